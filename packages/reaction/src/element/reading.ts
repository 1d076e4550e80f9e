import {
  isProblems,
  loadRecord,
  openReplay,
  recordText,
  type Game,
  type Problem,
  type Replay,
} from '@skirmish-kit/core';
import { unknownWord } from '@skirmish-kit/ui';
import { readSetup } from '../notation/start.ts';
import { BATTLES, SCENARIOS } from '../packs/built-in.ts';
import { gangsOf, scenariosOf } from '../packs/pack.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import { reaction } from '../system.ts';
import { fetchReactionPack } from './load-pack.ts';

/**
 * Reads what strangers wrote: records, links, positions, packs, whole setups. Only pages that bring
 * one of these load it; in a bundle it lies in a file beside it.
 */

/** A record, opened for viewing. */
export async function readReplay(
  record: string,
): Promise<Replay<Battle, ReactionSetup> | readonly Problem[]> {
  const text = await recordText(record);
  return isProblems(text) ? text : openReplay(reaction, text);
}

/** A game that stands where a record ends. */
export async function readGame(
  record: string,
): Promise<Game<Battle, ReactionSetup> | readonly Problem[]> {
  const text = await recordText(record);
  return isProblems(text) ? text : loadRecord(reaction, text);
}

/** The whole system, which can begin at a position, and its reader of setups. */
export { reaction, readSetup };

/** What a pack brings; what it leaves out comes from the first battle that fits. */
export async function setupFromPack(
  url: string,
  wanted: string | undefined,
): Promise<ReactionSetup | readonly Problem[]> {
  const pack = await fetchReactionPack(url);
  if (isProblems(pack)) return pack;
  const scenarios = [...scenariosOf(pack), ...SCENARIOS];
  const scenario = wanted ? scenarios.find(({ id }) => id === wanted) : scenarios[0];
  if (!scenario) {
    const ids = scenarios.map(({ id }) => id);
    return [unknownWord('scenario', wanted ?? '', ids)];
  }
  const usual =
    (BATTLES.find((battle) => battle.scenario === scenario.id) ?? BATTLES[0])?.gangs ?? [];
  const gangs = [...gangsOf(pack), ...usual].slice(0, scenario.deployment.length);
  return readSetup({ scenario, gangs });
}
