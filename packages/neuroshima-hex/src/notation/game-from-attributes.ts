import {
  isProblems,
  problem,
  startSetup,
  type Game,
  type GameOptions,
  type Problem,
  type ReadableSystem,
} from '@skirmish-kit/core';
import { parseHeader } from './position-header.ts';
import { FIRST_GAME } from '../rules/default-setup.ts';
import { readNamedSetup } from '../rules/named-setup.ts';
import { playableSystem } from '../playable-system.ts';
import type { Setup, State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import type { FanArmies } from '../packs/fan-armies.ts';

/**
 * A game from `armies="moloch,borgo"` and `rules="3.0!extended"`. Where no armies are named, those
 * of the page play, the first against one of the box.
 */
export function namedGame(
  library: Library,
  fans: FanArmies,
  { armies, rules }: { readonly armies: string; readonly rules: string },
  options: GameOptions,
): Game<State, Setup> | readonly Problem[] {
  const header = parseHeader(rules.trim().split(/\s+/).join('!') || '3.0');
  if (!header) return [problem('rules', 'unknown-edition', 'Rules begin with 1 or 3.0.')];
  if (header.problems.length > 0) {
    return header.problems.map((found) => ({ ...found, path: 'rules' }));
  }
  const named = armies.split(/[\s,]+/).filter(Boolean);
  const loaded = fans.packs.map(({ id }) => id);
  const usual = loaded.length === 1 ? [...loaded, ...FIRST_GAME.armies.slice(1)] : loaded;
  const ids = named.length > 0 ? named : usual;
  const setup = { ...header.position, ...(ids.length > 0 ? { armies: ids } : {}) };
  const system: ReadableSystem<State, Setup> = {
    ...playableSystem(library),
    readSetup: (value) => readNamedSetup(library, value),
  };
  const game = startSetup(system, { setup }, options);
  return isProblems(game)
    ? game.map((found) => ({ ...found, path: found.path.replace(/^\//, '') }))
    : game;
}
