import type { Action } from '../rules/action.ts';
import { resolveBoard } from '../rules/resolved-board.ts';
import { isBoardFull } from '../rules/placement.ts';
import { runToEnd } from '../rules/preview/run-to-end.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import { fightThrough } from '../rules/preview/what-if.ts';
import type { BattleCause } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { carryOutAction } from '../rules/turn.ts';

/**
 * The table after an action of the player whose turn it is. A battle that it starts is fought, and
 * the turn is over then; what is asked on the way is answered by the stated defaults.
 */
export function lookAhead(table: Table, action: Action): Table {
  const trial = trialTable(table);
  const { state } = trial;
  if (!state.turn) return trial;
  runToEnd(carryOutAction(trial, resolveBoard(trial), state.turn, action));
  if (state.battle) fightNow(trial, state.battle.cause);
  else if (!state.full && isBoardFull(trial)) fightNow(trial, 'full');
  return trial;
}

/** Fights a battle on a trial table; the turn that caused it is over. */
export function fightNow(trial: Table, cause: BattleCause): void {
  fightThrough(trial, cause);
  const { state } = trial;
  state.turn = null;
  state.full = isBoardFull(trial);
}
