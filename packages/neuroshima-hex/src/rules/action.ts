import type { Option } from '@skirmish-kit/core';
import type { Act } from '../packs/army-pack.ts';
import { turnActions } from './action-text.ts';
import type { Tile } from './tile.ts';

/** What a player may do in the tile-playing part of a turn (NH-DEC-05). Hexes are cells. */
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
  /** An instant with one or two hexes, or none: -1. */
  | { readonly kind: 'instant'; readonly tile: string; readonly at: number; readonly to: number }
  /** The once-a-turn action of a unit; `to` is how the other one is turned, else -1. */
  | {
      readonly kind: 'act';
      readonly act: Act['act'];
      readonly by: number;
      readonly at: number;
      readonly to: number;
    }
  /** Something only the code of a fan army knows, by the army and what it calls it: `mend:0,1`. */
  | { readonly kind: 'companion'; readonly of: string; readonly offer: string };

export const END: Option<Action> = { key: 'end', value: { kind: 'end' } };

function optionFor(value: Action): Option<Action> {
  return { key: turnActions.make(value), value };
}

/** The same offer is made thousands of times in a game; the key and the object are made once. */
const INSTANTS = /* @__PURE__ */ new Map<string, (Option<Action> | undefined)[]>();
const DISCARDS = /* @__PURE__ */ new Map<string, Option<Action>>();

export function discardOption(tile: string): Option<Action> {
  let option = DISCARDS.get(tile);
  if (!option) {
    option = optionFor({ kind: 'discard', tile });
    DISCARDS.set(tile, option);
  }
  return option;
}

/** Placings of a tile by `cell * 6 + rotation`. */
const PLACINGS = /* @__PURE__ */ new WeakMap<Tile, (Option<Action> | undefined)[]>();

export function placeOption(tile: Tile, cell: number, rotation: number): Option<Action> {
  let known = PLACINGS.get(tile);
  if (!known) {
    known = [];
    PLACINGS.set(tile, known);
  }
  return (known[cell * 6 + rotation] ??= optionFor({
    kind: 'place',
    tile: tile.id,
    cell,
    rotation,
  }));
}

/** Moves of one tile by `(from * 37 + to) * 6 + rotation`; cells are numbered alike on both boards. */
const MOVES = /* @__PURE__ */ new Map<string, (Option<Action> | undefined)[]>();

/** A move or a turn on the spot; without a tile it is Mobility or Transport. */
export function moveOption(
  tile: string | undefined,
  from: number,
  to: number,
  rotation: number,
): Option<Action> {
  // No tile is called like that: it is a verb of its own.
  const verb = tile ?? 'step';
  let known = MOVES.get(verb);
  if (!known) {
    known = [];
    MOVES.set(verb, known);
  }
  return (known[(from * 37 + to) * 6 + rotation] ??= optionFor(
    tile === undefined
      ? { kind: 'step', from, to, rotation }
      : { kind: 'move', tile, from, to, rotation },
  ));
}

/** Instants of one tile by `(at + 1) * 38 + to + 1`. */
export function instantOption(tile: string, at = -1, to = -1): Option<Action> {
  let known = INSTANTS.get(tile);
  if (!known) {
    known = [];
    INSTANTS.set(tile, known);
  }
  return (known[(at + 1) * 38 + to + 1] ??= optionFor({ kind: 'instant', tile, at, to }));
}
