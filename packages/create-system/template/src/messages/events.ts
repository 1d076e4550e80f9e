import { asNumber, message, asText } from '@skirmish-kit/core';
import { figure, side } from './names.ts';

/** What happens, declared once: the rules take the types of the parameters from here. */
export const events = {
  round: message(
    { round: asNumber, rounds: asNumber },
    { en: 'Round {round} of {rounds}', fr: 'Manche {round} sur {rounds}' },
  ),
  steps: message(
    { figure, to: asText },
    { en: '{figure} steps to {to}.', fr: '{figure} avance en {to}.' },
  ),
  parried: message(
    { figure, target: figure },
    { en: '{figure} strikes, {target} parries.', fr: '{figure} frappe, {target} pare.' },
  ),
  felled: message(
    { figure, by: figure },
    { en: '{by} fells {figure}.', fr: '{by} abat {figure}.' },
  ),
  passes: message({ side }, { en: '{side} passes.', fr: '{side} passe.' }),
};
