import {
  Game,
  hashState,
  isProblems,
  loadRecord,
  pick,
  randomBot,
  seededRandom,
  type AnySystem,
  type ChoiceRequest,
  type OpenQuestion,
  type SetupDraft,
} from '@skirmish-kit/core';
import { expect } from 'vitest';

/** So many choices are made of a game. */
const MOST_CHOICES = 250;

/** A setup in which everything that a pack brings is picked where it can be; or nothing to play. */
export function setupWith(system: AnySystem, plain: AnySystem): unknown {
  const there = new Set(plain.choices({}).flatMap(valuesOf));
  let draft: SetupDraft = {};
  for (let i = 0; i < system.choices(draft).length; i++) {
    const choice = system.choices(draft)[i];
    const fresh = choice && valuesOf(choice).find((value) => !there.has(value));
    const value = fresh ?? (choice?.room === 'setting' ? undefined : choice?.value);
    if (choice && value !== undefined) draft = pick(draft, choice, value);
    if (fresh !== undefined) there.add(fresh);
  }
  return system.readSetup(draft);
}

function valuesOf({ among }: ReturnType<AnySystem['choices']>[number]) {
  return 'least' in among ? [] : among.map(({ value }) => value);
}

/**
 * Plays a game at random, or its beginning: something can always be answered, what is offered is
 * taken, and the record gives the very same state back.
 */
export function playAtRandom(system: AnySystem, setup: unknown, seed: number): number {
  const random = seededRandom(seed);
  const game = new Game(system, setup, { seed });
  let choices = 0;
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    if (choices === MOST_CHOICES) break;
    expect(ask.options.length).toBeGreaterThan(0);
    expect(new Set(ask.options.map(({ key }) => key)).size).toBe(ask.options.length);
    const key = randomBot.answer({ state: game.state, choice: ask, random });
    // Where there is only one answer, it leads somewhere: otherwise it would be asked for ever.
    const before = ask.options.length === 1 ? game.hash() : '';
    expect(game.answer(key), key).toBeUndefined();
    if (isSameQuestion(game.ask(), ask))
      expect(game.hash(), `${ask.rule} ${key} changes nothing`).not.toBe(before);
    choices++;
  }
  if (choices < MOST_CHOICES) expect(game.outcome).toBeDefined();
  const back = loadRecord(system, game.record());
  if (isProblems(back)) throw new Error(back.map(({ message }) => message).join('\n'));
  expect(hashState(back.state)).toBe(game.hash());
  return choices;
}

function isSameQuestion(next: OpenQuestion | undefined, { about, who, options }: ChoiceRequest) {
  return (
    next?.kind === 'choice' &&
    next.about === about &&
    next.who === who &&
    next.options.map(({ key }) => key).join(' ') === options.map(({ key }) => key).join(' ')
  );
}
