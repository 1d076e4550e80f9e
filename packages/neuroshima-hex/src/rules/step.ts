import { choose, type Flow } from '@skirmish-kit/core';
import { hqAnswers } from './answers.ts';
import { playPhase } from './battle.ts';
import { drawAndDiscard } from './draw.ts';
import { judgeBattle, judgePhase } from './end-of-game.ts';
import { readField } from './field.ts';
import { endBattleMarkers } from './markers.ts';
import { tell } from './tell.ts';
import { isBoardFull, placeTile } from './placing.ts';
import type { Battle } from './state.ts';
import { armyOf, type Table } from './table.ts';
import { act, beginTurn } from './turn.ts';

/**
 * The smallest stretch of a game with everything in the state at both ends: an HQ is placed, a
 * turn begins, tiles are drawn, one action is taken, one phase is fought, a battle is wound up.
 */
export function* playStep(table: Table): Flow {
  const { state } = table;
  if (state.hqs < state.players.length) return yield* placeHq(table);
  if (state.battle) return yield* fightOn(table, state.battle);
  if (!state.turn) return yield* beginTurn(table);
  if (!state.turn.drawn) return yield* drawAndDiscard(table, state.turn);
  yield* act(table, state.turn);
}

/** NH-SET-05: HQs go on any free hex, in the order of first turns. */
function* placeHq(table: Table): Flow {
  const { state } = table;
  const seat = state.hqs;
  const field = readField(table);
  const cells = [...field.at.keys()].filter((cell) => !field.at[cell]);
  const cell = yield* choose({
    who: seat,
    about: 'place-hq',
    rule: 'NH-SET-05',
    params: { army: armyOf(table, seat).id },
    options: cells.map((at) => ({ key: hqAnswers.make({ kind: 'hq', at }), value: at })),
  });
  yield* placeTile(table, seat, armyOf(table, seat).hq, cell, 0);
  state.hqs++;
}

/** The next phase, or, after phase 0, the end of the battle. */
function* fightOn(table: Table, battle: Battle): Flow {
  if (battle.phase >= 0) {
    yield* playPhase(table, battle);
    return yield* judgePhase(table);
  }
  const { state } = table;
  yield* endBattleMarkers(table);
  for (const { seat, companion } of table.companions) {
    if (companion.afterBattle) yield* companion.afterBattle(table, seat);
  }
  for (const unit of state.units) {
    unit.slots = 0;
    unit.converted = 0;
  }
  state.battle = null;
  yield* tell(table, 'battle-ends', 'NH-BAT-12', { cause: battle.cause });
  yield* judgeBattle(table, battle.cause);
  state.full = isBoardFull(table);
}
