import { questionMessages, asNumber, message } from '@skirmish-kit/core';
import {
  picks,
  placings,
  relocations,
  replies,
  routes,
  scenes,
  yesOrNo,
} from '../rules/answer-keys.ts';
import { figure, place, idName, vehicle, weapon } from './names.ts';
import { rollName } from './roll-names.ts';
import { aFigure, aPlace, DONE, NO, YES } from './questions.ts';

/** What is asked besides, with other bands, settings and worlds. */
export const moduleQuestions = {
  arrive: questionMessages(
    message({ figure }, { en: 'Where does {figure} enter?', fr: 'Où entre {figure} ?' }),
    placings,
    aPlace,
  ),
  intercept: questionMessages(
    message(
      { figure, enemy: figure },
      {
        en: 'Does anybody meet {enemy} before he reaches {figure}?',
        fr: 'Quelqu’un arrête-t-il {enemy} avant {figure} ?',
      },
    ),
    picks,
    aFigure,
  ),
  'step-back': questionMessages(
    message({ figure }, { en: 'Does {figure} step back?', fr: '{figure} recule-t-il ?' }),
    yesOrNo,
    { yes: YES, no: NO },
  ),
  'free-shot': questionMessages(
    message(
      { figure, enemy: figure },
      {
        en: 'Does {figure} shoot {enemy} at once?',
        fr: '{figure} tire-t-il aussitôt sur {enemy} ?',
      },
    ),
    replies,
    {
      shoot: message({ weapon }, { en: 'Shoot ({weapon})', fr: 'Tirer ({weapon})' }),
      hold: message({}, { en: 'Hold fire', fr: 'Ne pas tirer' }),
    },
  ),
  'place-vehicle': questionMessages(
    message({ vehicle }, { en: 'Where does {vehicle} begin?', fr: 'Où commence {vehicle} ?' }),
    placings,
    {
      place: message(
        { figure: vehicle, at: place },
        { en: '{figure} at {at}', fr: '{figure} en {at}' },
      ),
      wait: aPlace.wait,
      rest: aPlace.rest,
    },
  ),
  together: questionMessages(
    message(
      { figure, count: asNumber },
      {
        en: 'Do those near {figure} act with him? ({count})',
        fr: 'Ceux près de {figure} agissent-ils avec lui ? ({count})',
      },
    ),
    yesOrNo,
    { yes: YES, no: NO },
  ),
  'pulp-die': questionMessages(
    message(
      { figure, roll: rollName, left: asNumber },
      {
        en: 'Does {figure} add a pulp die? {roll}, {left} left',
        fr: '{figure} ajoute-t-il un dé de pulp ? {roll}, reste {left}',
      },
    ),
    yesOrNo,
    { yes: YES, no: NO },
  ),
  'pulp-die-against': questionMessages(
    message(
      { figure, roll: rollName, left: asNumber },
      {
        en: 'Does {figure} make the other roll a pulp die? {roll}, {left} left',
        fr: '{figure} impose-t-il un dé de pulp ? {roll}, reste {left}',
      },
    ),
    yesOrNo,
    { yes: YES, no: NO },
  ),
  scene: questionMessages(
    message(
      { what: idName, left: asNumber },
      { en: '{what}: where? ({left} left)', fr: '{what} : où ? (reste {left})' },
    ),
    scenes,
    { put: message({ at: place }, { en: '{at}', fr: '{at}' }), done: DONE },
  ),
  patrol: questionMessages(
    message(
      { figure, left: asNumber },
      {
        en: 'Where does {figure} go on patrol? ({left} left)',
        fr: 'Où patrouille {figure}\u00a0? (reste {left})',
      },
    ),
    routes,
    {
      put: message({ at: place }, { en: '{at}', fr: '{at}' }),
      done: message({}, { en: 'There and back', fr: 'Aller-retour' }),
      round: message({}, { en: 'Round', fr: 'En boucle' }),
      rest: message({}, { en: 'All as given', fr: 'Toutes données' }),
    },
  ),
  relocate: questionMessages(
    message(
      { left: asNumber },
      {
        en: 'Which hostage goes to another room? ({left} left)',
        fr: 'Quel otage change de pièce ? (reste {left})',
      },
    ),
    relocations,
    {
      move: message({ figure, to: idName }, { en: '{figure}: {to}', fr: '{figure} : {to}' }),
      done: DONE,
    },
  ),
  carrier: questionMessages(
    message({}, { en: 'Who carries the bomb?', fr: 'Qui porte la bombe ?' }),
    picks,
    aFigure,
  ),
  'vital-spots': questionMessages(
    message(
      { figure, need: asNumber },
      {
        en: 'Does {figure} roll a die for damage again ({need} or more)?',
        fr: '{figure} relance-t-il un dé de dégâts ({need} ou plus) ?',
      },
    ),
    yesOrNo,
    { yes: YES, no: NO },
  ),
  'blade-catcher': questionMessages(
    message(
      { figure, need: asNumber },
      {
        en: 'Does {figure} have a wound rolled again ({need} or more)?',
        fr: '{figure} fait-il relancer une blessure ({need} ou plus) ?',
      },
    ),
    yesOrNo,
    { yes: YES, no: NO },
  ),
  'rout-again': questionMessages(
    message(
      { figure, command: asNumber },
      {
        en: 'Does {figure} test again ({command} or less)?',
        fr: '{figure} refait-il le test ({command} ou moins) ?',
      },
    ),
    yesOrNo,
    { yes: YES, no: NO },
  ),
};
