import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MutationTarget } from './targets.ts';
import { findChanges, type Change } from './mutators.ts';

/** A change, with the file it is in and a name that stays when lines above it come or go. */
export interface Mutant extends Change {
  readonly file: string;
  readonly name: string;
}

export interface GroupFiles {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

export function filesOf(root: string, group: MutationTarget): GroupFiles {
  const all = readdirSync(join(root, group.folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const isTest = (file: string) => file.endsWith('.test.ts');
  const leaves = (patterns: readonly RegExp[]) => (file: string) =>
    patterns.some((pattern) => pattern.test(`/${file}`));
  const [left, leftTests] = [leaves(group.leave), leaves(group.leaveTests)];
  return {
    sources: all.filter((file) => !isTest(file) && !left(file)),
    tests: [...all.filter((file) => isTest(file) && !leftTests(file)), ...group.furtherTests],
  };
}

export function mutantsOf(root: string, file: string): Mutant[] {
  const times = new Map<string, number>();
  return findChanges(file, readFileSync(join(root, file), 'utf8')).map((change) => {
    const what = `${file}\n${change.kind}\n${change.from}\n${change.to}`;
    const nth = (times.get(what) ?? 0) + 1;
    times.set(what, nth);
    return { ...change, file, name: digest(`${what}\n${nth}`) };
  });
}

/** The same mutants for the same seed; a change elsewhere in the code moves few of them. */
export function sample(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const rank = new Map(mutants.map((mutant) => [mutant, digest(`${seed}\n${mutant.name}`)]));
  const byRank = (a: Mutant, b: Mutant) => ((rank.get(a) ?? '') < (rank.get(b) ?? '') ? -1 : 1);
  const chosen = new Set([...mutants].sort(byRank).slice(0, size));
  return mutants.filter((mutant) => chosen.has(mutant));
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
