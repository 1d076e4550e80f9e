import { resolveBoard } from '../rules/resolved-board.ts';
import { playerOf } from '../rules/hq-points.ts';
import { trialTable } from '../rules/preview/trial-state.ts';
import { tileNamed, type Table } from '../rules/table.ts';
import { actions } from '../rules/turn.ts';
import { bestProspect } from './action-choice.ts';
import { keepValue } from './hand.ts';
import { evaluate } from './evaluation.ts';
import { lookAhead } from './look-ahead.ts';

/** What a tile of the hand is good for: its best use now, or keeping it. */
function tileValue(table: Table, seat: number, id: string): number {
  const trial = trialTable(table);
  playerOf(trial, seat).hand = [id];
  const turn = { seat, drawn: true, played: 0, acted: [] };
  trial.state.turn = turn;
  const now = evaluate(trial, seat);
  let best = keepValue(trial, seat, tileNamed(table, seat, id));
  for (const { value: action } of actions(trial, resolveBoard(trial), turn)) {
    if (!('tile' in action) || action.tile !== id || action.kind === 'discard') continue;
    best = Math.max(best, bestProspect(lookAhead(trial, action), seat) - now);
  }
  return best;
}

/** NH-TURN-02: the tile that is missed least. */
export function chooseDiscard(table: Table, seat: number, tiles: readonly string[]): string {
  let worst = tiles[0] ?? '';
  let least = Infinity;
  for (const id of tiles) {
    const value = tiles.length > 1 ? tileValue(table, seat, id) : 0;
    if (value < least) [worst, least] = [id, value];
  }
  return worst;
}

/** A hand of instants has to do this much to be kept (NH-TURN-09). */
const WORTH_KEEPING = 2;

/** NH-TURN-09: whether a hand of nothing but instants is kept. */
export function keepsBadDraw(table: Table, seat: number): boolean {
  const kinds = new Set(table.state.players[seat]?.hand);
  return [...kinds].some((id) => tileValue(table, seat, id) >= WORTH_KEEPING);
}
