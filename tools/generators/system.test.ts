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

test('every room of a system is laid out under its own names and rule ids', async () => {
  const tree = treeOf();
  await generate(tree, { name: 'river-ford', prefix: 'rf' });
  const paths = [...tree.written.keys()];
  const rooms = ['rules', 'telling', 'packs', 'odds', 'bot', 'notation', 'element'];
  for (const room of rooms) {
    const inside = paths.filter((path) => path.startsWith(`packages/river-ford/src/${room}/`));
    expect(inside.length, room).toBeGreaterThan(1);
    expect(inside.filter((path) => path.endsWith('.test.ts')).length, room).toBeGreaterThan(0);
  }
  const all = [...tree.written].flat().join('\n');
  expect(all).not.toMatch(/sketch|\bSK-/i);
  expect(all).toContain('export const riverFord: GameSystem<State, Setup>');
  expect(all).toContain('class SkirmishRiverFord extends EmbeddedGame');
  expect(all).toContain("id: 'RF-TURN-01'");
  expect(all).toContain('<title>River Ford</title>');
  expect(paths).toContain('packages/river-ford/LICENSE');
});

test('a system can lie elsewhere, but not where something is', async () => {
  const tree = treeOf(['packages/reaction']);
  await generate(tree, { name: 'ford', directory: 'apps/ford' });
  expect(tree.written.has('apps/ford/src/system.ts')).toBe(true);
  await expect(generate(tree, { name: 'reaction' })).rejects.toThrow('is already there');
});

test.each([
  [{ name: 'River' }, 'cannot name a package'],
  [{ name: 'river-' }, 'cannot name a package'],
  [{ name: 'r2', prefix: 'R2' }, 'cannot begin rule ids'],
])('%j is refused', async (options, why) => {
  await expect(generate(treeOf(), options)).rejects.toThrow(why);
});
