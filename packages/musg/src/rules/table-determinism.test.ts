import { hashState } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { generatedTable } from './generated-table.ts';

const TABLES = Array.from({ length: 30 }, (_, seed) => generatedTable(seed));

test('MU-DEP-01 MU-DEP-03 a table is 32 by 40 paces, its zones 24 paces apart', () => {
  for (const { width, height, deployment } of TABLES)
    expect({ width, height, deployment }).toEqual({
      width: 640,
      height: 800,
      deployment: [
        { zone: { x: 40, y: 20, width: 560, height: 140 }, forward: 180 },
        { zone: { x: 40, y: 640, width: 560, height: 140 }, forward: 0 },
      ],
    });
});

test('MU-MOVE-02 MU-LOS-02 MU-COVER-01 scenery has height, ground and cover', () => {
  const sorts = new Set(
    TABLES.flatMap(({ terrain }) =>
      terrain.map(({ kind, ground, blocksSight, cover, height }) =>
        JSON.stringify({ kind, ground, blocksSight, cover, height }),
      ),
    ),
  );
  expect([...sorts].map((each) => JSON.parse(each))).toEqual(
    expect.arrayContaining([
      { kind: 'building', ground: 'impassable', blocksSight: true, height: 40 },
      { kind: 'rock', ground: 'impassable', blocksSight: true, height: 50 },
      { kind: 'wood', ground: 'difficult', blocksSight: 'through', cover: 1, height: 100 },
      { kind: 'fence', ground: 'difficult', cover: 1, height: 16 },
      { kind: 'low-wall', ground: 'difficult', cover: 1, height: 16 },
      { kind: 'water', ground: 'difficult' },
    ]),
  );
  expect(sorts.size).toBe(6);
});

test('MU-MOVE-05 houses and rocks can be climbed, and nothing else', () => {
  for (const { terrain, climbable } of TABLES) {
    const tops = terrain.filter(({ kind }) => kind === 'building' || kind === 'rock');
    expect(climbable).toEqual(tops.map(({ id }) => id));
  }
});

test('a number names the same table tomorrow: setups and links say no more of it', () => {
  expect(hashState(TABLES.map(({ terrain }) => terrain))).toBe('19wdg4z4znz');
});
