import {
  Game,
  hashState,
  isProblems,
  randomBot,
  seededRandom,
  type Bot,
  type SetupDraft,
} from '@skirmish-kit/core';
import { expect } from 'vitest';
import { bot } from '../../bot/bot.ts';
import { musg } from '../../system.ts';
import type { MusgSetup } from '../setup-input.ts';
import type { Battle } from '../state.ts';
import { checkState } from './check-state.ts';
import { typedFor } from './typed-for.ts';

/** Looked at closely now and then. */
const CLOSER = 150;

/** How often it is asked whether anything is accepted that is not offered. */
const TYPED = 25;

const MOST_CHOICES = 10_000;

const JUNK = [
  '',
  'x',
  'walk:',
  'walk:9',
  'walk:1e3,2',
  'shoot:rifle',
  'shoot:__proto__:b1',
  'done ',
];

/** Picks a kind of answer first, then one of that kind: so it tries what is rarely offered. */
const exploringPlayer: Bot<unknown> = {
  id: 'curious',
  title: { en: 'Curious', fr: 'Curieux' },
  answer({ choice, random }) {
    const kindOf = (key: string) => key.split(':', 1)[0];
    const kinds = [...new Set(choice.options.map(({ key }) => kindOf(key)))].filter(
      (kind, _, all) => kind !== 'done' || all.length === 1 || random.between(1, 4) === 1,
    );
    const kind = kinds[random.between(0, kinds.length - 1)];
    const keys = choice.options.map(({ key }) => key).filter((key) => kindOf(key) === kind);
    return keys[random.between(0, keys.length - 1)] ?? choice.options[0]?.key ?? '';
  },
};

/** Whatever was done less often than that is done whenever it can be. */
const ENOUGH = 120;

/** Takes the kind of action that was taken least so far, or does what brings the enemy nearer. */
export function aggressivePlayer(uses: ReadonlyMap<string, number>): Bot<Battle> {
  const usesOf = (key: string) => uses.get(`action ${key.split(':', 1)[0]}`) ?? 0;
  return {
    id: 'keen',
    title: { en: 'Keen', fr: 'Assidu' },
    answer(given) {
      const { choice, random } = given;
      const least = Math.min(...choice.options.map(({ key }) => usesOf(key)));
      const isRare = least < ENOUGH || random.between(1, 3) === 1;
      if (choice.about !== 'action' || !isRare) return bot.answer(given);
      const keys = choice.options.map(({ key }) => key).filter((key) => usesOf(key) === least);
      return keys[random.between(0, keys.length - 1)] ?? '';
    },
  };
}

/** A setup that is read as untrusted input. */
export function readSetup(draft: SetupDraft): MusgSetup {
  const setup = musg.readSetup(draft);
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** Plays a game, looking at every question; throws at the first broken promise. */
export function playChecked(
  setup: MusgSetup,
  seed: number,
  player: Bot<Battle> = seed % 3 === 0 ? randomBot : exploringPlayer,
): Game<Battle, MusgSetup> {
  const random = seededRandom(seed);
  const game = new Game(musg, setup, { seed });
  for (let choices = 0; ; choices++) {
    const ask = game.ask();
    if (!ask) break;
    if (ask.kind !== 'choice') throw new Error('Seeded games ask for no dice.');
    if (choices > MOST_CHOICES) throw new Error('It never ends.');
    const keys = ask.options.map(({ key }) => key);
    if (
      keys.length === 0 ||
      new Set(keys).size !== keys.length ||
      keys.some((key) => /\s/.test(key))
    )
      throw new Error(`Bad options of ${ask.about}: ${keys.join(' ')}`);
    checkState(game.state);
    const key = player.answer({ state: game.state, choice: ask, random });
    if (random.between(1, CLOSER) === 1) lookCloser(game, key);
    if (ask.about === 'action' && choices % TYPED === 0) checkTyped(game, keys);
    if (game.answer(key)) throw new Error(`${key} was offered and is refused.`);
  }
  if (!game.outcome) throw new Error('Nobody is asked, and it is not over.');
  return game;
}

/** One source of legality: whatever is accepted is offered, and the other way round. */
function checkTyped(game: Game<Battle, MusgSetup>, offered: readonly string[]): void {
  for (const key of offered)
    if (game.explain(key)) throw new Error(`${key} is offered and refused.`);
  const active = game.state.figures.find(({ id }) => id === game.state.active);
  for (const key of active ? typedFor(game.state, active) : [])
    if (!offered.includes(key) && !game.explain(key))
      throw new Error(`${key} is accepted and not offered.`);
}

function lookCloser(game: Game<Battle, MusgSetup>, key: string) {
  const hash = game.hash();
  const ask = game.ask();
  const offered = ask?.kind === 'choice' ? ask.options.map((option) => option.key) : [];
  for (const option of offered)
    if (game.explain(option)) throw new Error(`${option} is offered and refused.`);
  // "shoot:rifle" is junk as an action, and what a spotted rifleman may reply.
  for (const junk of JUNK.filter((each) => !offered.includes(each)))
    if (!game.answer(junk)) throw new Error(`"${junk}" is taken.`);
  expect(game.hash()).toBe(hash);
  expect(hashState(JSON.parse(JSON.stringify(game.state)))).toBe(hash);
  const fork = game.fork();
  fork.answer(key);
  game.answer(key);
  expect(fork.hash()).toBe(game.hash());
  game.undo();
  expect(game.hash()).toBe(hash);
}
