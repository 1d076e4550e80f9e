import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { leave, wayOut } from './exit.ts';
import type { Battle } from './state.ts';
import { act, miss, eventLines } from './testing/recorded-flow.ts';
import { activate, at, battleWith, give, type Placed } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

/** The side that deployed in the north leaves over the southern edge. */
const exits = [{ squares: { from: [1, 8], to: [8, 8] }, zone: 0, who: 'any', vp: 2 }] as const;

const HAMMER: FigureSpec = { weapons: [weapon('hammer', 'melee', ['knockback'])] };

/** Armour keeps it alive, so that it is only thrown. */
const STURDY: FigureSpec = { armour: 5 };

function battleAt(a: readonly Placed[], b: readonly Placed[] = [['h1']]): Battle {
  return battleWith({ a, b, mission: { exits } });
}

test('DZ-MOVE-13 a model exits by a Move or a Sprint over the edge, with its items', () => {
  const near = battleAt([['c8']]);
  give(near, 'a1', 'ammo');
  expect(eventLines(act(activate(near, 'a1'), ['leave']))).toEqual([
    'leaves a1 0 2',
    'activation-over a1',
  ]);
  expect(near.items).toMatchObject([{ holder: null, cube: null }]);
  const far = battleAt([['c7']]);
  expect(eventLines(act(activate(far, 'a1'), ['sprint-leave']))).toEqual([
    'moves a1 b8.1',
    'leaves a1 0 2',
    'activation-over a1',
  ]);
});

test('DZ-MOVE-13 not without a step, and not where there is no exit', () => {
  const battle = battleAt([['c8'], ['c5']]);
  expect(wayOut(battle, at(battle, 'a1'), 0)).toBeUndefined();
  expect(wayOut(battle, at(battle, 'a1'), 1)).toEqual([]);
  expect(eventLines(runFlow(leave(battle, 'a2', 2)))).toEqual([]);
  expect(at(battle, 'a2').where).toBe('field');
});

test('DZ-MOVE-06 DZ-MOVE-13 an enemy at the edge has a parting blow, or lets it go', () => {
  const free = battleAt([['c8']], [['c8']]);
  runFlow(leave(free, 'a1', 1), { choices: ['none'] });
  expect(at(free, 'a1').where).toBe('left');
  // Thrown along the edge it stands at an exit again, but its step is gone.
  const thrown = battleAt([['c8', STURDY]], [['c8', HAMMER]]);
  runFlow(leave(thrown, 'a1', 1), {
    choices: ['model:b1', 'way:5'],
    faces: [[4, 1, 1, ...miss(3)]],
  });
  expect(at(thrown, 'a1')).toMatchObject({ where: 'field', cube: [4, 8, 1] });
});

test('DZ-MOVE-09 DZ-MOVE-13 a model thrown on its way may miss the exit', () => {
  const battle = battleAt([['c7', STURDY]], [['c7', HAMMER]]);
  const { choices } = runFlow(leave(battle, 'a1', 2), {
    choices: ['model:b1', 'way:2', 'to:b6.1'],
    faces: [[4, 1, 1, ...miss(3)]],
  });
  expect(choices[2]?.options).toEqual([
    'none',
    ...['b5', 'c5', 'd5', 'b6', 'd6', 'b7', 'c7', 'd7'].map((cube) => `to:${cube}.1`),
  ]);
  expect(at(battle, 'a1')).toMatchObject({ where: 'field', cube: [2, 6, 1] });
});

test('DZ-MOVE-04 DZ-MOVE-13 a fight at the exit ends the move', () => {
  const battle = battleAt([['c7', STURDY]], [['c7', HAMMER], ['d8']]);
  runFlow(leave(battle, 'a1', 2), {
    choices: ['model:b1', 'way:5', 'to:d8.1', 'survive'],
    faces: [
      [4, 1, 1, ...miss(3)],
      [...miss(4), ...miss(3)],
    ],
  });
  expect(at(battle, 'a1')).toMatchObject({ where: 'field', cube: [4, 8, 1] });
});

test.each([
  ['pins', [miss(3), [4, 1, 1], [7], [...miss(3), ...miss(3)]], { where: 'field', pinned: true }],
  ['kills', [[4, 4, 4], miss(3)], { where: 'dead', pinned: false }],
])('DZ-ITEM-13 DZ-MOVE-13 a trap at the exit that %s it keeps it here', (_, faces, state) => {
  const battle = battleAt([['c7']]);
  for (const column of [2, 3, 4])
    battle.items.push({
      id: `t${column}`,
      kind: 'booby-trap',
      holder: null,
      cube: [column, 8, 1],
      broken: false,
      gun: null,
    });
  const [way] = wayOut(battle, at(battle, 'a1'), 2) ?? [];
  runFlow(leave(battle, 'a1', 2), { choices: [`take:t${way?.[0]}`], faces });
  expect(at(battle, 'a1')).toMatchObject(state);
  expect(battle.sides[0]?.points).toBe(0);
});
