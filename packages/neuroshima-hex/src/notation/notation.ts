import { isProblems, type PositionNotation } from '@skirmish-kit/core';
import type { State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { positionOf } from './position-from-state.ts';
import { setupFromPosition } from './position-setup.ts';
import { readPositionText } from './read-position-text.ts';

/** Positions as one line: `3.0_moloch_hq.c3~12_borgo_hq.e3`. */
export function notationOf(library: Library): PositionNotation<State> {
  return {
    make: positionOf,
    parse(text) {
      const read = readPositionText(library, text);
      return isProblems(read) ? read : setupFromPosition(read.value);
    },
  };
}
