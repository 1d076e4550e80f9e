import { unlikeOffers } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';

const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? 20);

test(`${GAMES} random games accept exactly what they offer`, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  expect(unlikeOffers(causeway, { seeds, every: 2 })).toEqual([]);
});
