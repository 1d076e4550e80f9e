import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { PACE } from './paces.ts';
import { pushAside } from './pushed-aside.ts';
import { fallDie } from './rope-fall.ts';
import {
  activate,
  at,
  battleWith,
  perform,
  piece,
  placeOf,
  type TestBattle,
} from './testing/battle.ts';

const SPOTTING = { spotting: 'on' } as const;

/** A wall across the table, over which nobody on the ground is seen. */
const wall = (x: number, height = 2) =>
  piece('wall', [x, 0, 0.4, 40], {
    ground: 'impassable',
    blocksSight: true,
    height: height * PACE,
  });

const tower = piece('tower', [10, 15, 4, 10], {
  ground: 'impassable',
  blocksSight: true,
  height: 4 * PACE,
});

/** A chief to the right of a tower, and a minion behind a wall who has never seen one. */
function chiefClimbs(rest: TestBattle = {}) {
  const battle = battleWith({
    a: [[14.5, 20, { rank: 'chief' }]],
    b: [[50, 20]],
    terrain: [tower, wall(18)],
    climbable: ['tower'],
    settings: SPOTTING,
    ...rest,
  });
  activate(battle, 'a1');
  return battle;
}

const about = ({ events }: { readonly events: readonly { readonly about: string }[] }) =>
  events.map((event) => event.about);

/** The observer passes his test. */
const HOLDS = { faces: [[1, 1]] };

test('MU-PASS-04 MU-MOVE-04 a climb ends at the first visible pace of height', () => {
  const battle = chiefClimbs();
  const played = perform(battle, 'climb:240,400', HOLDS);
  expect(about(played)).toEqual(['spots', 'test-passed', 'hangs']);
  const chief = figureOf(battle, 'a1');
  expect(chief).toMatchObject({ on: 'tower', hanging: true, level: 3 * PACE });
  expect(figureOf(battle, 'b1').seen).toEqual(['a1']);
  expect(about(perform(battle, 'climb:240,400'))).toEqual(['climbs']);
});

test('MU-PASS-05 a climb without sight tests continues to its end', () => {
  const battle = chiefClimbs({ settings: { spotting: 'off' } });
  expect(about(perform(battle, 'climb:240,400'))).toEqual(['climbs']);
});

/** The same chief on the tower. */
function chiefAbove(x: number, rest: TestBattle) {
  const battle = chiefClimbs(rest);
  Object.assign(figureOf(battle, 'a1'), { at: at(x, 20), level: 4 * PACE, on: 'tower' });
  return battle;
}

test('MU-PASS-04 a figure at the edge before a jump is seen and stays', () => {
  const battle = chiefAbove(10.6, { terrain: [tower, wall(40, 1)] });
  const { life } = figureOf(battle, 'a1');
  const played = perform(battle, 'drop:290,400', HOLDS);
  expect(about(played)).toEqual(['spots', 'test-passed', 'walks']);
  expect(figureOf(battle, 'a1')).toMatchObject({ on: 'tower', level: 4 * PACE, life });
});

/** What hides all to the left of it from who looks along the tower. */
const screen = (width: number) =>
  piece('screen', [10, 27, width, 0.4], { ground: 'impassable', blocksSight: true });

test('MU-PASS-04 a figure seen half-way down continues to the ground alone', () => {
  const battle = chiefAbove(13.6, { b: [[14.5, 35]], terrain: [tower, screen(4.45)] });
  const played = perform(battle, 'climb:290,400', HOLDS);
  expect(about(played)).toEqual(['spots', 'test-passed', 'climbs']);
  expect(played.events.at(-1)?.params['height']).toBe(0);
  expect(figureOf(battle, 'a1')).toMatchObject({ on: null, level: 0, hanging: false });
});

test('MU-PASS-04 a jump ends where he is seen on the ground below', () => {
  const battle = chiefAbove(13.6, { b: [[18, 35]], terrain: [tower, screen(7)] });
  const played = perform(battle, 'drop:360,400', HOLDS);
  expect(about(played)).toEqual(['spots', 'test-passed', 'drops', 'wounded']);
  const [x] = placeOf(battle, 'a1');
  expect(x).toBeGreaterThan(14.5);
  expect(x).toBeLessThan(17);
});

test.each([
  ['gets out of a melee', [15, 13, { rank: 'chief' }] as const],
  ['gives way', undefined],
])('MU-PASS-04 a figure that %s is seen on its way', (_, foe) => {
  const hedge = piece('hedge', [20, 10, 0.4, 5], { ground: 'impassable', blocksSight: true });
  const battle = chiefClimbs({
    a: [[15, 14, { rank: 'chief' }]],
    b: [[30, 14], ...(foe ? [foe] : [])],
    terrain: [hedge],
  });
  const played = foe
    ? perform(battle, 'flee:300,364', HOLDS)
    : runFlow(pushAside(battle, 'a1', at(15, 10), 5 * PACE), HOLDS);
  expect(about(played)).toEqual(['spots', 'test-passed', foe ? 'leaves-melee' : 'gives-way']);
  const [, y] = placeOf(battle, 'a1');
  expect(y).toBeGreaterThan(14.5);
  expect(y).toBeLessThan(17);
});

test('MU-EQ-08 MU-PASS-04 a fall off a rope can be seen', () => {
  const battle = chiefClimbs({ b: [[20, 20]], terrain: [tower] });
  Object.assign(figureOf(battle, 'a1'), { level: 2 * PACE, on: 'tower', hanging: true });
  const played = runFlow(fallDie(battle, 'a1', 'b1'), { faces: [[1], [1, 1]] });
  expect(about(played)).toEqual(['falls', 'spots', 'test-passed', 'wounded']);
});
