import { describe, expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { Game } from '../game.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
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

  test('what was answered before in the same step counts', () => {
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

  test('an answer that is refused, first or later, gives the refusal', () => {
    const game = new Game(pig, pig.defaults);
    expect(oddsOfAnswer(game, 'dance', points)).toMatchObject({ code: 'not-an-option' });
    expect(oddsOfAnswer(game, ['roll', 'dance'], points)).toMatchObject({ code: 'not-an-option' });
    expect(oddsOfAnswer(game, [], points)).toMatchObject({ code: 'not-an-option' });
  });

  test('there are none while dice are asked for, and none after the end', () => {
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
});
