import { defineChance, type Chance } from './chance.ts';
import { keepLaw, type End } from './keep-law.ts';
import { weights } from './law.ts';
import { remembered } from './memo.ts';
import { demandPool, makePool, poolValues, rollPool, spanPool, type DicePool } from './pool.ts';

/** Which dice of a pool are looked at: some of the highest, or some of the lowest. */
export type Picked = { readonly highest: number } | { readonly lowest: number };

/** More dice than this are not kept apart: the binomial laws would leave the range of doubles. */
export const MOST_PICKED_FROM = 500;

/**
 * Adds up the highest or the lowest dice of a group.
 *
 * @example
 * ```ts
 * keep({ ...d(2, 20), highest: 1 }).notation; // '2d20kh1'
 * ```
 */
export function keep(dice: DicePool & Picked): Chance<number> {
  const [end, kept]: [End, number] =
    'highest' in dice ? ['highest', dice.highest] : ['lowest', dice.lowest];
  return pick(dice, kept, end, `${end === 'highest' ? 'kh' : 'kl'}${kept}`);
}

/** Adds up a group without its highest or its lowest dice: `4d6dl1`. */
export function dropped(dice: DicePool & Picked): Chance<number> {
  const [end, gone]: [End, number] =
    'highest' in dice ? ['lowest', dice.highest] : ['highest', dice.lowest];
  return pick(dice, dice.count - gone, end, `${end === 'lowest' ? 'dh' : 'dl'}${gone}`);
}

function pick(dice: DicePool, kept: number, end: End, suffix: string): Chance<number> {
  demandPool(dice);
  const { count, sides, reroll } = dice;
  const pool = reroll ? { count, sides, reroll } : { count, sides };
  const notation = makePool(pool) + suffix;
  if (dice.explode) throw new RangeError(`${notation}: exploding dice cannot be kept or dropped.`);
  if (!Number.isInteger(kept) || kept < 0 || kept > count || count > MOST_PICKED_FROM) {
    throw new RangeError(`${notation} does not say which dice stay.`);
  }
  return defineChance({
    notation,
    sample: (random) => rollPool(pool, random),
    span: (faces, from) => spanPool(pool, faces, from),
    read: (faces) => pickTotal(poolValues(pool, faces), kept, end),
    outcomes: () => weights(remembered(notation, () => keepLaw(pool, kept, end))),
  });
}

/** Adds up the `kept` values at one end. */
export function pickTotal(values: readonly number[], kept: number, end: End): number {
  const best = values.toSorted((a, b) => (end === 'highest' ? b - a : a - b));
  return best.slice(0, kept).reduce((total, value) => total + value, 0);
}
