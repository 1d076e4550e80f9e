import {
  Game,
  hashState,
  isProblems,
  randomBot,
  seededRandom,
  type Random,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BATTLES } from '../packs/built-in.ts';
import { reaction } from '../system.ts';
import { fullSetup } from './read-setup.ts';
import { SETTING_VALUES } from './setting-values.ts';
import type { ReactionSetup } from './setup-type.ts';
import type { Battle } from './state.ts';

/** How many random games are played; `SKIRMISH_GAMES=2000` for a commit, more at night. */
const GAMES = Number(process.env.SKIRMISH_GAMES ?? 200);

/** At every how many choices the whole state is looked at. */
const LOOK_EVERY = 8;

/** A battle of this many choices would never end. */
const MOST_CHOICES = 20_000;

const JUNK = [
  '',
  'x',
  'done ',
  'move:',
  'move:1e9,0',
  'move:-5,5',
  'shoot:pistol:z9',
  'fight:a1',
  'burst:pistol:b1*99',
  '__proto__',
  'pivot:361',
  'repair:a1:constructor',
];

/** Setups of all battles, every second one with settings chosen at random. */
function setupOf(seed: number, random: Random): ReactionSetup {
  const { scenario, gangs } = BATTLES[seed % BATTLES.length] ?? { scenario: '', gangs: [] };
  const settings = seed % 2 === 0 ? {} : randomSettings(random);
  const setup = reaction.readSetup({ scenario, gangs, settings });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

function randomSettings(random: Random): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(SETTING_VALUES)) {
    if (!('low' in values)) settings[key] = values[random.between(0, values.length - 1)];
  }
  return settings;
}

/** Every number a safe integer, every place on the table, nobody lost or made. */
function checkState(battle: Battle, figures: number): void {
  const numbers = (value: unknown): void => {
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new Error(`Not a whole number: ${value}`);
    if (value === undefined) throw new Error('Something undefined is in the state.');
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(numbers);
  };
  numbers(battle);
  if (battle.figures.length !== figures) throw new Error('Figures were lost or made.');
  for (const figure of battle.figures) {
    const [x, y] = figure.at;
    const sound =
      x >= 0 &&
      y >= 0 &&
      x <= battle.width &&
      y <= battle.height &&
      figure.ap >= 0 &&
      figure.ap <= 8 &&
      figure.spent >= 0 &&
      figure.spent <= 8 &&
      figure.facing >= 0 &&
      figure.facing <= 359;
    if (!sound) throw new Error(`${figure.id} is out of range: ${JSON.stringify(figure)}`);
  }
  for (const { starter, other } of battle.melees) {
    const pair = battle.figures.filter(({ id }) => id === starter || id === other);
    if (pair.some(({ fate }) => fate !== 'in'))
      throw new Error(`${starter} fights ${other}, and one is out.`);
  }
}

test(`${GAMES} random games keep every promise`, { timeout: 600_000 }, () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = seededRandom(seed);
    const setup = setupOf(seed, random);
    const game = new Game(reaction, setup, { seed });
    const figures = game.state.figures.length;
    const hashes: string[] = [];
    for (let choices = 0; ; choices++) {
      const ask = game.ask();
      if (!ask) break;
      if (choices > MOST_CHOICES) throw new Error(`Game ${seed} never ends.`);
      if (ask.kind !== 'choice') throw new Error('Seeded games ask for no dice.');
      const keys = ask.options.map(({ key }) => key);
      const sound =
        keys.length > 0 &&
        new Set(keys).size === keys.length &&
        keys.every((key) => /^\S+$/.test(key));
      if (!sound || !game.state.sides[ask.who]) throw new Error(`Bad options: ${keys.join(' ')}`);
      if (choices % LOOK_EVERY === 0) {
        checkState(game.state, figures);
        hashes.push(game.hash());
      }
      const closer = random.between(1, 150) === 1;
      const hash = closer ? game.hash() : '';
      if (closer) {
        for (const junk of JUNK) {
          if (keys.includes(junk) || game.explain(junk) === undefined) continue;
          expect(game.answer(junk)).toMatchObject({ refused: true });
        }
        expect(game.hash()).toBe(hash);
        expect(game.fork().hash()).toBe(hash);
        const saved = JSON.stringify(game.state);
        expect(JSON.stringify(JSON.parse(saved))).toBe(saved);
        expect(hashState(JSON.parse(saved))).toBe(hash);
      }
      const key = randomBot.answer({ state: game.state, choice: ask, random });
      if (game.answer(key)) throw new Error(`${key} was offered and is refused.`);
      if (closer) {
        expect(game.undo()).toBe(true);
        expect(game.hash()).toBe(hash);
        expect(game.answer(key)).toBeUndefined();
      }
    }
    expect(game.outcome).toBeDefined();
    expect(game.state.turn).toBeLessThanOrEqual(game.state.turns);
    replayed(game, setup, hashes);
  }
});

/** The same answers give the same states, choice after choice. */
function replayed(
  game: Game<Battle, ReactionSetup>,
  setup: ReactionSetup,
  hashes: readonly string[],
): void {
  const again = new Game(reaction, setup, { seed: game.seed });
  const answers = game.answers.filter(({ kind }) => kind === 'choice');
  for (const [i, { text }] of answers.entries()) {
    if (i % LOOK_EVERY === 0 && again.hash() !== hashes[i / LOOK_EVERY])
      throw new Error(`The replay differs at choice ${i}.`);
    if (again.answer(text)) throw new Error(`The replay refuses ${text}.`);
  }
  expect(again.hash()).toBe(game.hash());
}

test(
  'every option that is offered is accepted, and every refusal names its rule',
  { timeout: 60_000 },
  () => {
    const codes = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const random = seededRandom(seed);
      const game = new Game(reaction, setupOf(seed, random), { seed });
      for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
        const wrong = ask.options.find(({ key }) => game.explain(key) !== undefined);
        if (wrong) throw new Error(`${wrong.key} is offered and refused.`);
        for (const junk of JUNK) {
          const refusal = game.explain(junk);
          if (refusal) codes.add(refusal.code);
          if (refusal && !refusal.rule?.startsWith('RX-'))
            throw new Error(`${refusal.code} names no rule.`);
        }
        game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
      }
    }
    expect(codes.size).toBeGreaterThan(5);
  },
);

test('three sides play to an end', { timeout: 60_000 }, () => {
  const { scenario, gangs } = fullSetup(reaction.defaults);
  const [first, second] = gangs;
  const zone = { x: 0, y: 0, width: 200, height: scenario.height };
  if (!first || !second) throw new Error('Two gangs are needed.');
  const triple = { ...scenario, deployment: [...scenario.deployment, { zone, facing: 90 }] };
  const setup = reaction.readSetup({
    scenario: triple,
    gangs: [first, second, first.id],
    settings: {},
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(reaction, setup, { seed: 3 });
  const random = seededRandom(3);
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    expect(
      game.answer(randomBot.answer({ state: game.state, choice: ask, random })),
    ).toBeUndefined();
  }
  expect(game.outcome?.scores).toHaveLength(3);
});
