import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LENGTH = 100_000;

/** Every regular expression in the sources that people run. */
function regularExpressions(): readonly string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const folder = join(ROOT, 'packages', name, 'src');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || /\.test\.ts$|\btesting\b/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
    }
  }
  return [...found];
}

/** Long texts that come as near to matching as can be, and do not: of what the expression names. */
function worstFor(source: string): readonly string[] {
  const named = source.replace(/\\[a-z](?:\{[^}]*\})?/gi, '').replace(/[\\^$|?*+()[\]{}]/g, '');
  const units = [...new Set([...'a1 -,.', ...named, 'a ', '1,', 'a-', '\\"', '\u0301'])].slice(
    0,
    16,
  );
  return units.map((unit) => `${unit.repeat(LENGTH / unit.length)}\u0000`);
}

/** Honest expressions take a millisecond; one that begins anew at every character takes seconds. */
const MOST_SECONDS = 0.5;

// A careless repeat takes minutes for one of these, or for ever: then the test runs out of time.
test('P6 every regular expression ends soon on 100,000 hostile characters', () => {
  const all = regularExpressions();
  expect(all.length).toBeGreaterThan(80);
  const slow: string[] = [];
  let tried = 0;
  for (const literal of all) {
    const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? [];
    for (const text of worstFor(source)) {
      const began = process.cpuUsage();
      text.replace(new RegExp(source, flags), '');
      const { user, system } = process.cpuUsage(began);
      if (user + system > MOST_SECONDS * 1e6) slow.push(`${literal} on ${text.slice(0, 4)}…`);
      tried++;
    }
  }
  expect(slow).toEqual([]);
  expect(tried).toBeGreaterThan(all.length);
});
