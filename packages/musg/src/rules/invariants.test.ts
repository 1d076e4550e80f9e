import { isProblems, loadRecord, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { musg } from '../system.ts';
import { SETTING_VALUES } from './setting-values.ts';
import type { MusgSetup } from './setup-input.ts';
import { randomBand } from '../lists/testing/random-band.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { aggressivePlayer, playChecked, readSetup } from './testing/checked-game.ts';
import { countRuleUses, minRuleUses, rareRules, type Uses } from './testing/rule-usage.ts';

/** How many random games; `npm run soak -- 3000 musg` uses everything a hundred times. */
const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? 16);

const unarmed = (rank: 'chief' | 'minion' | 'extra', count = 1) => ({
  rank,
  count,
  weapons: [],
  equipment: [],
});

/** MU-EXTRA-05: extras without guns go for the enemy, and strike together. */
const MOB = {
  ...{ id: 'mob', name: { en: 'Mob', fr: 'Foule' }, race: 'generic' },
  members: [unarmed('chief'), unarmed('minion', 2), unarmed('extra', 8)],
};

/** Those with vehicles and extras, who can do what others cannot. */
const UNUSUAL = ['dust-riders', 'black-quay', MOB];

/** Ready-made bands, and every second time what somebody might put together, of what was used least. */
function setupOf(seed: number, uses: Uses): MusgSetup {
  const random = seededRandom(`setup ${seed}`);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const settings = Object.fromEntries(
    Object.entries(SETTING_VALUES).map(([key, values]) => [key, any<string>(values)]),
  );
  const { scenarios, bands } = BUILT_IN_LIBRARY;
  const band = () => {
    if (seed % 4 === 0) return any(UNUSUAL);
    if (seed % 4 === 1) return any(bands)?.id;
    return randomBand(BUILT_IN_LIBRARY, random, DEFAULT_SETTINGS, uses);
  };
  return readSetup({
    scenario: any(scenarios)?.id,
    bands: [band(), band()],
    // What a band is made of is itself settled by some of them.
    settings: seed % 4 !== 1 ? {} : { ...settings, turnLimit: '6' },
  });
}

test(
  `${GAMES} random games end, keep their promises, replay and use everything`,
  { timeout: 0 },
  () => {
    const uses: Uses = new Map();
    for (let seed = 1; seed <= GAMES; seed++) {
      try {
        const game = playChecked(
          setupOf(seed, uses),
          seed,
          seed % 4 === 0 ? aggressivePlayer(uses) : undefined,
        );
        countRuleUses(uses, game);
        if (seed % 4 !== 0) continue;
        const again = loadRecord(musg, game.record());
        if (isProblems(again)) throw new Error(JSON.stringify(again));
        expect(again.hash()).toBe(game.hash());
      } catch (fault) {
        throw new Error(`Random game ${seed}: ${String(fault)}`, { cause: fault });
      }
    }
    expect(rareRules(uses, minRuleUses(GAMES))).toEqual([]);
  },
);
