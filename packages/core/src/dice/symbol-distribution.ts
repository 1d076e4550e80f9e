import type { Weighted } from './chance.ts';

/** More ways than this are worth another reading, not another list. */
const MOST_WAYS = 100_000;

/** Everything that so many dice with these faces show, in the faces' order; `notation` names the roll. */
export function symbolOutcomes<F extends string | number>(
  notation: string,
  count: number,
  faces: readonly F[],
): readonly Weighted<readonly F[]>[] {
  const symbols = [...new Set(faces)];
  let ways: Way<F>[] = [{ list: [], left: count, probability: 1 }];
  for (const symbol of symbols) {
    const p = faces.filter((face) => face === symbol).length / faces.length;
    ways = ways.flatMap((way) => withSymbol(way, symbol, p, symbol === symbols.at(-1)));
    if (ways.length > MOST_WAYS) {
      throw new RangeError(`${notation} falls in too many ways: read less from it.`);
    }
  }
  return ways.map(({ list, probability }): Weighted<readonly F[]> => [list, probability]);
}

/** The result of some of the dice, and how many are left. */
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
