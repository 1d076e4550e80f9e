import { hashState } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { playableSystem } from '../playable-system.ts';
import { deadzone } from '../system.ts';
import { DEFAULT_SETUP, defaultSetupWith } from './default-setup.ts';
import { resolveSetup } from './resolve-setup.ts';

test('the file of the first battle has what it uses of the packs, and nothing else', async () => {
  const file = '../packs/generated/default-setup.json';
  const battle = JSON.stringify(resolveSetup(DEFAULT_SETUP), null, 1);
  await expect(`${battle}\n`).toMatchFileSnapshot(file);
});

test('DZ-SETUP-04 the default battle is the same from every way to set it up', () => {
  expect(hashState(playableSystem.setup(DEFAULT_SETUP))).toBe(
    hashState(deadzone.setup(DEFAULT_SETUP)),
  );
});

test('a first battle knows no other names', () => {
  expect(() => defaultSetupWith({ ...DEFAULT_SETUP, field: 'viaduct' })).toThrow('viaduct');
  expect(() => defaultSetupWith({ ...DEFAULT_SETUP, mission: 'raid' })).toThrow('raid');
});
