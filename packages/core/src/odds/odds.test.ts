import { describe, expect, test } from 'vitest';
import { d, exploding, sum } from '../dice/index.ts';
import { pig, type PigState } from '../example/pig.ts';
import { choose, roll, emit, type Flow, type GameEvent } from '../flow.ts';
import { Game } from '../game.ts';
import { subFlow } from '../sub-flow.ts';
import { isRefusal } from '../refusal.ts';
import { oddsOfAnswer } from './answer-odds.ts';
import type { OddsConfig } from './odds-runner.ts';
import { exactOdds, type Odds } from './odds.ts';

const total = (odds: Odds<unknown>): number =>
  odds.outcomes.reduce((sumSoFar, [, probability]) => sumSoFar + probability, 0);

describe('exact odds of a flow', () => {
  test('two dice in a row', () => {
    const odds = exactOdds(function* (): Flow<number> {
      const first = yield* roll(sum([d(1, 6)]), 'T-1', { about: 'first' });
      return first + (yield* roll(sum([d(1, 6)]), 'T-1', { about: 'second' }));
    });
    expect(odds.runs).toBe(36);
    expect(odds.pruned).toBe(0);
    const seven = odds.outcomes.find(([value]) => value === 7);
    expect(seven?.[1]).toBeCloseTo(6 / 36, 14);
  });

  test('later dice may depend on earlier ones', () => {
    const odds = exactOdds(function* (): Flow<string> {
      const first = yield* roll(sum([d(1, 4)]), 'T-1', { about: 'first' });
      if (first < 4) return 'miss';
      return (yield* roll(sum([d(1, 3)]), 'T-1', { about: 'second' })) === 3 ? 'kill' : 'hit';
    });
    expect(new Map(odds.outcomes)).toEqual(
      new Map([
        ['miss', 3 / 4],
        ['hit', expect.closeTo(1 / 6, 14)],
        ['kill', expect.closeTo(1 / 12, 14)],
      ]),
    );
  });

  test.each([1e-12, 1e-9, 1e-6, 1e-3])(
    'the pruned probability is reported and stays within its budget (%s)',
    (budget) => {
      const odds = exactOdds(
        function* (): Flow<number> {
          const first = yield* roll(sum([exploding(d(1, 4))]), 'T-1', { about: 'burst' });
          const second = yield* roll(sum([exploding(d(1, 6))]), 'T-1', { about: 'burst' });
          return Math.min(first + second, 20);
        },
        { budget },
      );
      expect(odds.pruned).toBeGreaterThan(0);
      expect(odds.pruned).toBeLessThan(budget);
      expect(total(odds) + odds.pruned).toBeCloseTo(1, 12);
    },
  );

  test('a flow that never ends on a branch is a typed fault', () => {
    const circle = function* (): Flow<string> {
      for (;;)
        yield* choose({ who: 0, about: 'again', rule: 'T-2', options: [{ key: 'a', value: 1 }] });
    };
    expect(() => exactOdds(circle)).toThrow('requests on one branch');
  });
});

describe('exact odds of an answer, before it is taken', () => {
  const goesOn = (before: PigState, after: PigState): string =>
    after.player === before.player ? `pot ${after.pot}` : `next, ${after.scores.join(':')}`;

  function oddsOf(
    game: Game<PigState, typeof pig.defaults>,
    answers: string | readonly string[],
    options?: OddsConfig<PigState>,
  ): Odds<string> {
    const odds = oddsOfAnswer(game, answers, goesOn, options);
    if (isRefusal(odds)) throw new Error(odds.code);
    return odds;
  }

  test('up to the next choice; the game is not touched', () => {
    const game = new Game(pig, pig.defaults, { seed: 1 });
    while (game.state.pot === 0) game.answer('roll');
    const { pot } = game.state;
    const before = { hash: game.hash(), record: game.record() };
    const odds = oddsOf(game, 'roll');
    expect(new Map(odds.outcomes)).toEqual(
      new Map([
        [`next, ${game.state.scores.join(':')}`, expect.closeTo(1 / 6, 14)],
        ...[2, 3, 4, 5, 6].map((die) => [`pot ${pot + die}`, expect.closeTo(1 / 6, 14)] as const),
      ]),
    );
    expect({ hash: game.hash(), record: game.record() }).toEqual(before);
    expect(game.answer('roll')).toBeUndefined();
  });

  test('an answer without dice is certain', () => {
    const game = new Game(pig, pig.defaults, { chances: 'asked' });
    for (const text of ['roll', '6', 'roll', '4']) game.answer(text);
    expect(oddsOf(game, 'hold')).toEqual({
      outcomes: [['next, 10:0', 1]],
      pruned: 0,
      runs: 1,
      policies: [],
    });
  });

  test('several answers in a row, and up to the end of the step', () => {
    const game = new Game(pig, pig.defaults, { seed: 1 });
    const twice = oddsOf(game, ['roll', 'roll']);
    const bust = twice.outcomes.find(([name]) => name === 'next, 0:0');
    expect(bust?.[1]).toBeCloseTo(11 / 36, 14);
    expect(total(twice)).toBeCloseTo(1, 12);
    const step = oddsOf(game, 'roll', {
      policy: {
        0: {
          id: 'eight',
          title: { en: 'Eight', fr: 'Huit' },
          answer: ({ choice: { params } }) => (Number(params['pot']) < 8 ? 'roll' : 'hold'),
        },
      },
    });
    expect(step.policies).toEqual([{ who: 0, policy: 'eight' }]);
    expect(step.outcomes.every(([name]) => name.startsWith('next, '))).toBe(true);
    expect(total(step) + step.pruned).toBeCloseTo(1, 12);
  });

  test('parts of the step are merged, and every branch by itself gives the same', () => {
    function* once(state: PigState): Flow {
      state.pot += yield* roll(sum([d(1, 3)]), 'T-1', { about: 'once' });
      yield* emit('rolled', 'T-1', { pot: state.pot });
    }
    const system = {
      ...pig,
      *step(state: PigState): Flow {
        const options = [1, 2, 3].map((n) => ({ key: `${n}`, value: n }));
        const times = yield* choose({ who: 0, about: 'times', rule: 'T-1', options });
        for (let i = 0; i < times * 2; i++) yield* subFlow(once, state);
        yield* choose({ who: 1, about: 'then', rule: 'T-1', options });
      },
    };
    const ask = (merge: boolean) => {
      const game = new Game(system, pig.defaults);
      const note = ({ params }: GameEvent) => (params['pot'] === 4 ? 'four' : undefined);
      const odds = oddsOfAnswer(
        game,
        '3',
        (_, { pot }, notes) => `${pot} ${notes.length > 0 ? 'by four' : ''}`,
        { merge, note },
      );
      if (isRefusal(odds)) throw new Error(odds.code);
      return odds;
    };
    const [merged, every] = [ask(true), ask(false)];
    const other = new Map(every.outcomes);
    expect(every.runs).toBe(3 ** 6);
    expect(merged.runs).toBeLessThan(200);
    expect(merged.outcomes.length).toBe(every.outcomes.length);
    for (const [name, p] of merged.outcomes) expect(p, name).toBeCloseTo(other.get(name) ?? 0, 12);
    expect(merged.policies).toEqual([{ who: 1, policy: 'stop' }]);
  });

  test('the odds agree with what the game then does, 6000 rolls', () => {
    const odds = new Map(oddsOf(new Game(pig, pig.defaults, { seed: 0 }), 'roll').outcomes);
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const game = new Game(pig, pig.defaults, { seed });
      const before = structuredClone(game.state);
      game.answer('roll');
      const name = goesOn(before, game.state);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const [name, probability] of odds) {
      const sigma = Math.sqrt(6000 * probability * (1 - probability));
      expect(Math.abs((counts.get(name) ?? 0) - 6000 * probability), name).toBeLessThan(5 * sigma);
    }
  });

  test('a refused answer is refused by the odds, too', () => {
    const game = new Game(pig, pig.defaults, { chances: 'asked' });
    expect(oddsOfAnswer(game, 'fold', goesOn)).toMatchObject({
      code: 'not-an-option',
      rule: 'PIG-01',
    });
    expect(oddsOfAnswer(game, ['roll', 'fold'], goesOn)).toMatchObject({ code: 'not-an-option' });
    game.answer('roll');
    expect(oddsOfAnswer(game, 'roll', goesOn)).toMatchObject({
      code: 'not-a-choice',
      rule: 'PIG-02',
    });
  });
});
