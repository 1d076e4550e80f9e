import type { Flow } from '@skirmish-kit/core';
import { resolveBoard } from './resolved-board.ts';
import type { Hit } from './hits.ts';
import { emit } from './events.ts';
import { namedUnit } from './resolved-board.ts';
import { discard } from './discard.ts';
import { maskHas } from './hostility.ts';
import type { Unit } from './state.ts';
import { tileOf, type Table } from './table.ts';
import { carryOut } from './wounds.ts';

/**
 * Fan armies: a foundation lies under units, fills no hex and is hit by instants only. A trap
 * wounds the unit that comes onto it and is gone then (NH-FAN-03).
 */
export function* enter(table: Table, unit: Unit): Flow {
  const { state, sides } = table;
  // Two units that change places come one after the other: the second may be gone by then.
  if (!state.units.includes(unit)) return;
  const below = state.foundations.find((foundation) => foundation.cell === unit.cell);
  const trap = below && tileOf(table, below).trap;
  if (!trap) return;
  const whom = trap.whom === 'friends' ? sides.friends : sides.enemies;
  if (trap.whom && !maskHas(whom, below.seat, unit.seat)) return;
  yield* lift(table, below);
  const field = resolveBoard(table);
  const on = field.at[unit.cell];
  if (!on) return;
  const hit: Hit = {
    by: undefined,
    on,
    way: 0,
    kind: 'instant',
    strength: trap.strength,
    absorbed: false,
  };
  yield* carryOut(field, [hit], unit.seat);
}

/** Takes a foundation away. */
export function* lift(table: Table, foundation: Unit): Flow {
  const { state } = table;
  state.foundations = state.foundations.filter((other) => other.id !== foundation.id);
  discard(table, foundation.seat, foundation.tile);
  const params = { ...namedUnit(table, foundation), cause: 'hits' };
  yield* emit(table, 'removed', 'NH-INS-18', params);
}
