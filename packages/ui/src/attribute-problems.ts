import { unknownValueProblem, type Problem } from '@skirmish-kit/core';
import type { UnknownValue } from './attributes.ts';

export { seedProblem } from '@skirmish-kit/core';

/** A word of an attribute that is none of those allowed, with the nearest of them. */
export function wordProblem({ path, found, allowed }: UnknownValue): Problem {
  return unknownValueProblem(path, `“${found.slice(0, 60)}”`, found, allowed);
}
