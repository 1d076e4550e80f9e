import { defineChance, type Chance, type Faces, type Weighted } from './dice/chance.ts';
import type { Random } from './random.ts';
import { refuse, type Refusal } from './refusal.ts';

/**
 * What is left to draw from, as plain data of the state: how many of each kind. Nothing lies in a
 * hidden order; a draw is a chance over what is left.
 */
export type Bag = Record<string, number>;

/** A bag with these things in it, each named as often as it is there. */
export function bagOf(keys: Iterable<string>): Bag {
  const bag: Bag = {};
  for (const key of keys) putBack(bag, key);
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

/** Puts one thing in, a new kind or one more of a kind. */
export function putBack(bag: Bag, key: string): void {
  bag[key] = (bag[key] ?? 0) + 1;
}

/** The kinds of the bag in the order that faces count them, from 1: by their code units. */
export function bagKinds(bag: Readonly<Bag>): string[] {
  return Object.keys(bag).sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Draws one thing: the reading is its kind, the face the kind's number in {@link bagKinds}. Drawing
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
  const pile = pileOf(bag, 1);
  if (pile.size === 0) throw new RangeError('There is nothing left to draw.');
  return defineChance({
    notation: pile.notation,
    sample: (random) => pile.sample(random),
    span: (faces, from) => pile.span(faces, from),
    read: ([face = 0]) => pile.kinds[face - 1] ?? '',
    outcomes: () =>
      pile.kinds.flatMap((kind, i): Weighted<string>[] => {
        const left = pile.counts[i] ?? 0;
        return left > 0 ? [[kind, left / pile.size]] : [];
      }),
  });
}

/**
 * Draws several things one after the other, or all that are left when there are fewer. The faces
 * keep the order of drawing; the reading lists the kinds in the order of {@link bagKinds}, since a
 * handful has no order.
 *
 * @example
 * ```ts
 * drawSeveral(bagOf(['runner', 'net', 'runner']), 2).outcomes();
 * // [[['runner', 'runner'], 1/3], [['net', 'runner'], 2/3]]
 * ```
 */
export function drawSeveral(bag: Readonly<Bag>, count: number): Chance<readonly string[]> {
  const pile = pileOf(bag, count);
  return defineChance({
    notation: pile.notation,
    sample: (random) => pile.sample(random),
    span: (faces, from) => pile.span(faces, from),
    read: (faces) => faces.toSorted((a, b) => a - b).map((face) => pile.kinds[face - 1] ?? ''),
    outcomes: () => handfuls(pile),
  });
}

/** A bag at the moment of drawing; later changes of the bag do not reach it. */
interface Pile {
  readonly kinds: readonly string[];
  readonly counts: readonly number[];
  readonly size: number;
  /** How many are drawn: no more than there are. */
  readonly drawn: number;
  readonly notation: string;
  sample(random: Random): Faces;
  span(faces: Faces, from: number): number | Refusal;
}

function pileOf(bag: Readonly<Bag>, count: number): Pile {
  const kinds = bagKinds(bag);
  const counts = kinds.map((kind) => bag[kind] ?? 0);
  const size = counts.reduce((a, b) => a + b, 0);
  const drawn = Math.max(0, Math.min(count, size));
  return {
    kinds,
    counts,
    size,
    drawn,
    notation: `${drawn} of ${size}`,
    sample(random) {
      const left = [...counts];
      return Array.from({ length: drawn }, (_, before) => {
        const kind = kindAt(left, random.between(1, size - before));
        left[kind] = (left[kind] ?? 0) - 1;
        return kind + 1;
      });
    },
    span(faces, from) {
      const left = [...counts];
      for (let i = 0; i < drawn; i++) {
        const face = faces[from + i];
        if (face === undefined) {
          return refuse('too-few-drawn', undefined, {
            expected: from + drawn,
            given: faces.length,
          });
        }
        const kind = kinds[face - 1];
        if (kind === undefined) {
          return refuse('not-in-bag', undefined, { draw: from + i + 1, face, kinds: kinds.length });
        }
        const there = left[face - 1] ?? 0;
        if (there < 1)
          return refuse('none-left-in-bag', undefined, { draw: from + i + 1, face, kind });
        left[face - 1] = there - 1;
      }
      return drawn;
    },
  };
}

/** The kind of the n-th thing when all things lie in a row, kind by kind. */
function kindAt(counts: readonly number[], n: number): number {
  let passed = 0;
  return counts.findIndex((count) => (passed += count) >= n);
}

interface Handful {
  readonly list: readonly string[];
  readonly probability: number;
}

/** More handfuls than this are worth another reading, not another list. */
const MOST_HANDFULS = 100_000;

/**
 * Every handful with its probability, kind by kind: of the things from here on, each draw that is
 * not decided yet is as likely to be any of them.
 */
function handfuls({ kinds, counts, size, drawn, notation }: Pile): Weighted<readonly string[]>[] {
  let found: Handful[] = [{ list: [], probability: 1 }];
  let beyond = size;
  kinds.forEach((kind, i) => {
    const count = counts[i] ?? 0;
    found = found.flatMap(({ list, probability }) =>
      chooseFrom(count, beyond, drawn - list.length).map(([n, p]): Handful => ({
        list: [...list, ...new Array<string>(n).fill(kind)],
        probability: probability * p,
      })),
    );
    beyond -= count;
    if (found.length > MOST_HANDFULS)
      throw new RangeError(`There are too many ways to draw ${notation}.`);
  });
  return found.map(({ list, probability }): Weighted<readonly string[]> => [list, probability]);
}

/** How many of `count` are among `drawn` things from `size`: the hypergeometric law. */
function chooseFrom(count: number, size: number, drawn: number): Weighted<number>[] {
  let law: readonly number[] = [1];
  for (let i = 0; i < drawn; i++) {
    const left = size - i;
    law = Array.from({ length: Math.min(count, i + 1) + 1 }, (_, n) => {
      const missed = (law[n] ?? 0) * ((left - (count - n)) / left);
      const hit = n > 0 ? (law[n - 1] ?? 0) * ((count - n + 1) / left) : 0;
      return missed + hit;
    });
  }
  return law.flatMap((p, n): Weighted<number>[] => (p > 0 ? [[n, p]] : []));
}
