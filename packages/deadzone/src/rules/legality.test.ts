import { differsOnlyIn, unlikeOffers } from '@skirmish-kit/core/testing';
import { isProblems, type Random } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { randomTeam } from '../lists/testing/random-team.ts';
import { FACTIONS, MISSIONS } from '../packs/built-in.ts';
import { deadzone } from '../system.ts';
import { FIELD_NAMES } from './full-setup.ts';
import type { DeadzoneSetup } from './setup-type.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 20);

/** Teams of anything, on any field. */
function setupOf(_: number, random: Random): DeadzoneSetup {
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const budget = random.between(8, 14) * 10;
  const team = () => {
    const faction = any(FACTIONS);
    return faction && randomTeam(faction, budget, random);
  };
  const setup = deadzone.readSetup({
    field: any(FIELD_NAMES),
    mission: any(MISSIONS)?.id,
    teams: [team(), team()],
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** A way is named by its end or cube by cube. */
const WAY = /(?<=move:|sprint:|mobile-infantry:)(?:[a-z]\d+\.\d\+?)+/g;

test(`K1 ${GAMES} random games accept exactly what they offer`, { timeout: 0 }, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  const beyond = { offers: differsOnlyIn(WAY) };
  expect(unlikeOffers(deadzone, { seeds, setupOf }, beyond)).toEqual([]);
});
