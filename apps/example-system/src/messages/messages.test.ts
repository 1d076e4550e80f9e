import { Game, LANGUAGES, narratorOf } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';

test('a question, its answers and a refusal have messages in both languages', () => {
  const game = new Game(causeway, causeway.defaults, { seed: 7 });
  const ask = game.ask();
  const refusal = game.answer('send:a1:l2');
  const logged = LANGUAGES.map((language) => {
    const narrator = narratorOf(causeway.messages, game.state, language);
    return [
      ask && narrator.question(ask),
      narrator.answer('act', 'send:a1:l1'),
      narrator.answer('press', 'rest'),
      refusal && narrator.refusal(refusal),
    ];
  });
  expect(logged).toEqual([
    [
      'First side: what do you do?',
      'Poleman A1: set out, left 1',
      'Enough for now',
      'Nobody gets from camp to left 2 at once.',
    ],
    [
      'Premier camp\u00a0: que faites-vous\u00a0?',
      'Perchiste A1\u00a0: partir, gauche 1',
      'Assez pour l’instant',
      'Du bivouac, on n’arrive pas en gauche 2.',
    ],
  ]);
});

test('every event of a whole game has a message', () => {
  const game = new Game(causeway, { ...causeway.defaults, rounds: 1 }, { seed: 7 });
  for (const answer of ['send:a1:l1', 'rest', 'rest']) game.answer(answer);
  const narrator = narratorOf(causeway.messages, game.state, 'en');
  expect(game.log.flatMap((entry) => narrator.line(entry) ?? [])).toEqual([
    'Round 1 of 1',
    'Poleman A1 sets out: left 1.',
    'Second side rests.',
  ]);
  expect(game.outcome && narrator.ending(game.outcome)).toBe(
    'Nobody wins: the last round is over.',
  );
});
