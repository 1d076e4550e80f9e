import {
  isPackOriginList,
  copyState,
  hashState,
  isProblems,
  type Problem,
} from '@skirmish-kit/core';
import { resolveSetup } from '../rules/resolve-setup.ts';
import { readSetupByName } from '../rules/read-setup.ts';
import { setUp } from '../rules/setup.ts';
import { setupProblem } from '../rules/setup-messages.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { parsePosition, readPosition, type PositionInput } from './position.ts';
import { positionProblem } from './problem-messages.ts';

/**
 * Reads a setup from outside: scenario and gangs by their ids or whole, with settings that differ;
 * or a position, which says all of them. It is stored with the setup, so that records and links of the
 * battle include it.
 *
 * @example
 * ```ts
 * const named = readSetup({ scenario: 'courier' });
 * if (isProblems(named)) console.error(named[0]?.path, named[0]?.message);
 * else new Game(reaction, named).state.scenario; // 'courier'
 * const setup = readSetup({ position: 'relay:halden-patrol,cinder-crew turn=2 phase=initiative' });
 * if (isProblems(setup)) console.error(setup[0]?.path, setup[0]?.message);
 * else new Game(reaction, setup).state.turn; // 2
 * ```
 */
export function readSetup(
  value: unknown,
  shelf?: PositionInput,
): ReactionSetup | readonly Problem[] {
  const { position, ...rest }: Readonly<Record<string, unknown>> = { ...Object(value) };
  if (position === undefined) return readSetupByName(value);
  if (typeof position !== 'string') return [positionProblem('/position', 'position-no-text')];
  const read = readPosition(position, shelf ?? besideIn(rest));
  if (isProblems(read)) return read;
  const { packs } = rest;
  const setup: ReactionSetup = { ...read.setup, ...(isPackOriginList(packs) && { packs }) };
  const meant = new Map<string, unknown>(Object.entries(setup));
  for (const [field, given] of Object.entries(rest)) {
    if (!meant.has(field)) {
      const known = ['position', ...meant.keys()].join(', ');
      return [setupProblem(`/${field}`, 'unknown-field', { field, known })];
    }
    if (hashState(given) !== hashState(meant.get(field)))
      return [positionProblem(`/${field}`, 'position-says-other')];
  }
  return { ...setup, position };
}

/** The scenario and gangs that a setup contains in full. */
function besideIn({ scenario, gangs }: { readonly scenario?: unknown; readonly gangs?: unknown }) {
  return { scenarios: [scenario], gangs: Array.isArray(gangs) ? gangs : [] };
}

/** The battle that a setup begins with. */
export function startOf(setup: ReactionSetup): Battle {
  if (setup.position === undefined) return setUp(resolveSetup(setup));
  const battle = parsePosition(setup.position, besideIn(setup));
  if (isProblems(battle)) throw new Error(battle[0]?.message);
  return copyState(battle);
}
