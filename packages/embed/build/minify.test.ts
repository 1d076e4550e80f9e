import { rollup, type OutputOptions, type RenderedChunk } from 'rollup';
import { expect, test } from 'vitest';
import { minify } from './parts.mjs';

/** What becomes of a file of an embed. */
async function minified(code: string, early: string, options: OutputOptions) {
  const entry = 'entry.js';
  const build = await rollup({
    input: entry,
    plugins: [{ name: 'entry', resolveId: (id) => id, load: () => code }],
  });
  const calledOnLoad = ({ fileName }: RenderedChunk) => fileName === early;
  const { output } = await build.generate({ ...options, plugins: [minify({ calledOnLoad })] });
  return output[0].code;
}

const SOURCE = '/* why */ export const sum = (first, second) => { return first + second; };';

test('a module keeps its exports, and names only those who read it need become short', async () => {
  const code = await minified(SOURCE, '', { format: 'es' });
  expect(code).toMatch(/^const (\w)=\((\w),(\w)\)=>\2\+\3;export\{\1 as sum\};\n$/);
});

test('a plain script still hands its exports to the page', async () => {
  const code = await minified(SOURCE, '', { format: 'iife', name: 'Kit', extend: true });
  const page: { Kit?: { sum(first: number, second: number): number } } = {};
  new Function(code).call(page);
  expect(page.Kit?.sum(2, 3)).toBe(5);
});

test('the compile hint is on the first line of the named files', async () => {
  const code = await minified(SOURCE, 'entry.js', { format: 'es' });
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\nconst /);
  expect(await minified(SOURCE, 'other.js', { format: 'es' })).toMatch(/^const /);
});
