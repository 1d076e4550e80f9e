import {
  copyState,
  Game,
  hashState,
  isProblems,
  loadRecord,
  randomBot,
  seededRandom,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import saltChoir from '../packs/fan/salt-choir.json' with { type: 'json' };
import { packLoader } from '../packs/pack-loader.ts';
import { SETTING_VALUES } from '../rules/setting-values.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { viewFor } from '../rules/player-view.ts';
import type { World } from '../rules/world.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import { musg } from '../system.ts';
import { makePosition, parsePosition } from './position.ts';

const HEAD = 'open-field:harbour-watch,red-fang';

function problemsOf(text: string) {
  const found = parsePosition(text);
  return isProblems(found) ? found.map(({ path, code }) => `${path} ${code}`) : [];
}

function battleAt(text: string) {
  const reported = parsePosition(text);
  if (isProblems(reported)) throw new Error(`${text}\n${JSON.stringify(reported)}`);
  return reported.battle;
}

function read(draft: object): MusgSetup {
  const setup = musg.readSetup(draft);
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** Plays a random game, and looks at one position in so many. */
function visit(
  setup: MusgSetup,
  seed: number,
  look: (text: string, hash: string, state: Battle) => void,
) {
  const game = new Game(musg, setup, { seed });
  const random = seededRandom(seed);
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    if (random.between(1, 12) === 1) look(makePosition(game.state), game.hash(), game.state);
    game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
  }
  look(makePosition(game.state), game.hash(), game.state);
}

const { scenarios, bands } = BUILT_IN_LIBRARY;

function setupOf(seed: number): MusgSetup {
  const random = seededRandom(`position ${seed}`);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const settings = Object.fromEntries(
    Object.entries(SETTING_VALUES).map(([key, values]) => [key, any<string>(values)]),
  );
  return read({
    scenario: any(scenarios)?.id,
    bands: [bands[seed % bands.length]?.id, any(bands)?.id],
    settings: seed % 2 === 0 ? {} : { ...settings, turnLimit: '6' },
  });
}

test('every position of random games comes back as it was', { timeout: 120_000 }, () => {
  for (let seed = 0; seed < bands.length; seed++) {
    visit(setupOf(seed), seed, (text, hash) => {
      const battle = battleAt(text);
      expect(makePosition(battle)).toBe(text);
      expect(hashState(battle), text).toBe(hash);
    });
  }
});

test.each(BUILT_IN_WORLDS)(
  'every position of random games in the world $id round-trips for each seat',
  { timeout: 120_000 },
  (world) => {
    for (let seed = 1; seed <= 2; seed++) {
      visit(setupIn(world, seed), seed, (text, hash, state) => {
        const battle = battleAt(text);
        expect(makePosition(battle)).toBe(text);
        expect(hashState(battle), text).toBe(hash);
        for (const seat of [0, 1, undefined]) {
          const known = viewFor(state, seat);
          const seen = battleAt(makePosition(known));
          expect(hashState(seen), text).toBe(hashState(known));
        }
      });
    }
  },
);

function setupIn(world: World, seed: number): MusgSetup {
  const random = seededRandom(`position ${world.id} ${seed}`);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const rulings = (world.settings ?? []).map(({ key, values }) => [key, any(values)?.value]);
  return read({
    scenario: seed === 1 ? 'generated-7' : any(scenarios)?.id,
    bands:
      world.id === 'regroup-team' ? ['grey-five', 'black-quay'] : [any(bands)?.id, any(bands)?.id],
    settings: { turnLimit: '6' },
    world: world.id,
    ...(seed % 2 === 0 && { worldSettings: Object.fromEntries(rulings) }),
  });
}

test('bands and tables of packs round-trip by id, or whole from a setup', () => {
  const choir = packLoader.read(JSON.stringify(saltChoir));
  if (isProblems(choir)) throw new Error(JSON.stringify(choir));
  const system = packLoader.with([choir]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const setup = system.readSetup({ scenario: 'salt-pans', bands: ['low-tide', 'red-fang'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(system, setup, { seed: 5 });
  const random = seededRandom(5);
  for (let n = 0; n < 40; n++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
  }
  const position = system.notation?.make(game.state) ?? '';
  expect(position).toMatch(/^salt-pans:low-tide,red-fang /);
  const there = system.readSetup({ position });
  if (isProblems(there)) throw new Error(JSON.stringify(there));
  expect(hashState(system.setup(there))).toBe(game.hash());
  // A record has everything with it; who has no pack reads it as well.
  const elsewhere = musg.readSetup(JSON.parse(JSON.stringify(there)));
  if (isProblems(elsewhere)) throw new Error(JSON.stringify(elsewhere));
  expect(elsewhere).toEqual(there);
  expect(hashState(musg.setup(elsewhere))).toBe(game.hash());
  expect(problemsOf(position)).toEqual(['character 1 not-in-list', 'character 1 not-in-list']);
});

test('the reader accepts extra spaces, any order and missing parts', () => {
  const battle = battleAt(
    `  ${HEAD}\n\n b1@320,600   a1@320,150[life=2,wielded=submachine-gun]  turn=2 `,
  );
  expect(battle).toMatchObject({ turn: 2, phase: { step: 'initiative' } });
  expect(battle.sides.map(({ size }) => size)).toEqual([1, 1]);
  expect(battle.figures[0]).toMatchObject({ at: [320, 150], fate: 'in', life: 2 });
  expect(battle.figures[1]?.fate).toBe('waiting');
  expect(makePosition(battle)).toBe(
    `${HEAD} turn=2 phase=initiative a1@320,150[life=2,wielded=submachine-gun] b1@320,600`,
  );
});

test('an error in a position is reported with its first character', () => {
  const at = HEAD.length + 2;
  expect(problemsOf('')).toEqual(['character 1 no-table']);
  expect(problemsOf('market')).toEqual(['character 1 no-table']);
  expect(problemsOf('nowhere:harbour-watch,red-fang')).toEqual(['character 1 not-in-list']);
  expect(problemsOf('market:harbour-watch,red-fan')).toEqual(['character 1 not-in-list-near']);
  expect(problemsOf(`${HEAD} set:lenders=no`)[0]).toMatch(`character ${at} `);
  expect(problemsOf(`${HEAD} world=pulps`)).toEqual([`character ${at} not-in-list-near`]);
  expect(problemsOf(`${HEAD} world=zombies world:alliance=us`)[0]).toMatch(`character ${at + 14} `);
  for (const token of [
    'a99@100,100',
    'a1@9999,1',
    'a1@-5,1',
    'a1@100,100[flying]',
    'a1@100,100[life=x]',
    'a1@100,100[life=99]',
    'a1@100,100[level=9999]',
    'a1@100,100[on=nothing]',
    'a1@100,100[carries=z1]',
    'a1@100,100[carries=a1]',
    'a1@100,100[wielded=bazooka]',
    'a1@100,100[spent=A B]',
    'turn=many',
    'turn=99',
    'phase=lunch',
    'phase=wave:3:0:1',
    'phase=wave:1:9:1',
    'phase=rally:z1',
    'phase=deployment:c',
    'order=a',
    'order=a+a',
    'active=z1',
    'size:c=1',
    'tested:a=1',
    'gun:a1gun1@1,1',
    'av1@100,100>0',
    'over=boredom:a:1+2',
    'over=last-band:a:1',
    '__proto__=1',
    'count:alert=1',
    'mark:a1/infected=1',
    'marker:noise-1@10,10',
    'phase=wild:a1',
    'a1@100,100[seat=b]',
    'zzz',
  ])
    expect(problemsOf(`${HEAD} ${token}`)[0], token).toBe(`character ${at} bad-token`);
});

test('an impossible position is refused with its reason', () => {
  const at = HEAD.length + 2;
  const first = (text: string) => problemsOf(`${HEAD} ${text}`)[0];
  expect(first('a1@5,100')).toBe(`character ${at} cannot-stand-edge`);
  expect(first('a1@100,100 a2@105,100')).toBe(`character ${at} cannot-stand-base`);
  expect(problemsOf('market:harbour-watch,red-fang a1@300,400')).toEqual([
    'character 31 cannot-stand-terrain',
  ]);
  expect(first('a1@100,100[life=0]')).toBe(`character ${at} wrong-life`);
  expect(first('a1@100,100[dead]')).toBe(`character ${at} wrong-life`);
  expect(first('a1@100,100[ap=2]')).toBe(`character ${at} wrong-points`);
  expect(first('a1@100,100[aboard]')).toBe(`character ${at} wrong-crew`);
  expect(first('a1@100,100[carries=a2]')).toBe(`character ${at} not-there`);
  expect(first('phase=wave:1:0:1 a1@100,100')).toBe(`character ${at} phase-too-early`);
  expect(first('active=a1 a1@100,100')).toBe(`character ${at} not-there`);
  expect(problemsOf('x'.repeat(30_000))).toEqual(['character 1 position-too-long']);
});

test('a battle begins at a position, and its record does too', () => {
  const position = `${HEAD} turn=1 a1@320,150 a2@360,150 b1@320,600`;
  const setup = read({ position });
  const game = new Game(musg, setup, { seed: 1 });
  expect(game.state.figures.filter(({ fate }) => fate === 'in')).toHaveLength(3);
  expect(musg.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  const random = seededRandom(4);
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask())
    game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
  const back = loadRecord(musg, game.record());
  expect(!isProblems(back) && back.hash()).toBe(game.hash());
  expect(musg.readSetup({ position, scenario: 'market' })).toMatchObject([
    { path: '/scenario', code: 'position-says-other' },
  ]);
  expect(musg.readSetup({ position: 5 })).toMatchObject([{ code: 'position-no-text' }]);
});

/** How many corrupted texts; `npm run fuzz` tries more. */
const TEXTS = Number(process.env['SKIRMISH_HOSTILE'] ?? 300);

test('corrupted positions are refused with a character, or play on', { timeout: 0 }, () => {
  const texts: string[] = [];
  visit(read({ settings: { turnLimit: '6' } }), 5, (text) => texts.push(text));
  const random = seededRandom('corrupted');
  const signs = [...'ab019@,[]=+:>- \u0000é'];
  let played = 0;
  for (let i = 0; i < TEXTS; i++) {
    const text = texts[random.between(0, texts.length - 1)] ?? '';
    const cut = random.between(0, text.length);
    const words = text.split(' ');
    const [x, y] = [random.between(1, words.length - 1), random.between(1, words.length - 1)];
    const sign = signs[random.between(0, signs.length - 1)] ?? '';
    const corrupted = [
      text.slice(0, cut) + sign + text.slice(cut + random.between(0, 3)),
      words.filter((_, at) => at !== x && at !== y).join(' '),
      words.map((word, at) => (at === x ? (words[y] ?? '') : word)).join(' '),
    ][i % 3];
    const reported = parsePosition(corrupted ?? '');
    if (isProblems(reported)) {
      for (const { path, message } of reported) {
        expect(path).toMatch(/^character \d+$/);
        expect(message.length).toBeGreaterThan(5);
      }
      continue;
    }
    played++;
    try {
      const game = new Game(musg, read({ position: corrupted }), { seed: i });
      for (let n = 0; n < 12; n++) {
        const ask = game.ask();
        if (ask?.kind !== 'choice') break;
        game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
      }
      copyState(game.state);
    } catch (fault) {
      throw new Error(`${corrupted}\n${String(fault)}`, { cause: fault });
    }
  }
  expect(played).toBeGreaterThan(TEXTS / 20);
});
