import { problemFactory } from '../problem-messages.ts';
import type { Problem } from '../problem.ts';
import { closestMatch } from './closest-match.ts';

/** The problem of a value that is not among the allowed ones. */
export const UNKNOWN_VALUE_MESSAGES = {
  'not-in-list': {
    en: '{found} is not one of: {allowed}.',
    fr: '{found} ne figure pas parmi : {allowed}.',
  },
  'not-in-list-near': {
    en: '{found} is not one of: {allowed}. Did you mean “{nearest}”?',
    fr: '{found} ne figure pas parmi : {allowed}. Vouliez-vous dire « {nearest} » ?',
  },
};

const choiceProblem = /* @__PURE__ */ problemFactory(UNKNOWN_VALUE_MESSAGES);

/**
 * The problem of a value that is none of those allowed, with the nearest of them.
 *
 * @example
 * ```ts
 * unknownValueProblem('mode', '“paly”', 'paly', ['play', 'table']).params['nearest']; // 'play'
 * ```
 */
export function unknownValueProblem(
  path: string,
  shown: string,
  found: unknown,
  allowed: readonly string[],
): Problem {
  const near = typeof found === 'string' ? closestMatch(found, allowed) : undefined;
  const params = { found: shown, allowed: allowed.join(', ') };
  return near === undefined
    ? choiceProblem(path, 'not-in-list', params)
    : choiceProblem(path, 'not-in-list-near', { ...params, nearest: near });
}
