import { isProblems, type Problem } from '@skirmish-kit/core';
import { setupFromPosition, type TurnTold } from '../notation/position-setup.ts';
import { readSetup } from '../rules/read-setup.ts';
import type { Setup } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { positionFrom } from './position-state.ts';

/**
 * The setup of a game that goes on from a position: `position="3.0_moloch_hq.c3_…"`. Its first army
 * has the turn and draws; `hand="borgo:mutant,claws"` says that it is Borgo's, and what Borgo holds.
 * `armies` may seat them otherwise.
 */
export function readPositionGame(
  library: Library,
  text: string,
  hand: string,
  armies: readonly string[],
): Setup | readonly Problem[] {
  const position = positionFrom(text, library);
  if (isProblems(position)) return position;
  const setup = readSetup(library, setupFromPosition(position, armies, turnFrom(hand)));
  return isProblems(setup) ? setup.map(named) : setup;
}

/** `borgo:mutant,claws`, or `borgo` for a turn that begins with drawing. */
function turnFrom(hand: string): TurnTold {
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
