import { endBattleMarkers } from './markers.ts';
import type { Flow } from '@skirmish-kit/core';
import { playPhase } from './battle.ts';
import { checkEndOfPhase } from './end-of-game.ts';
import type { ResolvedBoard } from './resolved-board.ts';
import type { Battle } from './state.ts';
import type { Table } from './table.ts';

/**
 * One stretch of a battle: the next phase, or, after phase 0, what follows the last one. Every
 * battle goes on by it, in a game, ahead of one and in a puzzle, so that all of them end the same.
 * Says whether the battle is over and still to be judged.
 */
export function* fightOn(table: Table, battle: Battle, field?: ResolvedBoard): Flow<boolean> {
  if (battle.phase >= 0) {
    yield* playPhase(table, battle, field);
    yield* checkEndOfPhase(table);
    return false;
  }
  const { state } = table;
  if (state.markers.length > 0) yield* endBattleMarkers(table);
  for (const { seat, companion } of table.companions) {
    if (companion.afterBattle) yield* companion.afterBattle(table, seat);
  }
  for (const unit of state.units) {
    unit.slots = 0;
    unit.converted = 0;
  }
  state.battle = null;
  return true;
}
