import { emptied, emptyHeap, type StepHeap } from './step-heap.ts';
import type { TableIndex } from './table.ts';

/**
 * The buffers of a path search, in rows of numbers. A table reuses them for its next search: one is over
 * before the next begins, and allocating room for thousands of steps each time would be slow.
 */
export interface SearchBuffers {
  /** The turning places, and their numbers among the table's corners. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly corners: Int32Array;
  /** A lower bound of the rest from each. */
  readonly ahead: Float64Array;
  /** 1 for those whose cheapest way is known. */
  readonly settled: Uint8Array;
  readonly heap: StepHeap;
}

const FIRST_ROOM = 512;

/** A search that noted more steps than these gives its room back. */
const MAX_POOLED = 1 << 18;

/** Rows for so many turning places, with nothing settled and no steps. */
export function searchBuffers({ memo }: TableIndex, count: number): SearchBuffers {
  let rows = memo.search;
  if (!rows || rows.xs.length < count || roomOf(rows.heap) > MAX_POOLED) {
    rows = memo.search = emptyRows(Math.max(count, FIRST_ROOM));
  }
  rows.settled.fill(0, 0, count);
  emptied(rows.heap, Infinity, Infinity);
  return rows;
}

function roomOf({ ranks, pile }: StepHeap): number {
  return Math.max(ranks.length, pile.ranks.length);
}

function emptyRows(room: number): SearchBuffers {
  return {
    xs: new Float64Array(room),
    ys: new Float64Array(room),
    corners: new Int32Array(room),
    ahead: new Float64Array(room),
    settled: new Uint8Array(room),
    heap: emptyHeap(),
  };
}
