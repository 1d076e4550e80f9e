import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { examplesIn, type Example } from './extract.ts';
import { EXAMPLE_GLOBALS, NOT_RUN, OF_VITEST } from './globals.ts';
import { readCode, type Code } from './read-code.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Inside the repository, where the names of its packages mean their sources. */
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
const MODULES = mkdtempSync(join(ROOT, 'test-results/examples-'));
afterAll(() => rmSync(MODULES, { recursive: true }));

const packages = readdirSync(join(ROOT, 'packages'))
  .sort((a, b) => (a < b ? -1 : 1))
  .filter((name) => examplesIn(ROOT, name).length > 0);

/** What every example may use besides its own package. */
const FOUNDATION = [
  ...['.', './golden', './testing'].map((entry) => sourceOf('core', entry)),
  sourceOf('space', '.'),
  sourceOf('ui', './words'),
];
const OF_GIVENS = join(ROOT, 'tools/examples/globals.ts');

describe.each(packages)('examples of %s', (name) => {
  for (const [i, example] of examplesIn(ROOT, name).entries()) {
    const why = NOT_RUN.get(titleOf(example));
    if (why === undefined)
      test(titleOf(example), () => run(example, join(MODULES, `${name}-${i}.ts`)));
    else test(`${titleOf(example)}: names only, ${why}`, () => check(example));
  }
});

test('every example that is not run is still there', () => {
  const titles = packages.flatMap((name) => examplesIn(ROOT, name)).map(titleOf);
  expect(titles).toEqual(expect.arrayContaining([...NOT_RUN.keys()]));
});

function titleOf({ package: name, file, name: of }: Example): string {
  return `${name}/${file.replace(/^packages\/[^/]+\/src\//, '')} ${of}`;
}

/** Takes an example apart and finds everything that it uses. */
async function check(example: Example): Promise<Code & { readonly imports: string }> {
  expect(example.language, 'an example is a block of ts').toBe('ts');
  const code = readCode(example.code);
  return { ...code, imports: await importsFor(example, code.free) };
}

/** Runs an example as a module of its own and compares every value in its comments. */
async function run(example: Example, file: string): Promise<void> {
  const { text, expected, imports } = await check(example);
  const written = `${imports}export default async (check: (at: number, value: unknown) => unknown) => {\n${text}\n};\n`;
  writeFileSync(file, written);
  const reached = new Set<number>();
  const { default: play } = await import(/* @vite-ignore */ file);
  await play((at: number, value: unknown) => {
    expect(value, text).toEqual(expected[at]);
    reached.add(at);
  });
  expect(reached.size, 'values that were reached').toBe(expected.length);
}

/** Import lines for the names that an example uses; a name nobody has is an error. */
async function importsFor(example: Example, names: readonly string[]): Promise<string> {
  const missing = new Set(names);
  const lines: string[] = [];
  const take = (from: string, has: (name: string) => boolean): void => {
    const taken = [...missing].filter(has);
    if (taken.length > 0) lines.push(`import { ${taken.join(', ')} } from '${from}';\n`);
    for (const name of taken) missing.delete(name);
  };
  for (const source of [join(ROOT, example.file), ...entriesOf(example.package), ...FOUNDATION]) {
    if (missing.size === 0) break;
    const module: object = await import(/* @vite-ignore */ source);
    take(source, (name) => name in module);
  }
  take(OF_GIVENS, (name) => Boolean(EXAMPLE_GLOBALS[example.package]?.includes(name)));
  const unknown = [...missing].filter((name) => !(name in globalThis) && !OF_VITEST.includes(name));
  expect(unknown, 'names that nothing exports and that are not among the givens').toEqual([]);
  return lines.join('');
}

/** The entry points of a package that are code and can be imported without an effect on the page. */
function entriesOf(name: string): string[] {
  return Object.keys(exportsOf(name))
    .filter((entry) => !/define|embed|\.json$/.test(entry))
    .map((entry) => sourceOf(name, entry));
}

function sourceOf(name: string, entry: string): string {
  const source = exportsOf(name)[entry]?.['@skirmish-kit/source'];
  if (source === undefined) throw new Error(`${name} has no source for ${entry}.`);
  return join(ROOT, 'packages', name, source);
}

function exportsOf(name: string): Record<string, Record<string, string>> {
  const text = readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8');
  const { exports }: { exports: Record<string, Record<string, string>> } = JSON.parse(text);
  return exports;
}
