import { message } from '@skirmish-kit/core';
import { figure } from './names.ts';

/** What dice are rolled for. */
export const rolls = {
  strike: message(
    { figure, target: figure },
    { en: '{figure} strikes {target}', fr: '{figure} frappe {target}' },
  ),
};
