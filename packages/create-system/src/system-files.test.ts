import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, copyFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemFiles } from './system-files.ts';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '../..');

const FOLDERS = ['rules', 'messages', 'packs', 'odds', 'bot', 'notation', 'element'];

test.each([true, false])('every room is laid out with tests (alone: %s)', (alone) => {
  const paths = [...systemFiles({ name: 'river-ford', prefix: 'rf', alone }).keys()];
  for (const room of FOLDERS) {
    const inside = paths.filter((path) => path.startsWith(`src/${room}/`));
    expect(inside.length, room).toBeGreaterThan(1);
    expect(inside.filter((path) => path.endsWith('.test.ts')).length, room).toBeGreaterThan(0);
  }
  expect(paths).toContain('index.html');
});

test('no copied name or rule id of the template is left', () => {
  const all = [...systemFiles({ name: 'river-ford', prefix: 'rf', alone: true })].flat().join('\n');
  expect(all).not.toMatch(/sketch|\bSK-/i);
  expect(all).toContain('export const riverFord: GameSystem<State, Setup>');
  expect(all).toContain('class SkirmishRiverFord extends');
  expect(all).toContain("id: 'RF-TURN-01'");
  expect(all).toContain('<title>River Ford</title>');
});

test('a standalone game names only published packages in the versions of the kit', () => {
  const manifest = (alone: boolean) =>
    JSON.parse(systemFiles({ name: 'ford', alone }).get('package.json') ?? '');
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const { name, dependencies, devDependencies } = manifest(true);
  expect(name).toBe('ford');
  expect(manifest(false).name).toBe('@skirmish-kit/ford');
  expect(dependencies).toEqual(manifest(false).dependencies);
  for (const [tool, asked] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    if (tool.startsWith('@skirmish-kit/')) expect(asked, tool).toBe(version);
    else if (tool in root.devDependencies) expect(asked, tool).toBe(root.devDependencies[tool]);
  }
});

test('among the packages of the kit every entry names its source, which is there', () => {
  const files = systemFiles({ name: 'river-ford', alone: false });
  const { exports } = JSON.parse(files.get('package.json') ?? '');
  const sources = Object.values<Record<string, string>>(exports).flatMap(
    (entry) => entry['@skirmish-kit/source'] ?? [],
  );
  expect(sources.length).toBeGreaterThan(2);
  for (const source of sources) expect(files.has(source.slice(2)), source).toBe(true);
});

test('the validators that are copied are those that its script makes', () => {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'schemas-'));
  mkdirSync(join(folder, 'src/packs'), { recursive: true });
  copyFileSync(join(PACKAGE, 'standalone/schemas.mjs'), join(folder, 'schemas.mjs'));
  const schema = 'src/packs/sketch-pack.schema.json';
  copyFileSync(join(PACKAGE, 'template', schema), join(folder, schema));
  execFileSync('node', [join(folder, 'schemas.mjs')]);
  const made = join(folder, 'src/packs/generated');
  const remaining = join(PACKAGE, 'standalone/src/packs/generated');
  expect(readdirSync(remaining)).toEqual(readdirSync(made));
  for (const file of readdirSync(made))
    expect(readFileSync(join(remaining, file), 'utf8')).toBe(
      readFileSync(join(made, file), 'utf8'),
    );
  rmSync(folder, { recursive: true });
});

test.each([
  [{ name: 'River', alone: true }, 'cannot name a game'],
  [{ name: 'river-', alone: true }, 'cannot name a game'],
  [{ name: '../river', alone: true }, 'cannot name a game'],
  [{ name: 'r2', prefix: 'R2', alone: true }, 'cannot begin rule ids'],
])('%j is refused', (wanted, why) => {
  expect(() => systemFiles(wanted)).toThrow(why);
});
