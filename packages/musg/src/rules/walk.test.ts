import { emit } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { at, battleWith, piece, placeOf } from './testing/battle.ts';
import { ownWorld } from './testing/custom-world.ts';
import { goAlong, walkTo } from './walk.ts';

test('MU-MOVE-01 MU-MOVE-03 a walk and a run log their end and call the world', () => {
  const world = ownWorld('muddy', {
    moved: (_, figure, [x, y]) => emit('tracks', 'MU-MOVE-01', { figure, x, y }),
  });
  const battle = battleWith({ a: [[10, 20]], world });
  const logged = (x: number, times: number) =>
    runFlow(walkTo(battle, 'a1', at(x, 20), times)).events.map(({ about, rule, params }) => [
      about,
      rule,
      params,
    ]);
  expect(logged(16, 1)).toEqual([
    ['tracks', 'MU-MOVE-01', { figure: 'a1', x: 200, y: 400 }],
    ['walks', 'MU-MOVE-01', { figure: 'a1', x: 320, y: 400 }],
  ]);
  expect(logged(25, 1.5)).toEqual([
    ['tracks', 'MU-MOVE-01', { figure: 'a1', x: 320, y: 400 }],
    ['runs', 'MU-MOVE-03', { figure: 'a1', x: 500, y: 400 }],
  ]);
  // A place that is too far now is not walked to, and nothing is logged.
  expect(logged(40, 1)).toEqual([]);
  expect(placeOf(battle, 'a1')).toEqual([25, 20]);
});

/** A minion walks along behind a wall, at the end of which a chief waits below. */
function ambush(rest = {}) {
  return battleWith({
    a: [[10, 20]],
    b: [[20, 30, { rank: 'chief', weapons: ['rifle'] }]],
    terrain: [piece('wall', [0, 24, 14, 0.5], { blocksSight: true })],
    settings: { spotting: 'on' },
    ...rest,
  });
}

test('MU-MOVE-04 MU-PASS-04 each pace is checked, and a test on the way ends the walk', () => {
  const battle = ambush();
  const far = runFlow(goAlong(battle, 'a1', [at(10, 20), at(20, 20)]), { faces: [[1, 1]] });
  const [x = 0] = placeOf(battle, 'a1');
  expect([far.result, x > 10 && x < 20, Number.isInteger(x)]).toEqual([false, true, true]);
  expect(far.events[0]).toMatchObject({ about: 'spots' });
  // He is seen at once who has a pace to go.
  const open = ambush({ terrain: [] });
  expect(runFlow(goAlong(open, 'a1', [at(10, 20), at(20, 20)]), { faces: [[1, 1]] }).result).toBe(
    false,
  );
  expect(placeOf(open, 'a1')).toEqual([11, 20]);
  const last = ambush({ terrain: [] });
  expect(runFlow(goAlong(last, 'a1', [at(10, 20), at(11, 20)]), { faces: [[1, 1]] }).result).toBe(
    true,
  );
});

test('MU-MOVE-04 nobody is spotted where he could not stand, among friends he passes', () => {
  const battle = ambush({
    a: [
      [10, 20],
      [11, 20.2, { abilities: ['fearless'] }],
    ],
    terrain: [],
  });
  // A friend stands on the first pace of the way: the second is where he looks up.
  runFlow(goAlong(battle, 'a1', [at(10, 20), at(20, 20)]), { faces: [[1, 1]] });
  expect(placeOf(battle, 'a1')).toEqual([12, 20]);
});

test('MU-PASS-05 a figure shot down on its way stops there', () => {
  const battle = battleWith({
    a: [[10, 20, { rank: 'chief', life: 1 }]],
    b: [[20, 20, { weapons: ['rifle'] }]],
    settings: { spotting: 'on' },
  });
  const { result } = runFlow(goAlong(battle, 'a1', [at(10, 20), at(11, 20)]), {
    faces: [[1, 1], [6], [6]],
    choices: ['shoot:rifle'],
  });
  expect([result, figureOf(battle, 'a1').fate]).toEqual([false, 'out']);
});
