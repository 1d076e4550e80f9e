import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the script that a page names for each widget. It asks for every chunk of the widget at
 * once, so that a first question takes one round trip after it, and exports what the widget's entry exports.
 *
 * @returns what each widget loads, by its name
 */
export function writeStarters(out, widgets, output) {
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const holding = (source) =>
    [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(source))?.fileName;
  const closure = (files) => {
    const found = new Set();
    const visit = (file) => {
      if (found.has(file) || !chunks.has(file)) return;
      found.add(file);
      chunks.get(file).imports.forEach(visit);
    };
    files.forEach(visit);
    return [...found];
  };
  const built = {};
  mkdirSync(out, { recursive: true });
  for (const { name, game, kind, entry, firstQuestion } of widgets) {
    const main = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === entry);
    const element = closure([main.fileName]);
    const question = closure(firstQuestion.map(holding)).filter((file) => !element.includes(file));
    built[name] = { game, kind, element, firstQuestion: question };
    writeFileSync(join(out, `${name}.js`), starter({ name, game, kind }, main, element, question));
  }
  return built;
}

/** Modes that show a game. Only these need what the first question loads. */
const GAMES = ['play', 'table', 'replay'];

/** A chunk that fails to load leaves the author's text on the page and one warning in the console. */
function starter({ name, game, kind }, { fileName, exports }, element, question) {
  const names = exports.filter((each) => /^Skirmish\w+$/.test(each));
  const tag = kind === 'embed' ? `skirmish-${game}` : undefined;
  return `const tags = [...(globalThis.document?.querySelectorAll(${JSON.stringify(tag ?? ':not(*)')}) ?? [])];
const plays = tags.length === 0 || tags.some((tag) => ${JSON.stringify(GAMES)}.includes(tag.getAttribute('mode') || 'play'));
const files = [...${JSON.stringify(element)}, ...(plays ? ${JSON.stringify(question)} : [])];
for (const file of globalThis.document ? files : []) {
  // A page without an address has nothing to ask for early.
  if (!URL.canParse('./' + file, import.meta.url)) continue;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = new URL('./' + file, import.meta.url);
  document.head.append(link);
}
export const { ${names.join(', ')} } = await import('./${fileName}').catch((error) => {
  console.warn(\`Skirmish Kit: ${tag ? `<${tag}>` : name} shows the words of the page only. \${error.message}\`);
  return {};
});
`;
}
