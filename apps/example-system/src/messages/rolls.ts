import { count, says } from '@skirmish-kit/core';
import { figure } from './names.ts';

/** What dice are rolled for. */
export const rolls = {
  strike: says(
    { figure, target: figure },
    { en: '{figure} strikes {target}', fr: '{figure} frappe {target}' },
  ),
  press: says(
    { figure, acts: count },
    {
      en: '{figure} presses on, more than {acts} is needed',
      fr: '{figure} insiste, il faut plus de {acts}',
    },
  ),
};
