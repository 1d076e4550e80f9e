import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { isProblems } from '@skirmish-kit/core';
import { findWarnings } from './army-warnings.ts';
import type { ArmyPack, TileData } from './army-pack.ts';
import { readArmyFully } from './read-strict.ts';

function armyIn(path: string): ArmyPack {
  const pack = readArmyFully(readFileSync(new URL(path, import.meta.url), 'utf8'));
  if (isProblems(pack)) throw new Error(pack[0]?.message);
  return pack;
}

const MARSH = armyIn('./fan/marsh.json');

const reported = (pack: ArmyPack) => findWarnings(pack).map(({ path, code }) => `${path} ${code}`);

/** The marsh with its first tile changed. */
function withFirst(changed: Partial<TileData>): readonly string[] {
  const [first, ...others] = MARSH.tiles;
  if (!first) throw new Error('There are no tiles.');
  return reported({ ...MARSH, tiles: [{ ...first, effects: [], ...changed }, ...others] });
}

test.each(['moloch', 'outpost', 'borgo', 'hegemony', 'fan/marsh'])(
  'the army %s gives no warning',
  (name) => {
    expect(reported(armyIn(`./${name}.json`))).toEqual([]);
  },
);

test('an army that needs its companion says so', () => {
  expect(reported(armyIn('./fan/orchard.json'))).toEqual(['/companion needs-companion']);
});

test('35 tiles with the HQ are not doubted, one more or fewer is', () => {
  const more: TileData = {
    id: 'more',
    name: MARSH.name,
    kind: 'instant',
    effects: [{ kind: 'move' }],
  };
  const [found] = findWarnings({ ...MARSH, tiles: [...MARSH.tiles, { ...more, count: 26 }] });
  expect(found).toMatchObject({
    path: '/tiles',
    code: 'tile-count',
    params: { found: 61, usual: 35 },
  });
  expect(reported({ ...MARSH, tiles: [...MARSH.tiles, more] })).toEqual(['/tiles tile-count']);
  expect(reported({ ...MARSH, tiles: MARSH.tiles.slice(0, -1) })).toContain('/tiles tile-count');
});

test('an army without a battle tile is doubted', () => {
  const tiles = MARSH.tiles.map((tile): TileData => {
    const battle = tile.effects?.some(({ kind }) => kind === 'battle');
    return battle ? { ...tile, effects: [{ kind: 'move' }] } : tile;
  });
  expect(reported({ ...MARSH, tiles })).toEqual(['/tiles no-battle-tile']);
});

const plain = [{}, {}, {}, {}, {}, {}];

test('a tile that does nothing, or has an initiative for nothing, is doubted', () => {
  const soldier = { kind: 'soldier', edges: plain, toughness: 0 } as const;
  const first = (changed: Partial<TileData>) =>
    withFirst({ ...soldier, ...changed }).filter((each) => each.startsWith('/tiles/0'));
  expect(first({})).toEqual(['/tiles/0 does-nothing']);
  expect(first({ toughness: 1 })).toEqual([]);
  expect(first({ edges: [{ armour: true }, ...plain.slice(1)] })).toEqual([]);
  expect(first({ edges: [{ net: true }, ...plain.slice(1)] })).toEqual([]);
  expect(first({ toughness: 1, initiative: [2] })).toEqual(['/tiles/0/initiative idle-initiative']);
  expect(first({ edges: [{ melee: 1 }, ...plain.slice(1)], initiative: [2] })).toEqual([]);
  expect(first({ effects: [{ kind: 'explode', strength: 1 }], initiative: [2] })).toEqual([]);
});

test('a module without links reaches nobody, unless it reaches further', () => {
  const first = (changed: Partial<TileData>) =>
    withFirst({ kind: 'module', edges: plain, ...changed }).filter((each) =>
      each.startsWith('/tiles/0'),
    );
  const reachesNobody = ['/tiles/0/effects/0 reaches-nobody'];
  expect(first({ effects: [{ kind: 'boost', melee: 1 }] })).toEqual(reachesNobody);
  expect(first({ effects: [{ kind: 'heal', reach: 'links' }] })).toEqual(reachesNobody);
  expect(first({ effects: [{ kind: 'convert' }] })).toEqual(reachesNobody);
  expect(first({ effects: [{ kind: 'heal', reach: 'adjacent' }] })).toEqual([]);
  const linked = [{ link: true }, ...plain.slice(1)];
  expect(first({ edges: linked, effects: [{ kind: 'boost', melee: 1 }] })).toEqual([]);
});

test('a foundation needs no links, and toughness alone protects', () => {
  const first = (changed: Partial<TileData>) =>
    withFirst(changed).filter((each) => each.startsWith('/tiles/0'));
  const boost = { kind: 'boost', toughness: 1, reach: 'here' } as const;
  const bare: Partial<TileData> = { kind: 'foundation', edges: [], initiative: [] };
  expect(first({ ...bare, effects: [boost] })).toEqual([]);
  expect(first({ ...bare, effects: [{ kind: 'boost', toughness: 1 }] })).toEqual([]);
  const soldier: Partial<TileData> = { kind: 'soldier', edges: plain, initiative: [] };
  expect(first({ ...soldier, toughness: 0 })).toEqual(['/tiles/0 does-nothing']);
  expect(first({ ...soldier, toughness: 1 })).toEqual([]);
});

test('a stalker attacks without edges, a healer does not', () => {
  const first = (changed: Partial<TileData>) =>
    withFirst({ kind: 'soldier', edges: plain, initiative: [2], ...changed }).filter((each) =>
      each.startsWith('/tiles/0/initiative'),
    );
  expect(first({ effects: [{ kind: 'stalk', strength: 1 }] })).toEqual([]);
  expect(first({ effects: [{ kind: 'heal', reach: 'board' }] })).toEqual([
    '/tiles/0/initiative idle-initiative',
  ]);
});
