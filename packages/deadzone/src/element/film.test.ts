import { expect, test } from 'vitest';
import { botAnswer, copyState, Game, narratorOf } from '@skirmish-kit/core';
import { bot } from '../bot/index.ts';
import { deadzone } from '../system.ts';
import { messagesWith } from '../messages/index.ts';
import { filmFrames } from './film.ts';

const BOTS = new Map([
  [0, bot],
  [1, bot],
]);

test('a film shows dice before their results: nobody is hurt before the roll', () => {
  const game = new Game(deadzone, deadzone.defaults, { seed: 7 });
  let hurt = 0;
  let shots = 0;
  while (!game.outcome && (hurt < 3 || shots < 3)) {
    const before = copyState(game.state);
    const mark = game.log.length;
    botAnswer(game, BOTS);
    const logged = game.log.slice(mark);
    const narrator = narratorOf(messagesWith(), game.state, 'en');
    const frames = filmFrames(before, game.state, logged, narrator);
    const last = frames.at(-1);
    if (!last) continue;
    const health = ({ models }: typeof before) =>
      models.map(({ damage, where }) => [damage, where]);
    for (const { state, roll, until, text } of frames.slice(0, -1)) {
      expect(health(state)).toEqual(health(before));
      expect(roll?.faces?.length).toBeGreaterThan(0);
      expect(until).toBeLessThanOrEqual(last.until);
      expect(text).not.toBe('');
    }
    expect(last.state).toBe(game.state);
    expect(last.until).toBe(logged.length);
    // Each picture is found by its state.
    expect(new Set(frames.map(({ state }) => state)).size).toBe(frames.length);
    shots += frames.filter(({ lines, roll }) => roll && lines.length === 1).length;
    if (JSON.stringify(health(before)) !== JSON.stringify(health(game.state))) hurt += 1;
  }
  expect(hurt).toBeGreaterThan(0);
  expect(shots).toBeGreaterThan(0);
});

test('a move alone is no film: figures glide', () => {
  const { state } = new Game(deadzone, deadzone.defaults, { seed: 7 });
  const narrator = narratorOf(messagesWith(), state, 'en');
  const moves = { kind: 'event', about: 'moves', rule: 'DZ-MOVE-01', params: {}, at: 0 } as const;
  expect(filmFrames(state, state, [moves], narrator)).toEqual([]);
});
