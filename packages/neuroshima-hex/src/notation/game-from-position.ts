import {
  isProblems,
  startNew,
  type Game,
  type GameOptions,
  type Problem,
} from '@skirmish-kit/core';
import { setupFromPosition, type PositionTurn } from './position-setup.ts';
import { readableSystem } from '../readable-rules.ts';
import type { Setup, State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { positionFrom } from './position-state.ts';

/**
 * A game that goes on from a position: `position="3.0_moloch_hq.c3_…"`. Its first army has the turn
 * and draws; `hand="borgo:mutant,claws"` says that it is Borgo's, and what Borgo holds. `armies` may
 * seat them otherwise.
 */
export function startOfPosition(
  library: Library,
  given: { readonly position: string; readonly hand: string; readonly armies: string },
  options: GameOptions,
): Game<State, Setup> | readonly Problem[] {
  const position = positionFrom(given.position, library);
  if (isProblems(position)) return position;
  const armies = given.armies.split(/[\s,]+/).filter(Boolean);
  const setup = setupFromPosition(position, armies, turnFrom(given.hand));
  const game = startNew(readableSystem(library), { setup }, options);
  return isProblems(game) ? game.map(named) : game;
}

/** `borgo:mutant,claws`, or `borgo` for a turn that begins with drawing. */
function turnFrom(hand: string): PositionTurn {
  const [turn = '', tiles] = hand.split(':').map((part) => part.trim());
  if (turn === '') return {};
  return tiles === undefined ? { turn } : { turn, hand: tiles.split(/[\s,]+/).filter(Boolean) };
}

/** Places as the attributes of the element are called. */
function named(found: Problem): Problem {
  const path = found.path
    .replace(/^\/position\/(?:turn|hand)(?:\/\d+)?$/, 'hand')
    .replace(/^\//, '');
  return { ...found, path };
}
