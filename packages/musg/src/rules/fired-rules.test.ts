import { checkFiredRules } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { musg } from '../system.ts';
import { setupAnywhere } from './testing/any-setup.ts';

const { title, run, expected } = checkFiredRules(musg, {
  folder: import.meta.dirname,
  atCommit: 6,
  setupOf: setupAnywhere,
});

test(title, { timeout: 0 }, () => {
  expect(run()).toEqual(expected);
});
