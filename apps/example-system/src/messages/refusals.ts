import { message } from '@skirmish-kit/core';
import { figure, stone } from './names.ts';

/** Why something cannot be done. */
export const refusals = {
  'not-yours': message(
    { figure },
    {
      en: '{figure} is not a figure of the side that acts.',
      fr: '{figure} n’est pas une figurine du camp qui agit.',
    },
  ),
  'not-in-camp': message(
    { figure },
    { en: '{figure} is not in camp.', fr: '{figure} n’est pas au bivouac.' },
  ),
  'not-on-the-way': message(
    { figure },
    { en: '{figure} is not on a causeway.', fr: '{figure} n’est pas sur une chaussée.' },
  ),
  'too-far': message(
    { to: stone },
    { en: 'Nobody gets from camp to {to} at once.', fr: 'Du bivouac, on n’arrive pas en {to}.' },
  ),
  'in-the-way': message(
    { figure },
    { en: '{figure} is in the way.', fr: '{figure} est sur le chemin.' },
  ),
  'no-enemy': message(
    { target: figure },
    { en: '{target} is not an enemy.', fr: '{target} n’est pas un ennemi.' },
  ),
  'out-of-reach': message(
    { figure, target: figure },
    {
      en: '{target} is not on the stone in front of {figure}.',
      fr: '{target} n’est pas sur la pierre devant {figure}.',
    },
  ),
  'another-presses': message(
    { figure },
    { en: 'Only {figure} may press on.', fr: 'Seule la figurine {figure} peut insister.' },
  ),
};
