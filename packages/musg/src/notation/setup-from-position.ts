import { copyState, hashState, isProblems, type Problem } from '@skirmish-kit/core';
import { readSelfContainedSetup, type SetupLibrary } from '../packs/read-self-contained-setup.ts';
import { resolveSetup } from '../rules/resolve-setup.ts';
import { modulesMissing } from '../rules/needed-modules.ts';
import { setUp } from '../rules/setup.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { parsePosition } from './position.ts';
import { positionProblem } from './problem-messages.ts';

/**
 * Reads a setup from outside: table and bands by their names or whole, with settings that differ; or a
 * position, which says all of them but what tables and bands that are not built in are made of. It is kept with the setup, so that records and links of a battle that
 * began there know it.
 */
export function readSetup(stock: SetupLibrary, value: unknown): MusgSetup | readonly Problem[] {
  const { position, ...rest }: Readonly<Record<string, unknown>> = { ...Object(value) };
  if (position === undefined) return readSelfContainedSetup(stock, value);
  if (typeof position !== 'string') return [positionProblem('/position', 'position-no-text')];
  const reported = parsePosition(position, stock, rest);
  if (isProblems(reported)) return reported;
  const meant = new Map<string, unknown>(Object.entries(reported.setup));
  for (const [field, given] of Object.entries(rest)) {
    if (hashState(given) !== hashState(meant.get(field)))
      return [positionProblem(`/${field.slice(0, 40)}`, 'position-says-other')];
  }
  return { ...reported.setup, position };
}

/** The battle that a setup begins with. */
export function startOf(stock: SetupLibrary, setup: MusgSetup): Battle {
  if (setup.position === undefined) {
    const full = resolveSetup(setup, stock.shelf, stock.worlds);
    const missing = modulesMissing(full, stock.modules);
    if (missing.length > 0) throw new Error(`The battle needs the modules ${missing.join(', ')}.`);
    return setUp(full, stock.modules);
  }
  const reported = parsePosition(setup.position, stock, { ...setup });
  if (isProblems(reported)) throw new Error(reported[0]?.message);
  return copyState(reported.battle);
}
