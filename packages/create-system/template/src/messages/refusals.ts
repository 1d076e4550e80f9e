import { says, text } from '@skirmish-kit/core';
import { figure } from './names.ts';

/** Why something cannot be done. */
export const refusals = {
  'not-yours': says(
    { figure },
    {
      en: '{figure} is not a figure of the side that acts.',
      fr: '{figure} n’est pas une figurine du camp qui agit.',
    },
  ),
  fallen: says({ figure }, { en: '{figure} has fallen.', fr: '{figure} est à terre.' }),
  'no-step': says(
    { to: text },
    { en: '{to} is not one step away.', fr: '{to} n’est pas à un pas.' },
  ),
  occupied: says(
    { to: text, figure },
    { en: '{figure} stands on {to}.', fr: '{figure} se tient en {to}.' },
  ),
  'no-enemy': says(
    { target: figure },
    { en: '{target} is not an enemy.', fr: '{target} n’est pas un ennemi.' },
  ),
  'out-of-reach': says(
    { figure, target: figure },
    { en: '{figure} cannot reach {target}.', fr: '{figure} n’atteint pas {target}.' },
  ),
};
