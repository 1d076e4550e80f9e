import {
  isProblems,
  startGame,
  startNew,
  startReplay,
  type Game,
  type GameOptions,
  type GameInput,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import { expandTable } from '@skirmish-kit/space';
import { SCENARIOS } from '../packs/built-in.ts';
import { gangsOf, scenariosOf } from '../packs/pack.ts';
import { gangsFor } from '../rules/resolve-setup.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { reaction } from '../system.ts';
import type { ReactionPacks } from './loaded-packs.ts';

/**
 * Reads untrusted input: records, links, positions, packs, whole setups. A separate chunk for pages that
 * provide some.
 */

type Started = Game<Battle, ReactionSetup> | readonly Problem[];

/** A record, opened for viewing. */
export function replayOf(
  record: string,
): Promise<Replay<Battle, ReactionSetup> | readonly Problem[]> {
  return startReplay(reaction, record);
}

/** A game from where it starts, with the packs of the page. */
export async function gameFrom(
  start: GameInput,
  options: GameOptions = {},
  loaded?: ReactionPacks,
): Promise<Started> {
  return asAttributes(await startGame(loaded?.system ?? reaction, expandTable(start), options));
}

/** A game with what packs bring; what they leave out comes from the first battle that fits. */
export function gameWithPacks(
  { packs, system }: ReactionPacks,
  wanted: string | undefined,
  options: GameOptions,
): Started {
  const scenarios = [...packs.flatMap(scenariosOf), ...SCENARIOS];
  const scenario = wanted ? scenarios.find(({ id }) => id === wanted) : scenarios[0];
  if (!scenario) return asAttributes(startNew(system, { named: { scenario: wanted } }, options));
  const loaded = packs.flatMap(gangsOf).map(({ id }) => id);
  const gangs = [...loaded, ...gangsFor(scenario.id)].slice(0, scenario.deployment.length);
  return asAttributes(startNew(system, { setup: { scenario: scenario.id, gangs } }, options));
}

/** Places as the attributes of the element are called: `scenario`, not `/scenario`. */
function asAttributes(started: Started): Started {
  if (!isProblems(started)) return started;
  return started.map((found) => ({ ...found, path: found.path.replace(/^\/(?=scenario$)/, '') }));
}
