import { Game, type NewGameInput, type Problem } from '@skirmish-kit/core';
import {
  attributeText,
  launchGame,
  type GameHost,
  type LaunchedGame,
  type LaunchOptions,
} from '@skirmish-kit/ui';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { playableSystem } from '../playable-system.ts';
import type { Mode } from './attributes.ts';
import { loadBot, loadUntrusted } from './chunks.ts';
import { MusgView } from './game-view.ts';
import type { MusgPacks } from './loaded-packs.ts';

export { GameFrame } from '@skirmish-kit/ui';

type Options = LaunchOptions<Mode, MusgPacks>;

/** The view of a battle. */
export function createView(host: GameHost<Battle, MusgSetup>): MusgView {
  return new MusgView(host, () => host.attributeValues['mode'] === 'table');
}

/** Launches what the page requests, or reports what is wrong with it. */
export const launch = (
  options: Options,
): Promise<LaunchedGame<Battle, MusgSetup> | readonly Problem[]> =>
  launchGame({
    options,
    loadUntrusted,
    startOf,
    begin: (chances) => new Game(playableSystem, playableSystem.defaults, chances),
    loadBot,
  });

/** Where the battle starts, if the page says so. */
async function startOf({ attributes, setup, packs }: Options): Promise<NewGameInput | undefined> {
  const position = attributeText(attributes, 'position');
  const scenario = attributeText(attributes, 'scenario') || undefined;
  if (position) return { position };
  if ((setup ?? '') !== '') return { setup };
  if (packs) return { setup: (await loadUntrusted()).defaultSetupWith(packs, scenario) };
  return scenario ? { named: { scenario } } : undefined;
}
