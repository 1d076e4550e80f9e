import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { companion as orchard } from './fan/orchard.ts';
import { readCompanion } from './read-companion.ts';

/** What is read, or `path code` of what is wrong. */
function reported(module: object): unknown {
  const read = readCompanion(module);
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`).join() : read;
}

test('a companion is exported by its name, or by default; the name goes first', () => {
  expect(reported({ companion: orchard })).toBe(orchard);
  expect(reported({ default: orchard })).toBe(orchard);
  expect(reported({ companion: orchard, default: { army: 'tide' } })).toBe(orchard);
});

test('the id of an army is enough, and words may come with it', () => {
  expect(reported({ companion: { army: 'tide' } })).toEqual({ army: 'tide' });
  const words = { army: 'tide', words: { ebb: { en: 'Ebb', fr: 'Reflux' } } };
  expect(reported({ companion: words })).toEqual(words);
});

test.each([
  ['nothing', {}],
  ['a function', { companion: () => 'tide' }],
  ['null', { companion: null }],
  ['no army', { companion: { adjust: () => undefined } }],
  ['a number for an army', { companion: { army: 7 } }],
  ['a text for its words', { companion: { army: 'tide', words: 'ebb' } }],
])('a module that exports %s is no companion', (_, module) => {
  expect(reported(module)).toBe(' companion-wrong');
});

test.each(['adjust', 'turnBegins', 'offers', 'afterPhase', 'afterBattle'])(
  'the hook %s has to be a function, or left out',
  (hook) => {
    expect(reported({ companion: { army: 'tide', [hook]: 'later' } })).toBe(
      `/${hook} companion-hook`,
    );
    const fine = { army: 'tide', [hook]: () => [] };
    expect(reported({ companion: fine })).toBe(fine);
    expect(reported({ companion: { army: 'tide', [hook]: undefined } })).toEqual({ army: 'tide' });
  },
);
