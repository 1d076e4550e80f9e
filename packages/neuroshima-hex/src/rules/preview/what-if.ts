import type { Flow, Request } from '@skirmish-kit/core';
import { chapter } from '../chapters.ts';
import { byDefault, fightOut, type Answerer } from '../fight-out.ts';
import type { BattleCause } from '../state.ts';
import type { Table } from '../table.ts';
import { nextSeat } from '../turn-order.ts';
import { runOut } from './run-out.ts';

/** Who would be asked first in a battle that started now (NH-OPEN-21). */
export function firstAsked(table: Table): number {
  return table.state.turn?.seat ?? nextSeat(table);
}

/** Fights the battle on the table's own state to the very end, markers and companions included. */
export function fightThrough(
  table: Table,
  cause: BattleCause = 'tile',
  answer: Answerer = byDefault,
  watch?: (request: Request) => void,
): void {
  fightOut(table, cause, firstAsked(table), answer, watch);
  if (table.state.markers.length > 0 || table.companions.length > 0) {
    runOut(windUp(table), answer, watch);
  }
}

/** What follows the last phase of a battle, before anybody judges it. */
function* windUp(table: Table): Flow {
  if (table.state.markers.length > 0) yield* chapter('fans').endBattleMarkers(table);
  for (const { seat, companion } of table.companions) {
    if (companion.afterBattle) yield* companion.afterBattle(table, seat);
  }
}
