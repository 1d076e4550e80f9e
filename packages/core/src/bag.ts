import { defineChance, type Chance, type Weighted } from './dice/chance.ts';
import { refuse } from './refusal.ts';

/**
 * The rest of a bag, as plain data of the state: how many of each kind. There is no hidden order; a draw is a
 * chance over what is left.
 */
export type Bag = Record<string, number>;

/** A bag with these things in it, each named as often as it is there. */
export function bagOf(keys: Iterable<string>): Bag {
  const bag: Bag = {};
  for (const key of keys) bag[key] = (bag[key] ?? 0) + 1;
  return bag;
}

/** How many things are left. */
export function bagSize(bag: Readonly<Bag>): number {
  return Object.values(bag).reduce((total, count) => total + count, 0);
}

/**
 * Takes one thing out. A kind that has run out stays in the bag with none left, so that the numbers
 * of the other kinds do not change.
 */
export function takeOut(bag: Bag, key: string): void {
  const left = bag[key] ?? 0;
  if (left < 1) throw new RangeError(`There is no ${key} in the bag.`);
  bag[key] = left - 1;
}

/** The kinds of the bag in the order that faces count them, from 1: by their code units. */
function bagKinds(bag: Readonly<Bag>): string[] {
  return Object.keys(bag).sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Draws one thing: the reading is its kind, the face the kind's number by code units. Drawing
 * takes nothing out: the rule does, with {@link takeOut}.
 *
 * @example
 * ```ts
 * function* drawTile(bag: Bag) {
 *   const tile = yield* roll(draw(bag), 'NH-TURN-02', { who: 0, about: 'draw' });
 *   takeOut(bag, tile);
 *   return tile;
 * }
 * exactOdds(() => drawTile(bagOf(['runner', 'net', 'runner']))).outcomes;
 * // [['net', 1/3], ['runner', 2/3]]
 * ```
 */
export function draw(bag: Readonly<Bag>): Chance<string> {
  const kinds = bagKinds(bag);
  // As they are now: later changes of the bag do not reach this chance.
  const counts = kinds.map((kind) => bag[kind] ?? 0);
  const size = bagSize(bag);
  if (size === 0) throw new RangeError('There is nothing left to draw.');
  return defineChance({
    notation: `1 of ${size}`,
    sample: (random) => [kindAt(counts, random.between(1, size)) + 1],
    span(faces, from) {
      const face = faces[from];
      if (face === undefined)
        return refuse('too-few-drawn', undefined, { expected: from + 1, given: faces.length });
      const kind = kinds[face - 1];
      if (kind === undefined)
        return refuse('not-in-bag', undefined, { draw: from + 1, face, kinds: kinds.length });
      if ((counts[face - 1] ?? 0) < 1)
        return refuse('none-left-in-bag', undefined, { draw: from + 1, face, kind });
      return 1;
    },
    read: ([face = 0]) => kinds[face - 1] ?? '',
    outcomes: () =>
      kinds.flatMap((kind, i): Weighted<string>[] => {
        const left = counts[i] ?? 0;
        return left > 0 ? [[kind, left / size]] : [];
      }),
  });
}

/** The kind of the n-th thing when all things lie in a row, kind by kind. */
function kindAt(counts: readonly number[], n: number): number {
  let passed = 0;
  return counts.findIndex((count) => (passed += count) >= n);
}
