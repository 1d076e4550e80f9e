import { expect, test } from 'vitest';
import { heightModifier, needToHit, obstaclesTo, shotStrength } from './aim.ts';
import { point } from './answer-keys.ts';
import { figureOf, weaponNamed } from './figures.ts';
import { armed } from './testing/arm.ts';
import { battleWith, fence, piece, type TestBattle } from './testing/battle.ts';

/** Somebody with a gun of 10, 20 and 30 paces, and an enemy so far from edge to edge. */
function aiming(far: number, rest: TestBattle = {}, shoot: number | null = 4) {
  const battle = battleWith({ a: [[10, 10, { values: { shoot } }]], b: [[11 + far, 10]], ...rest });
  const shooter = armed(figureOf(battle, 'a1'), {});
  return { battle, shooter, target: figureOf(battle, 'b1'), gun: weaponNamed(shooter, 'gun') };
}

const need = (far: number, rest: TestBattle = {}, shoot: number | null = 4) => {
  const { battle, shooter, target, gun } = aiming(far, rest, shoot);
  return needToHit(battle, shooter, gun, target);
};

test('MU-SHOOT-08 MU-SHOOT-10 the number goes by range, from 2 to 6, or above if set', () => {
  expect([need(10), need(10.05), need(20.05), need(30.05)]).toEqual([3, 4, 5, 99]);
  expect([need(10, {}, 2), need(25, {}, 6), need(25, {}, null)]).toEqual([2, 7, 99]);
  const six = { settings: { shotAboveSix: 'six' } } as const;
  expect([need(25, six, 6), need(15, six, 6), need(25, six, 5)]).toEqual([6, 6, 6]);
});

test('MU-SHOOT-09 a height difference of a pace counts, or more if so set', () => {
  const modifier = (shooter: number, target: number, settings: TestBattle['settings'] = {}) => {
    const aim = aiming(15, { settings });
    aim.shooter.level = shooter;
    aim.target.level = target;
    return heightModifier(aim.battle, aim.shooter, aim.target);
  };
  expect([
    modifier(20, 0),
    modifier(0, 20),
    modifier(0, 0),
    modifier(40, 40),
    modifier(19, 0),
  ]).toEqual([-1, 1, 0, 0, 0]);
  expect([modifier(20, 0, { heightFrom: '2' }), modifier(40, 0, { heightFrom: '2' })]).toEqual([
    0, -1,
  ]);
});

test('MU-COVER-01 MU-COVER-02 MU-EDGE-11 what hides more than half is an obstacle', () => {
  const cover = (terrain: TestBattle['terrain']) => {
    const { battle, shooter, target, gun } = aiming(25, terrain && { terrain });
    return obstaclesTo(battle, shooter, gun, target).map(
      ({ id, range, need: least }) => `${id} ${range} ${least}`,
    );
  };
  expect(cover([fence('a', 15), fence('b', 25), fence('c', 33)])).toEqual([
    'a short 3',
    'b medium 4',
    'c long 5',
  ]);
  const low = piece('pond', [15, 0, 2, 40], { ground: 'difficult' });
  expect(cover([low])).toEqual([]);
});

test.each([
  ['from just beyond his middle', [fence('a', 34, 10.05, 10)], []],
  ['exactly half of him', [fence('a', 34, 10, 10)], []],
  ['exactly his other half', [fence('a', 34, 0, 10)], []],
  ['a twentieth more than half', [fence('a', 34, 9.95, 10)], ['a long 5']],
  ['both halves, one each', [fence('a', 34, 10, 10), fence('b', 34, 0, 10)], []],
])('MU-COVER-01 a target is in cover behind an obstacle that hides %s', (_, terrain, found) => {
  const { battle, shooter, target, gun } = aiming(25, { terrain });
  const obstacles = obstaclesTo(battle, shooter, gun, target);
  expect(obstacles.map(({ id, range, need }) => `${id} ${range} ${need}`)).toEqual(found);
});

test.each([
  ['a tree whose trunk ends at his middle', 200, []],
  ['a tree whose trunk goes a twentieth beyond', 199, ['tree']],
])('MU-COVER-01 half hidden behind %s', (_, edge, found) => {
  const tree = { id: 'tree', shape: { at: [680, edge + 200] as const, radius: 200 }, cover: 1 };
  const { battle, shooter, target, gun } = aiming(25, { terrain: [tree] });
  expect(obstaclesTo(battle, shooter, gun, target).map(({ id }) => id)).toEqual(found);
});

test('MU-SHOOT-13 a thrown weapon has the strength of its thrower', () => {
  const { shooter, gun } = aiming(5);
  expect([
    shotStrength(shooter, gun),
    shotStrength(shooter, { ...gun, bearer: true, strength: -1 }),
  ]).toEqual([4, 2]);
});

test.each([
  ['0,0', [0, 0]],
  ['99999,-99999', [99_999, -99_999]],
  ['100000,0', undefined],
  ['0,-100000', undefined],
  ['1.5,0', undefined],
  ['1', undefined],
  ['x,1', undefined],
])('MU-GEN-03 a place is two whole numbers of at most five digits: %s', (text, read) => {
  expect(point.parse(text)).toEqual(read);
});
