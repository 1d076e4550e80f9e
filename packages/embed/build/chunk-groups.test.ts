import { rollup, type OutputChunk } from 'rollup';
import { expect, test } from 'vitest';
import { chunkGroups } from './parts.mjs';

/** Two games on different boards. Both need `shape`: red for its first question, blue when asked to draw. */
const SOURCES: Readonly<Record<string, string>> = {
  red: `import { shape } from 'shape'; import { kit } from 'kit'; console.log('red', shape, kit);`,
  blue: `import { kit } from 'kit'; console.log('blue', kit); import('drawing');`,
  drawing: `import { shape } from 'shape'; console.log('drawing of blue', shape);`,
  shape: `export const shape = 'shape';`,
  kit: `export const kit = 'kit';`,
};

const widgets = ['red', 'blue'].map((game) => ({
  game,
  kind: 'embed',
  entry: game,
  firstQuestion: [],
}));

async function chunks(): Promise<readonly OutputChunk[]> {
  const build = await rollup({
    input: ['red', 'blue'],
    plugins: [{ name: 'sources', resolveId: (id) => id, load: (id) => SOURCES[id] ?? null }],
  });
  const { output } = await build.generate({
    manualChunks: await chunkGroups(build, widgets),
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  });
  return output.filter((each) => each.type === 'chunk');
}

test('a game never loads the chunk of another game, at once or later', async () => {
  const built = await chunks();
  const loads = new Set(['blue.js']);
  for (const file of loads)
    for (const { fileName, imports, dynamicImports } of built)
      if (fileName === file) for (const each of [...imports, ...dynamicImports]) loads.add(each);
  const modules = built
    .filter(({ fileName }) => loads.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds);
  expect(modules.toSorted()).toEqual(['blue', 'drawing', 'kit', 'shape']);
});

test('what two games load at first is in one chunk that both load', async () => {
  const built = await chunks();
  const kit = built.find(({ moduleIds }) => moduleIds.includes('kit'));
  expect(kit?.name).toBe('kit');
  for (const game of ['red', 'blue'])
    expect(built.find(({ name }) => name === game)?.imports).toContain(kit?.fileName);
});
