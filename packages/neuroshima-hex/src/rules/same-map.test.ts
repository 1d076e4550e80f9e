import { playOut, randomBot, type Bot } from '@skirmish-kit/core';
import { unlikeMaps } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { neuroshimaHex } from '../system.ts';
import type { State } from './state.ts';

test('after a game everything on the board still looks alike to the engine', () => {
  const players: readonly Bot<State>[] = [randomBot, randomBot];
  const states = [1, 2, 3, 4].map(
    (seed) => playOut(neuroshimaHex, neuroshimaHex.defaults, players, seed).state,
  );
  const alike = {
    states,
    units: states.flatMap(({ units }) => units),
    players: states.flatMap(({ players }) => players),
  };
  expect(Object.entries(alike).filter(([, list]) => list.length < 2)).toEqual([]);
  expect(unlikeMaps(alike)).toEqual([]);
});
