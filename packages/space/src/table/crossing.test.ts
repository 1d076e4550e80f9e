import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inContact, movedTo, type Base } from './base.ts';
import { crossObstacle, isLanding } from './crossing.ts';
import { indexTable, terrainNear, type TableIndex } from './table.ts';
import { disc, rectangle, wall, type Terrain } from './terrain.ts';
import { standingObstruction } from './obstruction.ts';

function tableWith(...terrain: Terrain[]): TableIndex {
  return indexTable({ width: 1200, height: 900, terrain });
}

const limits = { height: 30, depth: 50 };
const mover: Base = { at: [385, 300], radius: 15 };
const barrier = (depth: number, height = 30): Terrain => ({
  id: 'barrier',
  shape: rectangle(400, 100, depth, 400),
  ground: 'obstacle',
  height,
});

describe('crossing an obstacle', () => {
  test('comes down on the other side, touching it', () => {
    expect(crossObstacle(tableWith(barrier(20)), mover, 'barrier', limits)).toEqual({
      at: [435, 300],
      depth: 20,
    });
  });

  test('up to 3 cm high and 5 cm deep', () => {
    expect(crossObstacle(tableWith(barrier(50)), mover, 'barrier', limits)).toMatchObject({
      depth: 50,
    });
    expect(crossObstacle(tableWith(barrier(51)), mover, 'barrier', limits)).toEqual({
      by: 'too-deep',
    });
    expect(crossObstacle(tableWith(barrier(20, 31)), mover, 'barrier', limits)).toEqual({
      by: 'too-high',
    });
    const endless: Terrain = { id: 'barrier', shape: barrier(20).shape, ground: 'obstacle' };
    expect(crossObstacle(tableWith(endless), mover, 'barrier', limits)).toEqual({ by: 'too-high' });
  });

  test('only from beside it, and only what is an obstacle', () => {
    const index = tableWith(barrier(20), { ...barrier(20), id: 'house', ground: 'impassable' });
    expect(crossObstacle(index, movedTo(mover, [383, 300]), 'barrier', limits)).toEqual({
      by: 'too-far',
    });
    expect(
      isLanding(
        crossObstacle(tableWith(barrier(20)), movedTo(mover, [384, 300]), 'barrier', limits),
      ),
    ).toBe(true);
    expect(crossObstacle(index, mover, 'house', limits)).toEqual({ by: 'not-an-obstacle' });
    expect(crossObstacle(index, mover, 'nothing', limits)).toEqual({ by: 'not-an-obstacle' });
  });

  test('not onto somebody, nor into something', () => {
    const friend: Base = { at: [450, 300], radius: 15 };
    const index = tableWith(barrier(20));
    expect(crossObstacle(index, mover, 'barrier', limits, { passable: [friend] })).toEqual({
      by: 'base',
      base: friend,
    });
    const crate: Terrain = { id: 'crate', shape: disc(455, 300, 10), ground: 'impassable' };
    expect(crossObstacle(tableWith(barrier(20), crate), mover, 'barrier', limits)).toEqual({
      by: 'terrain',
      id: 'crate',
    });
  });

  test('over a wall that runs askew, one lands beside it, wherever one started', () => {
    const end = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(end, end, fc.integer({ min: 5, max: 40 }), (dx, dy, thickness) => {
        fc.pre(dx * dx + dy * dy > 150 * 150);
        const shape = wall([600 - dx, 450 - dy], [600 + dx, 450 + dy], thickness);
        const index = tableWith({ id: 'wall', shape, ground: 'obstacle', height: 10 });
        const length = Math.sqrt(dx * dx + dy * dy);
        const out = thickness / 2 + 15.7;
        const from: Base = {
          at: [Math.round(600 + (dy * out) / length), Math.round(450 - (dx * out) / length)],
          radius: 15,
        };
        fc.pre(!standingObstruction(index, from) && terrainNear(index, from, 1).length === 1);
        const landing = crossObstacle(index, from, 'wall', limits);
        if (!isLanding(landing)) throw new Error(JSON.stringify(landing));
        const there = movedTo(from, landing.at);
        expect(standingObstruction(index, there)).toBeUndefined();
        expect(terrainNear(index, there, 2)).toHaveLength(1);
        expect(inContact(from, there)).toBe(false);
      }),
    );
  });
});
