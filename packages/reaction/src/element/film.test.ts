import { expect, test } from 'vitest';
import { botAnswer, copyState, Game, narratorOf } from '@skirmish-kit/core';
import { bot } from '../bot/index.ts';
import { reaction } from '../system.ts';
import { messages } from '../messages/index.ts';
import { filmFrames } from './film.ts';

const BOTS = new Map([
  [0, bot],
  [1, bot],
]);

test('shots are filmed before what came of them: nobody falls before he is hit', () => {
  const game = new Game(reaction, reaction.defaults, { seed: 7 });
  let fallen = 0;
  while (!game.outcome && fallen === 0) {
    const before = copyState(game.state);
    const mark = game.log.length;
    botAnswer(game, BOTS);
    const logged = game.log.slice(mark);
    const narrator = narratorOf(messages, game.state, 'en');
    const frames = filmFrames(before, game.state, logged, narrator);
    const shot = logged.some(({ about, kind }) => kind === 'event' && about === 'shots-declared');
    if (shot) expect(frames).toHaveLength(2);
    const [air, after] = frames;
    if (!air || !after) continue;
    const out = (state: typeof before) => state.figures.filter(({ fate }) => fate !== 'in').length;
    expect(out(air.state)).toBe(out(before));
    expect(out(after.state)).toBe(out(game.state));
    expect(air.until).toBeLessThanOrEqual(after.until);
    expect(after.until).toBe(logged.length);
    fallen += out(game.state) - out(before);
  }
  expect(fallen).toBeGreaterThan(0);
});

test('a move alone is no film: figures glide', () => {
  const game = new Game(reaction, reaction.defaults, { seed: 7 });
  const narrator = narratorOf(messages, game.state, 'en');
  expect(filmFrames(game.state, game.state, [], narrator)).toEqual([]);
});
