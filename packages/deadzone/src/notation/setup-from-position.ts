import {
  isPackOriginList,
  copyState,
  hashState,
  isProblems,
  type Problem,
} from '@skirmish-kit/core';
import type { AbilityCodes } from '../rules/companion.ts';
import { resolveSetup } from '../rules/resolve-setup.ts';
import { readSetup as readPlainSetup } from '../rules/read-setup.ts';
import { setUp } from '../rules/setup.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { readPosition, type PositionInput } from './position.ts';
import { positionProblem } from './problem-messages.ts';

/**
 * Reads a setup from outside: battlefield, mission and teams by their names or whole, with settings
 * that differ; or a position, which says all of them. It is kept with the setup, so that records and
 * links of a battle that began there know it.
 */
export function readSetup(
  value: unknown,
  codes: AbilityCodes,
  shelf?: PositionInput,
): DeadzoneSetup | readonly Problem[] {
  const { position, ...rest }: Readonly<Record<string, unknown>> = { ...Object(value) };
  if (position === undefined) return readPlainSetup(value, codes);
  if (typeof position !== 'string') return [positionProblem('/position', 'position-no-text')];
  const read = readPosition(position, shelf ?? besideIn(rest), codes);
  if (isProblems(read)) return read;
  const { packs } = rest;
  const setup: DeadzoneSetup = { ...read.setup, ...(isPackOriginList(packs) && { packs }) };
  const meant = new Map<string, unknown>(Object.entries(setup));
  for (const [field, given] of Object.entries(rest)) {
    if (hashState(given) !== hashState(meant.get(field)))
      return [positionProblem(`/${field}`, 'position-says-other')];
  }
  return { ...setup, position };
}

/** Mission, teams and factions that lie whole in a setup. */
function besideIn({ mission, teams, factions }: Readonly<Record<string, unknown>>): PositionInput {
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return { missions: [mission], teams: list(teams), factions: list(factions) };
}

/** The battle that a setup begins with. */
export function startOf(setup: DeadzoneSetup, codes?: AbilityCodes): Battle {
  if (setup.position === undefined) return setUp(resolveSetup(setup));
  const read = readPosition(setup.position, besideIn({ ...setup }), codes);
  if (isProblems(read)) throw new Error(read[0]?.message);
  return copyState(read.battle);
}
