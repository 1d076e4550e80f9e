import { mainGame } from './main-game.ts';
import { placeTile } from './placement.ts';
import { choose, type Flow } from '@skirmish-kit/core';
import { hqAnswers } from './hq-answers.ts';
import { armyOf, type Table } from './table.ts';

/**
 * The smallest stretch of a game with everything in the state at both ends: an HQ is placed, a
 * turn begins, tiles are drawn, one action is taken, one phase is fought, a battle is wound up.
 */
export function* playStep(table: Table): Flow {
  const { state } = table;
  if (state.hqs < state.players.length) yield* placeHq(table);
  else yield* mainGame(table);
}

/** NH-SET-05: HQs go on any free hex, in the order of first turns. */
function* placeHq(table: Table): Flow {
  const { state, board } = table;
  const seat = state.hqs;
  const taken = new Set(state.units.map(({ cell }) => cell));
  const cells = [...board.hexes.keys()].filter((cell) => !taken.has(cell));
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
