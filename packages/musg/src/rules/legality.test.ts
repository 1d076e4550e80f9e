import type { Random } from '@skirmish-kit/core';
import { differsOnlyIn, unlikeOffers, type Unlisted } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { musg } from '../system.ts';
import type { MusgSetup } from './setup-input.ts';
import type { Battle } from './state.ts';
import { setupOf } from './testing/any-setup.ts';
import { readSetup } from './testing/checked-game.ts';
import { worldOf } from './world.ts';
import { BUILT_IN_WORLDS } from './worlds/built-in.ts';

/** Each game is looked at closely: a long run plays one for twenty of the others. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 120) / 20);

/** Points of the table, and the ways of vehicles. */
const FREE = /(?<=^place:)[a-z]+\d+|-?\d+,-?\d+|(?<=^(?:drive|boost):).*/g;

const isFree = differsOnlyIn<Battle>(FREE);

/**
 * A move that is listed offers all places within reach. Where good places of one pace only are found,
 * it stands for the other: a run reaches wherever a walk does, for two points.
 */
function offers(unlisted: Unlisted<Battle>): false | 'maybe' {
  const { state, ask, key } = unlisted;
  const lists = (kind: string) => ask.options.some((option) => option.key.startsWith(`${kind}:`));
  if (key.startsWith('walk:') && lists('run')) return 'maybe';
  const mayRun = Number(ask.params['ap']) >= 2 && !worldOf(state);
  if (key.startsWith('run:') && mayRun && lists('walk')) return 'maybe';
  return isFree(unlisted);
}

/** Two games in worlds, one after the other, for each without. */
function setupInWorlds(seed: number, random: Random): MusgSetup {
  if (seed % 3 === 0) return setupOf(seed, random);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const world = BUILT_IN_WORLDS[(seed - Math.ceil(seed / 3)) % BUILT_IN_WORLDS.length];
  const worldSettings = Object.fromEntries(
    (world?.settings ?? []).map(({ key, values }) => [key, any(values)?.value]),
  );
  const { scenarios, bands } = BUILT_IN_LIBRARY;
  return readSetup({
    scenario: any(scenarios)?.id,
    bands: [any(bands)?.id, any(bands)?.id],
    settings: {},
    world: world?.id,
    worldSettings,
  });
}

test(`K1 ${GAMES} random games accept exactly what they offer`, { timeout: 0 }, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
  expect(unlikeOffers(musg, { seeds, setupOf: setupInWorlds }, { offers })).toEqual([]);
});
