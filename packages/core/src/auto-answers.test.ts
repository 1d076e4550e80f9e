import { expect, test } from 'vitest';
import { randomBot } from './bot.ts';
import { defineCatalogue } from './catalogue.ts';
import { d } from './dice/pool.ts';
import { sum } from './dice/sum.ts';
import { choose, roll, type Flow } from './flow.ts';
import { Game } from './game.ts';
import { playOut } from './runners/simulate.ts';
import { refuse } from './refusal.ts';
import type { PlayableSystem } from './system.ts';

interface Ambush {
  turn: number;
  acted: number;
  shots: number;
}

const TURNS = 4;

/** In a turn one side acts three times and rolls; each time the other may fire, or hold. */
const ambush: PlayableSystem<Ambush, null> = {
  id: 'ambush',
  version: 1,
  title: { en: 'Ambush', fr: 'Embuscade' },
  defaults: null,
  setup: () => ({ turn: 0, acted: 0, shots: 0 }),
  seats: () => 2,
  *step(state): Flow {
    const [actor, other] = state.turn % 2 === 0 ? [0, 1] : [1, 0];
    const act = { key: 'act', value: 0 };
    yield* choose({ who: actor, about: 'action', rule: 'AM-01', options: [act] });
    yield* roll(sum([d(1, 6)]), 'AM-02', { who: actor, about: 'stride' });
    state.shots += yield* choose({
      who: other,
      about: 'opportunity',
      rule: 'AM-03',
      options: [
        { key: 'fire', value: 1 },
        { key: 'hold', value: 0 },
      ],
      skip: 'hold',
    });
    if (++state.acted % 3 === 0) state.turn++;
  },
  outcome: ({ turn, shots }) =>
    turn < TURNS ? undefined : { winners: [], reason: 'over', scores: [shots, shots] },
  catalogue: () => Promise.resolve(defineCatalogue([])),
  bots: {},
};

const newAmbush = () => new Game(ambush, null, { seed: 3 });
const keys = (game: Game<Ambush, null>) =>
  game.answers.filter(({ kind }) => kind === 'choice').map(({ text }) => text);

test('a question that may be skipped is not asked again until the player’s own turn', () => {
  const game = newAmbush();
  game.answer('act');
  expect(game.ask()).toMatchObject({ who: 1, about: 'opportunity', skip: 'hold' });
  expect(game.skip()).toBeUndefined();
  expect(game.autoAnswers).toEqual([{ who: 1, about: 'opportunity' }]);
  game.answer('act');
  expect(game.ask()).toMatchObject({ who: 0, about: 'action' });
  game.answer('act');
  // Its own turn: what stood has ended, and the next time it is asked again.
  expect(game.ask()).toMatchObject({ who: 1, about: 'action' });
  expect(game.autoAnswers).toEqual([]);
  game.answer('act');
  expect(game.ask()).toMatchObject({ who: 0, about: 'opportunity' });
});

test('an auto-answer is recorded like any answer', () => {
  const game = newAmbush();
  game.answer('act');
  game.skip();
  game.answer('act');
  expect(keys(game)).toEqual(['act', 'hold', 'act', 'hold']);
  const again = newAmbush();
  for (const key of keys(game)) expect(again.answer(key)).toBeUndefined();
  expect(again.record()).toBe(game.record());
  expect(again.hash()).toBe(game.hash());
});

test('undo goes back to what somebody answered, and asks again', () => {
  const game = newAmbush();
  game.answer('act');
  game.skip();
  game.answer('act');
  const before = game.record();
  game.answer('act');
  expect(game.undo()).toBe(true);
  // Not to the shot that was declined in advance, but to the action before it.
  expect(game.record()).toBe(before);
  expect(game.ask()).toMatchObject({ who: 0, about: 'action' });
  expect(game.autoAnswers).toEqual([]);
  game.answer('act');
  expect(game.ask()).toMatchObject({ who: 1, about: 'opportunity' });
});

test('a fork keeps its auto-answers when those of the original are cleared', () => {
  const game = newAmbush();
  game.answer('act');
  game.skip();
  const fork = game.fork();
  game.clearAutoAnswers(1);
  game.answer('act');
  expect(game.ask()).toMatchObject({ who: 1, about: 'opportunity' });
  fork.answer('act');
  expect(fork.ask()).toMatchObject({ who: 0, about: 'action' });
  expect(fork.hash()).not.toBe(game.hash());
});

test('a mandatory question cannot be skipped, and nothing changes', () => {
  const game = newAmbush();
  expect(game.skip()).toEqual(refuse('not-skippable', 'AM-01', { about: 'action' }));
  expect(game.autoAnswers).toEqual([]);
  expect(game.answers).toEqual([]);
  while (!game.outcome) game.answer(game.ask()?.about === 'action' ? 'act' : 'fire');
  expect(game.skip()).toEqual(refuse('game-over'));
});

test('bots are asked everything: a simulation is the game of its seed', () => {
  expect(playOut(ambush, null, [randomBot, randomBot], 3).choices).toBe(6 * TURNS);
});
