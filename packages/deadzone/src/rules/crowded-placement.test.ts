import { runFlow } from '@skirmish-kit/core/testing';
import { positionPoint, CUBE_POSITIONS, type CubePosition } from '../board/index.ts';
import { expect, test } from 'vitest';
import { placeInCube } from './position-in-cube.ts';
import type { Battle } from './state.ts';
import { at, battleWith } from './testing/scripted-battle.ts';
import { loggedEvents } from './testing/logged-events.ts';

/** Models of these sizes in one cube, where their owners have put them; who has just come has no place. */
function crowd(a: readonly Standing[], b: readonly Standing[]): Battle {
  const battle = battleWith({
    a: a.map(([size]) => ['a1', { size }]),
    b: b.map(([size]) => ['a1', { size }]),
    settings: { placing: 'owner' },
  });
  for (const [side, models] of [a, b].entries())
    for (const [i, [, where]] of models.entries())
      if (where) at(battle, `${'ab'[side]}${i + 1}`).spot = positionPoint(where);
  return battle;
}

type Standing = readonly [size: number, where?: CubePosition];

const keys = (...stands: readonly CubePosition[]) => [
  'usual',
  ...stands.map((each) => `at:${each}`),
];

test('DZ-MOVE-03 a stand is logged; a model off the field takes none', () => {
  const battle = crowd([[1]], []);
  const { events } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:e'] });
  expect(loggedEvents(events)).toEqual([['stands', 'DZ-MOVE-03', { model: 'a1', stand: 'e' }]]);
  at(battle, 'a1').where = 'dead';
  expect(runFlow(placeInCube(battle, 'a1'))).toMatchObject({ events: [], choices: [] });
});

test('DZ-CAP-02 a friend makes way rather than an enemy', () => {
  // Large as it is, it meets the friend in the west or else the enemy in the east.
  const battle = crowd([[3], [1, 'w']], [[2, 'e']]);
  const { choices, events } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:w', 'usual'] });
  expect(choices[0]?.options).toEqual(keys('nw', 'w', 'sw'));
  expect(choices.map(({ who, rule }) => [who, rule])).toEqual([
    [0, 'DZ-MOVE-03'],
    [0, 'DZ-CAP-02'],
  ]);
  expect(events.map(({ about, params }) => [about, params['model']])).toEqual([
    ['stands', 'a1'],
    ['makes-way', 'a2'],
  ]);
  expect(at(battle, 'b1').spot).toEqual(positionPoint('e'));
});

test('DZ-CAP-02 it takes no place from which the other could not make way', () => {
  const battle = crowd([[3]], [[3, 'middle']]);
  const { choices } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:nw', 'at:e'] });
  expect(choices[0]?.options).toEqual(keys(...CUBE_POSITIONS.filter((each) => each !== 'middle')));
  expect(choices[1]?.options).toEqual(keys('e', 's'));
});

test('DZ-CAP-02 a model with one place to make way to is not asked', () => {
  const battle = crowd([[3]], [[3, 'middle']]);
  const { choices, events } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:n'] });
  expect(choices).toHaveLength(1);
  expect(loggedEvents(events)).toEqual([
    ['stands', 'DZ-MOVE-03', { model: 'a1', stand: 'n' }],
    ['makes-way', 'DZ-CAP-02', { model: 'b1', stand: 's' }],
  ]);
  expect(at(battle, 'b1').spot).toEqual(positionPoint('s'));
});

test.each([
  ['a1', ['a2', 'b1']],
  ['b1', ['b2', 'a1']],
] as const)('DZ-CAP-02 friends of %s make way first if both have to', (id, order) => {
  const newcomer: Standing = [3];
  const friend: Standing = [1, 'middle'];
  const enemy: Standing = [2, 'middle'];
  const battle =
    id === 'a1' ? crowd([newcomer, friend], [enemy]) : crowd([enemy], [newcomer, friend]);
  const { events } = runFlow(placeInCube(battle, id), { choices: ['at:nw', 'usual'] });
  expect(events.slice(1).map(({ params }) => params['model'])).toEqual(order);
});

test('DZ-CAP-02 a model that is not in the way stays', () => {
  const battle = crowd(
    [[3], [1, 'middle']],
    [
      [1, 'nw'],
      [1, 'se'],
    ],
  );
  const { choices, events } = runFlow(placeInCube(battle, 'a1'), { choices: ['at:e', 'usual'] });
  expect(choices[0]?.options).toEqual(keys('n', 'ne', 'w', 'middle', 'e', 'sw', 's'));
  expect(events.map(({ params }) => params['model'])).toEqual(['a1', 'a2']);
});

test('DZ-CAP-02 only the obstacle in the way moves, of several possible ones', () => {
  const moved = (...choices: readonly string[]) => {
    const { events } = runFlow(
      placeInCube(
        crowd(
          [[3]],
          [
            [1, 'w'],
            [2, 'e'],
          ],
        ),
        'a1',
      ),
      { choices },
    );
    return events.map(({ params }) => params['model']);
  };
  expect(moved('at:e', 'usual')).toEqual(['a1', 'b2']);
  expect(moved('at:w', 'usual')).toEqual(['a1', 'b1']);
});
