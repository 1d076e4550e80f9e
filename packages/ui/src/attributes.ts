import { notAmong, parseSeed, type Problem } from '@skirmish-kit/core';

/** Who sits where: `undefined` for a person, else the name of a bot. */
export type Seats = readonly (string | undefined)[];

/** Reads `human,bot`; seats that are left out are people. */
export function readSeats(text: string, bots: readonly string[]): Seats | readonly Problem[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const known = ['human', ...bots];
  const problems = words.flatMap((word, i) =>
    known.includes(word) ? [] : [unknownWord(`seats/${i}`, word, known)],
  );
  if (problems.length > 0) return problems;
  return words.map((word) => (word === 'human' ? undefined : word));
}

/** A seed: a whole number, or any other text as it is; another one each time when it is left out. */
export function readSeed(seed: string | number | undefined | null): string | number {
  if (seed === undefined || seed === null || seed === '')
    return crypto.getRandomValues(new Uint16Array(1))[0] ?? 1;
  return typeof seed === 'number' ? seed : parseSeed(seed);
}

/** A word of an attribute that is none of those allowed, with the nearest of them. */
export function unknownWord(path: string, found: string, allowed: readonly string[]): Problem {
  return notAmong(path, `“${found.slice(0, 60)}”`, found, allowed);
}
