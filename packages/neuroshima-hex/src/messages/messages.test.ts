import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Game, narratorOf, randomBot, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_ARMIES, makeLibrary } from '../packs/built-in.ts';
import { orchard } from '../packs/fan/orchard.ts';
import { neuroshimaHex } from '../system.ts';
import { messagesOf } from './index.ts';

const messages = messagesOf(makeLibrary());
const RULES = join(import.meta.dirname, '../rules');
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('testing'))
  .map((file) => readFileSync(join(RULES, file), 'utf8'));

function all(pattern: RegExp): readonly string[] {
  return [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((m) => m[1] ?? ''))),
  ];
}

test('rules emit and refuse only declared messages, through the typed functions', () => {
  const untyped = /import \{[^}]*\b(emit|refuse)\b[^}]*\} from '@skirmish-kit\/core'/g;
  expect(all(untyped)).toEqual([]);
});

test('every question and every draw of the rules has words', () => {
  const abouts = all(/choose(?:<[^>]*>)?\(\{\s*who[^}]*?about: '([a-z-]+)'/g);
  expect(abouts.length).toBeGreaterThan(8);
  for (const about of abouts) expect(messages.questions).toHaveProperty([about]);
  expect(Object.keys(messages.rolls)).toEqual(['draw']);
});

test('every reason for which a game ends has words', () => {
  const reasons = all(/\breason: (?:[a-z.> 0]+ \? )?'([a-z-]+)'/g);
  expect(reasons.length).toBeGreaterThan(4);
  for (const reason of reasons) expect(messages.reasons).toHaveProperty([reason]);
});

test('whole games are asked and told in both languages without a hole in a sentence', () => {
  for (const [seed, edition] of ['1', '3.0'].entries()) {
    const setup = neuroshimaHex.readSetup({
      edition,
      armies: seed ? ['outpost', 'hegemony'] : ['borgo', 'moloch'],
    });
    if (!('edition' in setup)) throw new Error('This setup cannot be read.');
    const game = new Game(neuroshimaHex, setup, { seed });
    const random = seededRandom(seed);
    const said: string[] = [];
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      for (const language of ['en', 'fr'] as const) {
        const narrator = narratorOf(messages, game.state, language);
        said.push(narrator.question(ask));
        for (const { key, params } of ask.options.slice(0, 60)) {
          const label = narrator.answer(ask.about, key, params);
          expect(label, key).not.toBe(key);
          said.push(label);
        }
      }
      game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
    }
    for (const language of ['en', 'fr'] as const) {
      const narrator = narratorOf(messages, game.state, language);
      for (const entry of game.log) {
        const line = narrator.line(entry);
        if (entry.kind !== 'event' || entry.about === 'acts') expect(line).toBeUndefined();
        else said.push(line ?? `nothing about ${entry.about}`);
      }
      if (game.outcome) said.push(narrator.ending(game.outcome));
    }
    for (const each of new Set(said)) {
      expect(each).toMatch(/\S/);
      expect(each).not.toMatch(/[{}]|undefined|NaN|nothing about|-?\d,-?\d|final-battle/);
    }
  }
});

test('a key that is no answer is said as it is, whatever follows a good one', () => {
  const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 1 });
  const narrator = narratorOf(messages, game.state, 'en');
  expect(narrator.answer('place-hq', 'hq:0,0')).toBe('HQ on c3');
  expect(narrator.answer('place-hq', 'hq:0,0:1')).toBe('hq:0,0:1');
  expect(narrator.answer('place-hq', 'hq:99,9')).toBe('hq:99,9');
});

test('a refusal names tiles and units as the edition does', () => {
  const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 1 });
  for (const answer of ['hq:0,0', 'hq:2,0']) game.answer(answer);
  const english = narratorOf(messages, game.state, 'en');
  const french = narratorOf(messages, game.state, 'fr');
  const refusal = game.explain('place:claws:0,1:0');
  if (!refusal) throw new Error('Nothing was refused.');
  expect(english.refusal(refusal)).toBe('Claws is not in your hand.');
  expect(french.refusal(refusal)).toMatch(/ n’est pas dans votre main\.$/);
});

test('events of fan army code have the messages of their module', () => {
  const [first] = BUILT_IN_ARMIES;
  if (!first) throw new Error('There are no armies.');
  const library = makeLibrary([{ ...first, id: 'orchard' }], [orchard]);
  const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 1 });
  const setup = { ...game.state.setup, armies: ['orchard', 'borgo'] };
  const narrator = narratorOf(messagesOf(library), { ...game.state, setup }, 'en');
  const sap = { kind: 'event', about: 'sap', rule: 'NH-TURN-01', at: 0 } as const;
  expect(narrator.line({ ...sap, params: { seat: 1, army: 'borgo', sap: 4 } })).toBe(
    'Borgo has gathered sap: 4.',
  );
  const params = { army: 'borgo', tile: 'mutant', hex: '0,-1', sap: 2 };
  expect(narrator.answer('action', 'orchard:mend:0,-1', params)).toBe(
    'Mend Mutant\u00a0c2 (1 of 2 sap)',
  );
});
