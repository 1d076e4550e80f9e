import { hashState } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { generatedTable } from './generated-table.ts';

const TABLES = Array.from({ length: 30 }, (_, seed) => generatedTable(seed));

test('RX-TURN-03 the relay table is 90 by 70 cm with zones at both ends', () => {
  for (const { width, height, turns, deployment } of TABLES)
    expect({ width, height, turns, deployment }).toEqual({
      width: 900,
      height: 700,
      turns: 6,
      deployment: [
        { zone: { x: 20, y: 100, width: 150, height: 500 }, facing: 90 },
        { zone: { x: 730, y: 100, width: 150, height: 500 }, facing: 270 },
      ],
    });
});

test('RX-TURN-03 holding the middle scores 3, a casualty 1', () => {
  for (const { objectives, victory, doors, objects, events } of TABLES) {
    expect(objectives).toMatchObject([{ at: [450, 350], reach: 8, points: 3, kind: 'hold' }]);
    expect(victory).toEqual({ casualty: 1, target: 0 });
    expect([doors, objects, events]).toEqual([[], [], []]);
  }
});

test('RX-WOUND-04 RX-MOVE-05 RX-ACTG-04 scenery has cover, ground and height', () => {
  const sorts = new Set(
    TABLES.flatMap(({ terrain }) =>
      terrain.map(({ kind, ground, blocksSight, cover, height }) =>
        JSON.stringify({ kind, ground, blocksSight, cover, height }),
      ),
    ),
  );
  expect([...sorts].map((each) => JSON.parse(each))).toEqual(
    expect.arrayContaining([
      { kind: 'container', ground: 'impassable', blocksSight: true, cover: 4, height: 60 },
      { kind: 'building', ground: 'impassable', blocksSight: true, cover: 4 },
      { kind: 'low-wall', ground: 'obstacle', cover: 3, height: 15 },
      { kind: 'crates', ground: 'obstacle', cover: 2, height: 20 },
      { kind: 'wood', ground: 'difficult', blocksSight: 'through', cover: 1 },
      { kind: 'rubble', ground: 'difficult', cover: 2 },
      { kind: 'tank', ground: 'impassable', blocksSight: true, cover: 4 },
    ]),
  );
  expect(sorts.size).toBe(7);
});

test('a number names the same table tomorrow: setups and links say no more of it', () => {
  expect(hashState(TABLES.map(({ terrain }) => terrain))).toBe('0fv5imfkc79');
});
