import {
  copyState,
  Game,
  isProblems,
  loadRecord,
  openReplay,
  parseLink,
  type GameOptions,
  type Problem,
} from '@skirmish-kit/core';
import { loadBots, Session, readSeed, type Seats } from '@skirmish-kit/ui';
import { parsePosition, setupOf } from '../notation/position.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import { reaction } from '../system.ts';
import type { Mode } from './attributes.ts';
import { loadBot } from './load-bot.ts';
import { setupFrom } from './setup-from.ts';

export type BattleSession = Session<Battle, ReactionSetup>;

/** What the page asked for. */
export interface Wanted {
  readonly mode: Mode;
  readonly seats: Seats;
  readonly seed: string | number | undefined;
  readonly setup: unknown;
  readonly scenario: string | undefined;
  readonly pack: string | undefined;
  readonly record: string;
  readonly position: string | undefined;
}

/** A session that can begin; `botsMissing` when people have to play for bots that did not load. */
export interface Started {
  readonly session: BattleSession;
  readonly botsMissing: boolean;
}

/** Begins what the page asked for, or tells what is wrong with it. */
export async function startSession(wanted: Wanted): Promise<Started | readonly Problem[]> {
  const record = await readRecord(wanted.record);
  if (isProblems(record)) return record;
  if (wanted.mode === 'replay') {
    const replay = openReplay(reaction, record);
    return isProblems(replay) ? replay : { session: new Session(replay), botsMissing: false };
  }
  const game = await gameFor({ ...wanted, record });
  if (isProblems(game)) return game;
  const bots = await loadBots<Battle>(wanted.seats, loadBot);
  return { session: new Session(game, bots ?? new Map()), botsMissing: !bots };
}

/** A record as it is, or out of the token that a link carries. */
async function readRecord(text: string): Promise<string | readonly Problem[]> {
  return text === '' || /^\s*skirmish\b/.test(text) ? text : parseLink(text.trim());
}

async function gameFor(wanted: Wanted): Promise<Game<Battle, ReactionSetup> | readonly Problem[]> {
  if (wanted.record) return loadRecord(reaction, wanted.record);
  const options = {
    seed: readSeed(wanted.seed),
    chances: wanted.mode === 'table' ? 'asked' : 'seeded',
  } as const;
  if (wanted.position) return gameFrom(wanted.position, options);
  const setup = await setupFrom(wanted);
  return isProblems(setup) ? setup : new Game(reaction, setup, options);
}

/** A game that begins at a position: the same system, set up as the position says. */
function gameFrom(
  position: string,
  options: GameOptions,
): Game<Battle, ReactionSetup> | readonly Problem[] {
  const battle = parsePosition(position);
  if (isProblems(battle)) return battle;
  return new Game({ ...reaction, setup: () => copyState(battle) }, setupOf(battle), options);
}
