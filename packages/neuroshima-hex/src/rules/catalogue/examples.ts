import type { Rule } from '@skirmish-kit/core';
import { rule } from './rule.ts';

/** Puzzles and worked examples. */
export const exampleRules: readonly Rule[] = [
  rule(
    'NH-PUZ-01',
    ['Puzzles', 'Casse-tête'],
    [
      'A puzzle shows a position and tiles to use; the task is to win the battle.',
      'Un casse-tête montre une position et des tuiles à utiliser ; il faut gagner la bataille.',
    ],
  ),
  rule(
    'NH-PUZ-02',
    ['Checking a solution', 'Vérifier une solution'],
    [
      'A solution is checked by fighting the battle that follows it.',
      'Une solution se vérifie en menant la bataille qui la suit.',
    ],
  ),
  rule(
    'NH-TST-01',
    ['The example game', 'La partie d’exemple'],
    [
      'Ten turns of Outpost against Hegemony, from the first HQ to the first battle.',
      'Dix tours d’Outpost contre Hegemony, du premier QG à la première bataille.',
    ],
  ),
  rule(
    'NH-TST-02',
    ['The example battle', 'La bataille d’exemple'],
    [
      'Its battle, phase by phase: Outpost ends at 18, Hegemony at 14.',
      'Sa bataille, phase par phase : Outpost finit à 18, Hegemony à 14.',
    ],
  ),
  rule(
    'NH-TST-03',
    ['Smaller examples', 'Exemples brefs'],
    [
      'Single positions for shots, pushes, nets, Medics, Clowns and the end of the game.',
      'Des positions isolées : tirs, poussées, filets, Médecins, Clowns et fin de partie.',
    ],
  ),
];
