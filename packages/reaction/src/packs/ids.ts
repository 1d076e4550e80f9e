import { nearest, problem, type Problem } from '@skirmish-kit/core';

/** Two things of one list with the same id. */
export function duplicates(
  path: string,
  list: readonly { readonly id: string }[],
): readonly Problem[] {
  return list.flatMap(({ id }, i) => {
    const first = list.findIndex((other) => other.id === id);
    if (first === i) return [];
    const message = `"${id}" is already the id of ${path}/${first}: every id of a list is used once.`;
    return [problem(`${path}/${i}/id`, 'duplicate-id', message, { id, first: `${path}/${first}` })];
  });
}

/** An id that nothing has, with the nearest spelling or all there are. */
export function unknownId(
  path: string,
  what: 'weapon' | 'profile',
  id: string,
  known: readonly string[],
): Problem {
  const near = nearest(id, known);
  const right =
    near === undefined ? `Known are: ${known.join(', ') || 'none'}.` : `Did you mean "${near}"?`;
  return problem(path, `unknown-${what}`, `There is no ${what} "${id}". ${right}`, {
    id,
    ...(near === undefined ? {} : { nearest: near }),
  });
}
