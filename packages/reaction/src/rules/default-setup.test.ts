import { hashState } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BATTLES } from '../packs/built-in.ts';
import { playableSystem } from '../playable-system.ts';
import { reaction } from '../system.ts';
import { DEFAULT_SETUP, defaultSetupWith } from './default-setup.ts';
import { resolveSetup } from './resolve-setup.ts';

test('the first battle is the first of those that are ready-made', () => {
  expect(DEFAULT_SETUP).toMatchObject(BATTLES[0] ?? {});
});

test('the file of the default battle matches its packs', async () => {
  const { scenario, gangs, sheet } = resolveSetup(DEFAULT_SETUP);
  const named = gangs.flatMap(({ profiles }) => profiles.flatMap(({ weapons }) => weapons));
  const carried = sheet.filter(({ id }) => named.includes(id));
  const unwritten = (key: string, value: unknown) => (key === 'text' ? undefined : value);
  const file = '../packs/generated/default-setup.json';
  const battle = { scenario, gangs, sheet: carried };
  await expect(`${JSON.stringify(battle, unwritten, 1)}\n`).toMatchFileSnapshot(file);
});

test('the default battle is the same from every way to set it up', () => {
  expect(hashState(playableSystem.setup(DEFAULT_SETUP))).toBe(
    hashState(reaction.setup(DEFAULT_SETUP)),
  );
});

test('a first battle knows no other scenarios and gangs', () => {
  const other = { ...DEFAULT_SETUP, scenario: 'courier' };
  expect(() => defaultSetupWith(other)).toThrow(
    'A first battle knows no other scenarios and gangs.',
  );
});
