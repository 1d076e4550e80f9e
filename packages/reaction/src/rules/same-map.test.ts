import { isProblems, playOut, randomBot, type Bot } from '@skirmish-kit/core';
import { findShapeMismatches, findStateShapeMismatches } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BATTLES } from '../packs/built-in.ts';
import { reaction } from '../system.ts';
import { bot } from '../bot/index.ts';
import { tableOf } from './battlefield.ts';
import type { Battle } from './state.ts';

test('after a game everything on the table still looks alike to the engine', () => {
  const states = BATTLES.flatMap(({ scenario, gangs }, seed) => {
    const setup = reaction.readSetup({ scenario, gangs, settings: {} });
    if (isProblems(setup)) throw new Error(JSON.stringify(setup));
    const players: readonly Bot<Battle>[][] = [
      [randomBot, randomBot],
      [bot, randomBot],
    ];
    return players.map((seated) => playOut(reaction, setup, seated, seed).state);
  });
  const indexes = states.map(tableOf);
  // Bursts are counted by the names of weapons, and only what is hacked is difficult.
  expect(findStateShapeMismatches(states, ['figures/bursts', 'objectives'])).toEqual([]);
  const alike = {
    pieces: indexes.flatMap(({ pieces }) => pieces),
    areas: indexes.flatMap(({ pieces }) => pieces.map(({ area }) => area)),
    corners: indexes.flatMap(({ memo }) => [...(memo.corners ?? new Map()).values()].flat()),
  };
  expect(Object.entries(alike).filter(([, list]) => list.length < 2)).toEqual([]);
  expect(findShapeMismatches(alike)).toEqual([]);
});
