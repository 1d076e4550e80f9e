/**
 * Steps still to be looked at, the cheapest first: a binary heap of numbers. They are kept in rows
 * side by side instead of as objects, since a search notes thousands of steps and looks at few. So
 * most of them lie in a pile beside the heap, in no order, and are put in when it runs dry.
 */
export interface StepHeap {
  size: number;
  /** Steps that promise to cost more lie in the pile; this much more are put in at once. */
  limit: number;
  stretch: number;
  readonly pile: Pile;
  /** The estimated cost of a step. */
  ranks: Float64Array;
  /** The number of the stage it starts from, and of the place it leads to. */
  from: Int32Array;
  to: Int32Array;
  /** Whether the first of two steps comes first, when both promise to cost the same. */
  isBefore: (from: number, to: number, otherFrom: number, otherTo: number) => boolean;
}

/** Steps in no order. */
interface Pile {
  size: number;
  ranks: Float64Array;
  from: Int32Array;
  to: Int32Array;
}

const FIRST_ROOM = 512;

export function emptyHeap(): StepHeap {
  return {
    size: 0,
    limit: 0,
    stretch: 0,
    pile: {
      size: 0,
      ranks: new Float64Array(FIRST_ROOM),
      from: new Int32Array(FIRST_ROOM),
      to: new Int32Array(FIRST_ROOM),
    },
    ranks: new Float64Array(FIRST_ROOM),
    from: new Int32Array(FIRST_ROOM),
    to: new Int32Array(FIRST_ROOM),
    isBefore: () => false,
  };
}

/** Forgets all steps; from then on those up to `limit` are put in at once, and `stretch` more later. */
export function emptied(heap: StepHeap, limit: number, stretch: number): void {
  heap.size = 0;
  heap.pile.size = 0;
  heap.limit = limit;
  heap.stretch = stretch;
}

/** Makes room for so many more, wherever they go. */
export function reserve(heap: StepHeap, more: number): void {
  makeRoom(heap, more);
  makeRoom(heap.pile, more);
}

function makeRoom(heap: Pile, more: number): void {
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

/** Notes a step; there has to be room for it. */
export function noteStep(heap: StepHeap, rank: number, from: number, to: number): void {
  if (rank <= heap.limit) {
    putStep(heap, rank, from, to);
    return;
  }
  const { pile } = heap;
  const place = pile.size++;
  pile.ranks[place] = rank;
  pile.from[place] = from;
  pile.to[place] = to;
}

/** Whether there is a step to be looked at; when the heap has run dry, the next come from the pile. */
export function hasSteps(heap: StepHeap): boolean {
  if (heap.size > 0) return true;
  const { pile } = heap;
  const { ranks, from, to, size } = pile;
  if (size === 0) return false;
  let least = Infinity;
  for (let i = 0; i < size; i++) least = Math.min(least, ranks[i] ?? 0);
  heap.limit = least + heap.stretch;
  makeRoom(heap, size);
  let left = 0;
  for (let i = 0; i < size; i++) {
    const rank = ranks[i] ?? 0;
    const start = from[i] ?? 0;
    const end = to[i] ?? 0;
    if (rank <= heap.limit) {
      putStep(heap, rank, start, end);
    } else {
      ranks[left] = rank;
      from[left] = start;
      to[left] = end;
      left++;
    }
  }
  pile.size = left;
  return true;
}

/** Puts a step in; there has to be room for it. */
function putStep(heap: StepHeap, rank: number, from: number, to: number): void {
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
