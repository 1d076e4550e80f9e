import type { NewGameInput, Problem } from '@skirmish-kit/core';
import {
  attributeText,
  sessionFrom,
  type AttributeValues,
  type GameHost,
  type LaunchedGame,
  type LaunchOptions,
} from '@skirmish-kit/ui';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { causeway } from '../system.ts';
import type { Mode } from './attributes.ts';
import { PlayView } from './game-view.ts';
import type { CausewayPacks } from './loaded-packs.ts';

export { GameFrame } from '@skirmish-kit/ui';

/** The view of a game. */
export function createView(host: GameHost<State, Setup>): PlayView {
  return new PlayView(host);
}

/** Launches what the page requests, or reports what is wrong with it. */
export function launch(
  options: LaunchOptions<Mode, CausewayPacks>,
): Promise<LaunchedGame<State, Setup> | readonly Problem[]> {
  const { mode, seed, setup, attributes, packs } = options;
  const start = (setup ?? '') === '' ? startOf(attributes) : { setup };
  return sessionFrom(packs?.system ?? causeway, options, start, {
    seed,
    chances: mode === 'table' ? 'asked' : 'seeded',
    bot: async () => (await import('../bot/bot.ts')).bot,
  });
}

function startOf(attributes: AttributeValues): NewGameInput {
  const [position, bands, rounds] = ['position', 'bands', 'rounds'].map(
    (name) => attributeText(attributes, name) || undefined,
  );
  return position ? { position } : { named: { bands, rounds } };
}
