import {
  Game,
  isProblems,
  loadRecord,
  packHash,
  parseRecord,
  randomBot,
  botAnswers,
  type GameSystem,
  type LoadedPack,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import cinders from './cinders.json' with { type: 'json' };
import relay from './relay.json' with { type: 'json' };
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { reaction } from '../system.ts';
import { packLoader } from './pack-loader.ts';

const { gangs = [] } = cinders;
const { scenarios = [] } = relay;

/** The pack of the Cinders under other names. */
const ASHES = {
  ...cinders,
  id: 'ashes',
  gangs: gangs.map((gang) => ({ ...gang, id: `${gang.id}-too` })),
};

function read(pack: unknown): LoadedPack {
  const found = packLoader.read(JSON.stringify(pack));
  if (isProblems(found)) throw new Error(found[0]?.message);
  return found;
}

const reported = (value: unknown) =>
  Array.isArray(value) ? value.map(({ path, code }) => `${path} ${code}`) : 'fine';

test('a pack is read with its title and its fingerprint, or refused with every problem', () => {
  expect(read(ASHES)).toMatchObject({
    id: 'ashes',
    title: cinders.title,
    hash: packHash(ASHES),
    warnings: [],
  });
  const wrong = { ...ASHES, title: 7, version: 2 };
  expect(reported(packLoader.read(JSON.stringify(wrong)))).toEqual(
    expect.arrayContaining(['/title wrong-type', '/version not-that']),
  );
});

test('gangs and scenarios of packs play against built-in ones', () => {
  const night = {
    ...relay,
    id: 'night',
    scenarios: scenarios.map((s) => ({ ...s, id: 'night' })),
  };
  const system = packLoader.with([read(ASHES), read(night)]);
  if (isProblems(system)) throw new Error(system[0]?.message);
  const own = ASHES.gangs[0]?.id;
  expect(isProblems(system.readSetup({ scenario: 'night', gangs: [own, 'halden-patrol'] }))).toBe(
    false,
  );
  expect(isProblems(system.readSetup({ scenario: 'relay', gangs: [own, 'nobody'] }))).toBe(true);
});

test('a pack must not use ids of built-in parts or of other packs', () => {
  expect(reported(packLoader.with([read({ ...cinders, id: 'fake' })]))).toEqual(
    gangs.map(() => '/fake id-taken'),
  );
  expect(reported(packLoader.with([read(ASHES), read({ ...ASHES, id: 'again' })]))).toEqual(
    ASHES.gangs.map(() => '/again id-taken'),
  );
  expect(reported(packLoader.with([read(ASHES)]))).toBe('fine');
});

test('untrusted input that claims to be parsed is parsed again', () => {
  const forged = { ...read(ASHES), content: { ...ASHES, version: 2 } };
  expect(reported(packLoader.with([forged]))).toEqual(['/version not-that']);
});

test('no code comes with a pack of Reaction', () => {
  expect(reported(packLoader.with([], [{}]))).toEqual(['/companion no-companions']);
  expect(reported(packLoader.with([], []))).toBe('fine');
  expect(reported(packLoader.with([]))).toBe('fine');
});

test('the pack type is recognised by a field and described by a schema', async () => {
  const [sort] = packLoader.sorts;
  expect(sort?.mark).toEqual({ field: 'system', value: 'reaction' });
  expect(await sort?.schema()).toMatchObject({ type: 'object' });
});

/** The game with a loaded pack and its URL. */
function withPack(pack: unknown): GameSystem<Battle, ReactionSetup> {
  const system = packLoader.with([{ ...read(pack), address: 'https://example.org/ashes.json' }]);
  if (isProblems(system)) throw new Error(system[0]?.message);
  return system;
}

test('a record names its pack and replays with its own gangs if the pack changes', () => {
  const system = withPack(ASHES);
  const setup = system.readSetup({ gangs: [ASHES.gangs[0]?.id, 'halden-patrol'] });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const game = new Game(system, setup, { seed: 5 });
  botAnswers(game, new Map([randomBot, randomBot].entries()));
  const record = game.record();
  const origin = { id: 'ashes', hash: packHash(ASHES), address: 'https://example.org/ashes.json' };
  const parsed = parseRecord(record);
  expect(isProblems(parsed) ? parsed : parsed.setup).toMatchObject({ packs: [origin] });
  const groups = ASHES.gangs.map((gang) => ({ ...gang, groups: gang.groups.slice(0, 1) }));
  for (const later of [system, reaction, withPack({ ...ASHES, gangs: groups })]) {
    const again = loadRecord(later, record);
    if (isProblems(again)) throw new Error(again[0]?.message);
    expect(again.hash()).toBe(game.hash());
    expect(again.record()).toBe(record);
  }
  expect(record).toContain('halden-patrol');
});

test('a setup names only packs that it uses and that exist', () => {
  expect(withPack(ASHES).readSetup({ gangs: ['cinder-crew', 'halden-patrol'] })).not.toHaveProperty(
    'packs',
  );
  const hash = packHash(ASHES);
  const named = (packs: unknown) => reported(reaction.readSetup({ packs }));
  expect(named([{ id: 'ashes', hash }])).toBe('fine');
  expect(named([])).toEqual(['/packs not-a-list']);
  expect(named([{ id: 'ashes', hash: 'soon' }])).toEqual(['/packs/0/hash not-a-fingerprint']);
  expect(named([{ id: 'Ashes', hash }])).toEqual(['/packs/0/id not-an-id']);
  expect(named([{ id: 'ashes', hash, address: '' }])).toEqual(['/packs/0/address not-text']);
});
