import { message, asText } from '@skirmish-kit/core';
import { figure } from './names.ts';

/** Why something cannot be done. */
export const refusals = {
  'not-yours': message(
    { figure },
    {
      en: '{figure} is not a figure of the side that acts.',
      fr: '{figure} n’est pas une figurine du camp qui agit.',
    },
  ),
  fallen: message({ figure }, { en: '{figure} has fallen.', fr: '{figure} est à terre.' }),
  'no-step': message(
    { to: asText },
    { en: '{to} is not one step away.', fr: '{to} n’est pas à un pas.' },
  ),
  occupied: message(
    { to: asText, figure },
    { en: '{figure} stands on {to}.', fr: '{figure} se tient en {to}.' },
  ),
  'no-enemy': message(
    { target: figure },
    { en: '{target} is not an enemy.', fr: '{target} n’est pas un ennemi.' },
  ),
  'out-of-reach': message(
    { figure, target: figure },
    { en: '{figure} cannot reach {target}.', fr: '{figure} n’atteint pas {target}.' },
  ),
};
