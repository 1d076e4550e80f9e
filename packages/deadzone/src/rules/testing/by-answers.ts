import { Game, isProblems, seededRandom, type ChoiceRequest } from '@skirmish-kit/core';
import { cubeRange, parseCube, type Cube } from '../../board/index.ts';
import { deadzone } from '../../system.ts';
import type { DeadzoneSetup } from '../setup-input.ts';
import type { Battle } from '../state.ts';
import type { TeamMember } from '../strike-team.ts';

export type DeadzoneGame = Game<Battle, DeadzoneSetup>;

/** A setup as players give it, with teams of two factions. */
export function setupWith(
  teams: readonly (readonly [faction: string, ...members: (string | TeamMember)[]])[],
  more: Readonly<Record<string, unknown>> = {},
): DeadzoneSetup {
  const setup = deadzone.readSetup({
    teams: teams.map(([faction, ...members]) => ({
      ...{ id: `test-${faction}`, name: { en: faction, fr: faction }, faction, budget: 200 },
      members: members.map((each) => (typeof each === 'string' ? { profile: each } : each)),
    })),
    ...more,
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** What a test wants answered; without a wish, any answer will do. */
export type Wish = (ask: ChoiceRequest, battle: Battle) => string | undefined;

/** Wishes for the first offer that matches one of these, the first of them first. */
export function likes(...patterns: readonly RegExp[]): Wish {
  return ({ options }) => {
    for (const pattern of patterns) {
      const found = options.find(({ key }) => pattern.test(key));
      if (found) return found.key;
    }
    return undefined;
  };
}

/** The offered move that ends nearest to a cube. */
export function towards({ options }: ChoiceRequest, goal: Cube): string | undefined {
  const moves = options.flatMap(({ key }) => {
    const end = parseCube(/^(?:die-)?(?:move|sprint):.*?([a-z]\d+\.\d+)\+?$/.exec(key)?.[1] ?? '');
    return end ? [{ key, far: cubeRange(end, goal) }] : [];
  });
  return moves.sort((a, b) => a.far - b.far)[0]?.key;
}

const GAMES = 60;
const MOST_ANSWERS = 600;

/** Plays games from a legal setup by answers alone, until one comes to what is looked for. */
export function reach(
  setup: DeadzoneSetup,
  wish: Wish,
  isThere: (game: DeadzoneGame, ask: ChoiceRequest) => boolean,
): DeadzoneGame {
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = new Game(deadzone, setup, { seed });
    const random = seededRandom(seed);
    for (let turn = 0; turn < MOST_ANSWERS; turn++) {
      const ask = game.ask();
      if (ask?.kind !== 'choice') break;
      if (isThere(game, ask)) return game;
      const any = ask.options[random.between(0, ask.options.length - 1)];
      game.answer(wish(ask, game.state) ?? any?.key ?? '');
    }
  }
  throw new Error(`No game of ${GAMES} came there.`);
}

/** Whether the log of a game cites a rule. */
export function cites(rule: string): (game: DeadzoneGame) => boolean {
  return ({ log }) => log.some((entry) => entry.rule === rule);
}

/** What the open question offers. */
export function optionsOf(game: DeadzoneGame): readonly string[] {
  const ask = game.ask();
  return ask?.kind === 'choice' ? ask.options.map(({ key }) => key) : [];
}
