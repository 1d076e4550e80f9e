import { Game, isProblems, type NewGameInput, type Problem, type Replay } from '@skirmish-kit/core';
import {
  attributeText,
  readSeed,
  seatBots,
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
export async function launch(
  options: Options,
): Promise<LaunchedGame<Battle, DeadzoneSetup> | readonly Problem[]> {
  const hasCode = options.packs?.hasCode ?? false;
  return seatBots(await started(options), options.seats, (id) => loadBot(id, hasCode));
}

/** The default battle begins at once; the whole system reads everything else. */
async function started(
  options: Options,
): Promise<Game<Battle, DeadzoneSetup> | Replay<Battle, DeadzoneSetup> | readonly Problem[]> {
  const { mode, record, packs } = options;
  if (mode === 'replay') return (await loadUntrusted()).replayOf(record, packs);
  if (record) return (await loadUntrusted()).gameFrom({ record }, {}, packs);
  const seed = await readSeed(options.seed);
  if (isProblems(seed)) return seed;
  const chances = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  const start = startOf(options);
  if (start) return (await loadUntrusted()).gameFrom(start, chances, packs);
  return new Game(playableSystem, playableSystem.defaults, chances);
}

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
