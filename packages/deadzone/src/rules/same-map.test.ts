import { playOut, randomBot } from '@skirmish-kit/core';
import { findStateShapeMismatches } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';

test('after a game everything on the battlefield still looks alike to the engine', () => {
  const states = [1, 2, 3].map(
    (seed) => playOut(deadzone, deadzone.defaults, [randomBot, randomBot], seed).state,
  );
  expect(findStateShapeMismatches(states)).toEqual([]);
});
