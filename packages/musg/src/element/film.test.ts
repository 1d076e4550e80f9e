import { expect, test } from 'vitest';
import { botAnswer, copyState, Game, narratorOf } from '@skirmish-kit/core';
import { bot } from '../bot/index.ts';
import { marchTo } from '../rules/movement.ts';
import { musg } from '../system.ts';
import { messages } from '../messages/index.ts';
import { filmFrames, lastMovePath } from './film.ts';

const BOTS = new Map([
  [0, bot],
  [1, bot],
]);

test('shots are filmed before what came of them, and moves leave a trail', () => {
  const game = new Game(musg, musg.defaults, { seed: 7 });
  let fallen = 0;
  let trails = 0;
  while (!game.outcome && (fallen === 0 || trails === 0)) {
    const before = copyState(game.state);
    const mark = game.log.length;
    botAnswer(game, BOTS);
    const logged = game.log.slice(mark);
    const narrator = narratorOf(messages, game.state, 'en');
    const frames = filmFrames(before, game.state, logged, narrator);
    const strikes = logged.some(({ about, kind }) => kind === 'event' && about === 'shoots');
    if (strikes) expect(frames).toHaveLength(2);
    const trail = lastMovePath(before, game.state, logged, marchTo);
    if (trail) {
      trails += 1;
      const ends = [trail.places[0], trail.places.at(-1)];
      expect(before.figures.map(({ at }) => at)).toContainEqual(ends[0]);
      expect(game.state.figures.map(({ at }) => at)).toContainEqual(ends[1]);
    }
    const [air, after] = frames;
    if (!air || !after) continue;
    const out = (state: typeof before) => state.figures.filter(({ fate }) => fate === 'out').length;
    expect(out(air.state)).toBe(out(before));
    expect(out(after.state)).toBe(out(game.state));
    expect(after.until).toBe(logged.length);
    fallen += out(game.state) - out(before);
  }
  expect(fallen).toBeGreaterThan(0);
  expect(trails).toBeGreaterThan(0);
});

test('a move alone is no film: figures glide', () => {
  const game = new Game(musg, musg.defaults, { seed: 7 });
  const narrator = narratorOf(messages, game.state, 'en');
  expect(filmFrames(game.state, game.state, [], narrator)).toEqual([]);
});
