import { Game, LANGUAGES, narratorOf } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';

test('a question, its answers and a refusal have messages in both languages', () => {
  const game = new Game(sketchGame, sketchGame.defaults, { seed: 7 });
  const ask = game.ask();
  const refusal = game.answer('step:a1:c1');
  const reported = LANGUAGES.map((language) => {
    const narrator = narratorOf(sketchGame.messages, game.state, language);
    return [
      ask && narrator.question(ask),
      narrator.answer('act', 'step:a1:b2'),
      narrator.answer('act', 'pass'),
      refusal && narrator.refusal(refusal),
    ];
  });
  expect(reported).toEqual([
    ['First side: what do you do?', 'Warden A1: step to b2', 'Pass', 'Captain A2 stands on c1.'],
    [
      'Premier camp\u00a0: que faites-vous\u00a0?',
      'Gardien A1\u00a0: aller en b2',
      'Passer',
      'Capitaine A2 se tient en c1.',
    ],
  ]);
});

test('every event of a whole game has a message', () => {
  const game = new Game(sketchGame, { ...sketchGame.defaults, rounds: 1 }, { seed: 7 });
  game.answer('step:a1:b2');
  game.answer('pass');
  const narrator = narratorOf(sketchGame.messages, game.state, 'en');
  expect(game.log.flatMap((entry) => narrator.line(entry) ?? [])).toEqual([
    'Round 1 of 1',
    'Warden A1 steps to b2.',
    'Second side passes.',
  ]);
  expect(game.outcome && narrator.ending(game.outcome)).toBe(
    'Nobody wins: the last round is over.',
  );
});
