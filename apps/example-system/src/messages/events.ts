import { count, says } from '@skirmish-kit/core';
import { figure, side, stone } from './names.ts';

/** What happens, declared once: the rules take the types of the parameters from here. */
export const moments = {
  round: says(
    { round: count, rounds: count },
    { en: 'Round {round} of {rounds}', fr: 'Manche {round} sur {rounds}' },
  ),
  sent: says(
    { figure, to: stone },
    { en: '{figure} sets out: {to}.', fr: '{figure} se met en route : {to}.' },
  ),
  marches: says(
    { figure, to: stone },
    { en: '{figure} marches: {to}.', fr: '{figure} avance : {to}.' },
  ),
  crosses: says({ figure }, { en: '{figure} is across!', fr: '{figure} est de l’autre côté !' }),
  felled: says({ figure, by: figure }, { en: '{by} fells {figure}.', fr: '{by} abat {figure}.' }),
  held: says(
    { figure, target: figure },
    { en: '{figure} strikes, {target} holds.', fr: '{figure} frappe, {target} tient bon.' },
  ),
  'stands-fast': says({ figure }, { en: '{figure} stands fast.', fr: '{figure} ne bouge pas.' }),
  pushed: says(
    { figure, to: stone },
    { en: '{figure} is pushed back: {to}.', fr: '{figure} est repoussé : {to}.' },
  ),
  'back-in-camp': says(
    { figure },
    { en: '{figure} is back in camp.', fr: '{figure} est de retour au bivouac.' },
  ),
  'stumbles-over': says(
    { figure, over: figure },
    {
      en: '{figure} stumbles over {over} and falls into the marsh.',
      fr: '{figure} trébuche sur {over} et tombe dans le marais.',
    },
  ),
  slips: says({ figure }, { en: '{figure} slips.', fr: '{figure} glisse.' }),
  rests: says({ side }, { en: '{side} rests.', fr: '{side} se repose.' }),
};
