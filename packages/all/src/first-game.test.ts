import { isProblems, startNew } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { systems } from './index.ts';

test.each(systems)('$id without a word is the game that names without a word start', (system) => {
  const [first, named] = [{ first: true } as const, { named: {} }].map((start) => {
    const game = startNew(system, start, { seed: 7 });
    if (isProblems(game)) throw new Error(game[0]?.message);
    return game;
  });
  expect(first?.hash()).toBe(named?.hash());
});
