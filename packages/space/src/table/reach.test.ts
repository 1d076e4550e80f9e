import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/arbitrary-table.ts';
import { movedTo, type Base } from './base.ts';
import { moveCost } from './cost.ts';
import { reachOutlines } from './outline.ts';
import { isPath, pathTo } from './path.ts';
import { squaredDistance, type Point } from './point.ts';
import { reach } from './reach.ts';
import { indexTable } from './table.ts';
import { rectangle } from './terrain.ts';
import { isPathClear, standingObstruction, type OtherBases } from './obstruction.ts';

const open = indexTable({ width: 1200, height: 900, terrain: [] });
const mover: Base = { at: [600, 450], radius: 15 };

describe('reach', { timeout: 60_000 }, () => {
  test('is a disc over open ground, in rings of one step', () => {
    const { places } = reach(open, mover, { stride: 50, steps: 6 });
    const steps = (x: number, y: number) =>
      places.find(({ at }) => at[0] === x && at[1] === y)?.steps;
    expect(steps(600, 450)).toBe(0);
    expect(steps(640, 450)).toBe(1);
    expect(steps(660, 450)).toBe(2);
    expect(steps(700, 450)).toBe(2);
    expect(steps(900, 450)).toBe(6);
    expect(steps(920, 450)).toBeUndefined();
    expect(steps(780, 690)).toBe(6);
  });

  test('ends earlier in difficult ground', () => {
    const marsh = indexTable({
      width: 1200,
      height: 900,
      terrain: [{ id: 'marsh', shape: rectangle(600, 0, 600, 900), ground: 'difficult' }],
    });
    const { places } = reach(marsh, mover, { stride: 50, steps: 6 });
    expect(Math.max(...places.map(({ at }) => at[0]))).toBe(740);
    expect(Math.min(...places.map(({ at }) => at[0]))).toBe(300);
  });

  const figure = scene.map(({ index, bases }) => {
    const [first, ...others] = bases;
    if (!first) throw new Error('A scene has two bases.');
    const traffic: OtherBases = {
      blocking: others.filter((_, i) => i % 2 === 0),
      passable: others.filter((_, i) => i % 2 === 1),
    };
    return { index, first, traffic };
  });

  test('costs what the path costs, and nothing else is out of reach', () => {
    fc.assert(
      fc.property(figure, ({ index, first, traffic }) => {
        const options = { stride: 40, steps: 4, mesh: 35 };
        const { places, fringe } = reach(index, first, options, traffic);
        for (const { at, cost } of [...places, ...fringe]) {
          const path = pathTo(index, first, at, traffic);
          if (!isPath(path)) throw new Error(`No way to ${at.join()}`);
          expect(Math.abs(path.length + path.difficult - cost)).toBeLessThanOrEqual(2);
        }
        expect(places.every(({ cost }) => cost <= 160)).toBe(true);
        const known = new Set(places.map(({ at }) => at.join()));
        for (let x = -140; x <= 140; x += 35) {
          for (let y = -140; y <= 140; y += 35) {
            const at: Point = [first.at[0] + x, first.at[1] + y];
            if (known.has(at.join())) continue;
            const path = pathTo(index, first, at, traffic);
            if (isPath(path)) expect(path.length + path.difficult).toBeGreaterThanOrEqual(159);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('holds every place one can simply walk to', () => {
    fc.assert(
      fc.property(figure, ({ index, first, traffic }) => {
        const { places } = reach(index, first, { stride: 50, steps: 3, mesh: 30 }, traffic);
        const costs = new Map(places.map(({ at, cost }) => [at.join(), cost]));
        for (let x = -150; x <= 150; x += 30) {
          for (let y = -150; y <= 150; y += 30) {
            const at: Point = [first.at[0] + x, first.at[1] + y];
            if (standingObstruction(index, movedTo(first, at), traffic)) continue;
            if (!isPathClear(index, first, at, traffic)) continue;
            const { length, difficult } = moveCost(index, [first.at, at]);
            if (length + difficult > 150) continue;
            expect(costs.get(at.join())).toBeLessThanOrEqual(length + difficult);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the outlines of a reach', () => {
  test('draw a circle over open ground', () => {
    const far = reach(open, mover, { stride: 50, steps: 6 });
    for (const steps of [1, 3, 6]) {
      const outlines = reachOutlines(far, steps);
      expect(outlines).toHaveLength(1);
      for (const at of outlines[0] ?? []) {
        expect(Math.abs(Math.sqrt(squaredDistance(at, mover.at)) - 50 * steps)).toBeLessThan(5);
      }
    }
  });

  test('have a hole where somebody stands', () => {
    const friend: Base = { at: [700, 450], radius: 15 };
    const far = reach(open, mover, { stride: 50, steps: 4 }, { passable: [friend] });
    const outlines = reachOutlines(far, 4);
    expect(outlines).toHaveLength(2);
    const hole = outlines.find((outline) =>
      outline.every((at) => squaredDistance(at, friend.at) < 40 * 40),
    );
    expect(hole?.every((at) => squaredDistance(at, friend.at) > 15 * 15)).toBe(true);
  });

  test('are empty when nothing is in reach', () => {
    const nowhere = { from: mover.at, mesh: 20, stride: 50, places: [], fringe: [] };
    expect(reachOutlines(nowhere, 3)).toEqual([]);
  });
});
