import { expect, test } from 'vitest';
import { chargePath } from './charge.ts';
import { figureOf, isEngaged } from './figures.ts';
import { PACE } from './paces.ts';
import type { Battle } from './state.ts';
import {
  activate,
  battleWith,
  chargeTooFar,
  perform,
  piece,
  placeOf,
  refused,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { offered, only } from './testing/options.ts';
import { rolled, loggedEvents } from './testing/logged-events.ts';

/** A tower from 20/5 to 30/15, so many paces high. */
const tower = (height: number) =>
  piece('tower', [20, 5, 10, 10], { ground: 'impassable', height: height * PACE });

/** Puts a figure onto the tower. */
function onTop(battle: Battle, id: string): void {
  const level = battle.terrain.find((each) => each.id === 'tower')?.height ?? 0;
  Object.assign(figureOf(battle, id), { level, on: 'tower' });
}

/** a1 on the ground, b1 on the tower. */
function below(height: number, sketch: FigureSpec = {}, rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [[17, 10, sketch]],
    b: [[22.5, 10]],
    terrain: [tower(height)],
    ...rest,
  });
  onTop(battle, 'b1');
  return battle;
}

/** a1 on the tower, b1 on the ground. */
function above(height: number, sketch: FigureSpec = {}, rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [[22, 10, sketch]],
    b: [[16.5, 10]],
    terrain: [tower(height)],
    ...rest,
  });
  onTop(battle, 'a1');
  return battle;
}

const charges = (battle: Battle) => only(/^charge/, offered(battle));
const STAIRS = { climbable: ['tower'] } as const;
const PACK: FigureSpec = { equipment: ['jump-pack'] };
const ROPE: FigureSpec = { equipment: ['rope'] };
const HARASSER: FigureSpec = { mercenary: 'goblin-harasser', weapons: ['sword'] };

test.each<[string, number, FigureSpec, TestBattle, boolean]>([
  ['stairs of 2', 2, {}, STAIRS, true],
  ['stairs of 2.5', 2.5, {}, STAIRS, false],
  ['a pack, 5 high', 5, PACK, {}, true],
  ['a rope, 2 high', 2, ROPE, {}, true],
  ['a rope, 3 high', 3, ROPE, {}, false],
  ['nothing', 1, {}, {}, false],
])('MU-CHG-01 MU-MOVE-05 up to an enemy by %s', (_, height, sketch, rest, arrives) => {
  const battle = below(height, sketch, rest);
  expect(charges(battle)).toEqual(arrives ? ['charge:b1'] : []);
  if (!arrives) return;
  const { events } = perform(battle, 'charge:b1');
  expect(loggedEvents(events)).toEqual([
    'charges MU-CHG-01 a1 b1',
    `climbs MU-MOVE-05 a1 ${height * PACE}`,
    'arrives MU-CHG-04 a1 b1',
  ]);
  const charger = figureOf(battle, 'a1');
  expect(charger).toMatchObject({ on: 'tower', level: height * PACE, charged: true, dived: false });
  expect(isEngaged(battle, charger)).toBe(true);
});

test.each<[string, number, FigureSpec, TestBattle, boolean]>([
  ['jumping 2', 2, {}, {}, true],
  ['nothing, 3 high', 3, {}, {}, false],
  ['stairs of 2.2', 2.2, {}, STAIRS, true],
  ['stairs of 3', 3, {}, STAIRS, false],
  ['a pack, 7 high', 7, PACK, {}, true],
  ['a rope, 3 high', 3, ROPE, {}, false],
])('MU-CHG-01 MU-MOVE-06 down to an enemy by %s', (_, height, sketch, rest, arrives) => {
  const battle = above(height, sketch, rest);
  expect(charges(battle)).toEqual(arrives ? ['charge:b1'] : []);
  if (!arrives) return;
  perform(battle, 'charge:b1');
  const charger = figureOf(battle, 'a1');
  expect(charger).toMatchObject({ on: null, level: 0, charged: true });
  expect([isEngaged(battle, charger), charger.life]).toEqual([true, 3]);
});

test('MU-MERC-14 a harasser who charges from 2 paces higher hits at once', () => {
  const dives = (height: number) => {
    const battle = above(height, HARASSER);
    perform((activate(battle, 'a1'), battle), 'charge:b1');
    const faces =
      height < 2
        ? [
            [6, 6],
            [1, 1],
          ]
        : [[1, 1]];
    return rolled(perform(battle, 'strike:b1:sword', { faces })).map((line) => line.split(' ')[0]);
  };
  expect(dives(3)).toEqual(['damage-of-hits']);
  expect(dives(1.9)).toEqual(['to-hit', 'damage-of-hits']);
});

test('MU-CHG-02 a charge that cannot climb runs to the foot or to the edge', () => {
  const low = below(3, {}, STAIRS);
  activate(low, 'a1');
  expect(refused(low, 'charge:b1')).toBe('too-far MU-CHG-02');
  chargeTooFar(low, 'b1');
  expect(figureOf(low, 'a1')).toMatchObject({ on: null, level: 0, ap: 0 });
  expect(placeOf(low, 'a1')[0]).toBeCloseTo(19.5, 0);
  const high = above(3);
  activate(high, 'a1');
  chargeTooFar(high, 'b1');
  expect(figureOf(high, 'a1')).toMatchObject({ on: 'tower', level: 3 * PACE, ap: 0 });
  expect(placeOf(high, 'a1')[0]).toBeGreaterThanOrEqual(20);
});

test('MU-CHG-01 no charge leads through a wall, onto a full roof or from roof to roof', () => {
  const wall = piece('wall', [18, 0, 0.5, 40], { ground: 'impassable' });
  expect(charges(below(2, {}, { ...STAIRS, terrain: [tower(2), wall] }))).toEqual([]);
  const roofs = below(2, PACK, {
    terrain: [tower(2), piece('roof', [14, 5, 4, 10], { ground: 'impassable', height: 2 * PACE })],
  });
  Object.assign(figureOf(roofs, 'a1'), { level: 2 * PACE, on: 'roof' });
  expect(chargePath(roofs, figureOf(roofs, 'a1'), figureOf(roofs, 'b1'))).toBeUndefined();
  const post = piece('tower', [21.7, 9.2, 1.6, 1.6], { ground: 'impassable', height: 2 * PACE });
  const lonely = below(2, PACK, { terrain: [post] });
  expect(charges(lonely)).toEqual([]);
});

test('MU-CHG-01 round a wall to the foot, if the Move allows it', () => {
  const wall = piece('wall', [18.2, 9, 0.4, 3], { ground: 'impassable' });
  const battle = below(2, PACK, { terrain: [tower(2), wall] });
  expect(charges(battle)).toEqual(['charge:b1']);
  const way = chargePath(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1'));
  expect(way?.places.length).toBeGreaterThan(3);
});
