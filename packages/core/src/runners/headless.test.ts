import { expect, test } from 'vitest';
import { d, sum } from '../dice/index.ts';
import { pig, type PigState } from '../example/pig.ts';
import { advance, choose, roll, emit, type Flow, type HeadlessRunner } from '../flow.ts';
import { randomBot, type Bot } from '../bot.ts';
import { RulesError } from '../rules-error.ts';
import { playOut } from './simulate.ts';

function* duel(): Flow<number> {
  yield* emit('en-garde', 'DUEL-01');
  const first = yield* roll(sum([d(1, 6)]), 'DUEL-02', { about: 'strike' });
  return yield* choose({
    who: 0,
    about: 'guard',
    rule: 'DUEL-03',
    options: [{ key: 'high', value: first }],
  });
}

function sixes(): HeadlessRunner & { passed: number } {
  return {
    passed: 0,
    roll: (chance) => chance.read([6]),
    skipSilently() {
      this.passed++;
    },
  };
}

/** The kinds of all requests that a flow makes of a runner that is not headless. */
function heard(flow: Flow<unknown>): readonly string[] {
  const kinds: string[] = [];
  for (let step = advance(flow); !step.done; step = advance(flow)) {
    const request = step.value;
    kinds.push(request.kind);
    if (request.kind === 'choice') request.take('high');
    if (request.kind === 'chance') request.take([3]);
  }
  return kinds;
}

test('a headless runner is asked for choices alone, and its rolls count', () => {
  const host = sixes();
  const flow = duel();
  const { value: request } = advance(flow, host);
  expect(host.passed).toBe(1);
  if (typeof request !== 'object' || request.kind !== 'choice') throw new Error('no choice');
  request.take('high');
  expect(advance(flow, host)).toEqual({ done: true, value: 6 });
});

test('a flow inside a headless rule emits everything, and so does the next runner', () => {
  const kinds: (readonly string[])[] = [];
  function* rehearsed(): Flow {
    kinds.push(heard(duel()));
    yield* emit('rehearsed', 'DUEL-04');
  }
  const host = sixes();
  expect(advance(rehearsed(), host).done).toBe(true);
  expect(host.passed).toBe(1);
  expect(kinds).toEqual([['event', 'chance', 'choice']]);
  expect(heard(duel())).toEqual(['event', 'chance', 'choice']);
});

test('nobody stays unwatched after a rule that fails', () => {
  // oxlint-disable-next-line require-yield -- It fails before.
  function* broken(): Flow {
    throw new Error('broken');
  }
  expect(() => advance(broken(), sixes())).toThrow('broken');
  expect(heard(duel())).toHaveLength(3);
});

test('a flow that a bot runs during a played-out game emits everything', () => {
  const listening: Bot<PigState> = {
    ...randomBot,
    answer(view) {
      expect(heard(duel())).toEqual(['event', 'chance', 'choice']);
      return randomBot.answer(view);
    },
  };
  playOut(pig, pig.defaults, [listening, listening], 3);
  expect.hasAssertions();
});

test('a rule that rolls or tells for ever ends a game that is played out', () => {
  function* rolling(): Flow {
    for (;;) yield* roll(sum([d(1, 6)]), 'DUEL-02', { about: 'strike' });
  }
  function* messages(): Flow {
    for (;;) yield* emit('en-garde', 'DUEL-01');
  }
  for (const step of [rolling, messages]) {
    expect(() => playOut({ ...pig, step }, pig.defaults, [randomBot, randomBot], 1)).toThrow(
      RulesError,
    );
  }
});
