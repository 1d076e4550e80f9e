import { closestMatch, type Problem } from '@skirmish-kit/core';
import { packProblem } from './problem-messages.ts';

/** Two things of one list with the same id. */
export function duplicates(
  path: string,
  list: readonly { readonly id: string }[],
): readonly Problem[] {
  return list.flatMap(({ id }, i) => {
    const first = list.findIndex((other) => other.id === id);
    if (first === i) return [];
    return [packProblem(`${path}/${i}/id`, 'duplicate-id', { id, first: `${path}/${first}` })];
  });
}

/** An id that nothing has, with the nearest spelling or all there are. */
export function unknownId(
  path: string,
  what: 'weapon' | 'equipment' | 'race' | 'mercenary' | 'piece',
  id: string,
  known: readonly string[],
): readonly Problem[] {
  if (known.includes(id)) return [];
  const near = closestMatch(id, known);
  return near === undefined
    ? [packProblem(path, `unknown-${what}`, { id, known: known.join(', ') || '–' })]
    : [packProblem(path, `unknown-${what}-near`, { id, nearest: near })];
}
