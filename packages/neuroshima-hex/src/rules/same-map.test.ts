import { playOut, randomBot } from '@skirmish-kit/core';
import { findStateShapeMismatches } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { neuroshimaHex } from '../system.ts';

test('after a game everything on the board still looks alike to the engine', () => {
  const states = [1, 2, 3].map(
    (seed) => playOut(neuroshimaHex, neuroshimaHex.defaults, [randomBot, randomBot], seed).state,
  );
  // The setup is copied once a game as it was given.
  expect(findStateShapeMismatches(states, ['setup'])).toEqual([]);
});
