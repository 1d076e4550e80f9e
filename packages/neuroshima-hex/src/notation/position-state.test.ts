import { expect, test } from 'vitest';
import { isProblems } from '@skirmish-kit/core';
import { makeLibrary } from '../packs/built-in.ts';
import { positionFrom } from './position-state.ts';

test.each([
  ['{"units":[', 'not-json'],
  [`{"units":[]${' '.repeat(20_000)}}`, 'position-too-long'],
  [`3.0_moloch_hq.c3${'_'.repeat(20_000)}`, 'position-too-long'],
])('a text that is no position is reported: %.20s…', (text, code) => {
  const read = positionFrom(text, makeLibrary());
  expect(isProblems(read) && read[0]?.code).toBe(code);
});
