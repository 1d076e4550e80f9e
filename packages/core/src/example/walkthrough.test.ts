import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  botAnswers,
  defineActions,
  Game,
  integerKey,
  isProblems,
  isRefusal,
  loadRecord,
  makeLink,
  oddsOf,
  oddsOfAnswer,
  openReplay,
  opposed,
  pairKey,
  subFlow,
  playSeries,
  problem,
  randomBot,
  readPack,
  decodeRecordInput,
  roll,
  successes,
  winRate,
  type Bot,
  type Flow,
  type PackFormat,
  type Seat,
} from '../index.ts';
import { describeSystem } from '../testing/describe-system.ts';
import { pig, type PigState } from './pig.ts';

/* The blocks of the README, run. The last test sees to it that they are the same. */

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const careful: Bot<PigState> = (await pig.bots['careful']?.()) ?? randomBot;

test('play', () => {
  const game = new Game(pig, { players: 2, target: 30 }, { seed: 42 });
  game.ask(); // { kind: 'choice', who: 0, about: 'dare', rule: 'PIG-01', options: [roll, hold], … }
  game.answer('fold'); // { refused: true, code: 'not-an-option', rule: 'PIG-01', … }: nothing happened
  game.answer('roll'); // undefined: taken, and the seeded die rolled
  game.undo(); // as if never rolled; rolling again brings the same die
  game.answer('hold');
  botAnswers(game, new Map([[1, careful]])); // seat 1 plays until seat 0 has to answer
  expect(game.ask()).toMatchObject({ who: 0, about: 'dare' });
  expect(game.answers.length).toBeGreaterThan(1);
});

test('odds', () => {
  const game = new Game(pig, { players: 2, target: 30 }, { seed: 42 });
  const odds = oddsOfAnswer(game, 'roll', (before, after) =>
    after.player === before.player ? 'goes on' : 'bust',
  );
  const chances = isRefusal(odds) ? [] : odds.outcomes; // [['bust', 0.1666…], ['goes on', 0.8333…]]
  expect(new Map(chances).get('bust')).toBeCloseTo(1 / 6, 12);
});

interface Duel {
  readonly wounds: number[];
}

function* attack(duel: Duel, by: Seat): Flow {
  const target = 1 - by;
  const margin = yield* roll(
    opposed(
      successes({ count: 5, sides: 8, at: 4, explodeOn: 8 }),
      successes({ count: 4, sides: 8, at: 5, explodeOn: 8 }),
      0,
      3 - (duel.wounds[target] ?? 0), // what kills; what is more makes no difference
    ),
    'DUEL-01',
    { who: by, against: target, about: 'attack' },
  );
  duel.wounds[target] = (duel.wounds[target] ?? 0) + margin;
}

function* exchange(duel: Duel, blows: number): Flow {
  for (let i = 0; i < blows; i++) {
    if (duel.wounds.some((wounds) => wounds >= 3)) return;
    yield* subFlow(attack, duel, i % 2);
  }
}

test('odds that chain', () => {
  const duel = oddsOf({ wounds: [0, 0] }, exchange, [6], {
    measure: ({ wounds: [mine = 0, theirs = 0] }) =>
      theirs >= 3 ? 'won' : mine >= 3 ? 'lost' : 'open',
  });
  expect(new Map(duel.outcomes).get('won')).toBeGreaterThan(0.5);
  expect(duel.runs).toBeLessThan(200);
});

test('table', () => {
  const table = new Game(pig, pig.defaults, { dice: 'manual' });
  table.answer('roll');
  table.ask(); // { kind: 'chance', who: 0, about: 'die', chance: { notation: 'd6', … }, … }
  table.answer('7'); // refused: a d6 shows 1 to 6
  table.answer('5'); // what lies on the table
  expect(table.state.pot).toBe(5);
});

test('simulate', () => {
  const series = playSeries(pig, pig.defaults, [careful, randomBot], { games: 100 });
  const { rate, low, high } = winRate(series.players[0]?.wins ?? 0, series.games);
  expect([rate, low, high].map((part) => part.toFixed(2))).toEqual(['1.00', '0.96', '1.00']);
});

test('records and links', async () => {
  const game = new Game(pig, { players: 2, target: 30 }, { seed: 42 });
  botAnswers(game, new Map([careful, randomBot].entries()));
  const text = game.record([['title', 'A short one']]);
  const token = await makeLink(text); // '1…', for the end of an address
  const back = isProblems(token) ? token : await decodeRecordInput(token);
  const again = isProblems(back) ? back : loadRecord(pig, back); // a Game that can go on
  const replay = openReplay(pig, text);
  if (!isProblems(replay)) replay.goTo(12); // then forward(), back(), branch(): look at replay.game
  expect(isProblems(again) || again.record()).toBe(game.record());
  expect(isProblems(replay) || replay.game.answers).toEqual(game.answers.slice(0, 12));
  expect(readme).toContain(text.trimEnd());
});

test('packs', () => {
  interface House {
    readonly id: string;
    readonly target: number;
  }
  const validate = (value: unknown): value is House => typeof value === 'object';
  const houseRules: PackFormat<House> = {
    id: 'pig-house-rules',
    validate, // compiled from house-rules.schema.json by tools/schema/compile.mjs
    check: (pack) =>
      pack.target % 5 === 0
        ? []
        : [problem('/target', 'not-round', 'A target is a multiple of 5.')],
  };
  const read = readPack(houseRules, '{"id": "tavern", "target": 42}');
  const found = isProblems(read) ? read[0] : undefined; // { path: '/target', message: 'A target…', … }
  expect(found?.path).toBe('/target');
});

test('text forms write answers as keys and read them back', () => {
  const point = pairKey(integerKey, ',', integerKey);
  const actions = defineActions({ move: { to: point }, pass: {} });
  actions.make({ kind: 'move', to: [455, 300] }); // 'move:455,300'
  actions.parse('move:455,300'); // { kind: 'move', to: [455, 300] }
  expect(actions.make({ kind: 'move', to: [455, 300] })).toBe('move:455,300');
  expect(actions.parse('move:455,300')).toEqual({ kind: 'move', to: [455, 300] });
});

for (const { title, run } of describeSystem(pig, { games: 2 })) test(title, run);

test('the README shows what was run here', () => {
  const plain = (code: string): string =>
    code
      .replace(/from '\.\.\/index\.ts'/g, "from '@skirmish-kit/core'")
      .split('\n')
      .map((line) => line.trim())
      .join('\n');
  const sources = ['pig.ts', 'walkthrough.test.ts'].map((file) =>
    plain(readFileSync(new URL(file, import.meta.url), 'utf8')),
  );
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) =>
    plain(code).trim(),
  );
  expect(blocks.length).toBeGreaterThanOrEqual(7);
  for (const block of blocks)
    expect(
      sources.some((source) => source.includes(block)),
      block,
    ).toBe(true);
});
