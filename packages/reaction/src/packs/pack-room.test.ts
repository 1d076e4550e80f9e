import { isProblems, packHash, type ReadPack } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import cinders from './cinders.json' with { type: 'json' };
import relay from './relay.json' with { type: 'json' };
import { packRoom } from './pack-room.ts';

const { gangs = [] } = cinders;
const { scenarios = [] } = relay;

/** The pack of the Cinders under other names. */
const ASHES = {
  ...cinders,
  id: 'ashes',
  gangs: gangs.map((gang) => ({ ...gang, id: `${gang.id}-too` })),
};

function read(pack: unknown): ReadPack {
  const found = packRoom.read(JSON.stringify(pack));
  if (isProblems(found)) throw new Error(found[0]?.message);
  return found;
}

const told = (value: unknown) =>
  Array.isArray(value) ? value.map(({ path, code }) => `${path} ${code}`) : 'fine';

test('a pack is read with its title and its fingerprint, or refused with every problem', () => {
  expect(read(ASHES)).toMatchObject({
    id: 'ashes',
    title: cinders.title,
    hash: packHash(ASHES),
    warnings: [],
  });
  const wrong = { ...ASHES, title: 7, version: 2 };
  expect(told(packRoom.read(JSON.stringify(wrong)))).toEqual(
    expect.arrayContaining(['/title wrong-type', '/version not-that']),
  );
});

test('gangs and scenarios of packs can be played beside those that are there', () => {
  const night = {
    ...relay,
    id: 'night',
    scenarios: scenarios.map((s) => ({ ...s, id: 'night' })),
  };
  const system = packRoom.with([read(ASHES), read(night)]);
  if (isProblems(system)) throw new Error(system[0]?.message);
  const own = ASHES.gangs[0]?.id;
  expect(isProblems(system.readSetup({ scenario: 'night', gangs: [own, 'halden-patrol'] }))).toBe(
    false,
  );
  expect(isProblems(system.readSetup({ scenario: 'relay', gangs: [own, 'nobody'] }))).toBe(true);
});

test('a pack may not pose as what is there, nor as another pack', () => {
  expect(told(packRoom.with([read({ ...cinders, id: 'fake' })]))).toEqual(
    gangs.map(() => '/fake id-taken'),
  );
  expect(told(packRoom.with([read(ASHES), read({ ...ASHES, id: 'again' })]))).toEqual(
    ASHES.gangs.map(() => '/again id-taken'),
  );
  expect(told(packRoom.with([read(ASHES)]))).toBe('fine');
});

test('what a stranger hands over as read is read again', () => {
  const forged = { ...read(ASHES), content: { ...ASHES, version: 2 } };
  expect(told(packRoom.with([forged]))).toEqual(['/version not-that']);
});

test('no code comes with a pack of Reaction', () => {
  expect(told(packRoom.with([], [{}]))).toEqual(['/companion no-companions']);
  expect(told(packRoom.with([], []))).toBe('fine');
  expect(told(packRoom.with([]))).toBe('fine');
});

test('what it reads is told apart by a field, and described by a schema', async () => {
  const [sort] = packRoom.sorts;
  expect(sort?.mark).toEqual({ field: 'system', value: 'reaction' });
  expect(await sort?.schema()).toMatchObject({ type: 'object' });
});
