import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineCatalogue } from '../catalogue.ts';
import { choose } from '../flow.ts';
import { Game } from '../game.ts';
import { isProblems } from '../problem.ts';
import type { ReadableSystem } from '../system.ts';
import { seedRefusal } from './record-limits.ts';
import { loadRecord } from './load-record.ts';

interface Named {
  readonly name: string;
  readonly lines?: readonly string[];
}

/** One player who goes on for ever, under any name. */
const solitaire: ReadableSystem<{ turns: number }, Named> = {
  id: 'solitaire',
  version: 1,
  title: { en: 'Solitaire', fr: 'Solitaire' },
  defaults: { name: 'Rook' },
  readSetup: (value) => ({ name: String(Object(value).name) }),
  setup: () => ({ turns: 0 }),
  seats: () => 1,
  *step(state) {
    yield* choose({ who: 0, about: 'go', rule: 'SO-01', options: [{ key: 'go', value: 0 }] });
    state.turns++;
  },
  outcome: () => undefined,
  catalogue: () => Promise.resolve(defineCatalogue([])),
  bots: {},
};

/** What a record gives back of a game; `refused` when no game could be made. */
function remaining(
  name: string,
  seed: string | number,
  chances: 'seeded' | 'asked' = 'seeded',
): { readonly name: string; readonly seed: string | number } | 'refused' {
  let game: Game<{ turns: number }, Named>;
  try {
    game = new Game(solitaire, { name }, { seed, chances });
  } catch (error) {
    if (error instanceof RangeError) return 'refused';
    throw error;
  }
  game.answer('go');
  const text = game.record();
  const loaded = loadRecord(solitaire, text);
  if (isProblems(loaded)) throw new Error(`${loaded[0]?.message} in ${JSON.stringify(text)}`);
  expect(loaded.hash()).toBe(game.hash());
  expect(loaded.record()).toBe(text);
  return { name: loaded.setup.name, seed: loaded.seed };
}

test.each([
  ...[0, -7, 0.1 + 0.2, 1 / 3, -1e-7 / 3, 5e-324, 1e21, 2 ** 53, -(2 ** 80), Number.MAX_VALUE],
  ...['', 'Infinity', 'NaN', '-', '1e3', '0.30000000000000004', 'a\u2028b', '\u2029', 'a\ud800'],
  ...['</script>', 'x\u0000y', '"\\', 'é\u0085', '\ufeffx', 'x;y', '=5', '\u202ex'],
])('the seed %j comes back', (seed) => {
  for (const chances of ['seeded', 'asked'] as const)
    expect(remaining('Rook', seed, chances)).toEqual({ name: 'Rook', seed });
});

test.each([Infinity, -Infinity, NaN, 'x'.repeat(2_001)])(
  'no game is made of the seed %j',
  (seed) => {
    expect(remaining('Rook', seed)).toBe('refused');
  },
);

test('a seed has up to two thousand characters, and one that is refused is quoted', () => {
  const long = `ab${'x'.repeat(1_998)}`;
  expect(remaining('Rook', long)).toEqual({ name: 'Rook', seed: long });
  expect(() => new Game(solitaire, solitaire.defaults, { seed: `${long}x` })).toThrow(
    `No record can keep the seed “ab${'x'.repeat(38)}…” (seed-too-long).`,
  );
});

test.each([undefined, null, true, [], {}, 7n])('%s is no seed', (seed) => {
  expect(seedRefusal(seed)).toBe('not-a-seed');
});

test.each(['Ann\u2028Lee', '\u2029', '</script><script>', 'Ann\ud800', 'a: b', '; x', ' x '])(
  'the name %j comes back',
  (name) => expect(remaining(name, 1)).toEqual({ name, seed: 1 }),
);

test.each(['\u202eknooR', '\u200b', 'x'.repeat(2_001)])(
  'no game is made of the name %j',
  (name) => {
    expect(remaining(name, 1)).toBe('refused');
  },
);

test('a record gives back all data of its game', () => {
  const seed = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.bigInt().map(Number),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...' \t"\\;=<-.e1\u2028\u2029\ud800\u0085:') }),
  );
  const name = fc.string({ unit: 'binary', maxLength: 30 });
  let refused = 0;
  fc.assert(
    fc.property(name, seed, fc.constantFrom('seeded', 'asked'), (given, from, chances) => {
      const back = remaining(given, from, chances);
      if (back === 'refused') refused++;
      // There is one nought in a text, and one in a game.
      else expect(back).toEqual({ name: given, seed: from === 0 ? 0 : from });
    }),
    { numRuns: 3_000, seed: 20_261 },
  );
  expect(refused).toBeLessThan(1_500);
});

test('no text of a record can leave the tag that a page wraps around it', () => {
  const name = '</script><script>alert(1)</script><!--';
  const game = new Game(solitaire, { name }, { seed: name });
  expect(game.record()).not.toContain('<');
});

test('a setup must leave room for the game', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'x'.repeat(1_000));
  expect(() => new Game(solitaire, { name: 'x', lines: lines(100) })).not.toThrow();
  expect(() => new Game(solitaire, { name: 'x', lines: lines(200) })).toThrow('No record can keep');
});
