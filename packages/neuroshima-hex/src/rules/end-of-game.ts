import type { Flow } from '@skirmish-kit/core';
import { discard } from './discard.ts';
import { namedUnit } from './resolved-board.ts';
import { isDestroyed, playerOf } from './hq-points.ts';
import { emit } from './events.ts';
import { goalReached, sideScores, type SideScore } from './score.ts';
import { teamOutcome } from './teams.ts';
import type { BattleCause, Result } from './state.ts';
import { armyOf, type Table } from './table.ts';
import { liveSeats } from './turn-order.ts';
import { takeOff } from './wounds.ts';

/** NH-OPEN-19: points are judged at the end of every phase; the battle may stop there. */
export function* checkEndOfPhase(table: Table): Flow {
  const winners = goalReached(table);
  if (winners) yield* finish(table, { winners, reason: 'points' });
}

/** NH-END-05: what a battle that is over means for the game. */
export function* checkEndOfBattle(table: Table, cause: BattleCause): Flow {
  const fallen = liveSeats(table).filter((seat) => isDestroyed(table, seat));
  const { mode } = table.state.setup;
  if (fallen.length > 0) {
    const result = mode === 'duel' ? judgeDuel(table, fallen) : teamOutcome(table, fallen);
    if (result) return yield* finish(table, result);
    for (const seat of fallen) yield* eliminate(table, seat);
    const left = liveSeats(table);
    if (left.length === 1) return yield* finish(table, { winners: left, reason: 'last-standing' });
    if (left.length === 0) return yield* finish(table, { winners: [], reason: 'all-destroyed' });
  }
  if (cause === 'final' || cause === 'extra') yield* evaluateEnd(table, cause);
}

/** NH-END-06, NH-END-07: who still stands wins; two HQs lost in one battle are a draw. */
function judgeDuel(table: Table, fallen: readonly number[]): Result {
  const winners = liveSeats(table).filter((seat) => !fallen.includes(seat));
  return { winners, reason: winners.length > 0 ? 'hq-destroyed' : 'all-destroyed' };
}

/** NH-END-08…10, NH-MP-04, NH-MP-10: after the final battle the best side wins. */
function* evaluateEnd(table: Table, cause: BattleCause): Flow {
  const sides = sideScores(table);
  const best = Math.max(...sides.map((side) => side.score));
  const leading = sides.filter((side) => side.score === best);
  if (leading.length === 1) {
    return yield* finish(table, { winners: seatsOf(leading), reason: 'final-battle' });
  }
  if (cause === 'final' && table.options.tieBreak === 'extra-turn') {
    // NH-OPEN-08: everybody still in the game has one more turn, then one more battle.
    table.state.ending = { left: liveSeats(table), extra: true };
    return yield* emit(table, 'extra-turn', 'NH-END-10', { points: best });
  }
  const shared = leading.length < sides.length;
  yield* finish(table, { winners: shared ? seatsOf(leading) : [], reason: 'level' });
}

function seatsOf(sides: readonly SideScore[]): number[] {
  return sides.flatMap((side) => side.seats);
}

/** NH-MP-03, NH-OPEN-33: the units of who lost the HQ leave, and the player is out. */
function* eliminate(table: Table, seat: number): Flow {
  const { state } = table;
  playerOf(table, seat).out = true;
  yield* emit(table, 'eliminated', 'NH-MP-03', { seat, army: armyOf(table, seat).id });
  const gone = new Set<number>();
  for (const unit of state.units) {
    if (unit.seat !== seat) continue;
    gone.add(unit.id);
    if (unit.tile !== armyOf(table, seat).hq.id) discard(table, seat, unit.tile);
    const params = { ...namedUnit(table, unit), cause: 'eliminated' };
    yield* emit(table, 'removed', 'NH-MP-03', params);
  }
  takeOff(table, gone);
  for (const { seat: owner, tile } of state.foundations) {
    if (owner === seat) discard(table, seat, tile);
  }
  state.foundations = state.foundations.filter((foundation) => foundation.seat !== seat);
  if (state.ending) state.ending.left = state.ending.left.filter((other) => other !== seat);
}

function* finish(table: Table, result: Result): Flow {
  table.state.result = result;
  table.state.battle = null;
  const { winners, reason } = result;
  yield* emit(table, 'game-over', 'NH-END-05', { winners: [...winners], reason });
}
