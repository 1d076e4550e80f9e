import type { Flow, Option } from '@skirmish-kit/core';
import type { Act } from '../packs/army-pack.ts';
import type { Table } from './table.ts';
import type { Tile } from './tile.ts';

/** What a player may do in the tile-playing part of a turn (NH-DEC-05). */
export type Action =
  | { readonly kind: 'end' }
  | { readonly kind: 'discard'; readonly tile: string }
  | {
      readonly kind: 'place';
      readonly tile: string;
      readonly cell: number;
      readonly rotation: number;
    }
  /** Mobility or Transport. */
  | { readonly kind: 'step'; readonly from: number; readonly to: number; readonly rotation: number }
  /** An instant that moves or turns a unit. */
  | {
      readonly kind: 'move';
      readonly tile: string;
      readonly from: number;
      readonly to: number;
      readonly rotation: number;
    }
  /** An instant with one or two hexes, or none. */
  | { readonly kind: 'instant'; readonly tile: string; readonly at: number; readonly to: number }
  /** The once-a-turn action of a unit. */
  | {
      readonly kind: 'act';
      readonly by: number;
      readonly act: Act;
      readonly at: number;
      readonly to: number;
    }
  /** Something only the code of a fan army knows. */
  | { readonly kind: 'companion'; play(table: Table): Flow };

export const END: Option<Action> = { key: 'end', value: { kind: 'end' } };

const NAMES = /* @__PURE__ */ new Map<string, Option<Action>>();

/** The same offer is made thousands of times in a game; the key and the object are made once. */
function remembered(key: string, make: () => Action): Option<Action> {
  let option = NAMES.get(key);
  if (!option) {
    option = { key, value: make() };
    NAMES.set(key, option);
  }
  return option;
}

export function discardOption(tile: string): Option<Action> {
  return remembered(`discard:${tile}`, () => ({ kind: 'discard', tile }));
}

/** Placings of a tile by `cell * 6 + rotation`. */
const PLACINGS = /* @__PURE__ */ new WeakMap<Tile, (Option<Action> | undefined)[]>();

/** `place:runner:0,-1:3` */
export function placeOption(
  table: Table,
  tile: Tile,
  cell: number,
  rotation: number,
): Option<Action> {
  let known = PLACINGS.get(tile);
  if (!known) {
    known = [];
    PLACINGS.set(tile, known);
  }
  const value: Action = { kind: 'place', tile: tile.id, cell, rotation };
  return (known[cell * 6 + rotation] ??= {
    key: `place:${tile.id}:${table.board.names[cell]}:${rotation}`,
    value,
  });
}

/** Moves of one verb by `(from * 37 + to) * 6 + rotation`; cells are numbered alike on both boards. */
const MOVES = /* @__PURE__ */ new Map<string, (Option<Action> | undefined)[]>();

/** `move:0,0>1,0:2`, `move:0,0:2` for a turn on the spot; `step:…` for Mobility. */
export function moveOption(
  table: Table,
  verb: string,
  from: number,
  to: number,
  rotation: number,
): Option<Action> {
  let known = MOVES.get(verb);
  if (!known) {
    known = [];
    MOVES.set(verb, known);
  }
  const place = (from * 37 + to) * 6 + rotation;
  const found = known[place];
  if (found) return found;
  const { names } = table.board;
  const way = from === to ? names[from] : `${names[from]}>${names[to]}`;
  const key = `${verb}:${way}:${rotation}`;
  const value: Action =
    verb === 'step'
      ? { kind: 'step', from, to, rotation }
      : { kind: 'move', tile: verb, from, to, rotation };
  return (known[place] = { key, value });
}

/** `sniper:1,0`, `push-back:0,0>1,0`, `battle`. */
export function instantOption(table: Table, tile: string, at = -1, to = -1): Option<Action> {
  const { names } = table.board;
  const where = at < 0 ? '' : to < 0 ? `:${names[at]}` : `:${names[at]}>${names[to]}`;
  return remembered(`${tile}${where}`, () => ({ kind: 'instant', tile, at, to }));
}
