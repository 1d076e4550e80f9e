import { isProblems, loadRecord, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_SHELF } from '../packs/built-in.ts';
import { musg } from '../system.ts';
import { SETTING_VALUES } from './setting-values.ts';
import type { MusgSetup } from './setup-type.ts';
import { playChecked, readSetup } from './testing/play-checked.ts';

/** How many random games; `npm run games -- 20000 musg` plays more. */
const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? 16);

function setupOf(seed: number): MusgSetup {
  const random = seededRandom(`setup ${seed}`);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const settings = Object.fromEntries(
    Object.entries(SETTING_VALUES).map(([key, values]) => [key, any<string>(values)]),
  );
  const { scenarios, bands } = BUILT_IN_SHELF;
  return readSetup({
    scenario: any(scenarios)?.id,
    bands: [any(bands)?.id, any(bands)?.id],
    settings: seed % 2 === 0 ? {} : { ...settings, turnLimit: '6' },
  });
}

test(
  `${GAMES} random games end, keep their promises and are what their records say`,
  { timeout: 0 },
  () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      try {
        const game = playChecked(setupOf(seed), seed);
        if (seed % 4 !== 0) continue;
        const again = loadRecord(musg, game.record());
        if (isProblems(again)) throw new Error(JSON.stringify(again));
        expect(again.hash()).toBe(game.hash());
      } catch (fault) {
        throw new Error(`Random game ${seed}: ${String(fault)}`, { cause: fault });
      }
    }
  },
);
