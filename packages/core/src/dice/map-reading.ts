import { isRefusal } from '../refusal.ts';
import { defineChance, type Chance, type Weighted } from './chance.ts';

/**
 * The same dice, read differently: through a table, or against a threshold. Readings that are the
 * same (`===`) are one outcome.
 *
 * @example
 * ```ts
 * const test = mapReading(sum([d(2, 6)]), (total) => (total >= 7 ? 'ok' : 'panic'));
 * test.read([5, 3]); // 'ok'
 * outcomesOf(test); // [['panic', 15/36], ['ok', 21/36]]
 * ```
 */
export function mapReading<R, Q>(
  chance: Chance<R>,
  read: (value: R) => Q,
  notation?: string,
): Chance<Q> {
  return defineChance({
    notation: notation ?? (() => chance.notation),
    sample: chance.sample,
    span: chance.span,
    read: (faces) => read(chance.read(faces)),
    ...(chance.rolls && { rolls: chance.rolls }),
    outcomes: (laws) => mergeOutcomes(chance.outcomes(laws).map(([value, p]) => [read(value), p])),
  });
}

/** Adds up the probabilities of equal readings, in the order they are first met. */
function mergeOutcomes<R>(outcomes: readonly Weighted<R>[]): Weighted<R>[] {
  const totals = new Map<R, number>();
  for (const [value, p] of outcomes) totals.set(value, (totals.get(value) ?? 0) + p);
  return [...totals];
}

/**
 * Two independent rolls at once, as one question: the faces of the first, with all re-rolls it needs,
 * then those of the second.
 *
 * @example
 * ```ts
 * const duel = rollTogether(sum([d(1, 6)]), sum([d(1, 6)]));
 * duel.notation; // 'd6, d6'
 * duel.read([5, 3]); // [5, 3]
 * ```
 */
export function rollTogether<A, B>(a: Chance<A>, b: Chance<B>): Chance<readonly [A, B]> {
  return defineChance({
    notation: () => `${a.notation}, ${b.notation}`,
    sample: (random) => [...a.sample(random), ...b.sample(random)],
    span(faces, from) {
      const first = a.span(faces, from);
      if (isRefusal(first)) return first;
      const second = b.span(faces, from + first);
      return isRefusal(second) ? second : first + second;
    },
    read(faces): readonly [A, B] {
      const first = a.span(faces, 0);
      const cut = isRefusal(first) ? faces.length : first;
      return [a.read(faces.slice(0, cut)), b.read(faces.slice(cut))];
    },
    outcomes: (laws) =>
      a
        .outcomes(laws)
        .flatMap(([left, p]) =>
          b.outcomes(laws).map(([right, q]): Weighted<readonly [A, B]> => [[left, right], p * q]),
        ),
  });
}
