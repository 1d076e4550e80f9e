import { says } from '@skirmish-kit/core';
import { playRolls } from './play-rolls.ts';

/** What dice are rolled for: in a first battle, and for what other gangs add. */
export const rolls = {
  ...playRolls,
  deviation: says(
    {},
    {
      en: 'Where it lands: first the d12 for the direction on a clock, then 2d6 for the centimetres',
      fr: 'Déviation\u00a0: d’abord le d12 pour la direction, comme une horloge, puis 2d6 pour les centimètres',
    },
  ),
  'flame-swing': says(
    {},
    {
      en: 'Do the flames swing: on a 1; rolled again, odd is left',
      fr: 'Les flammes dévient-elles\u00a0: sur un 1\u00a0; relancé, impair à gauche',
    },
  ),
};
