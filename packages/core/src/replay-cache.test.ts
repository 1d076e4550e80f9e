import { expect, test } from 'vitest';
import { d, sum } from './dice/index.ts';
import { pig, type PigSetup, type PigState } from './example/pig.ts';
import { choose, roll } from './flow.ts';
import { Game } from './game.ts';
import { isRefusal } from './refusal.ts';
import { oddsOfAnswer } from './odds/answer-odds.ts';
import { ReplayCache } from './replay-cache.ts';
import type { GameSystem } from './system.ts';

/** Two questions and a die; counts how often the answers of each question are listed. */
function counting() {
  const listed: string[] = [];
  const cache = new ReplayCache<readonly string[]>();
  const offered = (state: PigState, about: string) =>
    cache.get(state, () => {
      listed.push(about);
      return [about, 'other'];
    });
  const system: GameSystem<PigState, PigSetup> = {
    ...pig,
    *step(state) {
      for (const about of ['first', 'second']) {
        const keys = offered(state, about);
        const options = keys.map((key) => ({ key, value: key }));
        yield* choose({ who: 0, about, rule: 'T-1', options });
      }
      state.scores[0] = yield* roll(sum([d(1, 6)]), 'T-2', { about: 'die' });
      const after = offered(state, `after ${state.scores[0]}`);
      state.scores[1] = after[0] === `after ${state.scores[0]}` ? 1 : 0;
    },
  };
  return { game: new Game(system, pig.defaults), listed };
}

test('odds list the answers of a question once, and the result of each roll', () => {
  const { game, listed } = counting();
  game.answer('first');
  listed.length = 0;
  const odds = oddsOfAnswer(game, 'second', (_, after) => after.scores.join());
  if (isRefusal(odds)) throw new Error(odds.code);
  expect(odds.outcomes.map(([name]) => name).sort()).toEqual(
    [1, 2, 3, 4, 5, 6].map((face) => `${face},1`),
  );
  expect(listed.filter((about) => !about.startsWith('after'))).toEqual(['first', 'second']);
  expect(new Set(listed).size).toBe(8);
});

test('a game lists the answers each time', () => {
  const { game, listed } = counting();
  game.answer('first');
  game.undo();
  expect(listed.filter((about) => about === 'first')).toHaveLength(2);
});
