import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/arbitrary-table.ts';
import type { Base } from './base.ts';
import { canSee, coverBetween, lineOfSight } from './sight.ts';
import { indexTable, type TableIndex } from './table.ts';
import { disc, rectangle, wall, type Terrain } from './terrain.ts';

const base = (x: number, y: number, more: Partial<Base> = {}): Base => ({
  at: [x, y],
  radius: 15,
  ...more,
});

function tableWith(...terrain: Terrain[]): TableIndex {
  return indexTable({ width: 1200, height: 900, terrain });
}

const house: Terrain = {
  id: 'house',
  shape: rectangle(400, 200, 100, 200),
  ground: 'impassable',
  blocksSight: true,
  cover: 3,
};
const wood: Terrain = {
  id: 'wood',
  shape: disc(500, 300, 80),
  ground: 'difficult',
  blocksSight: 'through',
  cover: 1,
};
const fence: Terrain = {
  id: 'fence',
  shape: wall([350, 100], [350, 500], 10),
  ground: 'obstacle',
  cover: 2,
  height: 12,
};

describe('what is seen', () => {
  test('over open ground all nine lines are free and nothing covers', () => {
    expect(lineOfSight(tableWith(), base(100, 300), base(900, 300))).toEqual({
      visible: true,
      free: 9,
      line: [
        [100, 300],
        [900, 300],
      ],
      cover: 0,
      crossings: [],
      blockedBy: [],
    });
  });

  test('not what stands behind a house', () => {
    const sight = lineOfSight(tableWith(house), base(100, 300), base(900, 300));
    expect(sight).toMatchObject({ visible: false, free: 0, cover: 0, blockedBy: ['house'] });
  });

  test('a shoulder that shows beside the house is enough, and is not covered by it', () => {
    const sight = lineOfSight(tableWith(house), base(100, 195), base(900, 205));
    expect(sight.visible).toBe(true);
    expect(sight.free).toBeLessThan(9);
    expect(sight.line).not.toEqual([
      [100, 195],
      [900, 205],
    ]);
    expect(sight.cover).toBe(0);
  });

  test('a line that touches the wall by so much as its edge is stopped', () => {
    const thin = (y: number): Base => ({ at: [100, y], radius: 1 });
    const far = (y: number): Base => ({ at: [900, y], radius: 1 });
    expect(canSee(tableWith(house), thin(200), far(200))).toBe(false);
    expect(canSee(tableWith(house), thin(199), far(199))).toBe(true);
  });

  test('nobody looks through the joint of two walls', () => {
    const joint = tableWith(
      { id: 'a', shape: rectangle(400, 100, 20, 200), blocksSight: true },
      { id: 'b', shape: rectangle(400, 300, 20, 200), blocksSight: true },
    );
    expect(canSee(joint, base(100, 300), base(900, 300))).toBe(false);
  });

  test('nor through the inner corner of an L', () => {
    const shape = [
      [400, 100],
      [420, 100],
      [420, 280],
      [600, 280],
      [600, 300],
      [400, 300],
    ] as const;
    const index = tableWith({ id: 'ruin', shape, blocksSight: true });
    expect(canSee(index, base(300, 200), base(500, 200))).toBe(false);
    expect(canSee(index, base(500, 200), base(500, 400))).toBe(false);
    expect(canSee(index, base(500, 200), base(560, 150))).toBe(true);
  });

  test('into a wood and out of it, but not across', () => {
    const index = tableWith(wood);
    expect(lineOfSight(index, base(100, 300), base(900, 300)).visible).toBe(false);
    expect(lineOfSight(index, base(100, 300), base(500, 300))).toMatchObject({
      visible: true,
      cover: 1,
      coverBy: 'wood',
    });
    expect(lineOfSight(index, base(500, 300), base(100, 300)).visible).toBe(true);
  });

  test('through an open door', () => {
    const door: Terrain = { id: 'door', shape: rectangle(400, 0, 20, 900), blocksSight: true };
    const index = tableWith(door);
    expect(canSee(index, base(100, 300), base(900, 300))).toBe(false);
    expect(canSee(index, base(100, 300), base(900, 300), { ignore: ['door'] })).toBe(true);
  });

  test('past figures, unless the game says that they stop sight', () => {
    const giant = base(500, 300, { radius: 40 });
    expect(canSee(tableWith(), base(100, 300), base(900, 300))).toBe(true);
    expect(canSee(tableWith(), base(100, 300), base(900, 300), { figures: [giant] })).toBe(false);
  });

  test('over what is no higher than the line between the eyes', () => {
    const low: Terrain = { ...house, height: 30 };
    const index = tableWith(low);
    const up = (eye: number) => [base(100, 300, { eye }), base(900, 300, { eye })] as const;
    expect(canSee(index, ...up(29))).toBe(false);
    expect(canSee(index, ...up(30))).toBe(true);
    expect(canSee(index, base(100, 300, { eye: 100 }), base(900, 300))).toBe(true);
    expect(canSee(index, base(100, 300, { eye: 50 }), base(900, 300))).toBe(false);
  });
});

describe('cover', () => {
  test('only the thickest on the line counts, and all of it is listed from the viewer on', () => {
    const sight = lineOfSight(tableWith(fence, wood), base(100, 300), base(500, 300));
    expect(sight.cover).toBe(2);
    expect(sight.coverBy).toBe('fence');
    expect(sight.crossings).toEqual([
      { id: 'fence', cover: 2, distance: 230, lines: 9 },
      { id: 'wood', cover: 1, distance: 305, lines: 9 },
    ]);
  });

  test('distances to cover are measured from the observer', () => {
    const back = lineOfSight(tableWith(fence, wood), base(500, 300), base(100, 300));
    expect(back.crossings.map(({ id, distance }) => [id, distance])).toEqual([
      ['wood', 0],
      ['fence', 130],
    ]);
  });

  test('a fence one leans on is looked over, if it is low enough', () => {
    const leaning = base(330, 300);
    const index = tableWith(fence);
    expect(lineOfSight(index, leaning, base(900, 300)).cover).toBe(2);
    expect(lineOfSight(index, leaning, base(900, 300), { overlook: 12 }).cover).toBe(0);
    expect(lineOfSight(index, leaning, base(900, 300), { overlook: 11 }).cover).toBe(2);
    expect(lineOfSight(index, base(328, 300), base(900, 300), { overlook: 12 }).cover).toBe(2);
    expect(lineOfSight(index, base(900, 300), leaning, { overlook: 12 }).cover).toBe(2);
  });

  test('a half hidden target differs from a visible one', () => {
    const stub: Terrain = { id: 'stub', shape: rectangle(850, 304, 10, 100), cover: 1 };
    const sight = lineOfSight(tableWith(stub), base(100, 300), base(900, 310));
    expect(sight.crossings[0]?.id).toBe('stub');
    expect(sight.crossings[0]?.lines).toBeGreaterThan(4);
    const less = lineOfSight(tableWith(stub), base(100, 300), base(900, 290));
    expect(less.cover).toBe(0);
  });

  test.each<[string, Terrain['shape'], number]>([
    ['a wall that ends at the middle', rectangle(850, 300, 10, 100), 4],
    ['a wall that goes one further', rectangle(850, 299, 10, 101), 6],
    ['a disc that ends at the middle', { at: [850, 350], radius: 50 }, 4],
    ['a disc that goes one further', { at: [850, 350], radius: 51 }, 6],
    [
      'a rhombus whose corner ends at the middle',
      [
        [850, 300],
        [890, 340],
        [850, 380],
        [810, 340],
      ],
      4,
    ],
    [
      'a rhombus seen from corner to corner',
      [
        [830, 260],
        [870, 300],
        [830, 340],
        [790, 300],
      ],
      9,
    ],
  ])('a line along an edge is not hidden: %s', (_, shape, lines) => {
    const index = tableWith({ id: 'stub', shape, cover: 1 });
    const sight = lineOfSight(index, base(100, 300), base(900, 300));
    expect(sight.crossings).toMatchObject([{ id: 'stub', lines }]);
  });

  test('between the centre of a blast and a base', () => {
    expect(coverBetween(tableWith(fence), [300, 300], base(400, 300))).toBe(2);
    expect(coverBetween(tableWith(fence), [360, 300], base(400, 300))).toBe(0);
  });
});

describe('laws of sight', { timeout: 60_000 }, () => {
  test('sight is mutual, with the same cover', () => {
    fc.assert(
      fc.property(scene, ({ index, bases }) => {
        const [a, b] = bases;
        if (!a || !b) return;
        const there = lineOfSight(index, a, b);
        const back = lineOfSight(index, b, a);
        expect([back.visible, back.free, back.cover]).toEqual([
          there.visible,
          there.free,
          there.cover,
        ]);
        expect([back.line[1], back.line[0]]).toEqual(there.line);
        expect(new Set(back.blockedBy)).toEqual(new Set(there.blockedBy));
        expect(canSee(index, a, b)).toBe(there.visible);
      }),
      { numRuns: 500 },
    );
  });

  test('sight does not depend on the order of terrain, and less terrain hides nobody', () => {
    fc.assert(
      fc.property(scene, ({ index, bases }) => {
        const [a, b] = bases;
        if (!a || !b) return;
        const { table } = index;
        const turned = indexTable({ ...table, terrain: [...table.terrain].reverse() });
        const sight = lineOfSight(index, a, b);
        expect(lineOfSight(turned, a, b)).toEqual(sight);
        const fewer = indexTable({ ...table, terrain: table.terrain.slice(1) });
        expect(lineOfSight(fewer, a, b).free).toBeGreaterThanOrEqual(sight.free);
      }),
      { numRuns: 300 },
    );
  });
});
