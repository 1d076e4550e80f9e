import { defineChance, type Chance } from './chance.ts';
import { d, assertPool, rollPool, spanPool, valueOf } from './pool.ts';

/**
 * Dice with pictures or words on their faces. A die is typed in as the number of the face, from 1,
 * in the order given; the reading lists what the dice show in that same order, since it does not
 * matter which die shows what.
 *
 * @example
 * ```ts
 * const command = symbolDice(3, ['move', 'shoot', 'fight', 'shield', 'any', 'any']);
 * command.read([1, 6, 2]); // ['move', 'shoot', 'any']
 * ```
 */
export function symbolDice<F extends string | number>(
  count: number,
  faces: readonly F[],
  notation = `${count}d[${faces.join(',')}]`,
): Chance<readonly F[]> {
  const dice = d(Math.max(0, count), faces.length);
  assertPool(dice);
  const symbols = [...new Set(faces)];
  return defineChance({
    notation,
    sample: (random) => rollPool(dice, random),
    span: (pips, from) => spanPool(dice, pips, from),
    read(pips) {
      const shown = pips.map((pip) => faces[valueOf(faces.length, pip) - 1]);
      return symbols.flatMap((symbol) => shown.filter((face) => face === symbol).map(() => symbol));
    },
    outcomes: (laws) => laws.symbolOutcomes(notation, dice.count, faces),
  });
}
