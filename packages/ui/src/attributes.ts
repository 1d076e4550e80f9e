import { parseSeed, problem, seedRefusal, type Problem } from '@skirmish-kit/core';

/** A missing value: frameworks leave attributes out or remove them. */
export type Nullish = null | undefined;

/** The player of each seat: `undefined` for a person, else the name of a bot. */
export type Seats = readonly (string | undefined)[];

/** A word of an attribute that is none of those allowed. */
export interface UnknownValue {
  readonly path: string;
  readonly found: string;
  readonly allowed: readonly string[];
}

/** Reads `human,bot`; seats that are left out are people. */
export function readSeats(
  text: string,
  bots: readonly string[],
): { readonly seats: Seats } | { readonly unknown: readonly UnknownValue[] } {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const allowed = ['human', ...bots];
  const unknown = words.flatMap((found, i) =>
    allowed.includes(found) ? [] : [{ path: `seats/${i}`, found, allowed }],
  );
  if (unknown.length > 0) return { unknown };
  return { seats: words.map((word) => (word === 'human' ? undefined : word)) };
}

/** The sentences for what is wrong with attributes, fetched when something is. */
const loadProblems = () => import('./attribute-problems.ts');

/** Reports unknown values; in English alone if the texts cannot be loaded. */
export async function wordProblems(unknown: readonly UnknownValue[]): Promise<readonly Problem[]> {
  const texts = await loadProblems().catch(() => undefined);
  if (texts) return unknown.map(texts.wordProblem);
  return unknown.map(({ path, found, allowed }) =>
    problem(path, 'not-in-list', `“${found}” ≠ ${allowed.join(', ')}`),
  );
}

/** A seed: a whole number, or any other text as it is; another one each time when it is left out. */
export async function readSeed(seed: unknown): Promise<string | number | readonly Problem[]> {
  if (seed === undefined || seed === null || seed === '')
    return crypto.getRandomValues(new Uint16Array(1))[0] ?? 1;
  const wrong = seedRefusal(seed);
  if (!wrong && typeof seed === 'number') return seed;
  if (!wrong && typeof seed === 'string') return parseSeed(seed);
  return [(await loadProblems()).seedProblem(seed, wrong ?? 'not-a-seed')];
}
