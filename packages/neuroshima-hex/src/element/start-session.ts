import {
  isProblems,
  problem,
  startSetup,
  type Game,
  type GameOptions,
  type Problem,
  type Replay,
  type ReadableSystem,
} from '@skirmish-kit/core';
import { readSeed, seatBots, type Seats, type Session, type Started } from '@skirmish-kit/ui';
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
  const system = rulesOfPlay(library);
  const started = await startedFrom(library, fans, wanted);
  return seatBots(started, wanted.seats, (id) => loadBot(system, fans, id));
}

/** A game by names begins at once; what strangers wrote is read by what is fetched for it. */
async function startedFrom(
  library: Library,
  fans: FanArmies,
  wanted: Wanted,
): Promise<Game<State, Setup> | Replay<State, Setup> | readonly Problem[]> {
  const { mode, record, setup, position } = wanted;
  if (mode === 'replay') return (await loadReader()).replayOf(library, record);
  if (record) return (await loadReader()).gameFrom(library, { record });
  const seed = await readSeed(wanted.seed);
  if (isProblems(seed)) return seed;
  const options = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  if (setup) return (await loadReader()).gameFrom(library, { setup }, options);
  if (!position) return namedGame(library, fans, wanted, options);
  const { startOfPosition } = await import('./position-game.ts');
  return startOfPosition(library, wanted, options);
}

const loadReader = () => import('./record-reader.ts');

/**
 * A game from `armies="moloch,borgo"` and `rules="3.0!extended"`. Where no armies are named, those
 * of the page play, the first against one of the box.
 */
function namedGame(
  library: Library,
  fans: FanArmies,
  { armies, rules }: Wanted,
  options: GameOptions,
): Game<State, Setup> | readonly Problem[] {
  const header = parseHeader(rules.trim().split(/\s+/).join('!') || '3.0');
  if (!header) return [problem('rules', 'unknown-edition', 'Rules begin with 1 or 3.0.')];
  if (header.problems.length > 0) {
    return header.problems.map((found) => ({ ...found, path: 'rules' }));
  }
  const named = armies.split(/[\s,]+/).filter(Boolean);
  const brought = fans.packs.map(({ id }) => id);
  const usual = brought.length === 1 ? [...brought, ...FIRST_GAME.armies.slice(1)] : brought;
  const ids = named.length > 0 ? named : usual;
  const setup = { ...header.position, ...(ids.length > 0 ? { armies: ids } : {}) };
  const system: ReadableSystem<State, Setup> = {
    ...rulesOfPlay(library),
    readSetup: (value) => readNamedSetup(library, value),
  };
  const game = startSetup(system, { setup }, options);
  return isProblems(game)
    ? game.map((found) => ({ ...found, path: found.path.replace(/^\//, '') }))
    : game;
}
