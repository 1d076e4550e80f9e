import { asNumber, message } from '@skirmish-kit/core';
import { side, sides, idName } from './formatters.ts';

/** What dice are rolled for. */
export const rolls = {
  'mandatory-order': message(
    { seats: sides },
    {
      en: 'Who goes first: a die each, in this order: {seats}',
      fr: 'Qui commence\u00a0: un dé chacun, dans cet ordre\u00a0: {seats}',
    },
  ),
  'reaction-test': message(
    { figure: idName },
    { en: 'Reaction test of {figure}', fr: 'Test de réaction de {figure}' },
  ),
  initiative: message({ seat: side }, { en: 'Initiative of {seat}', fr: 'Initiative : {seat}' }),
  'to-hit': message(
    { figure: idName, need: asNumber },
    {
      en: '{figure} to hit: a die for each shot, {need} or more',
      fr: '{figure} pour toucher\u00a0: un dé par tir, {need} ou plus',
    },
  ),
  wound: message(
    { figure: idName, resistance: asNumber },
    {
      en: 'Wound roll on {figure}: all dice together, against {resistance}',
      fr: 'Blessure de {figure}\u00a0: somme des dés, contre {resistance}',
    },
  ),
  attack: message(
    { figure: idName },
    {
      en: 'Attack of {figure}: all its dice together',
      fr: 'Attaque de {figure}\u00a0: somme de ses dés',
    },
  ),
  technology: message(
    { figure: idName },
    { en: 'Technology roll of {figure}', fr: 'Jet de technologie de {figure}' },
  ),
  'first-aid': message(
    { figure: idName },
    { en: 'First aid by {figure}', fr: 'Premiers soins par {figure}' },
  ),
  'machine-system': message(
    { figure: idName },
    { en: 'What is hit on {figure}', fr: 'Système touché sur {figure}' },
  ),
  malfunction: message(
    { figure: idName },
    { en: 'Malfunction of {figure}', fr: 'Panne de {figure}' },
  ),
  'self-repair': message(
    { figure: idName },
    { en: 'Self-repair of {figure}', fr: 'Autoréparation de {figure}' },
  ),
  deviation: message(
    {},
    {
      en: 'Where it lands: first the d12 for the direction on a clock, then 2d6 for the centimetres',
      fr: 'Déviation\u00a0: d’abord le d12 pour la direction, comme une horloge, puis 2d6 pour les centimètres',
    },
  ),
  'flame-swing': message(
    {},
    {
      en: 'Do the flames swing: on a 1; rolled again, odd is left',
      fr: 'Les flammes dévient-elles\u00a0: sur un 1\u00a0; relancé, impair à gauche',
    },
  ),
};
