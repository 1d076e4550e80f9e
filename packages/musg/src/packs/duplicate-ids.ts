import type { Problem } from '@skirmish-kit/core';
import type { Library } from './pack.ts';
import { packProblem } from './problem-messages.ts';

/** Lists that share their ids: weapons are named without their type. */
const SAME_NAMES = [
  ['races'],
  ['ranged', 'melee'],
  ['equipment'],
  ['mercenaries'],
  ['bands'],
  ['scenarios'],
] as const;

/** Things that pose as others which are there already. */
export function takenIds(
  path: string,
  loaded: Partial<Library>,
  there: Library,
): readonly Problem[] {
  return SAME_NAMES.flatMap((lists) => {
    const known = new Set(lists.flatMap((list) => there[list].map(({ id }) => id)));
    return lists.flatMap((list) =>
      (loaded[list] ?? []).flatMap(({ id }, i) =>
        known.has(id) || RESERVED.includes(id)
          ? [packProblem(`${path}/${list}/${i}/id`, 'id-taken', { id })]
          : [],
      ),
    );
  });
}

/** What setups say instead of a name. */
const RESERVED = ['nobody', 'none', 'generated'];
