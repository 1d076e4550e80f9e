import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import generate from './system.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** The files of the workspace, and those that a generator writes, which go nowhere. */
function treeOf(there: readonly string[] = []) {
  const written = new Map<string, string>();
  return {
    written,
    exists: (path: string) => there.includes(path),
    read: (path: string) => readFileSync(join(ROOT, path), 'utf8'),
    write: (path: string, text: string) => void written.set(path, text),
  };
}

test('a system is laid out among the packages', async () => {
  const { written, ...tree } = treeOf();
  await generate(tree, { name: 'river-ford', prefix: 'rf' });
  const manifest = JSON.parse(written.get('packages/river-ford/package.json') ?? '');
  expect(manifest.name).toBe('@skirmish-kit/river-ford');
  expect(written.has('packages/river-ford/src/system.ts')).toBe(true);
  expect(written.has('packages/river-ford/LICENSE')).toBe(true);
});

test('a system is not laid out where something is', async () => {
  const tree = treeOf(['packages/reaction']);
  await expect(generate(tree, { name: 'reaction' })).rejects.toThrow('is already there');
  expect(tree.written.size).toBe(0);
});
