import { expect, test } from 'vitest';
import { rollup, type Plugin } from 'rollup';
import { localeFiles, silenced } from './parts.mjs';

/** The element of a game, where its sentences are. */
const element = (game: string, file: string) => `/packages/${game}/src/element/${file}.ts`;

/** Modules by their path. */
const from = (sources: Readonly<Record<string, string>>): Plugin => ({
  name: 'sources',
  resolveId: (id) => (id in sources ? id : null),
  load: (id) => sources[id] ?? null,
});

async function built(sources: Readonly<Record<string, string>>, games: readonly string[]) {
  const entries = new Map(games.map((game) => [element(game, 'define'), game]));
  const build = await rollup({
    input: [...entries.keys()],
    plugins: [from(sources), localeFiles(entries)],
  });
  const { output } = await build.generate({ format: 'esm', assetFileNames: '[name][extname]' });
  await build.close();
  const text = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name);
    return file?.type === 'asset' ? String(file.source) : undefined;
  };
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  return { code, text };
}

const undo = "export const undo = { en: 'Undo', fr: `Annuler` };";

test('a message of one game keeps its English, its French is in the file of the game', async () => {
  const { code, text } = await built(
    { [element('a', 'define')]: `${undo} globalThis.words = undo;` },
    ['a'],
  );
  expect(code).toContain('$words("Undo")');
  expect(code).not.toContain('Annuler');
  expect(text('fr-a.js')).toBe('export default ["Undo","Annuler"];\n');
  expect(text('fr-shared.js')).toBe('export default [];\n');
});

test('a sentence that two games say is in the shared file once', async () => {
  const words = element('kit', 'words');
  const use = (fr: string) =>
    `import { undo } from '${words}'; globalThis.words = [undo, { en: 'Name', fr: '${fr}' }];`;
  const { text } = await built(
    { [words]: undo, [element('a', 'define')]: use('Nom'), [element('b', 'define')]: use('Titre') },
    ['a', 'b'],
  );
  expect(text('fr-shared.js')).toBe('export default ["Undo","Annuler"];\n');
  expect(text('fr-a.js')).toBe('export default ["Name","Nom"];\n');
  expect(text('fr-b.js')).toBe('export default ["1:Name","Titre"];\n');
});

test('the same English with another French gets a number, by the alphabet', async () => {
  const turn = "[{ en: 'Turn', fr: 'Tour' }, { en: 'Turn', fr: 'Pivoter' }]";
  const { code, text } = await built({ [element('a', 'define')]: `globalThis.words = ${turn};` }, [
    'a',
  ]);
  expect(text('fr-a.js')).toBe('export default ["Turn","Pivoter","1:Turn","Tour"];\n');
  expect(code).toMatch(/\$words\("Turn",1\), [^\n]*\$words\("Turn"\)/);
});

test('other objects stay as they are', async () => {
  const { code } = await built(
    { [element('a', 'define')]: "globalThis.words = { en: '1', fr: '2', de: '3' };" },
    ['a'],
  );
  expect(code).toContain("{ en: '1', fr: '2', de: '3' }");
});

test('a worker has no sentences, and the same code around them', () => {
  expect(silenced("const a = { name: { en: 'Zombie', fr: 'Zombie' }, move: 6 };")).toBe(
    'const a = { name: {en:"",fr:""}, move: 6 };',
  );
  expect(silenced("f({ en: name, fr: 'x' });")).toBe("f({ en: name, fr: 'x' });");
});
