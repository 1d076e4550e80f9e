import type { Chance } from '../chance.ts';
import { diceChance, isDiceProblem, parseDice } from '../index.ts';

/** Dice by their notation, for tests that roll and read them. */
export function noted(notation: string): Chance<number> {
  const dice = parseDice(notation);
  if (isDiceProblem(dice)) throw new Error(dice.message);
  return diceChance(dice);
}
