import { expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { watchGames } from './watched-game.ts';

test('a watcher sees questions with their answers, rolls and moments in every game', () => {
  const seen = new Set<string>();
  const keys = new Set<string>();
  const ended = watchGames(pig, {
    seeds: [1, 2],
    watcherOf: () => (_, event) => {
      seen.add(event.kind);
      if (event.kind === 'choice') keys.add(event.key);
    },
  });
  expect(ended).toBe(2);
  expect([...seen]).toEqual(expect.arrayContaining(['choice', 'chance']));
  expect([...keys].sort()).toEqual(['hold', 'roll']);
});

test('a watcher sees the state as it is when something happens', () => {
  const scores: number[] = [];
  watchGames(pig, {
    seeds: [1],
    watcherOf: () => (state) => void scores.push(Math.max(...state.scores)),
  });
  expect(scores[0]).toBe(0);
  expect(scores.at(-1)).toBeGreaterThan(0);
});
