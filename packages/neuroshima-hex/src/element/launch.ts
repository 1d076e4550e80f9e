import { Game, isProblems, type Problem, type Replay } from '@skirmish-kit/core';
import {
  readSeed,
  seatBots,
  type GameHost,
  type LaunchedGame,
  type LaunchOptions,
} from '@skirmish-kit/ui';
import { FIRST_GAME } from '../rules/default-setup.ts';
import { libraryWith } from '../packs/base-armies.ts';
import { NO_FAN_ARMIES, type FanArmies } from '../packs/fan-armies.ts';
import { playableSystem } from '../playable-system.ts';
import type { Setup, State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { pageTexts, type Mode } from './attributes.ts';
import { inAllLanguages, loadBot, loadUntrusted } from './chunks.ts';
import { HexView } from './game-view.ts';

export { GameFrame } from '@skirmish-kit/ui';

type Options = LaunchOptions<Mode, FanArmies>;

/** The view of a game. */
export function createView(host: GameHost<State, Setup>, fans: FanArmies = NO_FAN_ARMIES): HexView {
  return new HexView(host, fans);
}

/** Launches what the page requests, or reports what is wrong with it in every language. */
export async function launch(
  options: Options,
): Promise<LaunchedGame<State, Setup> | readonly Problem[]> {
  const fans = options.packs ?? NO_FAN_ARMIES;
  const library = libraryWith(fans);
  const system = playableSystem(library);
  const game = await started(library, fans, options);
  const launched = seatBots(game, options.seats, (id) => loadBot(system, fans, id));
  return isProblems(launched) ? inAllLanguages(launched) : launched;
}

/** The default game begins at once; everything else is read by what is loaded for it. */
async function started(
  library: Library,
  fans: FanArmies,
  options: Options,
): Promise<Game<State, Setup> | Replay<State, Setup> | readonly Problem[]> {
  const { mode, record, setup } = options;
  const texts = pageTexts(options.attributes);
  if (mode === 'replay') return (await loadUntrusted()).replayOf(library, record);
  if (record) return (await loadUntrusted()).gameFrom(library, { record });
  const seed = await readSeed(options.seed);
  if (isProblems(seed)) return seed;
  const chances = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  if (setup) return (await loadUntrusted()).gameFrom(library, { setup }, chances);
  if (texts.position) return (await loadUntrusted()).startOfPosition(library, texts, chances);
  const isDefault = (texts.armies + texts.rules).trim() === '' && fans.packs.length === 0;
  if (isDefault) return new Game(playableSystem(library), FIRST_GAME, chances);
  const { namedGame } = await import('../notation/game-from-attributes.ts');
  return namedGame(library, fans, texts, chances);
}
