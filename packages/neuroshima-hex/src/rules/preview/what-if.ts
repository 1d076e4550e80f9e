import type { Request } from '@skirmish-kit/core';
import { defaultAnswers, runBattle, type Answerer } from '../run-battle.ts';
import type { BattleCause } from '../state.ts';
import type { Table } from '../table.ts';
import { nextSeat } from '../turn-order.ts';

/** Who would be asked first in a battle that started now (NH-OPEN-21). */
export function firstDecider(table: Table): number {
  return table.state.turn?.seat ?? nextSeat(table);
}

/** Fights the battle that would start now on the table's own state, to the very end. */
export function fightThrough(
  table: Table,
  cause: BattleCause = 'tile',
  answer: Answerer = defaultAnswers,
  watch?: (request: Request) => void,
): void {
  runBattle(table, cause, firstDecider(table), answer, watch);
}
