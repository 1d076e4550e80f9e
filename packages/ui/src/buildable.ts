import { unknownValueProblem, type Problem } from '@skirmish-kit/core';
import type { BuilderSection, BuiltList, BuiltEntry } from './builder-source.ts';

/** A member with what is still on the shelf of what it had. */
export function stillThere({ units }: BuilderSection, { unit, extras }: BuiltEntry): BuiltEntry[] {
  const found = units.find(({ id }) => id === unit);
  if (!found) return [];
  return [{ unit, extras: extras.filter((id) => found.extras.some((each) => each.id === id)) }];
}

/** The names in a list that do not exist. */
export function notThere(
  shelves: readonly BuilderSection[],
  { shelf: wanted, members }: BuiltList,
): readonly Problem[] {
  const shelf = shelves.find(({ id }) => id === wanted);
  const among = (path: string, name: string, ids: readonly { readonly id: string }[]) =>
    ids.some(({ id }) => id === name)
      ? []
      : [
          unknownValueProblem(
            path,
            `“${name}”`,
            name,
            ids.map(({ id }) => id),
          ),
        ];
  if (!shelf) return among('/', wanted, shelves);
  return members.flatMap(({ unit, extras }, i) => {
    const found = shelf.units.find(({ id }) => id === unit);
    if (!found) return among(`/members/${i}`, unit, shelf.units);
    return extras.flatMap((id) => among(`/members/${i}`, id, found.extras));
  });
}
