import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Game, randomBot, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { neuroshimaHex } from '../rules/system.ts';
import { Names } from './names.ts';
import { armyLooks } from './picture/box.ts';
import { elementWords } from './words.ts';
import { momentWords } from './words-moments.ts';
import { refusalWords } from './words-refusals.ts';

const RULES = join(import.meta.dirname, '../rules');
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('testing'))
  .map((file) => readFileSync(join(RULES, file), 'utf8'));

function all(pattern: RegExp): readonly string[] {
  return [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((m) => m[1] ?? ''))),
  ];
}

test('every moment of the rules has a sentence', () => {
  const told = all(/tell\([a-z.]+, '([a-z-]+)'/g);
  expect(told.length).toBeGreaterThan(15);
  for (const about of told) expect(momentWords).toHaveProperty([about]);
});

test('every refusal of the rules has a sentence', () => {
  const codes = all(/refuse\('([a-z-]+)'/g);
  expect(codes.length).toBeGreaterThan(25);
  for (const code of codes) expect(refusalWords).toHaveProperty([code]);
});

test('every question of the rules has a prompt', () => {
  const abouts = all(/choose(?:<[^>]*>)?\(\{\s*who[^}]*?about: '([a-z-]+)'/g);
  expect(abouts.length).toBeGreaterThan(4);
  for (const about of abouts) expect(elementWords).toHaveProperty([`ask-${about}`]);
});

test('whole games are told in both languages without a hole in a sentence', () => {
  const armies = armyLooks();
  const games = ['1', '3.0'].map((edition, seed) => {
    const setup = neuroshimaHex.readSetup({
      edition,
      armies: seed ? ['outpost', 'hegemony'] : ['borgo', 'moloch'],
    });
    if (!('edition' in setup)) throw new Error('This setup cannot be read.');
    const game = new Game(neuroshimaHex, setup, { seed });
    const random = seededRandom(seed);
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
    }
    return game;
  });
  for (const game of games) {
    for (const language of ['en', 'fr'] as const) {
      const { armies: seats, options } = game.setup;
      const names = new Names({ armies, seats, edition: options.names, radius: 2, language });
      for (const { kind, about, params } of game.log) {
        if (kind !== 'moment') continue;
        const said = names.moment(about, params);
        expect(said).toBeTruthy();
        expect(said).not.toMatch(/[{}]|undefined|NaN|(?:cause|kind|marker|to)-[a-z]/);
      }
    }
  }
});
