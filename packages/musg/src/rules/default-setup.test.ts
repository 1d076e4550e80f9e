import { hashState } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { playableSystem } from '../playable-system.ts';
import { musg } from '../system.ts';
import { DEFAULT_SETUP, defaultSetupWith } from './default-setup.ts';
import { resolveSetup } from './resolve-setup.ts';

test('the file of the first battle has its table and its bands as the packs have them', async () => {
  const { scenario, bands } = resolveSetup(DEFAULT_SETUP);
  const unwritten = (key: string, value: unknown) => (key === 'text' ? undefined : value);
  const file = '../packs/generated/default-setup.json';
  await expect(`${JSON.stringify({ scenario, bands }, unwritten, 1)}\n`).toMatchFileSnapshot(file);
});

test('MU-DEP-01 the default battle is the same from every way to set it up', () => {
  expect(hashState(playableSystem.setup(DEFAULT_SETUP))).toBe(hashState(musg.setup(DEFAULT_SETUP)));
});

test('a first battle knows no other tables and bands', () => {
  const other = { ...DEFAULT_SETUP, scenario: 'ford' };
  expect(() => defaultSetupWith(other)).toThrow('A first battle knows no other tables and bands.');
});
