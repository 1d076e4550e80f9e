import { Game, isProblems, problem, type PlayableSystem, type Problem } from '@skirmish-kit/core';
import { loadBots, Session, readSeed, type Seats, type Started } from '@skirmish-kit/ui';
import { parseHeader } from '../notation/position-header.ts';
import { FIRST_GAME, readNamedSetup } from '../rules/named-setup.ts';
import { rulesOfPlay } from '../rules-of-play.ts';
import type { Setup, State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import type { Mode } from './attributes.ts';
import type { FanArmies } from './fan-armies.ts';
import { loadBot } from './load-bot.ts';

export type HexSession = Session<State, Setup>;

/** What the page asked for. */
export interface Wanted {
  readonly mode: Mode;
  readonly seats: Seats;
  readonly seed: unknown;
  readonly armies: string;
  readonly rules: string;
  readonly setup: unknown;
  readonly record: string;
  /** A position to play on from, and whose turn it is with which tiles. */
  readonly position: string;
  readonly hand: string;
}

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(
  library: Library,
  fans: FanArmies,
  wanted: Wanted,
): Promise<Started<State, Setup> | readonly Problem[]> {
  if (wanted.mode === 'replay') {
    const { readReplay } = await import('./record-reader.ts');
    const replay = await readReplay(library, wanted.record);
    return isProblems(replay) ? replay : { session: new Session(replay), botsMissing: false };
  }
  const system = rulesOfPlay(library);
  const game = await gameFor(system, library, fans, wanted);
  if (isProblems(game)) return game;
  const bots = await loadBots<State>(wanted.seats, (id) => loadBot(system, fans, id));
  return { session: new Session(game, bots ?? new Map()), botsMissing: !bots };
}

async function gameFor(
  system: PlayableSystem<State, Setup>,
  library: Library,
  fans: FanArmies,
  wanted: Wanted,
): Promise<Game<State, Setup> | readonly Problem[]> {
  if (wanted.record) {
    const { readGame } = await import('./record-reader.ts');
    return readGame(library, wanted.record);
  }
  const seed = readSeed(wanted.seed);
  if (isProblems(seed)) return seed;
  const setup = wanted.setup
    ? await readGiven(library, wanted.setup)
    : wanted.position
      ? await readFrom(library, wanted)
      : namedGame(library, fans, wanted.armies, wanted.rules);
  if (isProblems(setup)) return setup;
  const chances = wanted.mode === 'table' ? 'asked' : 'seeded';
  return new Game(system, setup, { seed, chances });
}

/** What checks a setup that the page made itself is fetched when there is one. */
async function readGiven(library: Library, setup: unknown): Promise<Setup | readonly Problem[]> {
  const { readSetup } = await import('../rules/read-setup.ts');
  return readSetup(library, setup);
}

/** What goes on from a position is fetched when a page has one. */
async function readFrom(
  library: Library,
  { position, hand, armies }: Wanted,
): Promise<Setup | readonly Problem[]> {
  const { readPositionGame } = await import('./position-game.ts');
  return readPositionGame(library, position, hand, armies.split(/[\s,]+/).filter(Boolean));
}

/**
 * The setup of a game from `armies="moloch,borgo"` and `rules="3.0!extended"`. Where no armies are
 * named, those of the page play, the first against one of the box.
 */
function namedGame(
  library: Library,
  fans: FanArmies,
  armies: string,
  rules: string,
): Setup | readonly Problem[] {
  const header = parseHeader(rules.trim().split(/\s+/).join('!') || '3.0');
  if (!header) return [problem('rules', 'unknown-edition', 'Rules begin with 1 or 3.0.')];
  if (header.problems.length > 0) {
    return header.problems.map((found) => ({ ...found, path: 'rules' }));
  }
  const named = armies.split(/[\s,]+/).filter(Boolean);
  const brought = fans.packs.map(({ id }) => id);
  const usual = brought.length === 1 ? [...brought, ...FIRST_GAME.armies.slice(1)] : brought;
  const ids = named.length > 0 ? named : usual;
  const setup = readNamedSetup(library, {
    ...header.position,
    ...(ids.length > 0 ? { armies: ids } : {}),
  });
  return isProblems(setup)
    ? setup.map((found) => ({ ...found, path: found.path.replace(/^\//, '') }))
    : setup;
}
