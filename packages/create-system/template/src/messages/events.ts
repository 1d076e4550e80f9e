import { count, says, text } from '@skirmish-kit/core';
import { figure, side } from './names.ts';

/** What happens, declared once: the rules take the types of the parameters from here. */
export const moments = {
  round: says(
    { round: count, rounds: count },
    { en: 'Round {round} of {rounds}', fr: 'Manche {round} sur {rounds}' },
  ),
  steps: says(
    { figure, to: text },
    { en: '{figure} steps to {to}.', fr: '{figure} avance en {to}.' },
  ),
  parried: says(
    { figure, target: figure },
    { en: '{figure} strikes, {target} parries.', fr: '{figure} frappe, {target} pare.' },
  ),
  felled: says({ figure, by: figure }, { en: '{by} fells {figure}.', fr: '{by} abat {figure}.' }),
  passes: says({ side }, { en: '{side} passes.', fr: '{side} passe.' }),
};
