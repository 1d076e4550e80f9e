import { Game, isProblems, loadRecord, packHash, type LoadedPack } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import hold from './hold.json' with { type: 'json' };
import { packLoader } from './pack-loader.ts';
import undertow from './undertow.json' with { type: 'json' };

/** The pack of the Undertow under other names. */
const EBB = {
  ...undertow,
  id: 'ebb',
  faction: { ...undertow.faction, id: 'ebb' },
  teams: (undertow.teams ?? []).map((team) => ({ ...team, id: 'ebb-first', faction: 'ebb' })),
};

/** A mission under another name. */
const NIGHT = {
  ...hold,
  id: 'night',
  missions: (hold.missions ?? []).map((mission) => ({ ...mission, id: 'night' })),
};

function read(pack: unknown): LoadedPack {
  const found = packLoader.read(JSON.stringify(pack));
  if (isProblems(found)) throw new Error(JSON.stringify(found));
  return found;
}

const reported = (value: unknown) =>
  Array.isArray(value) ? value.map(({ path, code }) => `${path} ${code}`) : 'fine';

test('a pack is read with its title and its fingerprint, or refused with every problem', () => {
  expect(read(EBB)).toMatchObject({ id: 'ebb', hash: packHash(EBB), warnings: [] });
  const wrong = { ...EBB, title: 7, version: 2 };
  expect(reported(packLoader.read(JSON.stringify(wrong)))).toEqual(
    expect.arrayContaining(['/title wrong-type', '/version not-that']),
  );
});

test('a record carries what its game needs of packs, and where they came from', () => {
  const pack = { ...read(EBB), address: 'https://example.org/ebb.json' };
  const system = packLoader.with([pack, read(NIGHT)]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const setup = system.readSetup({ mission: 'night', teams: ['ebb-first', 'enforcers-first'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  expect(setup.packs).toEqual([
    expect.objectContaining({ id: 'night' }),
    { id: 'ebb', hash: packHash(EBB), address: 'https://example.org/ebb.json' },
  ]);
  const [faction] = setup.factions ?? [];
  const named = EBB.teams.flatMap(({ members }) => members.map(({ profile }) => profile));
  expect(faction?.profiles.map(({ id }) => id).sort()).toEqual([...new Set(named)].sort());
  const game = new Game(system, setup, { seed: 7 });
  const back = loadRecord(deadzone, game.record());
  if (isProblems(back)) throw new Error(JSON.stringify(back));
  expect(back.hash()).toBe(game.hash());
  expect(back.state.sides.map(({ faction: id }) => id)).toEqual(['ebb', 'enforcers']);
});

test('content of packs can be picked next to built-in content, and lists use it', async () => {
  const system = packLoader.with([read(EBB)]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const [team] = system.choices({}).filter(({ id }) => id === 'teams');
  const values = team && !('least' in team.among) ? team.among.map(({ value }) => value) : [];
  expect(values).toEqual(expect.arrayContaining(['ebb-first', 'undertow-first']));
  const lists = await system.lists?.();
  expect(lists?.checkList(EBB.teams[0])).toMatchObject({ problems: [] });
});

test('a pack may not pose as what is there, nor as another pack', () => {
  expect(reported(packLoader.with([read({ ...undertow, id: 'fake' })]))).toEqual([
    '/fake id-taken',
    '/fake id-taken',
  ]);
  expect(reported(packLoader.with([read(NIGHT), read({ ...NIGHT, id: 'again' })]))).toEqual([
    '/again id-taken',
  ]);
  expect(reported(packLoader.with([read(EBB)]))).toBe('fine');
});

test('an untrusted pack that claims to be read is read again', () => {
  const forged = { ...read(EBB), content: { ...EBB, version: 2 } };
  expect(reported(packLoader.with([forged]))).toEqual(['/version not-that']);
});
