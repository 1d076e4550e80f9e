import { checkFiredRules } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { setupOf, system } from './testing/any-game.ts';
import { playerOf } from './testing/random-players.ts';

const { title, run, expected } = checkFiredRules(system, {
  folder: import.meta.dirname,
  atCommit: 12,
  setupOf,
  playerOf,
});

test(title, { timeout: 0 }, () => {
  expect(run()).toEqual(expected);
});
