import { playerOf } from './hq-points.ts';
import type { Turn } from './state.ts';
import type { Table } from './table.ts';

/** NH-SET-12, NH-TURN-12: how many tiles may be played in this turn. */
export function playLimit(table: Table, turn: Turn): number {
  const { start, reinforcements } = table.options;
  const first = turn.seat === 0 && playerOf(table, turn.seat).turns === 1;
  if (start === 'alternative' && first) return 1;
  return reinforcements ? 2 : Infinity;
}

/** NH-TURN-03, NH-OPEN-06: tiles may be thrown away freely, except with reinforcements. */
export function mayDiscard(table: Table): boolean {
  return !table.options.reinforcements;
}
