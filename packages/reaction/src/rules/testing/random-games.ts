import {
  copyState,
  Game,
  hashState,
  isProblems,
  loadRecord,
  randomBot,
  seededRandom,
  type Bot,
  type ChoiceRequest,
  type Random,
} from '@skirmish-kit/core';
import { BATTLES } from '../../packs/built-in.ts';
import { reaction } from '../../system.ts';
import { SETTING_VALUES } from '../setting-values.ts';
import type { ReactionSetup } from '../setup-input.ts';
import type { Battle } from '../state.ts';
import { checkState } from './check-state.ts';
import { PROVING_GANGS, PROVING_GROUND } from './test-table.ts';
import { countRuleUses, NAMES, type Uses } from './rule-usage.ts';

/**
 * Random games that look for broken promises (R6). What is checked, and how often:
 *
 * | promise | how often |
 * |---|---|
 * | somebody is asked, with options whose keys differ and have no spaces | every choice |
 * | the asked seat is the one whose figure the question is about | every choice |
 * | an offered answer is accepted | the one taken; all of them at 1 choice in {@link CLOSER} |
 * | numbers are safe integers within their ranges, nobody is lost or made | every {@link LOOK}th choice, and at the end |
 * | the same answers give the same hashes | every {@link LOOK}th choice of every {@link REPLAYS}nd game |
 * | illegal answers are refused and change nothing | 1 choice in {@link CLOSER} |
 * | a fork equals the original, and so does what follows from the same answer | 1 choice in {@link CLOSER} |
 * | undo returns the hash | 1 choice in {@link CLOSER} |
 * | a state saved, loaded and saved again is the same text, with the same hash | 1 choice in {@link CLOSER} |
 * | earlier copies of the state do not change under our feet | 1 choice in {@link CLOSER}, at the end of the game |
 * | a record saved, loaded and saved again is the same text, with the same hash | every {@link RECORDS}th game |
 * | the battle ends within its turns | every game |
 */
const CLOSER = 100;
const LOOK = 8;
const REPLAYS = 2;
const RECORDS = 4;

/** Honest battles have a few hundred choices; one of this many would never end. */
const MOST_CHOICES = 5_000;

/** How many random games all files play together; `npm run soak -- 20000` plays more. */
const COMMIT = 240;
const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? COMMIT);

/** Into how many files the games are divided, so that they run side by side. */
const PARTS = 2;

type ReactionGame = Game<Battle, ReactionSetup>;

/** The seeds of one part, from 1 to {@link PARTS}. */
export function seedsOf(part: number): readonly number[] {
  const seeds: number[] = [];
  for (let seed = part; seed <= GAMES; seed += PARTS) seeds.push(seed);
  return seeds;
}

/** Plays the games of one part; throws at the first broken promise, naming the game. */
export function playPart(part: number): Uses {
  const uses: Uses = new Map();
  for (const [i, seed] of seedsOf(part).entries()) {
    try {
      countRuleUses(uses, playChecked(seed, i));
    } catch (fault) {
      throw new Error(`Random game ${seed}: ${String(fault)}`, { cause: fault });
    }
  }
  if (GAMES > COMMIT) tellRarest(uses);
  return uses;
}

/** A long run says how much its rarest things are worth. */
function tellRarest(uses: Uses): void {
  const rarest = NAMES.map((name) => ({ name, count: uses.get(name) ?? 0 }))
    .toSorted((a, b) => a.count - b.count)
    .slice(0, 8);
  console.log(`Rarest: ${rarest.map(({ name, count }) => `${name} ${count}`).join(', ')}`);
}

/** Ready-made battles in turn, and the proving ground every second time; half with any settings. */
export function setupOf(round: number, random: Random): ReactionSetup {
  const time = Math.floor(round / 2);
  const ready = round % 2 === 0 ? BATTLES[time % BATTLES.length] : undefined;
  const { scenario, gangs } = ready ?? provingGround(time);
  const settings: Record<string, unknown> = time % 2 === 0 ? {} : randomSettings(random);
  // So that every action can be reached there.
  if (scenario === PROVING_GROUND) {
    settings['leavingCombat'] = 'costs-1';
    settings['unprintedWeapons'] = 'our-profiles';
  }
  const setup = reaction.readSetup({ scenario, gangs, settings });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

function provingGround(time: number): Omit<ReactionSetup, 'settings'> {
  const count = PROVING_GANGS.length;
  const pair = [PROVING_GANGS[time % count], PROVING_GANGS[(time + 1) % count]];
  return { scenario: PROVING_GROUND, gangs: pair.flatMap((gang) => gang ?? []) };
}

function randomSettings(random: Random): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(SETTING_VALUES)) {
    if (!('low' in values)) settings[key] = values[random.between(0, values.length - 1)];
  }
  return settings;
}

/** Picks a kind of answer first, then one of that kind: so it tries what is rarely offered. */
const curious: Bot<unknown> = {
  id: 'curious',
  title: { en: 'Curious', fr: 'Curieux' },
  answer({ choice, random }) {
    const kindOf = (key: string) => key.split(':', 1)[0];
    const kinds = [...new Set(choice.options.map(({ key }) => kindOf(key)))];
    const kind = kinds[random.between(0, kinds.length - 1)];
    const keys = choice.options.map(({ key }) => key).filter((key) => kindOf(key) === kind);
    return keys[random.between(0, keys.length - 1)] ?? '';
  },
};

function playChecked(seed: number, round: number): ReactionGame {
  const random = seededRandom(seed);
  const setup = setupOf(round, random);
  const game: ReactionGame = new Game(reaction, setup, { seed });
  const player = round % 3 === 0 ? randomBot : curious;
  const figures = game.state.figures.length;
  const hashes: string[] = [];
  const earlier: { readonly copy: Battle; readonly hash: string }[] = [];
  for (let choices = 0; ; choices++) {
    const ask = game.ask();
    if (!ask) break;
    if (ask.kind !== 'choice') throw new Error('Seeded games ask for no dice.');
    if (choices > MOST_CHOICES) throw new Error('It never ends.');
    checkQuestion(game, ask);
    if (choices % LOOK === 0) {
      checkState(game.state, figures);
      hashes.push(game.hash());
    }
    const key = player.answer({ state: game.state, choice: ask, random });
    if (random.between(1, CLOSER) === 1) {
      earlier.push({ copy: copyState(game.state), hash: game.hash() });
      lookCloser(game, ask, key);
    }
    if (game.answer(key)) throw new Error(`${key} was offered and is refused.`);
  }
  checkState(game.state, figures);
  if (!game.outcome) throw new Error('Nobody is asked, and it is not over.');
  if (game.state.turn > game.state.turns) throw new Error('It went on after its last turn.');
  for (const { copy, hash } of earlier) same(hashState(copy), hash, 'an earlier state');
  if (round % REPLAYS === 0) replay(game, setup, hashes);
  if (round % RECORDS === 1) reload(game);
  return game;
}

function same(found: unknown, expected: unknown, what: string): void {
  if (found !== expected) throw new Error(`${what} differs: ${String(found)}`);
}

function checkQuestion({ state }: ReactionGame, ask: ChoiceRequest): void {
  const keys = ask.options.map(({ key }) => key);
  const sound =
    keys.length > 0 && new Set(keys).size === keys.length && keys.every((key) => /^\S+$/.test(key));
  if (!sound) throw new Error(`Bad options of ${ask.about}: ${keys.join(' ')}`);
  if (!state.sides[ask.who]) throw new Error(`Nobody sits in seat ${ask.who}.`);
  const figure = state.figures.find(({ id }) => id === ask.params['figure']);
  if (figure && figure.seat !== ask.who) throw new Error(`${figure.id} is not of seat ${ask.who}.`);
}

/** Answers that are never allowed, whatever is asked; some are nearly right. */
export const JUNK = [
  '',
  'x',
  'done ',
  'move:',
  'move:1e9,0',
  'move:-5,5',
  'move:5,5,5',
  'shoot:pistol:z9',
  'fight:z9',
  'burst:pistol:b1*99',
  'burst:assault-rifle:b1*1+b1*1',
  'aim:__proto__:b1',
  'blast:grenade:99999,0',
  '__proto__',
  'constructor',
  'pivot:361',
  'pivot:-1',
  'door:__proto__',
  'repair:a1:constructor',
  'A9',
];

/** All that is too dear to be looked at every time. */
function lookCloser(game: ReactionGame, ask: ChoiceRequest, key: string): void {
  const hash = game.hash();
  const wrong = ask.options.find((option) => game.explain(option.key) !== undefined);
  if (wrong) throw new Error(`${wrong.key} is offered and refused.`);
  for (const junk of JUNK) {
    const refusal = game.explain(junk);
    if (!refusal) throw new Error(`"${junk}" is not refused.`);
    same(game.answer(junk)?.code, refusal.code, `the refusal of "${junk}"`);
  }
  same(game.hash(), hash, 'the state after refusals');
  const saved = JSON.stringify(game.state);
  const loaded: unknown = JSON.parse(saved);
  same(JSON.stringify(loaded), saved, 'the state saved again');
  same(hashState(loaded), hash, 'the state loaded');
  const fork = game.fork();
  same(fork.hash(), hash, 'the fork');
  game.answer(key);
  fork.answer(key);
  same(fork.hash(), game.hash(), 'the fork after the same answer');
  same(game.undo(), true, 'undo');
  same(game.hash(), hash, 'the state after undo');
}

/** The same answers give the same states, choice after choice. */
function replay(game: ReactionGame, setup: ReactionSetup, hashes: readonly string[]): void {
  const again = new Game(reaction, setup, { seed: game.seed });
  const choices = game.answers.filter(({ kind }) => kind === 'choice');
  for (const [i, { text }] of choices.entries()) {
    if (i % LOOK === 0) same(again.hash(), hashes[i / LOOK], `the replay before choice ${i}`);
    if (again.answer(text)) throw new Error(`The replay refuses ${text}.`);
  }
  same(again.hash(), game.hash(), 'the end of the replay');
}

function reload(game: ReactionGame): void {
  const record = game.record();
  const loaded = loadRecord(reaction, record);
  if (isProblems(loaded)) throw new Error(JSON.stringify(loaded));
  same(loaded.hash(), game.hash(), 'the record loaded');
  same(loaded.record(), record, 'the record saved again');
}
