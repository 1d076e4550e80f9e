import { checkFiredRules } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import { setupOf } from './testing/any-setup.ts';

const { title, run, expected } = checkFiredRules(deadzone, {
  folder: import.meta.dirname,
  atCommit: 6,
  setupOf,
});

test(title, { timeout: 0 }, () => {
  expect(run()).toEqual(expected);
});
