import { problemFactory } from '../problem-messages.ts';
import type { Problem } from '../problem.ts';

const sayWrong = /* @__PURE__ */ problemFactory({
  'not-a-seed': {
    en: 'A seed is a number or a text, not {found}.',
    fr: 'Une graine est un nombre ou un texte, pas {found}.',
  },
  'seed-too-long': {
    en: 'A seed of {found} characters is too long.',
    fr: 'Une graine de {found} caractères est trop longue.',
  },
});

/** The problem of a seed that cannot be recorded. */
export function seedProblem(seed: unknown, code: 'not-a-seed' | 'seed-too-long'): Problem {
  const found =
    typeof seed === 'string' ? seed.length : typeof seed === 'number' ? String(seed) : typeof seed;
  return sayWrong('seed', code, { found });
}
