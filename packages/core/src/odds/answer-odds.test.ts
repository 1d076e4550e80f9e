import { describe, expect, test } from 'vitest';
import { d, sum } from '../dice/index.ts';
import { pig, type PigSetup, type PigState } from '../example/pig.ts';
import { choose, roll, emit, type Flow } from '../flow.ts';
import { Game } from '../game.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { tailFlow, subFlow } from '../sub-flow.ts';
import type { GameSystem } from '../system.ts';
import { oddsOfAnswer } from './answer-odds.ts';
import type { Odds } from './odds.ts';

const points = (_: unknown, after: { readonly scores: readonly number[] }) => after.scores[0] ?? 0;

/** The law of an answer; a refusal is an error of the test. */
function law<T>(odds: Odds<T> | Refusal): ReadonlyMap<T, number> {
  if (isRefusal(odds)) throw new Error(odds.code);
  return new Map(odds.outcomes);
}

describe('the odds of an answer', () => {
  test('results of one name are added up', () => {
    const odds = oddsOfAnswer(new Game(pig, pig.defaults), 'roll', () => 'whatever');
    if (isRefusal(odds)) throw new Error(odds.code);
    expect(odds.outcomes).toHaveLength(1);
    expect(odds.outcomes[0]?.[1]).toBeCloseTo(1, 14);
  });

  test('earlier answers of the same step count', () => {
    const game = new Game(pig, { players: 2, target: 30 }, { chances: 'asked' });
    for (const answer of ['roll', '5', 'roll', '4']) game.answer(answer);
    const held = law(oddsOfAnswer(game, 'hold', points));
    expect([...held]).toEqual([[9, 1]]);
    const before = game.record();
    const more = law(oddsOfAnswer(game, ['roll', 'hold'], points));
    expect([...more.keys()].sort((a, b) => a - b)).toEqual([0, 11, 12, 13, 14, 15]);
    for (const p of more.values()) expect(p).toBeCloseTo(1 / 6, 14);
    expect(game.record()).toBe(before);
  });

  test('events before and after the answers change nothing', () => {
    const talkative: GameSystem<PigState, PigSetup> = {
      ...pig,
      *step(state) {
        yield* emit('wind', 'T-1', {});
        yield* choose({ who: 0, about: 'go', rule: 'T-2', options: [{ key: 'go', value: 1 }] });
        yield* emit('gone', 'T-3', {});
        yield* choose({ who: 0, about: 'on', rule: 'T-2', options: [{ key: 'on', value: 1 }] });
        yield* emit('on', 'T-3', {});
        state.scores[0] = yield* roll(sum([d(1, 4)]), 'T-4', { about: 'die' });
      },
    };
    const game = new Game(talkative, pig.defaults);
    const both = law(oddsOfAnswer(game, ['go', 'on'], points));
    expect([...both.keys()].sort()).toEqual([1, 2, 3, 4]);
    game.answer('go');
    expect(law(oddsOfAnswer(game, 'on', points))).toEqual(both);
  });

  test('a question in the middle of parts: who called them goes on after their last one', () => {
    function* fall(state: PigState): Flow {
      state.scores[0] = yield* roll(sum([d(1, 4)]), 'T-4', { about: 'fall' });
    }
    function* thrown(state: PigState): Flow {
      yield* choose({ who: 0, about: 'on', rule: 'T-2', options: [{ key: 'on', value: 1 }] });
      yield* tailFlow(fall, state);
    }
    const onTheRoof: GameSystem<PigState, PigSetup> = {
      ...pig,
      *step(state) {
        yield* subFlow(thrown, state);
        state.scores[0] =
          (state.scores[0] ?? 0) + (yield* roll(sum([d(1, 2)]), 'T-5', { about: 'die' }));
      },
    };
    const found = law(oddsOfAnswer(new Game(onTheRoof, pig.defaults), 'on', points));
    expect([...found].sort(([a], [b]) => a - b)).toEqual([
      [2, 1 / 8],
      [3, 1 / 4],
      [4, 1 / 4],
      [5, 1 / 4],
      [6, 1 / 8],
    ]);
  });

  test('an answer that is refused, first or later, gives the refusal', () => {
    const game = new Game(pig, pig.defaults);
    expect(oddsOfAnswer(game, 'dance', points)).toMatchObject({ code: 'not-an-option' });
    expect(oddsOfAnswer(game, ['roll', 'dance'], points)).toMatchObject({ code: 'not-an-option' });
    expect(oddsOfAnswer(game, [], points)).toMatchObject({ code: 'not-an-option' });
  });

  test('no odds exist while dice are asked for, and none after the end', () => {
    const asked = new Game(pig, pig.defaults, { chances: 'asked' });
    asked.answer('roll');
    expect(oddsOfAnswer(asked, 'roll', points)).toMatchObject({
      code: 'not-a-choice',
      params: { about: 'die' },
    });
    const over = new Game(pig, { players: 1, target: 1 }, { chances: 'asked' });
    for (const answer of ['roll', '6', 'hold']) over.answer(answer);
    expect(oddsOfAnswer(over, 'roll', points)).toMatchObject({ code: 'game-over' });
  });

  test('merged or followed one by one, the odds are the same', () => {
    const game = new Game(pig, { players: 2, target: 30 });
    const odds = (merge: boolean) =>
      law(oddsOfAnswer(game, ['roll', 'roll', 'hold'], points, { merge }));
    const [merged, single] = [odds(true), odds(false)];
    expect([...merged.keys()].sort()).toEqual([...single.keys()].sort());
    for (const [value, p] of merged) expect(p).toBeCloseTo(single.get(value) ?? 0, 13);
  });

  test('a policy may depend on what is asked', () => {
    const asking: GameSystem<PigState, PigSetup> = {
      ...pig,
      *step(state) {
        const ask = (who: number, about: string) =>
          choose({
            ...{ who, about, rule: 'T-2', skip: 'no' },
            options: [
              { key: 'no', value: 0 },
              { key: 'yes', value: 1 },
            ],
          });
        yield* ask(0, 'go');
        const [parry, spend] = [yield* ask(1, 'parry'), yield* ask(1, 'spend')];
        state.scores[0] = 10 - parry - 5 * spend;
      },
    };
    const odds = oddsOfAnswer(new Game(asking, pig.defaults), 'no', points, {
      policy: { 0: 'first', 1: { about: { parry: 'worst' }, otherwise: 'hold' } },
      worth: ({ scores }) => scores[0] ?? 0,
    });
    expect([...law(odds)]).toEqual([[9, 1]]);
    expect(isRefusal(odds) ? [] : odds.policies.map(({ policy }) => policy).sort()).toEqual([
      'hold',
      'worst',
    ]);
  });

  test('steps in which nobody is asked come before the answer, not instead of it', () => {
    const dawns: GameSystem<PigState, PigSetup> = {
      ...pig,
      *step(state) {
        if (state.pot === 0) {
          state.pot = 1;
          return;
        }
        const options = [1, 2].map((value) => ({ key: `${value}`, value }));
        state.scores[0] = 10 * (yield* choose({ who: 0, about: 'go', rule: 'T-2', options }));
        state.scores[0] += yield* roll(sum([d(1, 2)]), 'T-4', { about: 'die' });
        state.pot = 0;
      },
    };
    const game = new Game(dawns, pig.defaults);
    const two = [
      [21, 1 / 2],
      [22, 1 / 2],
    ];
    expect([...law(oddsOfAnswer(game, '2', points))]).toEqual(two);
    game.answer('1');
    expect([...law(oddsOfAnswer(game, '2', points))]).toEqual(two);
    expect([...law(oddsOfAnswer(game, '2', (_, { pot }) => pot))]).toEqual([[0, 1]]);
  });

  test('only what the answers bring about is noted', () => {
    const reported: GameSystem<PigState, PigSetup> = {
      ...pig,
      *step() {
        const options = [{ key: 'go', value: 1 }];
        for (const about of ['one', 'two', 'three']) {
          yield* emit(about, 'T-1', {});
          yield* choose({ who: 0, about, rule: 'T-2', options });
        }
        yield* emit('end', 'T-1', {});
      },
    };
    const game = new Game(reported, pig.defaults);
    game.answer('go');
    const notes = (answers: readonly string[]) => [
      ...law(
        oddsOfAnswer(game, answers, (_, __, all) => all.join(), { note: ({ about }) => about }),
      ).keys(),
    ];
    expect(notes(['go'])).toEqual(['three']);
    expect(notes(['go', 'go'])).toEqual(['end']);
  });

  test('a bot that answers on the way is shown what the system shows its seat', () => {
    const hiding: GameSystem<PigState, PigSetup> = {
      ...pig,
      playerView: (state) => ({ ...state, pot: 0 }),
      *step(state) {
        const options = [1, 2].map((value) => ({ key: `${value}`, value }));
        state.pot = yield* choose({ who: 0, about: 'hide', rule: 'T-2', options });
        state.scores[0] = yield* choose({ who: 1, about: 'seek', rule: 'T-2', options });
      },
    };
    const peeks = {
      id: 'peeks',
      title: { en: 'Peeks', fr: 'Épie' },
      answer: ({ state: { pot } }: { readonly state: PigState }) => (pot === 0 ? '1' : '2'),
    };
    const found = oddsOfAnswer(new Game(hiding, pig.defaults), '2', points, { policy: peeks });
    expect([...law(found)]).toEqual([[1, 1]]);
  });
});
