import { Game, isProblems, type GameOptions, type Problem } from '@skirmish-kit/core';
import {
  launchGame,
  type AttributeValues,
  type GameHost,
  type LaunchedGame,
  type LaunchOptions,
} from '@skirmish-kit/ui';
import { FIRST_GAME } from '../rules/default-setup.ts';
import { libraryWith } from '../packs/base-armies.ts';
import { NO_FAN_ARMIES, type FanArmies } from '../packs/fan-armies.ts';
import { playableSystem } from '../playable-system.ts';
import type { Setup, State } from '../rules/state.ts';
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
  const system = playableSystem(libraryWith(fans));
  const launched = await launchGame({
    options,
    loadUntrusted,
    startOf: ({ setup }) => (setup ? { setup } : undefined),
    begin: (chances) => begin(fans, options.attributes, chances),
    loadBot: (id) => loadBot(system, fans, id),
  });
  return isProblems(launched) ? inAllLanguages(launched) : launched;
}

/** The default game begins at once; positions and armies by name are read by what is loaded for them. */
async function begin(
  fans: FanArmies,
  attributes: AttributeValues,
  chances: GameOptions,
): Promise<Game<State, Setup> | readonly Problem[]> {
  const library = libraryWith(fans);
  const texts = pageTexts(attributes);
  if (texts.position) return (await loadUntrusted()).startOfPosition(library, texts, chances);
  const isDefault = (texts.armies + texts.rules).trim() === '' && fans.packs.length === 0;
  if (isDefault) return new Game(playableSystem(library), FIRST_GAME, chances);
  const { namedGame } = await import('../notation/game-from-attributes.ts');
  return namedGame(library, fans, texts, chances);
}
