import { asks, count, says } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import { picks, placings, turns } from '../rules/answer-keys.ts';
import { deed, figure, place, side, thing, vehicle, way, weapon, weapons } from './names.ts';

export const YES = says({}, { en: 'Yes', fr: 'Oui' });
export const NO = says({}, { en: 'No', fr: 'Non' });
export const DONE = says({}, { en: 'Done', fr: 'Terminer' });

export const aFigure = { figure: says({ id: figure }, { en: '{id}', fr: '{id}' }), none: NO };

export const aPlace = {
  place: says({ figure, at: place }, { en: '{figure} at {at}', fr: '{figure} en {at}' }),
  wait: says({ figure }, { en: '{figure} waits', fr: '{figure} attend' }),
  rest: says({}, { en: 'Place the rest for me', fr: 'Placement automatique' }),
};

/** What is asked in a first battle, and what the answers are called. */
export const playQuestions = {
  deploy: asks(
    says(
      { figure, left: count },
      {
        en: 'Place {figure} ({left} left)',
        fr: 'Placez {figure} (encore {left})',
      },
    ),
    placings,
    aPlace,
  ),
  activate: asks(
    says(
      { seat: side, left: count },
      {
        en: '{seat}: who acts? ({left} left)',
        fr: '{seat} : qui agit ? ({left} {left|restant|restants})',
      },
    ),
    turns,
    { activate: says({ figure }, { en: '{figure}', fr: '{figure}' }), done: DONE },
  ),
  action: asks(
    says(
      { figure, ap: count },
      {
        en: '{figure}: {ap} {ap|point|points} left',
        fr: '{figure} : {ap} {ap|point restant|points restants}',
      },
    ),
    actions,
    {
      walk: says({ to: place }, { en: 'Walk to {to}', fr: 'Marcher en {to}' }),
      run: says({ to: place }, { en: 'Run to {to}', fr: 'Courir en {to}' }),
      climb: says({ to: place }, { en: 'Climb to {to}', fr: 'Escalader vers {to}' }),
      drop: says({ to: place }, { en: 'Jump down to {to}', fr: 'Sauter en {to}' }),
      shoot: says(
        { weapon, target: figure },
        { en: 'Shoot {target} ({weapon})', fr: 'Tirer sur {target} ({weapon})' },
      ),
      charge: says({ target: figure }, { en: 'Charge {target}', fr: 'Charger {target}' }),
      strike: says(
        { target: figure, weapons },
        { en: 'Strike {target} ({weapons})', fr: 'Frapper {target} ({weapons})' },
      ),
      flee: says({ to: place }, { en: 'Leave the melee to {to}', fr: 'Fuir la mêlée vers {to}' }),
      medikit: says({ target: figure }, { en: 'Medikit for {target}', fr: 'Médikit : {target}' }),
      recover: says({}, { en: 'Take heart', fr: 'Reprendre courage' }),
      carry: says({ target: figure }, { en: 'Pick up {target}', fr: 'Soulever {target}' }),
      'put-down': says({}, { en: 'Put him down', fr: 'Le poser' }),
      haul: says({ to: place }, { en: 'Haul the gun to {to}', fr: 'Tirer la pièce vers {to}' }),
      'fire-together': says(
        { weapon, target: figure },
        { en: 'All shoot {target} ({weapon})', fr: 'Tous tirent sur {target} ({weapon})' },
      ),
      'strike-together': says(
        { target: figure },
        { en: 'All strike {target}', fr: 'Tous frappent {target}' },
      ),
      board: says({ vehicle }, { en: 'Get into {vehicle}', fr: 'Monter dans {vehicle}' }),
      'get-out': says({ to: place }, { en: 'Get out at {to}', fr: 'Descendre en {to}' }),
      jump: says({ vehicle }, { en: 'Jump into {vehicle}', fr: 'Sauter dans {vehicle}' }),
      drive: says({ way }, { en: 'Drive {way}', fr: 'Rouler {way}' }),
      boost: says({ way }, { en: 'Booster {way}', fr: 'Booster {way}' }),
      'shoot-vehicle': says(
        { weapon, vehicle },
        { en: 'Shoot {vehicle} ({weapon})', fr: 'Tirer sur {vehicle} ({weapon})' },
      ),
      'shoot-crew': says(
        { weapon, target: figure },
        { en: 'Shoot {target} inside ({weapon})', fr: 'Tirer sur {target} à bord ({weapon})' },
      ),
      'strike-vehicle': says(
        { vehicle, weapons },
        { en: 'Strike {vehicle} ({weapons})', fr: 'Frapper {vehicle} ({weapons})' },
      ),
      deed: says({ what: deed, at: thing }, { en: '{what} ({at})', fr: '{what} ({at})' }),
      done: DONE,
    },
  ),
  'look-out': asks(
    says(
      { figure },
      {
        en: 'Does anybody take the hit for {figure}?',
        fr: 'Quelqu’un prend-il la touche pour {figure} ?',
      },
    ),
    picks,
    aFigure,
  ),
  'first-target': asks(
    says(
      { figure },
      { en: 'Whom does {figure} hit first?', fr: 'Qui {figure} touche-t-il d’abord ?' },
    ),
    picks,
    aFigure,
  ),
};
