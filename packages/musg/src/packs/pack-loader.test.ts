import { Game, isProblems, loadRecord, packHash, type LoadedPack } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { musg } from '../system.ts';
import { BUILT_IN_LIBRARY } from './built-in.ts';
import saltChoir from './fan/salt-choir.json' with { type: 'json' };
import { packLoader } from './pack-loader.ts';

function read(pack: unknown): LoadedPack {
  const found = packLoader.read(JSON.stringify(pack));
  if (isProblems(found)) throw new Error(JSON.stringify(found));
  return found;
}

const reported = (value: unknown) =>
  Array.isArray(value) ? value.map(({ path, code }) => `${path} ${code}`) : 'fine';

const ADDRESS = 'https://example.org/salt-choir.json';

test('a pack is read with its title and its fingerprint, or refused with every problem', () => {
  expect(read(saltChoir)).toMatchObject({
    id: 'salt-choir',
    hash: packHash(saltChoir),
    warnings: [],
  });
  const wrong = { ...saltChoir, title: 7, version: 2 };
  expect(reported(packLoader.read(JSON.stringify(wrong)))).toEqual(
    expect.arrayContaining(['/title wrong-type', '/version not-that']),
  );
});

test('a record carries what its game needs of packs, and where they came from', () => {
  const system = packLoader.with([{ ...read(saltChoir), address: ADDRESS }]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const setup = system.readSetup({ scenario: 'salt-pans', bands: ['low-tide', 'red-fang'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  expect(setup.packs).toEqual([{ id: 'salt-choir', hash: packHash(saltChoir), address: ADDRESS }]);
  expect(Object.keys(setup.goods ?? {})).toEqual([
    'races',
    'ranged',
    'melee',
    'equipment',
    'mercenaries',
  ]);
  const game = new Game(system, setup, { seed: 7 });
  const back = loadRecord(musg, game.record());
  if (isProblems(back)) throw new Error(JSON.stringify(back));
  expect(back.hash()).toBe(game.hash());
  expect(back.state.sides.map(({ race }) => race)).toEqual(['wader', 'orc']);
  expect(musg.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
});

test('a setup carries of a pack only what its bands use', () => {
  const system = packLoader.with([read(saltChoir)]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const own = {
    id: 'mine',
    name: { en: 'Mine', fr: 'La mienne' },
    race: 'human',
    members: [
      { rank: 'chief', weapons: ['eel-whip'], equipment: [] },
      { rank: 'minion', weapons: ['rifle'], equipment: [] },
    ],
  };
  const setup = system.readSetup({ bands: [own, 'red-fang'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  expect(setup.goods).toEqual({ melee: [saltChoir.melee?.[0]] });
  expect(setup.packs).toHaveLength(1);
  const plain = system.readSetup({});
  expect(plain).toEqual(musg.defaults);
});

test('content of packs can be picked next to built-in content, and lists use it', async () => {
  const system = packLoader.with([read(saltChoir)]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const among = (id: string) => {
    const [choice] = system.choices({}).filter((each) => each.id === id);
    return choice && !('least' in choice.among) ? choice.among.map(({ value }) => value) : [];
  };
  expect(among('bands')).toEqual(expect.arrayContaining(['low-tide', 'red-fang']));
  expect(among('scenario')).toEqual(expect.arrayContaining(['salt-pans', 'market']));
  const lists = await system.lists?.();
  expect(lists?.checkList(saltChoir.bands?.[0])).toMatchObject({ problems: [] });
});

test('a pack may not pose as what is there, nor as another pack', () => {
  const [elf] = BUILT_IN_LIBRARY.races.filter(({ id }) => id === 'elf');
  const [weapon] = saltChoir.melee ?? [];
  const frame = { ...saltChoir, id: 'fake', ranged: [], races: [], bands: [], scenarios: [] };
  const goods = { equipment: [], mercenaries: [], melee: [] };
  const posing = { ...frame, ...goods, races: [elf], melee: [{ ...weapon, id: 'rifle' }] };
  expect(reported(packLoader.with([read(posing)]))).toEqual([
    '/fake/races/0/id id-taken',
    '/fake/melee/0/id id-taken',
  ]);
  const again = { ...frame, ...goods, id: 'again', melee: [weapon] };
  expect(reported(packLoader.with([read(saltChoir), read(again)]))).toEqual([
    '/again/melee/0/id id-taken',
  ]);
  expect(reported(packLoader.with([read(saltChoir)]))).toBe('fine');
});

test('an untrusted pack that claims to be read is read again', () => {
  const forged = { ...read(saltChoir), content: { ...saltChoir, version: 2 } };
  expect(reported(packLoader.with([forged]))).toEqual(['/version not-that']);
});

test('goods of a setup are read like those of a pack, with their place', () => {
  const wrong = (goods: unknown) => reported(musg.readSetup({ goods }));
  expect(wrong(7)).toEqual(['/goods no-goods']);
  expect(wrong({ cars: [] })).toEqual(['/goods/cars no-such-goods']);
  expect(wrong({ melee: [{ ...saltChoir.melee?.[0], dice: 'two' }] })).toEqual([
    '/goods/melee/0/dice wrong-type',
  ]);
  expect(wrong({ melee: [{ ...saltChoir.melee?.[0], id: 'sword' }] })).toEqual([
    '/goods/melee/0/id id-taken',
  ]);
  expect(reported(musg.readSetup({ packs: [{ id: 'x' }] }))).toEqual(['/packs wrong-packs']);
  const [table] = saltChoir.scenarios ?? [];
  expect(reported(musg.readSetup({ scenario: { ...table, width: 10 } }))).toEqual([
    '/scenario/width too-small',
  ]);
  expect(reported(musg.readSetup({ scenario: { ...table, id: 'market' } }))).toEqual([
    '/scenario/id id-taken',
  ]);
});
