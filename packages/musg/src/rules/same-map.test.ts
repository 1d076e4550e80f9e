import { playOut, randomBot } from '@skirmish-kit/core';
import { findStateShapeMismatches } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { musg } from '../system.ts';

test('after a game everything on the table still looks alike to the engine', () => {
  const states = [1, 2].map(
    (seed) => playOut(musg, musg.defaults, [randomBot, randomBot], seed).state,
  );
  expect(findStateShapeMismatches(states)).toEqual([]);
});
