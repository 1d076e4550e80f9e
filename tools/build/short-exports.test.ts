import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { minify } from './minify.mjs';
import { renamable, shortExports } from './short-exports.mjs';

/** Two files that lean on one another, one of which is also fetched whole, and one that is written for others. */
const SOURCES: Record<string, string> = {
  'entry.js': `import { twice, thrice } from './shared.js';
    import { half } from './more.js';
    export const three = half(6);
    export const six = twice(3), nine = thrice(3);
    export const later = () => import('./later.js');
    export const shared = () => import('./shared.js');`,
  'shared.js': `export const twice = (n) => 2 * n; export const thrice = (n) => 3 * n; export const d = 1;`,
  'more.js': `export const half = (n) => n / 2;`,
  'later.js': `import { twice, d } from './shared.js'; export { half } from './more.js'; export const ten = twice(5) * d; export const q = 'kept';`,
};

async function built() {
  const build = await rollup({
    input: 'entry.js',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => id.replace('./', ''),
        load: (id) => SOURCES[id] ?? null,
      },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'short-exports-'));
  const { output } = await build.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    // As rooms of embeds are put together: the entry leans on a file that others lean on too.
    manualChunks: (id) => (/shared|more/.test(id) ? 'room' : undefined),
    generatedCode: { arrowFunctions: true },
    plugins: [minify(), shortExports()],
  });
  const code = Object.fromEntries(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  );
  return { folder, code };
}

test('files hand things on under the names they have, and everything still finds everything', async () => {
  const { folder, code } = await built();
  try {
    expect(code['room.mjs']).toMatch(/export\{[^}]*\}/);
    // All but the module itself, which the entry takes by its name out of the file it fetches.
    expect(code['room.mjs']?.match(/ as /g)).toHaveLength(1);
    const page = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'entry.mjs')).href);
    expect([page.three, page.six, page.nine]).toEqual([3, 6, 9]);
    expect(await page.later()).toMatchObject({ ten: 10, q: 'kept' });
    expect((await page.later()).half(8)).toBe(4);
    const shared = await page.shared();
    expect([shared.twice(1), shared.thrice(1), shared.d]).toEqual([2, 3, 1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a name that cannot change is kept from everything else', () => {
  // `P` is written by somebody, so what is called P inside keeps the name d, and what is called d keeps e.
  const written = { name: 'P', local: 'q' };
  const [second, third] = [
    { name: 'd', local: 'P' },
    { name: 'e', local: 'd' },
  ];
  expect(renamable([third, second, written], [written], [])).toEqual([]);
  expect(renamable([third, second, written], [], [])).toEqual([third, second, written]);
  expect(renamable([third], [], ['d'])).toEqual([]);
});
