import { notAmong, parseSeed, problemMaker, refuseSeed, type Problem } from '@skirmish-kit/core';

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

const seedProblem = /* @__PURE__ */ problemMaker({
  'not-a-seed': {
    en: 'A seed is a number or a text, not {found}.',
    fr: 'Une graine est un nombre ou un texte, pas {found}.',
  },
  'seed-too-long': {
    en: 'A seed of {found} characters is too long.',
    fr: 'Une graine de {found} caractères est trop longue.',
  },
});

/** A seed: a whole number, or any other text as it is; another one each time when it is left out. */
export function readSeed(seed: unknown): string | number | readonly Problem[] {
  if (seed === undefined || seed === null || seed === '')
    return crypto.getRandomValues(new Uint16Array(1))[0] ?? 1;
  const wrong = refuseSeed(seed);
  if (wrong || (typeof seed !== 'string' && typeof seed !== 'number')) {
    const found = typeof seed === 'string' ? seed.length : named(seed);
    return [seedProblem('seed', wrong ?? 'not-a-seed', { found })];
  }
  return typeof seed === 'number' ? seed : parseSeed(seed);
}

/** A value that may be anything, as a sentence names it. */
function named(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value;
}

/** A word of an attribute that is none of those allowed, with the nearest of them. */
export function unknownWord(path: string, found: string, allowed: readonly string[]): Problem {
  return notAmong(path, `“${found.slice(0, 60)}”`, found, allowed);
}
