import type { Problem } from '@skirmish-kit/core';
import { setupProblem } from './setup-messages.ts';

/**
 * Small checks for data from outside, where the large validator of packs would weigh too much: each
 * finds the first thing wrong with a value, and where.
 */
export type Check = (value: unknown, path: string) => Problem | undefined;

const LONGEST_TEXT = 2000;

export function text(least: number, longest = LONGEST_TEXT): Check {
  return (value, path) =>
    typeof value === 'string' && value.length >= least && value.length <= longest
      ? undefined
      : setupProblem(path, 'not-text', { least, longest });
}

/** Ids stand in records and positions between signs of their own: they are as packs have them. */
export const id: Check = (value, path) =>
  typeof value === 'string' && value.length <= 40 && /^[a-z][a-z0-9-]*$/.test(value)
    ? undefined
    : setupProblem(path, 'not-an-id', { longest: 40 });

/** The fingerprint of a pack, as records have it. */
export const fingerprint: Check = (value, path) =>
  typeof value === 'string' && /^[\da-f]{32}$/.test(value)
    ? undefined
    : setupProblem(path, 'not-a-fingerprint');

export function whole(low: number, high: number): Check {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
      ? undefined
      : setupProblem(path, 'not-a-number', { low, high });
}

export function oneOf(...values: readonly (string | boolean)[]): Check {
  return (value, path) =>
    values.some((allowed) => allowed === value)
      ? undefined
      : setupProblem(path, 'not-one-of', { allowed: values.join(', ') });
}

export function list(item: Check, most: number, least = 0): Check {
  return (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      return setupProblem(path, 'not-a-list', { least, most });
    }
    for (const [i, entry] of value.entries()) {
      const found = item(entry, `${path}/${i}`);
      if (found) return found;
    }
    return undefined;
  };
}

/** An object with these fields, those in `maybe` only if it has them, and no others. */
export function fields(must: Record<string, Check>, maybe: Record<string, Check> = {}): Check {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return setupProblem(path, 'not-an-object');
    }
    const entries = new Map<string, unknown>(Object.entries(value));
    for (const key of entries.keys()) {
      if (!Object.hasOwn(must, key) && !Object.hasOwn(maybe, key)) {
        const known = [...Object.keys(must), ...Object.keys(maybe)].join(', ');
        return setupProblem(`${path}/${key}`, 'unknown-field', { field: key, known });
      }
    }
    for (const [key, check] of Object.entries(must)) {
      const found = check(entries.get(key), `${path}/${key}`);
      if (found) return found;
    }
    for (const [key, check] of Object.entries(maybe)) {
      const found = entries.has(key) ? check(entries.get(key), `${path}/${key}`) : undefined;
      if (found) return found;
    }
    return undefined;
  };
}

export function either(...checks: readonly Check[]): Check {
  return (value, path) => {
    const problems = checks.map((check) => check(value, path));
    return problems.includes(undefined) ? undefined : problems.at(-1);
  };
}
