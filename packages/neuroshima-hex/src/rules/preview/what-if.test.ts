import { emit } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { makeLibrary } from '../../packs/built-in.ts';
import { previewBattle } from '../preview.ts';
import type { State } from '../state.ts';
import { tableOf } from '../table.ts';
import { library, tableAt, units } from '../testing/positions.ts';
import { firstDecider } from './what-if.ts';

/** A runner and a ripper that strike each other down, each with two Medics. */
const MEDICS = [
  ...units('outpost', 'runner 0,0 0', 'medic 1,0', 'medic -1,1'),
  ...units('moloch', 'ripper 0,-1 3', 'medic 0,-2 1', 'medic 1,-2'),
];

function stateWith(turn: number | null, place = 0): State {
  const { state } = tableAt(MEDICS);
  state.turn = turn === null ? null : { seat: turn, drawn: true, played: 0, acted: [] };
  state.place = place;
  return state;
}

test('NH-OPEN-21 the player to move decides first in a preview', () => {
  const asked = (state: State) => previewBattle(library, state).choices.map(({ who }) => who);
  expect(asked(stateWith(0))).toEqual([0, 1]);
  expect(asked(stateWith(1))).toEqual([1, 0]);
});

test('NH-OPEN-21 between turns it is the player who comes next', () => {
  expect(firstDecider(tableOf(library, stateWith(null, 0)))).toBe(0);
  expect(firstDecider(tableOf(library, stateWith(null, 1)))).toBe(1);
});

test('effects of army code after a battle are part of the preview', () => {
  const grateful = makeLibrary(
    [],
    [
      {
        army: 'moloch',
        *afterBattle(table, seat) {
          const player = table.state.players[seat];
          if (player) player.hp -= 3;
          yield* emit('moloch-tithe', 'NH-BAT-12');
        },
      },
    ],
  );
  expect(previewBattle(grateful, stateWith(0)).lost).toEqual([0, 3]);
  expect(previewBattle(library, stateWith(0)).lost).toEqual([0, 0]);
  const silent = makeLibrary([], [{ army: 'moloch' }]);
  expect(previewBattle(silent, stateWith(0)).lost).toEqual([0, 0]);
});
