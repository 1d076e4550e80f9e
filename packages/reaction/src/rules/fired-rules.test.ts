import { checkFiredRules } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import { setupOf } from './testing/random-games.ts';

const { title, run, expected } = checkFiredRules(reaction, {
  folder: import.meta.dirname,
  atCommit: 12,
  setupOf,
});

test(title, { timeout: 0 }, () => {
  expect(run()).toEqual(expected);
});
