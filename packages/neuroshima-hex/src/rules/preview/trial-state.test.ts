import { copyState } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import { tableAt, units } from '../testing/positions.ts';
import { trialState, trialTable } from './trial-state.ts';

function busyState(): State {
  const { state } = tableAt([...units('moloch', 'clown 0,0'), ...units('borgo', 'mutant 0,-1')]);
  const [unit] = state.units;
  state.turn = { seat: 0, drawn: true, played: 1, acted: [1] };
  state.battle = { cause: 'tile', first: 0, phase: 2 };
  state.ending = { left: [1], extra: false };
  state.markers = [{ unit: 0, kind: 'netted', until: 'ever', seat: 1 }];
  state.foundations = unit ? [{ ...unit, id: 9 }] : [];
  state.notes = { moloch: { turns: 1 } };
  for (const player of state.players) player.hand = ['move'];
  return state;
}

test('a sketch is the state itself, and nothing done to it is done to the state', () => {
  const state = busyState();
  const before = copyState(state);
  const sketch = trialState(state);
  expect(sketch).toEqual(before);
  for (const player of sketch.players) {
    player.hp = 1;
    player.hand.push('battle');
    player.discard.push('move');
  }
  for (const unit of sketch.units) unit.wounds = 1;
  sketch.units.pop();
  sketch.foundations.pop();
  sketch.markers.pop();
  sketch.turn?.acted.push(2);
  if (sketch.turn) sketch.turn.played = 2;
  if (sketch.battle) sketch.battle.phase = 0;
  if (sketch.ending) sketch.ending.left = [];
  sketch.notes['moloch'] = { turns: 2 };
  expect(state).toEqual(before);
});

test('a trial of an idle game has nothing in progress', () => {
  const { state } = tableAt(units('moloch', 'clown 0,0'));
  expect(trialState(state)).toMatchObject({ turn: null, battle: null, ending: null });
});

test('nobody listens to what happens on a sketched table', () => {
  const table = tableAt(units('moloch', 'clown 0,0'));
  expect([table.watched, trialTable(table).watched]).toEqual([true, false]);
});
