import type { Table } from '../rules/table.ts';
import { weighActions, type Candidate } from './action-choice.ts';

/** A whole turn: the first action to take, and where the turn ends up. */
export interface Plan {
  /** What is played, in order. */
  readonly keys: readonly string[];
  /** What the end of the turn is worth by the preview alone. */
  readonly value: number;
  readonly then: Table;
}

/** How much may still be looked at: every position that is judged costs one. */
export interface Budget {
  left: number;
}

/** How many of the best actions are followed up, by how many were taken before. */
const BREADTH = [8, 4, 2, 1];

/**
 * Plans turns by following up the most promising actions; the best plan first. Plans that end up
 * in the same position, the same tiles in another order, count once.
 */
export function planTurns(table: Table, seat: number, budget: Budget): Plan[] {
  const plans = new Map<string, Plan>();
  const finish = (plan: Plan): void => {
    const place = boardText(plan.then);
    const known = plans.get(place);
    if (!known || plan.value > known.value) plans.set(place, plan);
  };
  const seen = new Set<string>();
  const follow = (from: Table, keys: readonly string[]): void => {
    const candidates = weighActions(from, seat);
    budget.left -= candidates.length;
    const breadth = BREADTH[keys.length] ?? 0;
    let followed = 0;
    for (const candidate of candidates) {
      const plan = { keys: [...keys, candidate.key], value: candidate.value, then: candidate.then };
      if (endsTurn(candidate)) {
        finish(plan);
        continue;
      }
      if (followed >= breadth || (budget.left <= 0 && plans.size > 0)) continue;
      followed++;
      const text = boardText(candidate.then);
      if (seen.has(text)) continue;
      seen.add(text);
      follow(candidate.then, plan.keys);
    }
  };
  follow(table, []);
  return [...plans.values()].sort((a, b) => b.value - a.value);
}

function endsTurn({ action, then }: Candidate): boolean {
  return action.kind === 'end' || then.state.turn === null;
}

/** What tells two ends of a turn apart. */
function boardText({ state }: Table): string {
  const units = state.units.map(
    ({ seat, tile, cell, rotation, wounds, moved }) =>
      `${seat}${tile}${cell},${rotation},${wounds},${moved}`,
  );
  const hands = state.players.map(({ hand, hp }) => `${hp}${hand.toSorted(byText).join()}`);
  return `${units.sort(byText).join(' ')}|${hands.join('|')}`;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
