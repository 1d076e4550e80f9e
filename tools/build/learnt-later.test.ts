import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { handsFor, learntLater, standIn } from './learnt-later.mjs';
import { bundlePlugins, typescript } from './plugins.mjs';

test('a stand-in has the same functions, which ask what was learnt', async () => {
  const code = standIn(`export function oneLaw() {}\nexport { a, b } from './two.ts';\n`);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { learn, a, b, oneLaw } = await import(/* @vite-ignore */ url);
  expect(() => a(1)).toThrow(TypeError);
  learn({ a: (n: number) => n + 1, b: () => 'b', oneLaw: () => 'law' });
  expect([a(1), b(), oneLaw()]).toEqual([2, 'b', 'law']);
});

test('what may be missing is not missed until it was learnt', async () => {
  const code = standIn('export function check() {}', true);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { learn, check } = await import(/* @vite-ignore */ url);
  expect(check(1)).toBeUndefined();
  learn({ check: (n: number) => n + 1 });
  expect(check(1)).toBe(2);
});

test('the drawings of a first battle are there at once, the others when they were learnt', () => {
  const source = `import { crates, wreck } from './boxes.ts';
import { house } from './house.ts';
import { wood } from './wood.ts';

export const HANDS = {
  building: house,
  crates,
  wood,
  wreck,
};
`;
  expect(handsFor(source, new Set(['building', 'crates', 'hold'])).split('\n')).toEqual([
    "import { crates } from './boxes.ts';",
    "import { house } from './house.ts';",
    "export const HANDS = { 'building': house, 'crates': crates };",
    'export const learn = (all) => { Object.assign(HANDS, all.HANDS); };',
    '',
  ]);
});

/** What becomes of a page that rolls, and asks for odds when somebody wants them. */
async function built() {
  const sources: Record<string, string> = {
    'battle-page.ts': `import { d, sum } from '@skirmish-kit/core';
      export const damage = sum([d(2, 6)]);
      export const odds = () => import('./odds-page-asked.ts');`,
    'odds-page-asked.ts': `import { damage } from './battle-page.ts';
      export const likely = () => damage.outcomes().find(([total]) => total === 7)[1];`,
  };
  const folder = import.meta.dirname;
  const build = await rollup({
    input: 'battle-page.ts',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => {
          const name = id.replace('./', '');
          return name in sources ? `${folder}/${name}` : null;
        },
        load: (id) => sources[id.slice(folder.length + 1)] ?? null,
      },
      learntLater(folder),
      ...bundlePlugins(),
      typescript(),
    ],
  });
  const { output } = await build.generate({ format: 'es', chunkFileNames: '[name].js' });
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

test('dice are rolled without their laws, and whoever asks for outcomes brings them', async () => {
  const files = await built();
  /** Every module that is there once the file of this one is. */
  const besides = (module: string): string => {
    const there = files.filter((file) => file.moduleIds.some((id) => id.endsWith(module)));
    for (const file of there)
      there.push(
        ...files.filter((each) => file.imports.includes(each.fileName) && !there.includes(each)),
      );
    return there.flatMap(({ moduleIds }) => moduleIds).join(' ');
  };
  expect(besides('battle-page.ts')).toContain('dice/sum.ts');
  expect(besides('battle-page.ts')).not.toContain('pool-law.ts');
  expect(besides('odds-page-asked.ts')).toContain('pool-law.ts');
});
