import { playOut, randomBot, type Bot } from '@skirmish-kit/core';
import { unlikeMaps } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';
import type { State } from './state.ts';

test('after a game everything on the board still looks alike to the engine', () => {
  const bots: readonly Bot<State>[] = [randomBot, randomBot];
  const states = [1, 2, 3].map(
    (seed) => playOut(sketchGame, sketchGame.defaults, bots, seed).state,
  );
  const alike = { states, figures: states.flatMap(({ figures }) => figures) };
  expect(Object.entries(alike).filter(([, list]) => list.length < 2)).toEqual([]);
  expect(unlikeMaps(alike)).toEqual([]);
});
