import { expect, test } from 'vitest';
import type { ArmyPack, TileData } from '../packs/army-pack.ts';
import { makeArmy, type Army, type Tile } from './tile.ts';

const words = (en: string) => ({ en, fr: en });
const bare = [{}, {}, {}, {}, {}, {}];
const tile = (id: string, more: Partial<TileData> = {}): TileData => ({
  id,
  name: words(id),
  kind: 'soldier',
  edges: bare,
  ...more,
});

function army(tiles: readonly TileData[], more: Partial<ArmyPack> = {}): Army {
  const hq = tile('hq', { kind: 'hq', aliases: ['base', 'first'] });
  return makeArmy({
    format: 'neuroshima-army/1',
    id: 'tests',
    name: words('Tests'),
    hq,
    tiles,
    ...more,
  });
}

function made(more: Partial<TileData>): Tile {
  const [only] = army([tile('one', more)]).tiles;
  if (!only) throw new Error('There is one tile.');
  return only;
}

test('an army has the colour and the names its pack gives it, else grey and its name', () => {
  expect(army([])).toMatchObject({ colour: '#777777', firstName: words('Tests') });
  const own = army([], { colour: '#aa0000', first: words('Trials') });
  expect(own).toMatchObject({ colour: '#aa0000', firstName: words('Trials') });
});

test('only an army that says so is hostile to its partner', () => {
  expect(army([]).hostileToPartner).toBe(false);
  expect(army([], { hostileToPartner: true }).hostileToPartner).toBe(true);
});

test('a tile is found by its id and by its aliases, the HQ too', () => {
  const {
    hq,
    tiles,
    tile: find,
  } = army([
    tile('first', { aliases: ['number-one'] }),
    tile('second', { aliases: ['number-two', 'base', 'number-one'] }),
    tile('third'),
  ]);
  expect(tiles.map(({ id }) => find(id))).toEqual(tiles);
  expect(find('hq')).toBe(hq);
  expect(find('number-one')).toBe(tiles[0]);
  expect(find('number-two')).toBe(tiles[1]);
  expect(find('fourth')).toBeUndefined();
  // Of two with an alias the first has it, and an id goes before any alias.
  expect(find('base')).toBe(hq);
  expect(find('first')).toBe(tiles[0]);
});

test('NH-SET-02 a tile of a pack is one plain tile by default', () => {
  expect(made({})).toMatchObject({
    count: 1,
    initiative: [],
    toughness: 0,
    mobile: false,
    needsPower: false,
    isHq: false,
    gives: false,
    captures: false,
    converts: false,
    stride: 1,
    explodes: 0,
    boosts: [],
    acts: [],
  });
  expect(made({ effects: [] }).heals).toBeUndefined();
});

test('NH-INI-02 printed numbers are kept highest first', () => {
  expect(made({ initiative: [1, 3, 2] }).initiative).toEqual([3, 2, 1]);
});

test('NH-BRD-03 every edge symbol is an attack in its direction, turned along', () => {
  const { faces } = made({
    edges: [{ melee: 2, ranged: 1 }, { gauss: true }, {}, { scatter: [3, 1] }, {}, {}],
  });
  const none = { scatter: [], reach: 0 };
  expect(faces[0]?.attacks).toEqual([
    { ...none, kind: 'melee', way: 0, strength: 2 },
    { ...none, kind: 'ranged', way: 0, strength: 1 },
    { ...none, kind: 'gauss', way: 1, strength: 1 },
    { kind: 'scatter', way: 3, strength: 0, scatter: [3, 1], reach: 0 },
  ]);
  expect(faces[4]?.attacks.map(({ kind, way }) => `${kind} ${way}`)).toEqual([
    'scatter 1',
    'melee 4',
    'ranged 4',
    'gauss 5',
  ]);
});

test('a rocket has its strength and reach; a stalker attacks without a direction', () => {
  const rocket = made({ edges: [{}, {}, { rocket: { strength: 3, reach: 2 } }, {}, {}, {}] });
  expect(rocket.faces[0]?.attacks).toEqual([
    { kind: 'rocket', way: 2, strength: 3, scatter: [], reach: 2 },
  ]);
  const stalker = made({ effects: [{ kind: 'stalk', strength: 2 }] });
  expect(stalker.faces[5]?.attacks).toEqual([
    { kind: 'stalk', way: 0, strength: 2, scatter: [], reach: 0 },
  ]);
});

test('NH-BRD-03 armour, nets and connections turn with the tile', () => {
  const { faces } = made({ edges: [{ armour: true }, { net: true }, { link: true }, {}, {}, {}] });
  expect(faces[0]).toMatchObject({
    armour: [true, false, false, false, false, false],
    nets: [1],
    links: [2],
  });
  expect(faces[5]).toMatchObject({
    armour: [false, false, false, false, false, true],
    nets: [0],
    links: [1],
  });
});

test('NH-BRD-03 orientations in which a tile looks the same are one', () => {
  const striped = { melee: 1 };
  const half = made({ edges: [striped, {}, {}, striped, {}, {}] });
  expect(half).toMatchObject({ turns: [0, 1, 2], looks: [0, 1, 2, 0, 1, 2] });
  expect(made({}).turns).toEqual([0]);
  expect(made({ edges: [striped, {}, {}, {}, {}, {}] }).turns).toEqual([0, 1, 2, 3, 4, 5]);
});

test('effects reach friends through connections unless their pack says otherwise', () => {
  const none = { melee: 0, ranged: 0, initiative: 0, toughness: 0, actions: 0, set: -1 };
  const giver = made({
    effects: [
      { kind: 'boost', melee: 1, ranged: 2, initiative: 3, toughness: 4, actions: 5 },
      { kind: 'boost', whom: 'enemies', reach: 'board', initiative: -1 },
      { kind: 'set', whom: 'enemies', reach: 'adjacent', initiative: 0 },
      { kind: 'set', initiative: 2 },
      { kind: 'heal' },
      { kind: 'carry', reach: 'adjacent' },
      { kind: 'power', reach: 'board' },
    ],
  });
  expect(giver.boosts).toEqual([
    {
      whom: 'friends',
      reach: 'links',
      ...none,
      melee: 1,
      ranged: 2,
      initiative: 3,
      toughness: 4,
      actions: 5,
    },
    { whom: 'enemies', reach: 'board', ...none, initiative: -1 },
    { whom: 'enemies', reach: 'adjacent', ...none, set: 0 },
    { whom: 'friends', reach: 'links', ...none, set: 2 },
  ]);
  expect(giver).toMatchObject({
    gives: true,
    heals: 'links',
    carries: 'adjacent',
    powers: 'board',
  });
});

test('each ability of a tile works alone', () => {
  expect(made({ effects: [{ kind: 'capture' }] })).toMatchObject({
    captures: true,
    converts: false,
  });
  expect(made({ effects: [{ kind: 'convert' }] })).toMatchObject({
    captures: false,
    converts: true,
  });
  expect(made({ effects: [{ kind: 'stride', steps: 2 }] })).toMatchObject({
    stride: 2,
    gives: false,
  });
  expect(made({ effects: [{ kind: 'explode', strength: 1 }] }).explodes).toBe(1);
  const viper = made({ effects: [{ kind: 'taint', marker: 'poisoned', until: 'battle' }] });
  expect(viper.taint).toEqual({ marker: 'poisoned', until: 'battle' });
  const mine = made({ kind: 'foundation', effects: [{ kind: 'trap', strength: 2 }] });
  expect(mine.trap).toEqual({ strength: 2, whom: undefined });
  const pusher = made({ effects: [{ kind: 'action', act: 'push' }, { kind: 'capture' }] });
  expect(pusher.acts).toEqual([{ kind: 'action', act: 'push' }]);
  expect(made({ kind: 'instant', effects: [{ kind: 'swap' }] }).instant).toEqual({ kind: 'swap' });
});
