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
import { sketchGame } from '../system.ts';
import { PlayRoom } from './game-view.ts';

export { GameFrame } from '@skirmish-kit/ui';

/** The view of a game. */
export function createView(host: GameHost<State, Setup>): PlayRoom {
  return new PlayRoom(host);
}

/** Launches what the page requests, or reports what is wrong with it. */
export function launch(
  options: LaunchOptions,
): Promise<LaunchedGame<State, Setup> | readonly Problem[]> {
  const { seed, attributes } = options;
  return sessionFrom(sketchGame, options, startOf(attributes), {
    seed,
    bot: async () => (await import('../bot/bot.ts')).bot,
  });
}

function startOf(attributes: AttributeValues): NewGameInput {
  const [position, crews, rounds] = ['position', 'crews', 'rounds'].map(
    (name) => attributeText(attributes, name) || undefined,
  );
  return position ? { position } : { named: { crews, rounds } };
}
