import { unlikeOffers, type Unlisted } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import type { Battle } from './state.ts';
import { setupOf } from './testing/any-setup.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 20);

/** A way is named by its end, or cube by cube. */
const WAY = /^((?:die-)?move|sprint|mobile-infantry):((?:[a-z]\d+\.\d\+?)*)([a-z]\d+\.\d\+?)$/;

/** Cube by cube, a way may go on where an offer ends; what is named by its end alone is listed. */
function isOffered({ ask, key }: Unlisted<Battle>): false | 'maybe' {
  const [, verb, before, end] = WAY.exec(key) ?? [];
  if (verb === undefined || before === '') return false;
  const ends = ask.options.map((each) => WAY.exec(each.key));
  return ends.some((each) => each?.[1] === verb && each[3] === end) && 'maybe';
}

test(`K1 ${GAMES} random games accept exactly what they offer`, { timeout: 0 }, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  const beyond = { offers: isOffered };
  expect(unlikeOffers(deadzone, { seeds, setupOf }, beyond)).toEqual([]);
});
