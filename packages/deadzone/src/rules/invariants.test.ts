import {
  bagSize,
  Game,
  hashState,
  isProblems,
  loadRecord,
  randomBot,
  seededRandom,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { deadzone } from '../system.ts';
import { randomTeam, rareTeam } from '../lists/testing/random-team.ts';
import { FACTIONS, MISSIONS, TEAMS } from '../packs/built-in.ts';
import { FIELD_NAMES } from './resolve-setup.ts';
import { SETTING_VALUES } from './settings.ts';
import type { DeadzoneSetup } from './setup-input.ts';
import { checkState } from './testing/check-state.ts';
import { exploringPlayer, aggressivePlayer } from './testing/players.ts';
import { countRuleUses, minRuleUses, rareRules, type Uses } from './testing/rule-usage.ts';

/** How many random games; `npm run soak -- 2500 deadzone` plays more. */
const GAMES = Number(process.env['SKIRMISH_GAMES'] ?? 12);

/** Looked at closely now and then. */
const CLOSER = 150;

const MOST_CHOICES = 10_000;

const JUNK = [
  '',
  'x',
  'move:',
  'move:z9.1',
  'shoot:rifle',
  'shoot:__proto__:b1',
  'add:99',
  'done ',
];

/** Most games are between teams of what was used least so far, so that everything has its turn. */
function setupOf(seed: number, uses: Uses): DeadzoneSetup {
  const random = seededRandom(`setup ${seed}`);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const settings = Object.fromEntries(
    Object.entries(SETTING_VALUES).map(([key, values]) => [key, any<string>(values)]),
  );
  const budget = random.between(8, 16) * 10;
  const team = () => {
    const faction = any(FACTIONS);
    return faction && randomTeam(faction, budget, random);
  };
  const teams = [
    [any(TEAMS)?.id, any(TEAMS)?.id],
    [team(), team()],
  ][seed % 8] ?? [rareTeam(FACTIONS, uses, random), rareTeam(FACTIONS, uses, random)];
  const setup = deadzone.readSetup({
    field: seed % 5 === 0 ? `generated-${seed}-${1 + (seed % 3)}` : any(FIELD_NAMES),
    mission: any(MISSIONS)?.id,
    teams,
    settings: seed % 2 === 0 ? {} : settings,
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** Plays a game, looking at every question; throws at the first broken promise. */
function playChecked(seed: number, uses: Uses) {
  const random = seededRandom(seed);
  const game = new Game(deadzone, setupOf(seed, uses), { seed });
  const tokens = bagSize(game.state.bag);
  const player = [randomBot, exploringPlayer][seed % 4] ?? aggressivePlayer(uses);
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
    checkState(game.state, tokens, ask.about);
    const key = player.answer({ state: game.state, choice: ask, random });
    if (random.between(1, CLOSER) === 1) lookCloser(game, key);
    if (game.answer(key)) throw new Error(`${key} was offered and is refused.`);
  }
  if (!game.outcome) throw new Error('Nobody is asked, and it is not over.');
  return game;
}

function lookCloser(game: Game<ReturnType<typeof deadzone.setup>, DeadzoneSetup>, key: string) {
  const hash = game.hash();
  const ask = game.ask();
  for (const option of ask?.kind === 'choice' ? ask.options : [])
    if (game.explain(option.key)) throw new Error(`${option.key} is offered and refused.`);
  for (const junk of JUNK) if (!game.answer(junk)) throw new Error(`"${junk}" is taken.`);
  expect(game.hash()).toBe(hash);
  expect(hashState(JSON.parse(JSON.stringify(game.state)))).toBe(hash);
  const fork = game.fork();
  fork.answer(key);
  game.answer(key);
  expect(fork.hash()).toBe(game.hash());
  game.undo();
  expect(game.hash()).toBe(hash);
}

test(`${GAMES} random games end, keep their promises and are what their records say`, () => {
  const uses: Uses = new Map();
  for (let seed = 1; seed <= GAMES; seed++) {
    try {
      const game = playChecked(seed, uses);
      countRuleUses(uses, game);
      if (seed % 4 !== 0) continue;
      const again = loadRecord(deadzone, game.record());
      if (isProblems(again)) throw new Error(JSON.stringify(again));
      expect(again.hash()).toBe(game.hash());
    } catch (fault) {
      throw new Error(`Random game ${seed}: ${String(fault)}`, { cause: fault });
    }
  }
  expect(rareRules(uses, minRuleUses(GAMES))).toEqual([]);
});
