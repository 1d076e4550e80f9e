import type { KeyCodec } from '@skirmish-kit/core';
import { makeHex, ring } from '@skirmish-kit/space';

/** So far reach hexes with coordinates of one digit: further than any board. */
const RINGS = 18;

/** The hexes of all boards by their cells: a smaller board has the first ones of a larger one. */
const NAMES: string[] = [];
const CELLS = /* @__PURE__ */ new Map<string, number>();
let rings = 0;

/** Writes down the hexes of one ring more; `false` when there is none. Most games need three. */
function nextRing(): boolean {
  if (rings > RINGS) return false;
  for (const hex of ring([0, 0], rings++)) {
    const name = makeHex(hex);
    CELLS.set(name, NAMES.length);
    NAMES.push(name);
  }
  return true;
}

/**
 * A cell as keys have it: the coordinates of its hex. Whether it is on the board of a game is for
 * the rules to say: hexes beyond every board have cells too.
 *
 * @example
 * ```ts
 * cellText.make(1); // '0,-1'
 * cellText.parse('0,-1'); // 1
 * cellText.parse('here'); // undefined
 * ```
 */
export const cellText: KeyCodec<number> = {
  make(cell) {
    while (cell >= NAMES.length && nextRing());
    return NAMES[cell] ?? '';
  },
  parse(text) {
    while (!CELLS.has(text) && nextRing());
    return CELLS.get(text);
  },
};

/** The way of a unit, `0,0>1,0`; a unit that stays where it is has one hex, `0,0`. */
export const pathText: KeyCodec<{ readonly from: number; readonly to: number }> = {
  make: ({ from, to }) =>
    from === to ? cellText.make(from) : `${cellText.make(from)}>${cellText.make(to)}`,
  parse(text) {
    const pair = pairText.parse(text);
    if (pair) return pair;
    const cell = cellText.parse(text);
    return cell === undefined ? undefined : { from: cell, to: cell };
  },
};

/** Two cells, `0,0>1,0`, which may be the same. */
export const pairText: KeyCodec<{ readonly from: number; readonly to: number }> = {
  make: ({ from, to }) => `${cellText.make(from)}>${cellText.make(to)}`,
  parse(text) {
    const [one = '', two, ...more] = text.split('>');
    if (two === undefined || more.length > 0) return undefined;
    const from = cellText.parse(one);
    const to = cellText.parse(two);
    return from === undefined || to === undefined ? undefined : { from, to };
  },
};
