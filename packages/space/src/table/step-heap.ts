/**
 * Steps still to be looked at, the cheapest first: a binary heap of numbers. They are kept in rows
 * side by side instead of as objects, since a search notes thousands of steps and looks at few.
 */
export interface StepHeap {
  size: number;
  /** What a step promises to cost. */
  ranks: Float64Array;
  /** The number of the stage it starts from, and of the place it leads to. */
  from: Int32Array;
  to: Int32Array;
  /** Whether the first of two steps comes first, when both promise to cost the same. */
  isBefore: (from: number, to: number, otherFrom: number, otherTo: number) => boolean;
}

const FIRST_ROOM = 512;

export function emptyHeap(): StepHeap {
  return {
    size: 0,
    ranks: new Float64Array(FIRST_ROOM),
    from: new Int32Array(FIRST_ROOM),
    to: new Int32Array(FIRST_ROOM),
    isBefore: () => false,
  };
}

/** Makes room for so many more. */
export function reserve(heap: StepHeap, more: number): void {
  let room = heap.ranks.length;
  if (heap.size + more <= room) return;
  while (room < heap.size + more) room *= 2;
  const { ranks, from, to } = heap;
  heap.ranks = new Float64Array(room);
  heap.from = new Int32Array(room);
  heap.to = new Int32Array(room);
  heap.ranks.set(ranks);
  heap.from.set(from);
  heap.to.set(to);
}

/** Puts a step in; there has to be room for it. */
export function putStep(heap: StepHeap, rank: number, from: number, to: number): void {
  const { ranks, from: starts, to: ends } = heap;
  let hole = heap.size++;
  while (hole > 0) {
    const above = (hole - 1) >> 1;
    const parent = ranks[above] ?? 0;
    if (parent < rank) break;
    const parentFrom = starts[above] ?? 0;
    const parentTo = ends[above] ?? 0;
    if (parent === rank && !heap.isBefore(from, to, parentFrom, parentTo)) break;
    ranks[hole] = parent;
    starts[hole] = parentFrom;
    ends[hole] = parentTo;
    hole = above;
  }
  ranks[hole] = rank;
  starts[hole] = from;
  ends[hole] = to;
}

/** Drops the first step, which is at 0 in every row until then. */
export function dropFirst(heap: StepHeap): void {
  const { ranks, from: starts, to: ends } = heap;
  const size = --heap.size;
  if (size <= 0) return;
  const rank = ranks[size] ?? 0;
  const from = starts[size] ?? 0;
  const to = ends[size] ?? 0;
  let hole = 0;
  for (let child = 1; child < size; child = 2 * hole + 1) {
    if (child + 1 < size && comesFirst(heap, child + 1, child)) child++;
    const next = ranks[child] ?? 0;
    const nextFrom = starts[child] ?? 0;
    const nextTo = ends[child] ?? 0;
    if (next > rank || (next === rank && !heap.isBefore(nextFrom, nextTo, from, to))) break;
    ranks[hole] = next;
    starts[hole] = nextFrom;
    ends[hole] = nextTo;
    hole = child;
  }
  ranks[hole] = rank;
  starts[hole] = from;
  ends[hole] = to;
}

function comesFirst({ ranks, from, to, isBefore }: StepHeap, a: number, b: number): boolean {
  const first = ranks[a] ?? 0;
  const second = ranks[b] ?? 0;
  if (first !== second) return first < second;
  return isBefore(from[a] ?? 0, to[a] ?? 0, from[b] ?? 0, to[b] ?? 0);
}
