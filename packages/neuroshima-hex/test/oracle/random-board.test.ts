import { describe, expect, test } from 'vitest';
import {
  ARMY_PAIRS,
  type BattleResult,
  type Hex,
  type Position,
  randomBoard,
  resolveBattle,
  seededRandom,
} from './oracle.ts';
import { findTile, TILES } from './tiles.ts';

const EDITIONS = ['1.0', '3.0'] as const;

describe('the tile table', () => {
  test('NH-ARMY-M NH-ARMY-O NH-ARMY-B NH-ARMY-H units of each army', () => {
    const units = (army: string) =>
      TILES.filter((tile) => tile.army === army).reduce((sum, tile) => sum + tile.count, 0);
    expect(units('moloch')).toBe(1 + 17 + 6);
    expect(units('outpost')).toBe(1 + 12 + 8);
    expect(units('borgo')).toBe(1 + 17 + 6);
    expect(units('hegemony')).toBe(1 + 16 + 7);
    expect(TILES.every((tile) => tile.edges.length === 6)).toBe(true);
  });
});

describe('random boards', () => {
  test('the same seed gives the same board, another seed another', () => {
    const board = (seed: number) => randomBoard(seededRandom(seed), { edition: '3.0', full: true });
    expect(board(1)).toEqual(board(1));
    expect(board(1)).not.toEqual(board(2));
  });

  test('NH-BRD-02 NH-SET-01 a legal full board: 19 hexes, two HQs, no tile too often', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 200; round++) {
      const board = randomBoard(random, { edition: '3.0', full: true });
      expect(new Set(board.units.map((unit) => String(unit.hex))).size).toBe(19);
      expect(board.units.filter((unit) => unit.tile === 'hq')).toHaveLength(2);
      for (const unit of board.units) {
        const tile = findTile(unit.army, unit.tile);
        const copies = board.units.filter((u) => u.army === unit.army && u.tile === unit.tile);
        expect(copies.length).toBeLessThanOrEqual(tile.count);
        expect(unit.wounds).toBeLessThanOrEqual(tile.toughness);
      }
    }
  });

  test('a wished number of units and a wished pair', () => {
    for (const armies of ARMY_PAIRS) {
      const board = randomBoard(seededRandom(3), { edition: '1.0', full: 8, armies });
      expect(board.units).toHaveLength(8);
      expect(Object.keys(board.hq).sort((a, b) => (a < b ? -1 : 1))).toEqual(armies);
    }
    expect(ARMY_PAIRS).toHaveLength(6);
  });

  test('tiles that are sure to be there', () => {
    const board = randomBoard(seededRandom(4), {
      edition: '3.0',
      full: 10,
      armies: ['moloch', 'outpost'],
      sure: ['medic', 'scoper'],
    });
    const count = (tile: string) => board.units.filter((unit) => unit.tile === tile).length;
    expect([count('medic'), count('scoper'), board.units.length]).toEqual([4, 1, 10]);
  });

  test('every tile and every pair comes up', () => {
    const random = seededRandom(11);
    const seen = new Set<string>();
    const pairs = new Set<string>();
    for (let round = 0; round < 500; round++) {
      const board = randomBoard(random, { edition: '3.0', full: true });
      for (const unit of board.units) seen.add(`${unit.army} ${unit.tile}`);
      pairs.add(Object.keys(board.hq).join());
    }
    expect(seen.size).toBe(TILES.length);
    expect(pairs.size).toBe(6);
  });
});

/** A sixth of a turn clockwise: direction d becomes d + 1. */
function turnHex([q, r]: Hex): Hex {
  return [-r || 0, q + r];
}

function turnBoard(position: Position): Position {
  const units = position.units.map((unit) => ({
    ...unit,
    hex: turnHex(unit.hex),
    rotation: (unit.rotation + 1) % 6,
  }));
  return { ...position, units };
}

function summary(result: BattleResult, turn: (hex: Hex) => Hex): string[] {
  const removed = result.removed.map((unit) => `${turn(unit.hex)} ${unit.phase} ${unit.cause}`);
  const units = result.units.map((unit) => `${turn(unit.hex)} ${unit.tile} ${unit.wounds}`);
  return [...removed, ...units, JSON.stringify(result.hq)].sort((a, b) => (a < b ? -1 : 1));
}

describe.each(EDITIONS)('what must hold on any board, edition %s', (edition) => {
  test('NH-TGH-02 NH-TGH-03 NH-END-11 NH-BAT-02 no unit is lost, healed or late', () => {
    const random = seededRandom(2024);
    for (let round = 0; round < 400; round++) {
      const position = randomBoard(random, { edition, full: round % 2 === 0 ? true : 12 });
      const before = JSON.stringify(position);
      const result = resolveBattle(position, (question) => random(question.options.length));
      expect(JSON.stringify(position)).toBe(before);
      expect(result.removed.length + result.units.length).toBe(position.units.length);
      for (const unit of result.units) {
        const start = position.units.find((placed) => String(placed.hex) === String(unit.hex));
        expect(unit.wounds).toBeGreaterThanOrEqual(start?.wounds ?? Infinity);
        expect(unit.wounds).toBeLessThanOrEqual(findTile(unit.army, unit.tile).toughness);
      }
      let points = position.hq;
      for (const report of result.phases) {
        for (const army of ['borgo', 'hegemony', 'moloch', 'outpost'] as const) {
          expect(report.hq[army] ?? 0).toBeLessThanOrEqual(points[army] ?? 0);
          expect(report.hq[army] ?? 0).toBeGreaterThanOrEqual(0);
        }
        points = report.hq;
      }
      const top = result.phases[0]?.phase ?? -1;
      expect(result.phases.map((report) => report.phase)).toEqual(
        result.phases.map((_, index) => top - index),
      );
      expect(result.phases.at(-1)?.phase).toBe(0);
    }
  });

  test('NH-BRD-03 turning the whole board changes nothing where no Medic has a choice', () => {
    const random = seededRandom(99);
    let compared = 0;
    for (let round = 0; round < 400; round++) {
      const sure = round % 2 === 0 ? ['medic', 'scoper'] : ['net-fighter', 'net-master'];
      const position = randomBoard(random, { edition, full: true, sure });
      let choices = 0;
      const noting = (question: { kind: string }) => {
        if (question.kind === 'medic') choices += 1;
        return question.kind === 'clown' ? 1 : 0;
      };
      const straight = resolveBattle(position, noting);
      const turned = resolveBattle(turnBoard(position), noting);
      if (choices > 0) continue;
      compared += 1;
      expect(summary(turned, (hex) => hex)).toEqual(summary(straight, turnHex));
    }
    expect(compared).toBeGreaterThan(200);
  });
});

test('NH-VAR-05 NH-VAR-08 NH-VAR-11 both editions fight alike by default answers', () => {
  const random = seededRandom(5);
  for (let round = 0; round < 300; round++) {
    const position = randomBoard(random, { edition: '1.0', full: true });
    const later = resolveBattle({ ...position, edition: '3.0' });
    expect(resolveBattle(position)).toEqual(later);
  }
});
