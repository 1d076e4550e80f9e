import { isProblems, playOut, randomBot, type Bot } from '@skirmish-kit/core';
import { findShapeMismatches } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BATTLES } from '../packs/built-in.ts';
import { reaction } from '../system.ts';
import { bot } from '../bot/index.ts';
import { tableOf } from './battlefield.ts';
import type { Battle } from './state.ts';

test('tables of the battlefield keep one shape', () => {
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
  const alike = {
    pieces: indexes.flatMap(({ pieces }) => pieces),
    areas: indexes.flatMap(({ pieces }) => pieces.map(({ area }) => area)),
    corners: indexes.flatMap(({ memo }) => [...(memo.corners ?? new Map()).values()].flat()),
  };
  expect(Object.entries(alike).filter(([, list]) => list.length < 2)).toEqual([]);
  expect(findShapeMismatches(alike)).toEqual([]);
});
