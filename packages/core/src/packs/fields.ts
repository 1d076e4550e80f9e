import type { Problem } from '../problem.ts';
import type { Params } from '../refusal.ts';
import { closestMatch } from './closest-match.ts';
import { unknownValueProblem } from './unknown-value.ts';
import { schemaProblem, type SchemaCode } from './schema-messages.ts';

/**
 * Reads the fields of a question that came from outside. Every wrong field is remembered with its
 * path; what is returned for it is only there so that reading can go on.
 */
export interface Fields {
  word<T extends string>(name: string, allowed: readonly T[], fallback?: T): T;
  whole(name: string, least: number, most: number, fallback?: number): number;
  flag(name: string, fallback: boolean): boolean;
  /** A list of whole numbers, such as the sides of dice. */
  wholes(name: string, longest: number, least: number, most: number): readonly number[];
  /** A list of further questions. */
  list<T>(name: string, longest: number, read: (fields: Fields) => T): readonly T[] | undefined;
  has(name: string): boolean;
}

/** Reads with `read`, and gives what it read or everything that was wrong. */
export function readFields<T>(value: unknown, read: (fields: Fields) => T): T | readonly Problem[] {
  const problems: Problem[] = [];
  const result = readObject('', value, read, problems);
  return problems.length > 0 || result === undefined ? problems : result;
}

function readObject<T>(
  path: string,
  value: unknown,
  read: (fields: Fields) => T,
  problems: Problem[],
): T | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(
      schemaProblem(path || '/', 'wrong-type', { found: typeOf(value), expected: 'object' }),
    );
    return undefined;
  }
  const entries = new Map<string, unknown>(Object.entries(value));
  const known: string[] = [];
  const result = read(fieldsOf(path, entries, known, problems));
  for (const name of entries.keys()) {
    if (known.includes(name)) continue;
    const free = known.filter((candidate) => !entries.has(candidate));
    const near = closestMatch(name, free);
    const shown = name.slice(0, 60);
    problems.push(
      near === undefined
        ? schemaProblem(`${path}/${shown}`, 'unknown-key', {
            name: shown,
            allowed: known.join(', '),
          })
        : schemaProblem(`${path}/${shown}`, 'unknown-key-near', { name: shown, nearest: near }),
    );
  }
  return result;
}

function fieldsOf(
  path: string,
  entries: ReadonlyMap<string, unknown>,
  known: string[],
  problems: Problem[],
): Fields {
  const wrong = (at: string, code: SchemaCode, params: Params) => {
    problems.push(schemaProblem(at, code, params));
  };
  const open = (name: string): unknown => {
    known.push(name);
    return entries.get(name);
  };
  const number = (at: string, value: unknown, least: number, most: number): number => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      wrong(at, 'wrong-type', { found: typeOf(value), expected: 'integer' });
    } else if (value < least) wrong(at, 'too-small', { found: value, least });
    else if (value > most) wrong(at, 'too-large', { found: value, most });
    else return value;
    return least;
  };
  return {
    has: (name) => entries.has(name),
    word(name, allowed, fallback) {
      const value = open(name);
      const found = allowed.find((candidate) => candidate === value);
      if (found !== undefined) return found;
      const [first] = allowed;
      if (first === undefined) throw new RangeError(`Nothing is allowed for "${name}".`);
      if (value === undefined && fallback !== undefined) return fallback;
      if (value === undefined) wrong(path || '/', 'missing', { name });
      else problems.push(unknownValueProblem(`${path}/${name}`, shown(value), value, allowed));
      return first;
    },
    whole(name, least, most, fallback) {
      const value = open(name);
      if (value !== undefined) return number(`${path}/${name}`, value, least, most);
      if (fallback === undefined) wrong(path || '/', 'missing', { name });
      return fallback ?? least;
    },
    flag(name, fallback) {
      const value = open(name);
      if (value === undefined || typeof value === 'boolean') return value ?? fallback;
      wrong(`${path}/${name}`, 'wrong-type', { found: typeOf(value), expected: 'boolean' });
      return fallback;
    },
    wholes(name, longest, least, most) {
      const value = open(name);
      const at = `${path}/${name}`;
      if (value === undefined) wrong(path || '/', 'missing', { name });
      else if (!Array.isArray(value)) {
        wrong(at, 'wrong-type', { found: typeOf(value), expected: 'array' });
      } else if (value.length === 0) wrong(at, 'too-few', { found: 0, least: 1 });
      else if (value.length > longest) {
        wrong(at, 'too-many', { found: value.length, most: longest });
      } else return value.map((item: unknown, i) => number(`${at}/${i}`, item, least, most));
      return [least];
    },
    list(name, longest, read) {
      const value = open(name);
      const at = `${path}/${name}`;
      if (value === undefined) return undefined;
      if (!Array.isArray(value)) {
        wrong(at, 'wrong-type', { found: typeOf(value), expected: 'array' });
      } else if (value.length === 0) wrong(at, 'too-few', { found: 0, least: 1 });
      else if (value.length > longest) {
        wrong(at, 'too-many', { found: value.length, most: longest });
      } else {
        return value.flatMap((item: unknown, i) => {
          const one = readObject(`${at}/${i}`, item, read, problems);
          return one === undefined ? [] : [one];
        });
      }
      return undefined;
    },
  };
}

/** Untrusted lists and objects may be of any depth: they are named, not written out. */
function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return (typeof value === 'string' ? JSON.stringify(value) : String(value)).slice(0, 60);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
