import { Game, type NewGameInput, type Problem } from '@skirmish-kit/core';
import {
  attributeText,
  launchGame,
  type GameHost,
  type LaunchedGame,
  type LaunchOptions,
} from '@skirmish-kit/ui';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { playableSystem } from '../playable-system.ts';
import type { Mode } from './attributes.ts';
import { loadBot, loadUntrusted } from './chunks.ts';
import { DeadzoneView } from './game-view.ts';
import type { DeadzonePacks } from './loaded-packs.ts';

export { GameFrame } from '@skirmish-kit/ui';

type Options = LaunchOptions<Mode, DeadzonePacks>;

/** The view of a battle. */
export function createView(host: GameHost<Battle, DeadzoneSetup>): DeadzoneView {
  return new DeadzoneView(host);
}

/** Launches what the page requests, or reports what is wrong with it. */
export const launch = (
  options: Options,
): Promise<LaunchedGame<Battle, DeadzoneSetup> | readonly Problem[]> =>
  launchGame({
    options,
    loadUntrusted,
    startOf,
    begin: (chances) => new Game(playableSystem, playableSystem.defaults, chances),
    loadBot: (id) => loadBot(id, options.packs?.hasCode),
  });

/** Where the battle starts, if the page says so. */
function startOf({ attributes, setup, packs }: Options): NewGameInput | undefined {
  const [position, mission, field] = ['position', 'mission', 'field'].map((name) =>
    attributeText(attributes, name),
  );
  if (position) return { position };
  if ((setup ?? '') !== '') return { setup };
  const named = { ...(mission && { mission }), ...(field && { field }) };
  if (packs) return { setup: { ...named, teams: packs.teams } };
  return mission || field ? { named } : undefined;
}
