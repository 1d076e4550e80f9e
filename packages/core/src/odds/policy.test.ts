import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { choose, type Flow } from '../flow.ts';
import { oddsOf, type Odds } from './odds.ts';
import type { OddsConfig } from './odds-runner.ts';

interface Table {
  readonly hidden: number;
  /** Who answered what, in words. */
  answers: string[];
}

const KEYS = ['fire', 'wait', 'flee'].map((key) => ({ key, value: key }));

function* ask(table: Table, who: number, about: string, skip?: string): Flow {
  const question = { who, about, rule: 'T-1', options: KEYS, ...(skip !== undefined && { skip }) };
  table.answers.push(`${about} ${yield* choose(question)}`);
}

/** Seat 0 is asked twice, seat 1 once; a move has to be answered. */
function* round(table: Table): Flow {
  yield* ask(table, 0, 'shot', 'wait');
  yield* ask(table, 1, 'blow', 'flee');
  yield* ask(table, 0, 'move');
}

const bot = (id: string, answer: Bot<Table>['answer']): Bot<Table> => ({
  id,
  title: { en: id, fr: id },
  answer,
});

function answered(rules: OddsConfig<Table>): Odds<string> {
  const measure = ({ answers }: Table) => answers.join(', ');
  return oddsOf({ hidden: 7, answers: [] }, round, [], { measure, ...rules });
}

const policies: readonly (readonly [string, OddsConfig<Table>['policy'], string])[] = [
  ['the first option', 'first', 'shot fire, blow fire, move fire'],
  ['going on, or the first where it has to be answered', 'hold', 'shot wait, blow flee, move fire'],
  ['a seat that is not named takes the first', { 1: 'hold' }, 'shot fire, blow flee, move fire'],
  [
    'by what is asked, and otherwise',
    { about: { shot: bot('runner', () => 'flee') }, otherwise: 'hold' },
    'shot flee, blow flee, move fire',
  ],
  ['a bot answers for all seats', bot('waits', () => 'wait'), 'shot wait, blow wait, move wait'],
  [
    'each seat by what it is asked',
    { 0: { about: { move: bot('runner', () => 'flee') }, otherwise: 'first' }, 1: 'hold' },
    'shot fire, blow flee, move flee',
  ],
];

test.each(policies)('choices are answered by their policy: %s', (_, policy, expected) => {
  expect(answered(policy ? { policy } : {}).outcomes).toEqual([[expected, 1]]);
});

test('everybody takes the first option without a policy', () => {
  const { outcomes, policies: met } = answered({});
  expect(outcomes).toEqual([['shot fire, blow fire, move fire', 1]]);
  expect(met).toEqual([
    { who: 0, policy: 'first' },
    { who: 1, policy: 'first' },
  ]);
});

test('a question may be named like an object property', () => {
  function* odd(table: Table): Flow {
    yield* ask(table, 0, 'constructor', 'wait');
  }
  const { outcomes } = oddsOf({ hidden: 7, answers: [] }, odd, [], {
    measure: ({ answers }) => answers.join(),
    policy: { about: {}, otherwise: 'hold' },
  });
  expect(outcomes).toEqual([['constructor wait', 1]]);
});

test('policies that answered are listed by seat and name', () => {
  const { policies: met } = answered({
    policy: { 0: bot('a long name', () => 'wait'), 1: 'hold' },
  });
  expect(met).toEqual([
    { who: 0, policy: 'a long name' },
    { who: 1, policy: 'hold' },
  ]);
  function* theOtherFirst(table: Table): Flow {
    yield* ask(table, 1, 'blow');
    yield* ask(table, 0, 'shot');
  }
  const measure = () => '';
  expect(oddsOf({ hidden: 7, answers: [] }, theOtherFirst, [], { measure }).policies).toEqual([
    { who: 0, policy: 'first' },
    { who: 1, policy: 'first' },
  ]);
});

test('a bot is shown what its seat may know', () => {
  const peeks = bot('peeks', ({ state: { hidden } }) => (hidden === 7 ? 'fire' : 'flee'));
  const view = (table: Table, seat: number | undefined): Table =>
    seat === 0 ? table : { ...table, hidden: 0 };
  expect(answered({ policy: peeks }).outcomes).toEqual([['shot fire, blow fire, move fire', 1]]);
  expect(answered({ policy: peeks, playerView: view }).outcomes).toEqual([
    ['shot fire, blow flee, move fire', 1],
  ]);
});

test('a bot that throws dice of its own answers the same whenever it is asked the same', () => {
  const throws = bot('throws', ({ random }) => (random.between(1, 1_000) > 500 ? 'fire' : 'flee'));
  const { outcomes } = answered({ policy: throws });
  const [first = ''] = outcomes[0]?.[0].split(', ').map((line) => line.split(' ')[1] ?? '') ?? [];
  expect(outcomes).toEqual([[`shot ${first}, blow ${first}, move ${first}`, 1]]);
});

test('a question without options can be answered by nobody', () => {
  function* empty(): Flow {
    yield* choose({ who: 0, about: 'nothing', rule: 'T-1', options: [] });
  }
  expect(() => oddsOf({}, empty, [], { measure: () => '' })).toThrow('offers nothing to choose');
});
