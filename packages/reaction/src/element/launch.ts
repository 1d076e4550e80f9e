import {
  isProblems,
  startSetup,
  type Game,
  type NewGameInput,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import {
  attributeText,
  readSeed,
  seatBots,
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
export async function launch(
  options: Options,
): Promise<LaunchedGame<Battle, ReactionSetup> | readonly Problem[]> {
  return seatBots(await started(options), options.seats, loadBot);
}

/** The default battle begins at once; the whole system reads everything else. */
async function started(
  options: Options,
): Promise<Game<Battle, ReactionSetup> | Replay<Battle, ReactionSetup> | readonly Problem[]> {
  const { mode, record, packs, attributes } = options;
  if (mode === 'replay') return (await loadUntrusted()).replayOf(record);
  if (record) return (await loadUntrusted()).gameFrom({ record }, {}, packs);
  const seed = await readSeed(options.seed);
  if (isProblems(seed)) return seed;
  const chances = { seed, chances: mode === 'table' ? 'asked' : 'seeded' } as const;
  const start = startOf(options);
  if (start) return (await loadUntrusted()).gameFrom(start, chances, packs);
  const scenario = attributeText(attributes, 'scenario') || undefined;
  if (packs) return (await loadUntrusted()).gameWithPacks(packs, scenario, chances);
  return startSetup(playableSystem, { first: true }, chances);
}

/** Where the battle starts, if the page says so. */
function startOf({ attributes, setup, packs }: Options): NewGameInput | undefined {
  const [position, scenario] = ['position', 'scenario'].map((name) =>
    attributeText(attributes, name),
  );
  if (position) return { position };
  if ((setup ?? '') !== '') return { setup };
  return scenario && !packs ? { named: { scenario } } : undefined;
}
