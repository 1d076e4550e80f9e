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

test('a system is laid out among the packages and put on the list of all', async () => {
  const { written, ...tree } = treeOf();
  await generate(tree, { name: 'river-ford', prefix: 'rf' });
  const manifest = JSON.parse(written.get('packages/river-ford/package.json') ?? '');
  expect(manifest.name).toBe('@skirmish-kit/river-ford');
  expect(written.has('packages/river-ford/src/system.ts')).toBe(true);
  expect(written.has('packages/river-ford/LICENSE')).toBe(true);
  const all = JSON.parse(written.get('packages/all/package.json') ?? '');
  expect(all.dependencies['@skirmish-kit/river-ford']).toBe(manifest.version);
  const list = written.get('packages/all/src/index.ts');
  expect(list).toContain("import { riverFord } from '@skirmish-kit/river-ford';\n");
  expect(list).toMatch(/readonly AnySystem\[\] = \[[^\]]*\briverFord,?\s*\];/);
});

test('a system is not laid out where something is', async () => {
  const tree = treeOf(['packages/reaction']);
  await expect(generate(tree, { name: 'reaction' })).rejects.toThrow('is already there');
  expect(tree.written.size).toBe(0);
});
