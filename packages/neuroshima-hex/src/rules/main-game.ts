import type { Flow } from '@skirmish-kit/core';
import { drawAndDiscard } from './draw.ts';
import { checkEndOfBattle } from './end-of-game.ts';
import { fightOn } from './fight-on.ts';
import { isBoardFull } from './placement.ts';
import type { Battle } from './state.ts';
import type { Table } from './table.ts';
import { emit } from './events.ts';
import { act, beginTurn } from './turn.ts';

/** A turn begins, tiles are drawn, one action is taken, one phase is fought, a battle is wound up. */
export function* mainGame(table: Table): Flow {
  const { state } = table;
  if (state.battle) return yield* fightInTurn(table, state.battle);
  if (!state.turn) return yield* beginTurn(table);
  if (!state.turn.drawn) return yield* drawAndDiscard(table, state.turn);
  yield* act(table, state.turn);
}

/** The next phase, or, after phase 0, the end of the battle and its judgement. */
function* fightInTurn(table: Table, battle: Battle): Flow {
  if (!(yield* fightOn(table, battle))) return;
  yield* emit(table, 'battle-ends', 'NH-BAT-12', { cause: battle.cause });
  yield* checkEndOfBattle(table, battle.cause);
  table.state.full = isBoardFull(table);
}
