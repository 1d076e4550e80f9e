import { expect, test } from 'vitest';
import { Game, LANGUAGES, randomBot, seededRandom } from '@skirmish-kit/core';
import { fill, wordsFor } from '@skirmish-kit/ui/plain';
import { SCENARIOS } from '../packs/built-in.ts';
import { readSetup } from '../notation/start.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import { reaction } from '../system.ts';
import { Names } from './names.ts';
import { elementWords } from './words.ts';
import { momentWords } from './words-moments.ts';
import { refusalWords } from './words-refusals.ts';
import { rollWords } from './words-rolls.ts';

test('everything that happens in random battles has its whole sentence in both languages', () => {
  const wrong = SCENARIOS.flatMap(({ id }) => {
    const setup = readSetup({ scenario: id });
    if (!('gangs' in setup)) throw new Error('a built-in scenario is broken');
    return [1, 2].flatMap((seed) => brokenSentences(setup, seed));
  });
  expect(wrong).toEqual([]);
}, 60_000);

/** The sentences of a random battle in which something is missing. */
function brokenSentences(setup: ReactionSetup, seed: number): readonly string[] {
  const game = new Game(reaction, setup, { seed });
  const random = seededRandom(seed);
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
  }
  return LANGUAGES.flatMap((language) => {
    const names = new Names(game.state, language);
    return game.log
      .filter(({ kind }) => kind !== 'choice')
      .map(({ kind, about, params }) => {
        const words = wordsFor(kind === 'roll' ? rollWords : momentWords, about)?.[language];
        return words ? fill(words, names.params(about, params), language) : `{${kind} ${about}}`;
      })
      .filter((sentence) => /[{}]|undefined|NaN/.test(sentence));
  });
}

test('points are no decimal number', () => {
  const names = new Names(new Game(reaction, reaction.defaults, { seed: 1 }).state, 'fr');
  expect(names.params('battle-over', { scores: '7,0' })['scores']).toBe('7 – 0');
});

test('both languages name the same things', () => {
  for (const phrases of [momentWords, refusalWords, rollWords, elementWords]) {
    for (const [key, { en, fr }] of Object.entries(phrases))
      expect(holes(fr), key).toEqual(holes(en));
  }
});

function holes(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();
}
