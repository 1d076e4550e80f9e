import { expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { defineActions, idKey } from '../actions/index.ts';
import { Game } from '../game.ts';
import type { LogEntry } from '../log.ts';
import { refuse } from '../refusal.ts';
import { narratorOf } from './narrator.ts';
import { questionMessages } from './question-messages.ts';
import { asList, asIs, message, formatMessage } from './message.ts';

test('one narrator asks, labels, tells, refuses and ends in both languages', () => {
  const game = new Game(pig, { players: 2, target: 12 }, { chances: 'asked' });
  const en = narratorOf(pig.messages, game.state, 'en');
  const fr = narratorOf(pig.messages, game.state, 'fr');
  const ask = game.ask();
  expect(ask && en.question(ask)).toBe('Player 1: roll again, or hold with 0?');
  expect(ask && fr.question(ask)).toBe('Joueur 1\u00a0: relancer, ou garder 0\u00a0?');
  expect([en.answer('dare', 'hold'), fr.answer('dare', 'hold')]).toEqual(['Hold', 'Garder']);
  expect(en.answer('dare', 'hold:on')).toBe('hold:on');
  for (const text of ['roll', '5', 'roll', '1']) game.answer(text);
  const reported = game.log.flatMap((entry) => fr.line(entry) ?? []);
  expect(reported).toEqual(['Le dé', 'Le dé', 'Joueur 1 fait 1 et perd 5.']);
  const refusal = game.answer('leap');
  expect(refusal && fr.refusal(refusal)).toBe('«\u00a0leap\u00a0» n’est pas possible ici.');
  expect(en.refusal(refuse('unheard-of'))).toBe('unheard-of');
  expect(en.ending({ winners: [1], reason: 'target-reached', scores: [0, 12] })).toBe(
    'Player 2 wins: the target is reached.',
  );
  expect(fr.ending({ winners: [], reason: 'abandoned', scores: [] })).toBe(
    'Personne ne gagne\u00a0: abandoned.',
  );
});

test('a sentence says lists, and words made of several parameters', () => {
  const names = { side: (seat: number) => ['Red', 'Blue'][seat] ?? '?' };
  const side = (seat: number, { side }: typeof names): string => side(seat);
  const order = message(
    { order: asList(side), x: asIs, y: asIs },
    { en: '{order} at {point}', fr: '{order} en {point}' },
    { point: ({ x, y }) => `${x}/${y}` },
  );
  expect(formatMessage(order, { order: [1, 0], x: 3, y: 4 }, names, 'en')).toBe('Blue, Red at 3/4');
});

test('names of objects everything has are no sentences', () => {
  const narrator = narratorOf(pig.messages, pig.setup(pig.defaults), 'en');
  for (const about of ['toString', 'constructor', '__proto__']) {
    expect(
      narrator.line({ kind: 'event', about, rule: 'PIG-01', params: {}, at: 0 }),
    ).toBeUndefined();
    expect(narrator.refusal(refuse(about))).toBe(about);
    expect(narrator.answer(about, 'roll')).toBe('roll');
  }
});

test('a label may say what the option knows besides its key; the key has the last word', () => {
  const form = defineActions({ save: { unit: idKey } });
  const save = message({ unit: asIs, strength: asIs }, { en: '{unit} ({strength})', fr: '{unit}' });
  const questions = {
    save: questionMessages(message({}, { en: 'Whom?', fr: 'Qui ?' }), form, { save }),
  };
  const narrator = narratorOf({ ...pig.messages, questions }, pig.setup(pig.defaults), 'en');
  expect(narrator.answer('save', 'save:b2', { strength: 2, unit: 'b3' })).toBe('b2 (2)');
});

test('silent events produce no log line but can be formatted', () => {
  const messages = { ...pig.messages, isSilent: ({ kind }: LogEntry) => kind === 'roll' };
  const game = new Game(pig, { players: 2, target: 12 }, { chances: 'asked' });
  game.answer('roll');
  const narrator = narratorOf(messages, game.state, 'en');
  const ask = game.ask();
  expect(ask && narrator.question(ask)).toBe('The die');
  game.answer('1');
  expect(game.log.map((entry) => narrator.line(entry))).toEqual([
    undefined,
    undefined,
    'Player 1 rolls a 1 and loses 0.',
  ]);
});

test.each(['not-an-option', 'not-skippable', 'game-over', 'not-a-choice', 'not-a-face'])(
  'core has words of its own for %s',
  (code) => {
    const narrator = narratorOf(pig.messages, pig.setup(pig.defaults), 'fr');
    expect(narrator.refusal(refuse(code))).toMatch(/ .*\.$/);
  },
);
