import { isProblems, LANGUAGES, loadRecord, narratorOf, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { bot } from '../../bot/bot.ts';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { musg } from '../../system.ts';
import { catalogue } from '../catalogue.ts';
import { playChecked, readSetup } from '../testing/checked-game.ts';
import { BUILT_IN_WORLDS } from './built-in.ts';

/** How many random games in each world; `npm run soak -- 20000 musg` plays more. */
const GAMES = Math.ceil(Number(process.env['SKIRMISH_GAMES'] ?? 16) / 3);

/** Any table, any bands, one band where that is enough, and every second time any rulings. */
function setupOf(world: (typeof BUILT_IN_WORLDS)[number], seed: number) {
  const random = seededRandom(`${world.id} ${seed}`);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const { scenarios, bands } = BUILT_IN_LIBRARY;
  const solo = world.leastBands === 1 && seed % 3 === 0;
  const rulings = (world.settings ?? []).map(
    ({ key, values }) => [key, any(values)?.value] as const,
  );
  return readSetup({
    scenario: any(scenarios)?.id,
    bands: solo ? [any(bands)?.id] : [any(bands)?.id, any(bands)?.id],
    settings: { turnLimit: any(['6', '8']), ...(seed % 2 === 0 && TESTS) },
    world: world.id,
    ...(seed % 2 === 1 && { worldSettings: Object.fromEntries(rulings) }),
  });
}

const TESTS = { willToCharge: 'on', receivingCharge: 'on', spotting: 'on', underFire: 'on' };

test.each(BUILT_IN_WORLDS)(
  'MU-TURN-07 random games in the world $id end, keep their promises, have messages',
  { timeout: 0 },
  (world) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      try {
        const game = playChecked(setupOf(world, seed), seed, seed % 4 === 0 ? bot : undefined);
        for (const language of LANGUAGES) {
          const narrator = narratorOf(musg.messages, game.state, language);
          for (const entry of game.log) {
            if (entry.kind === 'event' && entry.about !== 'activation-over')
              expect(narrator.line(entry), entry.about).toBeTruthy();
            expect(narrator.line(entry) ?? '', entry.about).not.toMatch(/\{\w+|undefined/);
          }
        }
        if (seed % 4 !== 1) continue;
        const again = loadRecord(musg, game.record());
        if (isProblems(again)) throw new Error(JSON.stringify(again));
        expect(again.hash()).toBe(game.hash());
      } catch (fault) {
        throw new Error(`${world.id}, random game ${seed}: ${String(fault)}`, { cause: fault });
      }
    }
  },
);

test('a world is picked by its id, with its settings and its number of bands', () => {
  const setup = {
    bands: ['red-fang', 'nobody'],
    world: 'zombies',
    worldSettings: { control: 'in-turn' },
  };
  expect(musg.readSetup(setup)).toEqual({
    scenario: 'market',
    bands: ['red-fang'],
    settings: {},
    world: 'zombies',
    worldSettings: { control: 'in-turn' },
  });
  const wrong = musg.readSetup({ world: 'zombie', worldSettings: { control: 'us' } });
  expect(isProblems(wrong) && wrong.map(({ path }) => path)).toEqual([
    '/world',
    '/worldSettings/control',
  ]);
  const unknown = musg.readSetup({ world: 'zombies', worldSettings: { control: 'us' } });
  expect(isProblems(unknown) && unknown[0]?.path).toBe('/worldSettings/control');
  const none = musg.readSetup({ world: 'zombies', bands: [] });
  expect(isProblems(none) && none[0]?.path).toBe('/bands');
  const choices = musg.choices({ world: 'zombies', bands: ['red-fang'] });
  expect(choices.filter(({ id }) => id === 'bands').map(({ value }) => value)).toEqual([
    'red-fang',
    'nobody',
  ]);
  expect(new Set(choices.filter(({ room }) => room !== 'side').map(({ id }) => id)).size).toBe(
    choices.length - 2,
  );
});

test('every ruling of a world is named by the rule it settles', () => {
  for (const { settings = [], id } of BUILT_IN_WORLDS)
    for (const { rule, key } of settings)
      expect(catalogue.find(rule), `${id} ${key}`).toBeDefined();
});
