import type { Game } from '../game.ts';
import { stateFor } from '../visibility.ts';

/**
 * Whether anything of a game is hidden from anybody just now; what is over hides nothing.
 *
 * @example
 * ```ts
 * hasHiddenInfo(new Game(pig, pig.defaults, { seed: 7 })); // false
 * ```
 */
export function hasHiddenInfo<S, Setup>({ system, state, outcome }: Game<S, Setup>): boolean {
  return !outcome && stateFor(system, state, undefined) !== state;
}
