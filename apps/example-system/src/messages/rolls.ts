import { asNumber, message } from '@skirmish-kit/core';
import { figure } from './names.ts';

/** What dice are rolled for. */
export const rolls = {
  strike: message(
    { figure, target: figure },
    { en: '{figure} strikes {target}', fr: '{figure} frappe {target}' },
  ),
  press: message(
    { figure, acts: asNumber },
    {
      en: '{figure} presses on, more than {acts} is needed',
      fr: '{figure} insiste, il faut plus de {acts}',
    },
  ),
};
