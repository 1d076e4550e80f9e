import { nearest, problem, type Problem } from '@skirmish-kit/core';

/** Who sits where: `undefined` for a person, else the name of a bot. */
export type Seats = readonly (string | undefined)[];

/** Reads `human,bot`; seats that are left out are people. */
export function readSeats(text: string, bots: readonly string[]): Seats | readonly Problem[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const known = ['human', ...bots];
  const problems = words.flatMap((word, i) =>
    known.includes(word) ? [] : [notAmong(`seats/${i}`, word, known)],
  );
  if (problems.length > 0) return problems;
  return words.map((word) => (word === 'human' ? undefined : word));
}

/** A seed: a whole number, or any other text as it is; another one each time when it is left out. */
export function readSeed(seed: string | number | undefined | null): string | number {
  if (seed === undefined || seed === null || seed === '')
    return crypto.getRandomValues(new Uint16Array(1))[0] ?? 1;
  return /^-?\d{1,9}$/.test(String(seed)) ? Number(seed) : seed;
}

/** A value that is none of those allowed, with the nearest of them. */
export function notAmong(path: string, found: string, allowed: readonly string[]): Problem {
  const shown = `“${found.slice(0, 60)}”`;
  const near = nearest(found, allowed);
  const params = { found: shown, allowed: allowed.join(', ') };
  const message = `${shown} is not one of: ${params.allowed}.`;
  return near === undefined
    ? problem(path, 'not-in-list', message, params)
    : problem(path, 'not-in-list-near', `${message} Did you mean “${near}”?`, {
        ...params,
        nearest: near,
      });
}
