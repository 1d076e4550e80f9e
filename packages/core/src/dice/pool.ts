import type { Random } from '../random.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Faces } from './chance.ts';
import { makeCondition, meets, type Condition } from './condition.ts';

/** Dice of one kind, as plain data. */
export interface DiceGroup {
  readonly count: number;
  /** 3 means a six-sided die halved (1–2, 3–4, 5–6): nobody owns three-sided ones. */
  readonly sides: number;
}

/** Dice of one kind that may owe further dice. */
export interface DicePool extends DiceGroup {
  /** A die with such a value stays and owes one more die, which may explode in turn. */
  readonly explode?: Condition;
  /** A die with such a value does not count and owes another in its place. */
  readonly reroll?: Reroll;
}

export interface Reroll {
  readonly on: Condition;
  /** The die rolled in place of another stays whatever it shows. */
  readonly once: boolean;
}

/**
 * A group of dice: `d(2, 8)` is 2d8.
 *
 * @example
 * ```ts
 * sum([d(2, 8), d(1, 6)], 1).notation; // '2d8+d6+1'
 * ```
 */
export function d(count: number, sides: number): DiceGroup {
  return { count, sides };
}

/** More dice than any table sees at once; a larger group is a mistake of the author. */
export const MAX_DICE = 10_000;

/** The largest die: a thousand sides, as three ten-sided dice make. */
export const MAX_SIDES = 1_000;

/** Throws if a die cannot exist, instead of rolling it for ever. */
export function assertPool(pool: DicePool): void {
  const { count, sides } = pool;
  if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES) {
    throw new RangeError(`There is no die with ${sides} sides.`);
  }
  if (!Number.isInteger(count) || count > MAX_DICE) {
    throw new RangeError(`${count} dice cannot be rolled.`);
  }
  if (!terminates(pool)) throw new RangeError(`${makePool(pool)} never comes to rest.`);
}

/** Whether some value neither explodes nor has to be rolled again. */
export function terminates({ sides, explode, reroll }: DicePool): boolean {
  for (let value = 1; value <= sides; value++) {
    const again = reroll && !reroll.once && meets(reroll.on, value);
    if (!again && !(explode && meets(explode, value))) return true;
  }
  return false;
}

/** How many pips the die on the table can show. */
export function pipCount(sides: number): number {
  return sides === 3 ? 6 : sides;
}

/** The value of a die that shows these pips. */
export function valueOf(sides: number, pips: number): number {
  return sides === 3 ? Math.ceil(pips / 2) : pips;
}

/**
 * Dice that explode: on their highest value, or on what the condition says.
 *
 * @example
 * ```ts
 * sum([exploding(d(2, 6))]).notation; // '2d6!=6'
 * ```
 */
export function exploding(group: DiceGroup, on = highest(group)): DicePool {
  return { ...group, explode: on };
}

function highest({ sides }: DiceGroup): Condition {
  return { compare: '=', value: sides };
}

/** The pool in notation: `3d8!=8`, `d6ro1`. */
export function makePool({ count, sides, explode, reroll }: DicePool): string {
  const again = reroll ? (reroll.once ? 'ro' : 'r') + makeTarget(reroll.on) : '';
  const more = explode ? '!' + makeCondition(explode) : '';
  return `${count === 1 ? '' : count}d${sides}${again}${more}`;
}

function makeTarget(on: Condition): string {
  return on.compare === '=' ? String(on.value) : makeCondition(on);
}

/**
 * Goes through a pool's dice in the order they lie on the table: first all dice of the pool, then
 * the dice those owe, in the order they are owed, then the dice these owe, and so on. Ends with the
 * first die after which none is owed, or when `next` has no more to give. Gives how many dice the
 * pool comes to, as far as it was seen.
 */
function walk(
  pool: DicePool,
  next: (die: number) => number | undefined,
  keep?: (value: number) => void,
): number {
  const { sides, explode, reroll } = pool;
  const inPlace = reroll?.once ? new Set<number>() : undefined;
  let owed = Math.max(0, pool.count);
  for (let die = 0; die < owed; die++) {
    const pips = next(die);
    if (pips === undefined) return owed;
    const value = valueOf(sides, pips);
    if (reroll && meets(reroll.on, value) && !inPlace?.has(die)) {
      inPlace?.add(owed);
      owed++;
      continue;
    }
    keep?.(value);
    if (explode && meets(explode, value)) owed++;
  }
  return owed;
}

/** Whether each die is rolled once and counts: most rolls, and quicker without {@link walk}. */
function isPlain({ explode, reroll }: DicePool): boolean {
  return explode === undefined && reroll === undefined;
}

/** Rolls the pool and everything it owes, behind the faces that lie there already. */
export function rollPool(pool: DicePool, random: Random, faces: number[] = []): number[] {
  const pips = pipCount(pool.sides);
  if (isPlain(pool)) {
    for (let die = 0; die < pool.count; die++) faces.push(random.between(1, pips));
    return faces;
  }
  walk(pool, () => {
    const face = random.between(1, pips);
    faces.push(face);
    return face;
  });
  return faces;
}

/** How many faces from `from` on the pool takes; see {@link Chance.span}. */
export function spanPool(pool: DicePool, faces: Faces, from: number): number | Refusal {
  const pips = pipCount(pool.sides);
  let refusal: Refusal | undefined;
  const owed = walk(pool, (die) => {
    const face = faces[from + die];
    if (face === undefined || isPip(face, pips)) return face;
    refusal = refuse('impossible-face', undefined, { die: from + die + 1, face, sides: pips });
    return undefined;
  });
  if (refusal) return refusal;
  if (from + owed <= faces.length) return owed;
  return refuse('too-few-dice', undefined, { expected: from + owed, given: faces.length });
}

function isPip(face: number, pips: number): boolean {
  return Number.isInteger(face) && face >= 1 && face <= pips;
}

/**
 * Hands out the values that count once every owed die is there (re-rolled ones are gone), and gives
 * how many faces they took.
 */
export function readPool(
  pool: DicePool,
  faces: Faces,
  from: number,
  keep: (value: number) => void,
): number {
  if (!isPlain(pool)) return walk(pool, (die) => faces[from + die], keep);
  const { count, sides } = pool;
  for (let die = 0; die < count; die++) {
    const face = faces[from + die];
    if (face !== undefined) keep(valueOf(sides, face));
  }
  return Math.max(0, count);
}
