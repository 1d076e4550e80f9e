import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleId } from '../refusal.ts';

/** Rule ids that code cites as text: what it asks, rolls, tells and refuses by. */
const CITED = /'([A-Z]{2}-[A-Z]+-[A-Z]?\d+[a-z]?)'/g;

/**
 * The rule ids that the rules of a system cite as text, in the order of the alphabet. Tests, what helps
 * them, the catalogue itself and lists of settings are left out. Node only.
 */
export function rulesInCode(folder: string): readonly RuleId[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test)\.ts$/.test(path) &&
      !/(?:^|[\\/])(?:testing[\\/]|catalogue[\\/.])|settings\.ts$/.test(path),
  );
  const cited = files.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(CITED)].map(([, id = '']) => id),
  );
  return [...new Set(cited)].sort();
}
