import { asNumber, message } from '@skirmish-kit/core';
import { figure, side, stone } from './names.ts';

/** What happens, declared once: the rules take the types of the parameters from here. */
export const events = {
  round: message(
    { round: asNumber, rounds: asNumber },
    { en: 'Round {round} of {rounds}', fr: 'Manche {round} sur {rounds}' },
  ),
  sent: message(
    { figure, to: stone },
    { en: '{figure} sets out: {to}.', fr: '{figure} se met en route : {to}.' },
  ),
  marches: message(
    { figure, to: stone },
    { en: '{figure} marches: {to}.', fr: '{figure} avance : {to}.' },
  ),
  crosses: message({ figure }, { en: '{figure} is across!', fr: '{figure} est de l’autre côté !' }),
  felled: message(
    { figure, by: figure },
    { en: '{by} fells {figure}.', fr: '{by} abat {figure}.' },
  ),
  held: message(
    { figure, target: figure },
    { en: '{figure} strikes, {target} holds.', fr: '{figure} frappe, {target} tient bon.' },
  ),
  'stands-fast': message({ figure }, { en: '{figure} stands fast.', fr: '{figure} ne bouge pas.' }),
  pushed: message(
    { figure, to: stone },
    { en: '{figure} is pushed back: {to}.', fr: '{figure} est repoussé : {to}.' },
  ),
  'back-in-camp': message(
    { figure },
    { en: '{figure} is back in camp.', fr: '{figure} est de retour au bivouac.' },
  ),
  'stumbles-over': message(
    { figure, over: figure },
    {
      en: '{figure} stumbles over {over} and falls into the marsh.',
      fr: '{figure} trébuche sur {over} et tombe dans le marais.',
    },
  ),
  slips: message({ figure }, { en: '{figure} slips.', fr: '{figure} glisse.' }),
  rests: message({ side }, { en: '{side} rests.', fr: '{side} se repose.' }),
};
