import { isRefusal } from '../refusal.ts';
import { defineChance, type Chance, type Faces, type RolledPool } from './chance.ts';

/**
 * A test of one person against another as one roll: the reading is what mine comes to less what
 * theirs comes to. Each rolls his own dice; mine lie first with everything they owe, then theirs.
 * A rule that needs no more than a band of the margin says so with `from` and `to`: less than `from`
 * reads as `from`, more than `to` as `to`, and there are that many outcomes fewer to follow.
 *
 * For a re-roll after seeing the other roll, the second side is a function of the first result.
 *
 * @example
 * ```ts
 * const attack = successes({ count: 5, sides: 8, at: 4, explodeOn: 8 });
 * const survival = successes({ count: 4, sides: 8, at: 5, explodeOn: 8 });
 * const margin = opposed(attack, survival, 0, 3);
 * margin.notation; // '5d8!=8>=4 vs 4d8!=8>=5'
 * margin.read([4, 5, 6, 7, 1, 5, 1, 1, 1]); // 3
 * outcomesOf(margin); // [[0, 0.336], [1, 0.208], [2, 0.197], [3, 0.259]]
 * margin.rolls?.([4, 5, 6, 7, 1, 5, 1, 1, 1])[1]; // { notation: '4d8!=8>=5', faces: [5, 1, 1, 1] }
 * ```
 */
export function opposed(
  mine: Chance<number>,
  theirs: Chance<number> | ((mine: number) => Chance<number>),
  from = -Infinity,
  to = Infinity,
): Chance<number> {
  if (from > to) throw new RangeError(`There is no margin from ${from} to ${to}.`);
  const answer = typeof theirs === 'function' ? remembering(theirs) : () => theirs;
  const within = (margin: number) => Math.max(from, Math.min(to, margin));
  /** The index of their first face; mine may still be incomplete. */
  const split = (faces: Faces, at = 0) => {
    const used = mine.span(faces, at);
    return isRefusal(used) ? undefined : used;
  };
  const shown = () => (typeof theirs === 'function' ? answer(someReading(mine)) : theirs);
  return defineChance({
    notation: () => `${mine.notation} vs ${shown().notation}`,
    sample(random) {
      const faces = mine.sample(random);
      return [...faces, ...answer(mine.read(faces)).sample(random)];
    },
    span(faces, at) {
      const used = mine.span(faces, at);
      if (isRefusal(used)) return used;
      const more = answer(mine.read(faces.slice(at, at + used))).span(faces, at + used);
      return isRefusal(more) ? more : used + more;
    },
    read(faces) {
      const cut = split(faces) ?? faces.length;
      const value = mine.read(faces.slice(0, cut));
      return within(value - answer(value).read(faces.slice(cut)));
    },
    rolls(faces): readonly RolledPool[] {
      const cut = split(faces);
      const first = faces.slice(0, cut ?? faces.length);
      const second = cut === undefined ? shown() : answer(mine.read(first));
      return [
        { notation: mine.notation, faces: first },
        { notation: second.notation, faces: faces.slice(first.length) },
      ];
    },
    outcomes: (laws) =>
      laws.marginOutcomes(
        mine.outcomes(laws),
        typeof theirs === 'function'
          ? (value) => answer(value).outcomes(laws)
          : theirs.outcomes(laws),
        from,
        to,
      ),
  });
}

/** The same answer for the same roll, made once. */
function remembering(make: (value: number) => Chance<number>): (value: number) => Chance<number> {
  const made = new Map<number, Chance<number>>();
  return (value) => {
    const chance = made.get(value) ?? make(value);
    made.set(value, chance);
    return chance;
  };
}

/** A roll that can happen. Dice show 1, 2, 3 in turn: were all alike, they could explode for ever. */
function someReading(chance: Chance<number>): number {
  let die = 0;
  const inTurn = (least: number, most: number) => least + (die++ % (most - least + 1));
  return chance.read(chance.sample({ between: inTurn, save: () => [die] }));
}
