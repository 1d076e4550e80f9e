import { differsOnlyIn, unlikeOffers, type Unlisted } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { musg } from '../system.ts';
import type { Battle } from './state.ts';
import { worldOf } from './world.ts';
import { setupOf } from './testing/any-setup.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 20);

/** Points of the table, the ways of vehicles, and what hands strike with. */
const FREE =
  /(?<=^place:)[a-z]+\d+|-?\d+,-?\d+|(?<=^(?:drive|boost):).*|(?<=^strike(?:-vehicle)?:[^:]*:).*/g;

const isFree = differsOnlyIn<Battle>(FREE);

/**
 * A place within a walk is within a run too, where the world of the battle lets everybody run. Charges
 * that do not arrive are taken as runs.
 */
function isOffered(unlisted: Unlisted<Battle>): false | 'maybe' {
  const { state, ask, key } = unlisted;
  const mayWalk = ask.options.some((option) => option.key.startsWith('walk:'));
  if (key.startsWith('run:') && mayWalk && !worldOf(state)) return 'maybe';
  return key.startsWith('charge:') ? 'maybe' : isFree(unlisted);
}

test(`K1 ${GAMES} random games accept exactly what they offer`, { timeout: 0 }, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  expect(unlikeOffers(musg, { seeds, setupOf }, { offers: isOffered })).toEqual([]);
});
