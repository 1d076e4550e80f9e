import { problem } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { setupProblemText } from './setup-messages.ts';

test('a problem of a setup says itself in both languages, with what it is about', () => {
  const found = problem('/armies/1', 'army-twice', 'Two players cannot both play borgo.', {
    army: 'borgo',
  });
  expect(setupProblemText(found)).toEqual({
    ...found,
    words: {
      en: 'Two players cannot both play borgo.',
      fr: 'Deux joueurs ne peuvent pas jouer la même armée (borgo).',
    },
  });
});

test('a problem that positions have too says what they say', () => {
  const found = problem('/position', 'two-units', 'Two units lie on 0,0.', { hex: '0,0' });
  expect(setupProblemText(found).words?.fr).toBe('Deux unités occupent la case 0,0.');
});

test('a problem that has its words keeps them', () => {
  const words = { en: 'Twice.', fr: 'Deux fois.' };
  const found = { ...problem('/armies/1', 'army-twice', 'Twice.', {}), words };
  expect(setupProblemText(found)).toEqual(found);
});

test('missing parameters of a problem are left out of its sentence', () => {
  const found = problem('/armies/1', 'army-twice', 'Twice.', {});
  expect(setupProblemText(found).words?.fr).toBe(
    'Deux joueurs ne peuvent pas jouer la même armée ().',
  );
});

test('a code that means something to objects means nothing here', () => {
  const found = problem('/armies', 'constructor', 'Built wrongly.', {});
  expect(setupProblemText(found).words?.fr).toBe('Built wrongly.');
});
