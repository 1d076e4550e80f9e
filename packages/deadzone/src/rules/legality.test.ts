import { differsOnlyIn, unlikeOffers } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import { setupOf } from './testing/any-setup.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 20);

/** A way is named by its end or cube by cube. */
const WAY = /(?<=move:|sprint:|mobile-infantry:)(?:[a-z]\d+\.\d\+?)+/g;

test(`K1 ${GAMES} random games accept exactly what they offer`, { timeout: 0 }, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  const beyond = { offers: differsOnlyIn(WAY) };
  expect(unlikeOffers(deadzone, { seeds, setupOf }, beyond)).toEqual([]);
});
