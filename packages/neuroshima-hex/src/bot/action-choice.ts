import type { Action } from '../rules/action.ts';
import { takeFromHand } from '../rules/draw.ts';
import { resolveBoard } from '../rules/resolved-board.ts';
import { playerOf } from '../rules/hq-points.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import type { Table } from '../rules/table.ts';
import { actions } from '../rules/turn.ts';
import { battleInHand, handValue } from './hand.ts';
import { evaluate } from './evaluation.ts';
import { fightNow, lookAhead } from './look-ahead.ts';

/** An action and what the position after it is worth to who takes it. */
export interface Candidate {
  readonly key: string;
  readonly action: Action;
  readonly value: number;
  /** The table after it. */
  readonly then: Table;
}

/** What a position in one's own turn is worth. */
export type PositionEvaluator = (table: Table, seat: number) => number;

/** Which actions are weighed, and by what: all of them by {@link bestProspect} unless it says otherwise. */
export interface ActionFilter {
  readonly only?: ReadonlySet<string> | undefined;
  readonly by?: PositionEvaluator;
}

/** The actions the player whose turn it is may take, the best first; of equal ones the first. */
export function weighActions(table: Table, seat: number, how: ActionFilter = {}): Candidate[] {
  const { only, by = bestProspect } = how;
  const { turn } = table.state;
  if (!turn) return [];
  const candidates: Candidate[] = [];
  for (const { key, value: action } of actions(table, resolveBoard(table), turn)) {
    if (only && !only.has(key)) continue;
    const then = lookAhead(table, action);
    candidates.push({ key, action, then, value: by(then, seat) });
  }
  return candidates.sort((a, b) => b.value - a.value);
}

/** The position as it is, with the hand that is kept. */
export const quiet: PositionEvaluator = (table, seat) =>
  evaluate(table, seat) + handValue(table, seat);

/** The position as it is, or after a battle when the hand has one, whichever is better. */
export const bestProspect: PositionEvaluator = (table, seat) => {
  const still = quiet(table, seat);
  const battle = table.state.turn ? battleInHand(table, seat) : undefined;
  if (battle === undefined) return still;
  const trial = trialTable(table);
  takeFromHand(playerOf(trial, seat), battle);
  fightNow(trial, 'tile');
  return Math.max(still, quiet(trial, seat));
};
