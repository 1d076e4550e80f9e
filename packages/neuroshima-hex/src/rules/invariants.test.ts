import {
  Game,
  hashState,
  isProblems,
  randomBot,
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
import { neuroshimaHex } from './system.ts';
import { boardOf } from './table.ts';

/** How many random games are played; `SKIRMISH_GAMES=20000` for the long variant. */
const GAMES = Number(process.env.SKIRMISH_GAMES ?? 100);

/** At every how many choices the whole state is looked at. */
const LOOK_EVERY = 11;

/** A game of this many choices would never end. */
const MOST_CHOICES = 3_000;

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

function pick<T>(list: readonly T[], random: Random): T {
  const item = list[random.between(0, list.length - 1)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

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
function checkQuestion(game: Game<State, Setup>, ask: ChoiceRequest, random: Random): void {
  const keys = ask.options.map((option) => option.key);
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

test(`random games keep every promise (${GAMES} games)`, { timeout: 0 }, () => {
  const uses = new Map<string, number>();
  const random = seededRandom(20);
  for (let seed = 0; seed < GAMES; seed++) {
    const setup = setupOf(seed, random);
    const game = new Game(neuroshimaHex, setup, { seed });
    let choices = 0;
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      if (++choices > MOST_CHOICES) throw new Error(`Game ${seed} never ends.`);
      if (choices % LOOK_EVERY === 0) {
        checkState(game.state);
        checkQuestion(game, ask, random);
        const text = JSON.stringify(game.state);
        expect(JSON.stringify(JSON.parse(text))).toBe(text);
        expect(game.fork().hash()).toBe(game.hash());
      }
      const looks = choices % 29 === 0;
      const before = looks ? game.hash() : '';
      const key = randomBot.answer({ state: game.state, choice: ask, random });
      expect(game.answer(key)).toBeUndefined();
      if (looks) {
        const after = game.hash();
        expect(game.undo()).toBe(true);
        expect(game.hash()).toBe(before);
        expect(game.answer(key)).toBeUndefined();
        expect(game.hash()).toBe(after);
      }
    }
    checkState(game.state);
    expect(game.outcome).toBeDefined();
    const replay = new Game(neuroshimaHex, setup, { chances: 'asked' });
    for (const { text } of game.answers) expect(replay.answer(text)).toBeUndefined();
    expect(hashState(replay.state)).toBe(hashState(game.state));
    for (const { about, params } of game.log) {
      if (about !== 'placed' && about !== 'played') continue;
      const army = setup.armies[Number(params['seat'])];
      const name = `${army} ${params['tile']}`;
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  const least = Math.min(100, Math.floor(GAMES / 20));
  for (const army of BUILT_IN_ARMIES) {
    for (const tile of army.tiles) {
      expect(
        uses.get(`${army.id} ${tile.id}`) ?? 0,
        `${army.id} ${tile.id}`,
      ).toBeGreaterThanOrEqual(least);
    }
  }
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
function playOn(game: Game<State, Setup>, choices: number): void {
  for (let i = 0; i < choices; i++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') return;
    const option = ask.options[Math.floor(ask.options.length / 2)];
    if (option) game.answer(option.key);
  }
}
