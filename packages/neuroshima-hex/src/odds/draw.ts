import {
  isProblems,
  problemFactory,
  readFields,
  type Fields,
  type Problem,
  outcomesOf,
} from '@skirmish-kit/core';
import { BUILT_IN_ARMIES } from '../packs/base-armies.ts';
import { drawTiles } from '../rules/draw-tiles.ts';
import type { Army } from '../rules/tile.ts';

/** How likely it is to draw a tile: nothing else in Neuroshima Hex is left to luck. */
export interface DrawOdds {
  /** At least one of them. */
  readonly atLeastOne: number;
  /** How likely each number of them is, from none. */
  readonly counts: readonly (readonly [count: number, probability: number])[];
  /** How many are drawn on average. */
  readonly mean: number;
  /** How many of the wanted tiles are left to draw, of how many tiles. */
  readonly left: readonly [wanted: number, all: number];
}

/** A turn draws up to three tiles. */
const USUAL_DRAWS = 3;

const drawProblem = /* @__PURE__ */ problemFactory({
  'seen-too-many': {
    en: 'More “{tile}” were seen than there are: {there}.',
    fr: 'On a vu plus de « {tile} » qu’il n’y en a : {there}.',
  },
});

/**
 * Reads a question such as `{"army":"moloch","tile":"battle","draws":3,"seen":[{"tile":"battle"}]}`:
 * how likely is the tile among the next draws, when these have been seen before? The answer is the
 * rule of drawing itself (NH-SET-10), read for one kind of tile.
 *
 * @example
 * ```ts
 * const odds = askDrawOdds({ army: 'borgo', tile: 'battle', draws: 1 });
 * if (!isProblems(odds)) odds.left; // [6, 34]
 * ```
 */
export function askDrawOdds(
  question: unknown,
  armies: readonly Army[] = BUILT_IN_ARMIES,
): DrawOdds | readonly Problem[] {
  const asked = readFields(question, (fields) => readQuestion(fields, armies));
  if (isProblems(asked)) return asked;
  const { army, wanted, seen, draws } = asked;
  const left = army.tiles.map(({ id, count }) => ({ id, count: count - numberOf(seen, id) }));
  const short = left.find(({ count }) => count < 0);
  if (short) {
    const there = army.tile(short.id)?.count ?? 0;
    return [drawProblem('/seen', 'seen-too-many', { tile: short.id, there })];
  }
  const all = left.reduce((sum, { count }) => sum + count, 0);
  return drawOdds(left.find(({ id }) => id === wanted)?.count ?? 0, all, draws);
}

interface Seen {
  readonly tile: string;
  readonly count: number;
}

interface DrawQuestion {
  readonly army: Army;
  readonly wanted: string;
  readonly draws: number;
  readonly seen: readonly Seen[];
}

function readQuestion(fields: Fields, armies: readonly Army[]): DrawQuestion {
  const army = armyNamed(fields, armies);
  const ids = army.tiles.map(({ id }) => id);
  return {
    army,
    wanted: fields.word('tile', ids),
    draws: fields.whole('draws', 1, 34, USUAL_DRAWS),
    seen: fields.list('seen', 40, (each) => readSeen(each, ids)) ?? [],
  };
}

function armyNamed(fields: Fields, armies: readonly Army[]): Army {
  const [first] = armies;
  const id = fields.word(
    'army',
    armies.map((army) => army.id),
  );
  const army = armies.find((each) => each.id === id) ?? first;
  if (!army) throw new RangeError('There are no armies.');
  return army;
}

function readSeen(fields: Fields, ids: readonly string[]): Seen {
  return { tile: fields.word('tile', ids), count: fields.whole('count', 1, 34, 1) };
}

function numberOf(seen: readonly Seen[], id: string): number {
  return seen.reduce((sum, { tile, count }) => sum + (tile === id ? count : 0), 0);
}

/**
 * The odds of drawing `wanted` tiles out of `all`, so many at a time; all of them when fewer are left.
 *
 * @example
 * ```ts
 * drawOdds(1, 34, 1).atLeastOne; // 1/34
 * ```
 */
export function drawOdds(wanted: number, all: number, draws: number): DrawOdds {
  const counts = new Map<number, number>();
  const hands = outcomesOf(drawTiles([wanted, all - wanted], Math.min(draws, all)));
  for (const [hand, probability] of hands) {
    const count = hand.filter((kind) => kind === 0).length;
    counts.set(count, (counts.get(count) ?? 0) + probability);
  }
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return {
    atLeastOne: 1 - (counts.get(0) ?? 0),
    counts: sorted,
    mean: sorted.reduce((sum, [count, probability]) => sum + count * probability, 0),
    left: [wanted, all],
  };
}
