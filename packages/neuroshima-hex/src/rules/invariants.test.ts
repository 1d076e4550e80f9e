import {
  copyState,
  Game,
  hashState,
  isProblems,
  loadRecord,
  seededRandom,
  type ChoiceRequest,
  type Random,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_ARMIES } from '../packs/built-in.ts';
import { pileSize } from './draw.ts';
import { MODE_FACTS, MODES } from './modes.ts';
import { switchValues } from './read-options.ts';
import type { Setup, State } from './state.ts';
import { neuroshimaHex } from '../system.ts';
import { boardOf } from './table.ts';
import { pick, playerOf } from './testing/random-players.ts';
import { countRuleUses, rareRules, rarest, type Uses } from './testing/rule-usage.ts';

/** How many random games are played; `npm run soak -- 20000` for the long variant. */
const COMMIT = 100;
const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? COMMIT);

/** At every how many choices the whole state is looked at. */
const LOOK_EVERY = 11;

/** At every how many choices one is taken back and made again, and the state kept for later. */
const UNDO_EVERY = 29;

/** Of every how many games the record is saved and loaded. */
const RECORD_EVERY = 4;

/** A game of this many choices would never end. */
const MOST_CHOICES = 3_000;

type HexGame = Game<State, Setup>;

const JUNK = [
  '',
  'x',
  'end ',
  'place:',
  'place:runner:9,9:0',
  'place:runner:0,0:6',
  'place:hq:0,1:0',
  'move:0,0>0,0>1,0:2',
  'step:0,0>2,2:0',
  'push-back:0,0',
  'sniper:',
  'discard:__proto__',
  '__proto__',
  'constructor:0,0',
  'act:push:0,0>0,1',
];

/** All modes, editions and armies in turn; every second game with switches set at random. */
function setupOf(seed: number, random: Random): Setup {
  const mode = seed % 3 === 0 ? pick(MODES, random) : 'duel';
  const seats = random.between(MODE_FACTS[mode].fewest, Math.min(4, MODE_FACTS[mode].most));
  const left = BUILT_IN_ARMIES.map((army) => army.id);
  const armies = Array.from({ length: seats }, () => {
    const army = pick(left, random);
    left.splice(left.indexOf(army), 1);
    return army;
  });
  const options: Record<string, unknown> = seed % 2 === 0 ? {} : randomOptions(random);
  const setup = neuroshimaHex.readSetup({
    mode,
    armies,
    edition: pick(['1', '3.0'], random),
    options: { ...options, oneVsTeam: true, teamScore40: true },
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

function randomOptions(random: Random): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(switchValues())) {
    options[key] = values === 'number' ? random.between(1, 25) : pick(values, random);
  }
  return options;
}

/** Every number a safe integer, nothing undefined. */
function isSound(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isSound);
  return value !== undefined;
}

/** Every number a safe integer, one unit to a hex, no tile lost or made. */
function checkState(state: State): void {
  expect(isSound(state)).toBe(true);
  const cells = state.units.map((unit) => unit.cell);
  expect(new Set(cells).size).toBe(cells.length);
  const hexes = boardOf(state.setup.options).hexes.length;
  expect(cells.every((cell) => cell >= 0 && cell < hexes)).toBe(true);
  for (const [seat, player] of state.players.entries()) {
    const onBoard = state.units.filter((unit) => unit.seat === seat && unit.tile !== 'hq').length;
    const tiles = pileSize(player) + player.hand.length + player.discard.length + onBoard;
    expect(tiles).toBe(34);
    expect(player.hp).toBeGreaterThanOrEqual(0);
    expect(player.hand.length).toBeLessThanOrEqual(state.setup.options.reinforcements ? 6 : 3);
  }
}

/** What is offered is accepted, under names of its own; what is not is refused and changes nothing. */
function checkQuestion(game: HexGame, ask: ChoiceRequest, random: Random): void {
  const keys = ask.options.map((option) => option.key);
  expect(game.state.players[ask.who]?.out).toBe(false);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
  for (let i = 0; i < 3; i++) expect(ask.explain(pick(keys, random))).toBeUndefined();
  const before = JSON.stringify(game.state);
  for (const junk of JUNK) {
    if (keys.includes(junk) || !game.explain(junk)) continue;
    expect(game.answer(junk)).toMatchObject({ refused: true });
  }
  expect(JSON.stringify(game.state)).toBe(before);
}

/** Takes an answer back and gives it again. */
function checkUndo(game: HexGame, key: string): void {
  const before = game.hash();
  expect(game.answer(key)).toBeUndefined();
  const after = game.hash();
  expect(game.undo()).toBe(true);
  expect(game.hash()).toBe(before);
  expect(game.answer(key)).toBeUndefined();
  expect(game.hash()).toBe(after);
}

/** The same answers lead to the same end, and a record says no less than the game. */
function checkReplay(game: HexGame, withRecord: boolean): void {
  const replay = new Game(neuroshimaHex, game.setup, { chances: 'asked' });
  for (const { text } of game.answers) expect(replay.answer(text)).toBeUndefined();
  expect(hashState(replay.state)).toBe(hashState(game.state));
  if (!withRecord) return;
  const record = game.record();
  const loaded = loadRecord(neuroshimaHex, record);
  if (isProblems(loaded)) throw new Error(JSON.stringify(loaded));
  expect(loaded.hash()).toBe(game.hash());
  expect(loaded.record()).toBe(record);
}

function playChecked(seed: number, random: Random): HexGame {
  const game = new Game(neuroshimaHex, setupOf(seed, random), { seed });
  const earlier: { readonly copy: State; readonly hash: string }[] = [];
  let choices = 0;
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    if (++choices > MOST_CHOICES) throw new Error('It never ends.');
    if (choices % LOOK_EVERY === 0) {
      checkState(game.state);
      checkQuestion(game, ask, random);
      const text = JSON.stringify(game.state);
      expect(JSON.stringify(JSON.parse(text))).toBe(text);
      expect(game.fork().hash()).toBe(game.hash());
    }
    const key = playerOf(seed, ask.who).answer({ state: game.state, choice: ask, random });
    if (choices % UNDO_EVERY === 0) {
      earlier.push({ copy: copyState(game.state), hash: game.hash() });
      checkUndo(game, key);
    } else expect(game.answer(key)).toBeUndefined();
  }
  checkState(game.state);
  expect(game.outcome).toBeDefined();
  for (const { copy, hash } of earlier) expect(hashState(copy)).toBe(hash);
  checkReplay(game, seed % RECORD_EVERY === 0);
  return game;
}

test(`R5 R6 ${GAMES} random games keep every promise and use everything`, { timeout: 0 }, () => {
  const uses: Uses = new Map();
  const random = seededRandom(20);
  for (let seed = 0; seed < GAMES; seed++) {
    try {
      countRuleUses(uses, playChecked(seed, random));
    } catch (fault) {
      throw new Error(`Random game ${seed}: ${String(fault)}`, { cause: fault });
    }
  }
  if (GAMES > COMMIT) {
    const list = rarest(uses).map(({ name, count }) => `${name} ${count}`);
    console.log(`Rarest first: ${list.join(', ')}`);
  }
  expect(rareRules(uses, GAMES)).toEqual([]);
});

test('games that step alternately are the same as each alone', () => {
  const alone = [1, 2].map((seed) => {
    const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed });
    playOn(game, 200);
    return game.hash();
  });
  const [one, two] = [1, 2].map(
    (seed) => new Game(neuroshimaHex, neuroshimaHex.defaults, { seed }),
  );
  for (let i = 0; i < 200; i++) for (const game of [one, two]) if (game) playOn(game, 1);
  expect([one?.hash(), two?.hash()]).toEqual(alone);
});

/** Answers with the option in the middle. */
function playOn(game: HexGame, choices: number): void {
  for (let i = 0; i < choices; i++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') return;
    const option = ask.options[Math.floor(ask.options.length / 2)];
    if (option) game.answer(option.key);
  }
}
