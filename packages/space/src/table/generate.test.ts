import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { generateTerrain, type SceneryType, type TableOptions } from './generate.ts';
import { isPath, pathTo } from './path.ts';
import { isPolygon } from './polygon.ts';
import { indexTable } from './table.ts';
import type { Shape, Terrain } from './terrain.ts';
import { parseTableSeed, draftTable, tableSeedChoices, expandTable } from './generated-table.ts';

const SORTS: readonly SceneryType[] = [
  {
    kind: 'house',
    form: 'box',
    long: [70, 300],
    deep: [50, 90],
    ground: 'impassable',
    blocksSight: true,
    least: 2,
  },
  { kind: 'wood', form: 'blob', long: [60, 120], deep: [50, 90], ground: 'difficult', cover: 1 },
  { kind: 'tank', form: 'disc', long: [40, 80], deep: [40, 80], ground: 'impassable', cover: 3 },
  { kind: 'wall', form: 'box', long: [60, 90], deep: [8, 8], ground: 'obstacle', cover: 2 },
];

const DOWN: TableOptions = {
  width: 640,
  height: 800,
  sides: 'top-bottom',
  free: 170,
  gap: 30,
  places: [4, 2],
  sorts: SORTS,
};

const ACROSS: TableOptions = { ...DOWN, width: 900, height: 700, sides: 'left-right', gap: 40 };

const TABLES = [DOWN, ACROSS].flatMap((wishes) =>
  Array.from({ length: 60 }, (_, seed) => ({ wishes, seed, made: generateTerrain(seed, wishes) })),
);

function boxOf(shape: Shape): readonly [number, number, number, number] {
  if ('radius' in shape) {
    const [x, y] = shape.at;
    const { radius: r } = shape;
    return [x - r, y - r, x + r, y + r];
  }
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Everything about a piece but its name, turned by half a turn if told. */
function likeness(
  { id: _, shape, ...rest }: Terrain,
  { width, height }: TableOptions,
  turn = false,
) {
  const point = ([x, y]: readonly [number, number]) => (turn ? [width - x, height - y] : [x, y]);
  const corners =
    'radius' in shape
      ? [[...point(shape.at), shape.radius]]
      : shape.map(point).map((at) => [...at]);
  return JSON.stringify([rest, corners.map((at) => at.join()).sort()]);
}

test('the same seed makes the same table, another seed another', () => {
  expect(generateTerrain(7, DOWN)).toEqual(generateTerrain(7, DOWN));
  const all = new Set(
    Array.from({ length: 60 }, (_, i) => JSON.stringify(generateTerrain(i, DOWN))),
  );
  expect(all.size).toBe(60);
});

test('a generated table has rotational symmetry', () => {
  for (const { wishes, seed, made } of TABLES) {
    const there = made.map((piece) => likeness(piece, wishes)).sort();
    const turned = made.map((piece) => likeness(piece, wishes, true)).sort();
    expect(turned, String(seed)).toEqual(there);
    const own = (piece: Terrain) => {
      const [left, top] = boxOf(piece.shape);
      return wishes.sides === 'top-bottom' ? top < wishes.height / 2 : left < wishes.width / 2;
    };
    const cover = (mine: boolean) =>
      made.filter((piece) => own(piece) === mine).reduce((sum, each) => sum + (each.cover ?? 0), 0);
    expect(cover(true)).toBe(cover(false));
  }
});

test('pieces are on the table, whole, named once, few, out of the zones and apart', () => {
  for (const { wishes, made } of TABLES) {
    const { width, height, free, gap, sides, places } = wishes;
    expect(made.length).toBeLessThanOrEqual(2 * places[0] * places[1]);
    expect(made.length).toBeGreaterThanOrEqual(2 * (places[0] * places[1] - 2));
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    const boxes = made.map(({ shape }) => boxOf(shape));
    for (const [i, [left, top, right, bottom]] of boxes.entries()) {
      expect([left, top].every((at) => at >= 0) && right <= width && bottom <= height).toBe(true);
      const [from, to, deep] =
        sides === 'top-bottom' ? [top, bottom, height] : [left, right, width];
      expect(from >= free && to <= deep - free).toBe(true);
      for (const [x0, y0, x1, y1] of boxes.slice(0, i))
        expect(Math.max(x0 - right, left - x1, y0 - bottom, top - y1)).toBeGreaterThanOrEqual(gap);
    }
    for (const { shape } of made) if (!('radius' in shape)) expect(isPolygon(shape)).toBe(true);
    expect(made.filter(({ kind }) => kind === 'house').length).toBeGreaterThanOrEqual(4);
  }
});

test('a base as wide as the gap allows finds a way from each side to the other', () => {
  for (const { wishes, made } of TABLES.filter(({ seed }) => seed % 6 === 0)) {
    const { width, height, sides, gap } = wishes;
    const table = indexTable({ width, height, terrain: made });
    const [from, to] =
      sides === 'top-bottom'
        ? ([
            [width / 2, 80],
            [width / 2, height - 80],
          ] as const)
        : ([
            [80, height / 2],
            [width - 80, height / 2],
          ] as const);
    const base = { at: from, radius: Math.floor(gap / 2) - 1 };
    expect(isPath(pathTo(table, base, to))).toBe(true);
  }
});

test('a setup names its table by a number, in either way', () => {
  const seed = (value: unknown) => {
    const asked = parseTableSeed(value);
    return isProblems(asked) ? asked.map(({ path }) => path) : asked.seed;
  };
  expect(seed({ scenario: 'generated-42' })).toBe(42);
  expect(seed({ scenario: 'generated', tableSeed: 7 })).toBe(7);
  expect(seed({ scenario: 'generated' })).toBe(1);
  expect(seed({ scenario: 'market', tableSeed: 7 })).toBeUndefined();
  expect(seed({ scenario: 'generated', tableSeed: 'x' })).toEqual(['/tableSeed']);
  expect(seed({ scenario: 'generated', tableSeed: 1e9 })).toEqual(['/tableSeed']);
  expect(draftTable('generated-42')).toEqual({ scenario: 'generated', tableSeed: 42 });
  expect(expandTable({ named: { scenario: 'generated-42' } })).toEqual({
    named: { scenario: 'generated', 'table-seed': '42' },
  });
  expect(expandTable({ named: { scenario: 'relay' } })).toEqual({ named: { scenario: 'relay' } });
  expect(tableSeedChoices('generated', 5)).toMatchObject([{ id: 'table-seed', value: 5 }]);
  expect(tableSeedChoices('market', 5)).toEqual([]);
});
