import { questionMessages, asNumber, message } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import { picks, placings, turns } from '../rules/answer-keys.ts';
import { deed, figure, place, side, idName, vehicle, pathName, weapon, weapons } from './names.ts';

export const YES = message({}, { en: 'Yes', fr: 'Oui' });
export const NO = message({}, { en: 'No', fr: 'Non' });
export const DONE = message({}, { en: 'Done', fr: 'Terminer' });

export const aFigure = { figure: message({ id: figure }, { en: '{id}', fr: '{id}' }), none: NO };

export const aPlace = {
  place: message({ figure, at: place }, { en: '{figure} at {at}', fr: '{figure} en {at}' }),
  wait: message({ figure }, { en: '{figure} waits', fr: '{figure} attend' }),
  rest: message({}, { en: 'Place the rest for me', fr: 'Placement automatique' }),
};

/** What is asked in a first battle, and what the answers are called. */
export const questions = {
  deploy: questionMessages(
    message(
      { figure, left: asNumber },
      {
        en: 'Place {figure} ({left} left)',
        fr: 'Placez {figure} (encore {left})',
      },
    ),
    placings,
    aPlace,
  ),
  activate: questionMessages(
    message(
      { seat: side, left: asNumber },
      {
        en: '{seat}: who acts? ({left} left)',
        fr: '{seat} : qui agit ? ({left} {left|restant|restants})',
      },
    ),
    turns,
    { activate: message({ figure }, { en: '{figure}', fr: '{figure}' }), done: DONE },
  ),
  action: questionMessages(
    message(
      { figure, ap: asNumber },
      {
        en: '{figure}: {ap} {ap|point|points} left',
        fr: '{figure} : {ap} {ap|point restant|points restants}',
      },
    ),
    actions,
    {
      walk: message({ to: place }, { en: 'Walk to {to}', fr: 'Marcher en {to}' }),
      run: message({ to: place }, { en: 'Run to {to}', fr: 'Courir en {to}' }),
      climb: message({ to: place }, { en: 'Climb to {to}', fr: 'Escalader vers {to}' }),
      drop: message({ to: place }, { en: 'Jump down to {to}', fr: 'Sauter en {to}' }),
      shoot: message(
        { weapon, target: figure },
        { en: 'Shoot {target} ({weapon})', fr: 'Tirer sur {target} ({weapon})' },
      ),
      charge: message({ target: figure }, { en: 'Charge {target}', fr: 'Charger {target}' }),
      strike: message(
        { target: figure, weapons },
        { en: 'Strike {target} ({weapons})', fr: 'Frapper {target} ({weapons})' },
      ),
      flee: message(
        { to: place },
        { en: 'Leave the melee to {to}', fr: 'Fuir la mêlée vers {to}' },
      ),
      medikit: message(
        { target: figure },
        { en: 'Medikit for {target}', fr: 'Médikit : {target}' },
      ),
      recover: message({}, { en: 'Take heart', fr: 'Reprendre courage' }),
      carry: message({ target: figure }, { en: 'Pick up {target}', fr: 'Soulever {target}' }),
      'put-down': message({}, { en: 'Put him down', fr: 'Le poser' }),
      haul: message({ to: place }, { en: 'Haul the gun to {to}', fr: 'Tirer la pièce vers {to}' }),
      'fire-together': message(
        { weapon, target: figure },
        { en: 'All shoot {target} ({weapon})', fr: 'Tous tirent sur {target} ({weapon})' },
      ),
      'strike-together': message(
        { target: figure },
        { en: 'All strike {target}', fr: 'Tous frappent {target}' },
      ),
      board: message({ vehicle }, { en: 'Get into {vehicle}', fr: 'Monter dans {vehicle}' }),
      'get-out': message({ to: place }, { en: 'Get out at {to}', fr: 'Descendre en {to}' }),
      jump: message({ vehicle }, { en: 'Jump into {vehicle}', fr: 'Sauter dans {vehicle}' }),
      drive: message({ way: pathName }, { en: 'Drive {way}', fr: 'Rouler {way}' }),
      boost: message({ way: pathName }, { en: 'Booster {way}', fr: 'Booster {way}' }),
      'shoot-vehicle': message(
        { weapon, vehicle },
        { en: 'Shoot {vehicle} ({weapon})', fr: 'Tirer sur {vehicle} ({weapon})' },
      ),
      'shoot-crew': message(
        { weapon, target: figure },
        { en: 'Shoot {target} inside ({weapon})', fr: 'Tirer sur {target} à bord ({weapon})' },
      ),
      'strike-vehicle': message(
        { vehicle, weapons },
        { en: 'Strike {vehicle} ({weapons})', fr: 'Frapper {vehicle} ({weapons})' },
      ),
      deed: message({ what: deed, at: idName }, { en: '{what} ({at})', fr: '{what} ({at})' }),
      done: DONE,
    },
  ),
  'look-out': questionMessages(
    message(
      { figure },
      {
        en: 'Does anybody take the hit for {figure}?',
        fr: 'Quelqu’un prend-il la touche pour {figure} ?',
      },
    ),
    picks,
    aFigure,
  ),
  'first-target': questionMessages(
    message(
      { figure },
      { en: 'Whom does {figure} hit first?', fr: 'Qui {figure} touche-t-il d’abord ?' },
    ),
    picks,
    aFigure,
  ),
};
