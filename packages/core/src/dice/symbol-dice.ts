import { defineChance, type Chance, type Weighted } from './chance.ts';
import { d, demandPool, rollPool, spanPool, valueOf } from './pool.ts';

/** More ways than this are worth another reading, not another list. */
const MOST_WAYS = 100_000;

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
  demandPool(dice);
  const symbols = [...new Set(faces)];
  return defineChance({
    notation,
    sample: (random) => rollPool(dice, random),
    span: (pips, from) => spanPool(dice, pips, from),
    read(pips) {
      const shown = pips.map((pip) => faces[valueOf(faces.length, pip) - 1]);
      return symbols.flatMap((symbol) => shown.filter((face) => face === symbol).map(() => symbol));
    },
    outcomes() {
      let ways: Way<F>[] = [{ list: [], left: dice.count, probability: 1 }];
      for (const symbol of symbols) {
        const p = faces.filter((face) => face === symbol).length / faces.length;
        ways = ways.flatMap((way) => withSymbol(way, symbol, p, symbol === symbols.at(-1)));
        if (ways.length > MOST_WAYS) {
          throw new RangeError(`${notation} falls in too many ways: read less from it.`);
        }
      }
      return ways.map(({ list, probability }): Weighted<readonly F[]> => [list, probability]);
    },
  });
}

/** What some of the dice show, and how many are left to show something further on. */
interface Way<F> {
  readonly list: readonly F[];
  readonly left: number;
  readonly probability: number;
}

/** The ways on from here: none, one, two… of the dice left show the symbol; of the last, all. */
function withSymbol<F>(way: Way<F>, symbol: F, p: number, last: boolean): Way<F>[] {
  const ways: Way<F>[] = [];
  let probability = way.probability;
  for (let n = 0; n <= way.left; n++) {
    if (!last || n === way.left) {
      const list = [...way.list, ...new Array<F>(n).fill(symbol)];
      ways.push({ list, left: way.left - n, probability });
    }
    probability *= (p * (way.left - n)) / (n + 1);
  }
  return ways;
}
