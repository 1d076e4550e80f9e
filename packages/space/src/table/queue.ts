/** A priority queue: a binary heap in an array. */
export interface Queue<T> {
  readonly heap: T[];
  readonly compare: (a: T, b: T) => number;
}

export function emptyQueue<T>(compare: (a: T, b: T) => number): Queue<T> {
  return { heap: [], compare };
}

export function put<T>({ heap, compare }: Queue<T>, item: T): void {
  let hole = heap.length;
  heap.push(item);
  while (hole > 0) {
    const above = (hole - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || compare(parent, item) <= 0) break;
    heap[hole] = parent;
    hole = above;
  }
  heap[hole] = item;
}

/** Takes the item that comes before all others; `undefined` when there is none. */
export function takeFirst<T>({ heap, compare }: Queue<T>): T | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  let hole = 0;
  for (;;) {
    const below = 2 * hole + 1;
    let child = heap[below];
    if (child === undefined) break;
    let at = below;
    const other = heap[below + 1];
    if (other !== undefined && compare(other, child) < 0) {
      child = other;
      at = below + 1;
    }
    if (compare(last, child) <= 0) break;
    heap[hole] = child;
    hole = at;
  }
  heap[hole] = last;
  return first;
}
