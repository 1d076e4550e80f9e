import { d, defineChance, type Chance, type DiceGroup, type Weighted } from '@skirmish-kit/core';

/** Dice given by their sides, alike ones together: `[8, 8, 6]` is 2d8+d6. */
export function diceOf(sides: readonly number[]): DiceGroup[] {
  const groups: DiceGroup[] = [];
  for (const side of sides) {
    const last = groups.at(-1);
    if (last?.sides === side) groups[groups.length - 1] = d(last.count + 1, side);
    else groups.push(d(1, side));
  }
  return groups;
}

/** A total and the line of the table it falls in. */
export interface Banded<B> {
  readonly total: number;
  readonly band: B;
}

/**
 * A total read off a table. Rules may act on the band alone, the total is there to be told: so
 * the odds follow one branch for each band, and a branch names the first total that falls in it.
 */
export function banded<B>(chance: Chance<number>, band: (total: number) => B): Chance<Banded<B>> {
  const read = (total: number): Banded<B> => ({ total, band: band(total) });
  return defineChance({
    notation: chance.notation,
    sample: chance.sample,
    span: chance.span,
    read: (faces) => read(chance.read(faces)),
    outcomes(laws) {
      const bands = new Map<B, Weighted<Banded<B>>>();
      for (const [total, probability] of chance.outcomes(laws)) {
        const reading = read(total);
        const [first, before] = bands.get(reading.band) ?? [reading, 0];
        bands.set(reading.band, [first, before + probability]);
      }
      return [...bands.values()];
    },
  });
}
