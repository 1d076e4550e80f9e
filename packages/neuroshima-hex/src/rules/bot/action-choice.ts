import type { Action } from '../action.ts';
import { takeFromHand } from '../draw.ts';
import { readField } from '../field.ts';
import { playerOf } from '../hq-points.ts';
import { sketchTable } from '../preview/sketch.ts';
import type { Table } from '../table.ts';
import { actions } from '../turn.ts';
import { battleInHand, handWorth } from './hand.ts';
import { judge } from './judgement.ts';
import { fightNow, lookAhead } from './look-ahead.ts';

/** An action and what the position after it is worth to who takes it. */
export interface Candidate {
  readonly key: string;
  readonly action: Action;
  readonly value: number;
  /** The table after it. */
  readonly then: Table;
}

/** Every action the player whose turn it is may take, the best first; of equal ones the first. */
export function weighActions(table: Table, seat: number): Candidate[] {
  const { turn } = table.state;
  if (!turn) return [];
  const candidates = actions(table, readField(table), turn).map(({ key, value: action }) => {
    const then = lookAhead(table, action);
    return { key, action, then, value: prospect(then, seat) };
  });
  return candidates.sort((a, b) => b.value - a.value);
}

/**
 * What a position in one's own turn is worth: as it is, or after a battle when the hand has one,
 * whichever is better.
 */
export function prospect(table: Table, seat: number): number {
  const quiet = judge(table, seat) + handWorth(table, seat);
  const battle = table.state.turn ? battleInHand(table, seat) : undefined;
  if (battle === undefined) return quiet;
  const trial = sketchTable(table);
  takeFromHand(playerOf(trial, seat), battle);
  fightNow(trial, 'tile');
  return Math.max(quiet, judge(trial, seat) + handWorth(trial, seat));
}
