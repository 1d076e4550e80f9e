import { says } from '@skirmish-kit/core';
import { side, thing } from './say.ts';

/** What dice are rolled for. */
export const rolls = {
  'mandatory-order': says({}, { en: 'Who goes first', fr: 'Qui commence' }),
  'reaction-test': says(
    { figure: thing },
    { en: 'Reaction test of {figure}', fr: 'Test de réaction de {figure}' },
  ),
  initiative: says({ seat: side }, { en: 'Initiative of {seat}', fr: 'Initiative : {seat}' }),
  'to-hit': says({ figure: thing }, { en: '{figure} to hit', fr: '{figure} pour toucher' }),
  wound: says({ figure: thing }, { en: 'Wound roll on {figure}', fr: 'Blessure de {figure}' }),
  attack: says({ figure: thing }, { en: 'Attack of {figure}', fr: 'Attaque de {figure}' }),
  deviation: says({}, { en: 'Where it lands', fr: 'Déviation' }),
  'flame-swing': says({}, { en: 'Do the flames swing', fr: 'Les flammes dévient-elles' }),
  technology: says(
    { figure: thing },
    { en: 'Technology roll of {figure}', fr: 'Jet de technologie de {figure}' },
  ),
  'first-aid': says(
    { figure: thing },
    { en: 'First aid by {figure}', fr: 'Premiers soins par {figure}' },
  ),
  'machine-system': says(
    { figure: thing },
    { en: 'What is hit on {figure}', fr: 'Système touché sur {figure}' },
  ),
  malfunction: says({ figure: thing }, { en: 'Malfunction of {figure}', fr: 'Panne de {figure}' }),
  'self-repair': says(
    { figure: thing },
    { en: 'Self-repair of {figure}', fr: 'Autoréparation de {figure}' },
  ),
};
