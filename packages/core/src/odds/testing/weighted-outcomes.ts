import { defineChance, type Chance, type Weighted } from '../../dice/chance.ts';

/**
 * Something random with the probabilities that a test can be reckoned with by hand. What they lack of
 * 1 is what the law of an endless explosion lacks.
 */
export function weighted<R>(...outcomes: readonly Weighted<R>[]): Chance<R> {
  return defineChance({
    notation: 'weighted',
    sample: (random) => [random.between(1, outcomes.length)],
    span: () => 1,
    read: ([face = 1]) => {
      const [reading] = outcomes[face - 1] ?? outcomes[0] ?? [];
      if (reading === undefined) throw new Error('There is nothing to roll.');
      return reading;
    },
    outcomes: () => outcomes,
  });
}

/** Comes with this probability. */
export function seldom(probability: number): Chance<boolean> {
  return weighted([true, probability], [false, 1 - probability]);
}
