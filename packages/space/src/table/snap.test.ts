import { expect, test } from 'vitest';
import { inContact, overlap } from './base.ts';
import type { Point } from './point.ts';
import { snapPlace } from './snap.ts';
import { indexTable } from './table.ts';
import { disc, rectangle } from './terrain.ts';
import { standingObstruction } from './obstruction.ts';

const RADIUS = 12;
const mover = { at: [300, 300], radius: RADIUS } as const;
const table = indexTable({
  width: 1200,
  height: 900,
  terrain: [
    { id: 'container', shape: rectangle(600, 300, 200, 100), ground: 'impassable', cover: 4 },
    { id: 'wood', shape: disc(200, 700, 100), ground: 'difficult', cover: 1 },
    { id: 'rug', shape: rectangle(900, 600, 100, 100) },
  ],
});

function at(place: Point, near: number, blocking: readonly { at: Point; radius: number }[] = []) {
  return snapPlace(table, mover, place, { blocking }, { near });
}

test('a place next to an enemy snaps to contact, from every side', () => {
  const enemy = { at: [500, 150] as const, radius: 12 };
  for (const [x, y] of [
    [30, 0],
    [-31, 4],
    [2, 33],
    [-20, -25],
    [10, 3],
    [0, 1],
  ] as const) {
    const snap = at([500 + x, 150 + y], 10, [enemy]);
    expect(snap.to, `${x},${y}`).toMatchObject({ by: 'base' });
    const there = { at: snap.at, radius: RADIUS };
    expect(inContact(there, enemy) && !overlap(there, enemy), `${x},${y}`).toBe(true);
  }
});

test('farther away than the limit nothing draws', () => {
  const enemy = { at: [500, 150] as const, radius: 12 };
  expect(at([540, 150], 10, [enemy])).toEqual({ at: [540, 150] });
  expect(at([540, 150], 16, [enemy]).at).toEqual([525, 150]);
});

test('contact snaps around an enemy if its near side is taken', () => {
  const enemy = { at: [500, 150] as const, radius: 12 };
  const guard = { at: [476, 150] as const, radius: 12 };
  const snap = at([472, 152], 10, [guard, enemy]);
  expect(
    standingObstruction(table, { at: snap.at, radius: RADIUS }, { blocking: [enemy, guard] }),
  ).toBe(undefined);
  expect(snap.to).toMatchObject({ by: 'base' });
});

test('a wall is stood flush with, whether one points beside it or just into it', () => {
  expect(at([580, 350], 10)).toEqual({ at: [588, 350], to: { by: 'terrain', id: 'container' } });
  expect(at([606, 350], 10).at).toEqual([588, 350]);
  expect(at([700, 350], 10)).toEqual({ at: [700, 350] });
  expect(at([570, 350], 10)).toEqual({ at: [570, 350] });
});

test('ground that can be entered snaps to its edge from outside only', () => {
  expect(at([200, 582], 10)).toMatchObject({ at: [200, 588], to: { id: 'wood' } });
  expect(at([200, 605], 10)).toEqual({ at: [200, 605] });
  expect(at([950, 585], 10)).toEqual({ at: [950, 585] });
});

test('the edge of the table is stood at, also from just beyond it and in its corner', () => {
  expect(at([700, 18], 10)).toEqual({ at: [700, 12], to: { by: 'edge' } });
  expect(at([700, -5], 10).at).toEqual([700, 12]);
  expect(at([1195, 895], 10).at).toEqual([1188, 888]);
  expect(at([700, -80], 10)).toEqual({ at: [700, -80] });
});
