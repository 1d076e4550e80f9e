import {
  startSetup,
  type Game,
  type GameOptions,
  type NewGameInput,
  type Problem,
} from '@skirmish-kit/core';
import {
  attributeText,
  launchGame,
  type GameHost,
  type LaunchedGame,
  type LaunchOptions,
} from '@skirmish-kit/ui';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { playableSystem } from '../playable-system.ts';
import type { Mode } from './attributes.ts';
import { loadBot, loadUntrusted } from './chunks.ts';
import { ReactionView } from './game-view.ts';
import type { ReactionPacks } from './loaded-packs.ts';

export { GameFrame } from '@skirmish-kit/ui';

type Options = LaunchOptions<Mode, ReactionPacks>;

/** The view of a battle. */
export function createView(host: GameHost<Battle, ReactionSetup>): ReactionView {
  return new ReactionView(host, () => host.attributeValues['mode'] === 'table');
}

/** Launches what the page requests, or reports what is wrong with it. */
export const launch = (
  options: Options,
): Promise<LaunchedGame<Battle, ReactionSetup> | readonly Problem[]> =>
  launchGame({
    options,
    loadUntrusted,
    startOf,
    begin: (chances) => begin(options, chances),
    loadBot,
  });

/** Where the battle starts, if the page says so. */
function startOf({ attributes, setup, packs }: Options): NewGameInput | undefined {
  const [position, scenario] = ['position', 'scenario'].map((name) =>
    attributeText(attributes, name),
  );
  if (position) return { position };
  if ((setup ?? '') !== '') return { setup };
  return scenario && !packs ? { named: { scenario } } : undefined;
}

/** The default battle, or the first one of the packs. */
async function begin(
  { packs, attributes }: Options,
  chances: GameOptions,
): Promise<Game<Battle, ReactionSetup> | readonly Problem[]> {
  const scenario = attributeText(attributes, 'scenario') || undefined;
  if (packs) return (await loadUntrusted()).gameWithPacks(packs, scenario, chances);
  return startSetup(playableSystem, { first: true }, chances);
}
