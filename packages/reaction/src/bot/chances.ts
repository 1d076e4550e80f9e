import { sum, outcomesOf } from '@skirmish-kit/core';
import type { Attack } from '../rules/attack-dice.ts';
import { diceOf } from '../rules/dice.ts';
import { combatResult, shotResult } from '../rules/wound.ts';

/** What one wound roll does. */
export interface WoundChances {
  readonly out: number;
  readonly rout: number;
  readonly panic: number;
}

/** How a round of close combat goes. */
export interface RoundChances {
  readonly win: number;
  readonly lose: number;
}

/** Keyed by the dice, which are constants of their weapons, and by the modifier. */
type ByDice = WeakMap<readonly number[], Map<number, WoundChances>>;

const wounds: Readonly<Record<'shot' | 'combat', ByDice>> = {
  shot: new WeakMap(),
  combat: new WeakMap(),
};
const rounds = new Map<string, RoundChances>();

/** RX-WOUND-02, RX-WOUND-03, RX-CC-13…15: exact, and remembered. */
export function woundChances(
  dice: readonly number[],
  margin: number,
  by: 'shot' | 'combat',
): WoundChances {
  const byMargin = wounds[by].get(dice) ?? new Map<number, WoundChances>();
  const known = byMargin.get(margin);
  if (known) return known;
  const table = by === 'shot' ? shotResult : combatResult;
  const chances = { out: 0, rout: 0, panic: 0 };
  for (const [total, probability] of outcomesOf(sum(diceOf(dice)))) {
    const result = table(total + margin);
    if (result === 'eliminated') chances.out += probability;
    else if (result === 'rout') chances.rout += probability;
    else if (result === 'panic') chances.panic += probability;
  }
  byMargin.set(margin, chances);
  wounds[by].set(dice, byMargin);
  return chances;
}

/** RX-CC-03: exact, and remembered. */
export function roundChances(mine: Attack, theirs: Attack): RoundChances {
  const lead = mine.modifier - theirs.modifier;
  const key = `${mine.dice.join()}:${theirs.dice.join()}:${lead}`;
  const known = rounds.get(key);
  if (known) return known;
  const chances = { win: 0, lose: 0 };
  const against = outcomesOf(sum(diceOf(theirs.dice)));
  for (const [total, probability] of outcomesOf(sum(diceOf(mine.dice), lead))) {
    for (const [other, share] of against) {
      if (total > other) chances.win += probability * share;
      else if (total < other) chances.lose += probability * share;
    }
  }
  rounds.set(key, chances);
  return chances;
}
