import { expect, test } from 'vitest';
import {
  Game,
  LANGUAGES,
  narratorOf,
  randomBot,
  seededRandom,
  type LocalisedText,
} from '@skirmish-kit/core';
import { SCENARIOS } from '../packs/built-in.ts';
import { readSetup } from '../notation/setup-from-position.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import { reaction } from '../system.ts';
import { messages } from '../messages/index.ts';
import { termMessages } from '../messages/terms.ts';
import { elementMessages } from '../messages/element-messages.ts';

test('every event of random battles has a complete message in both languages', () => {
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
    const narrator = narratorOf(messages, game.state, language);
    return game.log
      .filter((entry) => entry.kind !== 'choice' && !messages.isSilent?.(entry))
      .map((entry) => narrator.line(entry) ?? `{${entry.kind} ${entry.about}}`)
      .filter((sentence) => /[{}]|undefined|NaN/.test(sentence));
  });
}

test('points are no decimal number', () => {
  const { state } = new Game(reaction, reaction.defaults, { seed: 1 });
  const params = { reason: 'points', winners: [0], scores: [7, 0] };
  const over = { kind: 'event', about: 'battle-over', rule: 'RX-TURN-03', params, at: 0 } as const;
  expect(narratorOf(messages, state, 'fr').line(over)).toContain('7 – 0');
});

test('both languages name the same things', () => {
  const { events, refusals, rolls } = messages;
  const sentences = [events, refusals, rolls].flatMap((all) => Object.entries(all));
  const said: readonly (readonly [string, LocalisedText])[] = [
    ...sentences.map(([key, { words }]) => [key, words] as const),
    ...Object.entries(elementMessages),
    ...Object.entries(termMessages),
  ];
  for (const [key, { en, fr }] of said) expect(holes(fr), key).toEqual(holes(en));
});

function holes(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();
}
