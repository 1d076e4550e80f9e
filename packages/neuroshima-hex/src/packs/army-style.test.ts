import { expect, test } from 'vitest';
import type { ArmyPack, TileData } from './army-pack.ts';
import { armyNames, stylesOf } from './army-style.ts';

const words = (en: string) => ({ en, fr: `${en} (fr)` });
const tile = (id: string, more: Partial<TileData> = {}): TileData => ({
  ...{ id, name: words(id), kind: 'soldier' },
  ...more,
});
const pack = (id: string, more: Partial<ArmyPack> = {}): ArmyPack => ({
  ...{ format: 'neuroshima-army/1', id, name: words(id) },
  hq: tile('hq', { kind: 'hq', aliases: ['base', 'first'] }),
  tiles: [],
  ...more,
});

test('armies differ in letter, colour and pattern', () => {
  const [tide, ébène, bare] = stylesOf([
    pack('tide', { colour: '#0044aa', first: words('Flood') }),
    pack('ébène'),
    pack('bare', { name: words('') }),
  ]);
  expect(tide).toMatchObject({
    ...{ id: 'tide', name: words('tide'), firstName: words('Flood') },
    ...{ letter: 'T', colour: '#0044aa', pattern: 0 },
  });
  expect(ébène).toMatchObject({
    firstName: words('ébène'),
    letter: 'É',
    colour: '#777777',
    pattern: 1,
  });
  expect(bare).toMatchObject({ letter: '?', pattern: 2 });
});

test('a tile looks as its pack says; what it does not say is plain', () => {
  const edges = [{ melee: 1 }, {}, {}, {}, {}, {}];
  const [army] = stylesOf([
    pack('tide', {
      tiles: [
        tile('crab', {
          ...{ count: 3, initiative: [1, 3, 2], toughness: 2, mobile: true },
          ...{ first: words('Lobster'), edges, effects: [{ kind: 'capture' }] },
        }),
        tile('fish'),
      ],
    }),
  ]);
  const [hq, crab, fish] = army?.tiles ?? [];
  expect(hq).toMatchObject({ id: 'hq', kind: 'hq', army });
  expect(crab).toMatchObject({
    ...{ id: 'crab', count: 3, initiative: [3, 2, 1], toughness: 2, mobile: true },
    ...{ name: words('crab'), firstName: words('Lobster'), edges, effects: [{ kind: 'capture' }] },
  });
  expect(fish).toMatchObject({
    ...{ count: 1, initiative: [], toughness: 0, mobile: false, edges: [], effects: [] },
    firstName: words('fish'),
  });
});

test('a tile is found by id first, then by alias', () => {
  const [army] = stylesOf([
    pack('tide', {
      tiles: [
        tile('first', { aliases: ['one'] }),
        tile('second', { aliases: ['one', 'base', 'two'] }),
      ],
    }),
  ]);
  const found = ['hq', 'base', 'first', 'one', 'second', 'two', 'third'].map(
    (id) => army?.tile(id)?.id,
  );
  expect(found).toEqual(['hq', 'hq', 'first', 'first', 'second', 'second', undefined]);
});

test('the reader of positions knows them by their ids', () => {
  const known = armyNames(stylesOf([pack('tide'), pack('dune')]));
  expect(known.ids).toEqual(['tide', 'dune']);
  expect(known.army('dune')).toMatchObject({ id: 'dune' });
  expect(known.army('moon')).toBeUndefined();
});
