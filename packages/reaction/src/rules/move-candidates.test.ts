import {
  distance,
  inContact,
  overlap,
  rectangle,
  squaredDistance,
  type Point,
} from '@skirmish-kit/space';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { contactPlace, moveCandidates } from './move-candidates.ts';
import { activate, battleOf, type BattleExtras } from './testing/scripted-battle.ts';

test('RX-CC-01 a straight move at an enemy ends in contact, not on it', () => {
  const battle = battleOf(['a1', 'b1']);
  const [a1, b1] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
  const place = fc.tuple(fc.integer({ min: 100, max: 900 }), fc.integer({ min: 100, max: 900 }));
  fc.assert(
    fc.property(place, place, (from, to) => {
      a1.at = from;
      b1.at = to;
      if (overlap(a1, b1)) return;
      const at = contactPlace(a1, b1);
      const there = { at, radius: a1.radius };
      expect(overlap(there, b1)).toBe(false);
      // Places are whole tenths, so that the one in contact may lie a tenth beside the line.
      expect(distance(there, b1)).toBeLessThanOrEqual(2);
      expect(squaredDistance(from, at)).toBeLessThanOrEqual(squaredDistance(from, to));
    }),
    { numRuns: 500 },
  );
  for (const [x, y] of [
    [300, 100],
    [100, 300],
    [400, 500],
    [17, 100],
  ] as const) {
    a1.at = [100, 100];
    b1.at = [x, y];
    expect(inContact({ at: contactPlace(a1, b1), radius: a1.radius }, b1)).toBe(true);
  }
});

test('RX-CC-01 a figure in another’s place is in contact', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @100,100']);
  expect(contactPlace(figureOf(battle, 'a1'), figureOf(battle, 'b1'))).toEqual([100, 100]);
});

function candidates(lines: readonly string[], ap: number, extras: BattleExtras = {}) {
  const battle = battleOf(lines, extras);
  return moveCandidates(battle, activate(battle, 'a1', ap));
}

const box = (id: string, x: number, y: number, width: number, height: number) =>
  ({ id, shape: rectangle(x, y, width, height), cover: 2 }) as const;

test('RX-ACTG-02 behind the middle of a long piece of cover, close to it', () => {
  const tall = candidates(['a1 @300,600', 'b1 @1010,600'], 6, {
    terrain: [box('fence', 400, 500, 20, 200)],
  });
  expect(tall).toContainEqual([386, 600]);
  const wide = candidates(['a1 @600,200', 'b1 @600,1010'], 6, {
    terrain: [box('fence', 500, 400, 200, 20)],
  });
  expect(wide).toContainEqual([600, 386]);
});

test('RX-ACTG-02 the two nearest pieces of cover are looked at', () => {
  const behind: Point[] = [
    [386, 600],
    [486, 600],
    [586, 600],
  ];
  // The nearest one stands last on the list of the table.
  const terrain = [
    box('far', 600, 590, 20, 20),
    box('next', 500, 590, 20, 20),
    box('near', 400, 590, 20, 20),
  ];
  const found = candidates(['a1 @300,600', 'b1 @1010,600'], 6, { terrain });
  expect(behind.map(([x]) => found.some(([at]) => at === x))).toEqual([true, true, false]);
});

test('RX-MOVE-03 half the way and no more where the whole is too far aside', () => {
  const wall = { id: 'w', shape: rectangle(520, 0, 10, 1200), ground: 'impassable' } as const;
  const ring = { id: 'r', shape: rectangle(400, 440, 100, 10), ground: 'impassable' } as const;
  const found = candidates(['a1 @500,500', 'b1 @900,500'], 2, { terrain: [wall, ring] });
  for (const [x] of found) expect(x).toBeLessThanOrEqual(508);
});

test('RX-MACH-05 RX-AP-01 a figure that cannot move is offered no move', () => {
  expect(candidates(['a1 @500,500', 'b1 @900,500'], 0)).toEqual([]);
  const battle = battleOf(['a1 robot @500,500', 'b1 @900,500']);
  const { machine } = figureOf(battle, 'a1');
  if (machine) machine.damage.hardware = 2;
  expect(moveCandidates(battle, activate(battle, 'a1', 6))).toEqual([]);
});

test('RX-MOVE-05 through difficult ground only as far as points allow', () => {
  const mud = { id: 'mud', shape: rectangle(500, 400, 400, 200), ground: 'difficult' } as const;
  const found = candidates(['a1 @500,500', 'b1 @1500,500'], 2, { terrain: [mud] });
  for (const [x] of found) expect(x).toBeLessThanOrEqual(550);
  expect(found).toContainEqual([550, 500]);
});
