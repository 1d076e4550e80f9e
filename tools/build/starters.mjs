import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the script that a page names for each widget. It asks for every chunk of the widget at
 * once, so that a first question takes one round trip after it, and exports what the widget's entry exports.
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
  const manifest = {};
  mkdirSync(out, { recursive: true });
  for (const { name, game, kind, entry, firstQuestion } of widgets) {
    const main = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === entry);
    const element = closure([main.fileName]);
    const question = closure(firstQuestion.map(holding)).filter((file) => !element.includes(file));
    manifest[name] = { game, kind, main: main.fileName, element, firstQuestion: question };
    writeFileSync(join(out, `${name}.js`), starter(main, [...element, ...question]));
  }
  writeFileSync(join(out, 'embed.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function starter({ fileName, exports }, files) {
  const names = exports.filter((name) => /^Skirmish\w+$/.test(name));
  const all = JSON.stringify(files.map((file) => `./${file}`));
  return [
    `for (const file of typeof document === 'object' ? ${all} : []) {`,
    `  const link = document.createElement('link');`,
    `  link.rel = 'modulepreload';`,
    `  link.href = new URL(file, import.meta.url);`,
    `  document.head.append(link);`,
    `}`,
    `export const { ${names.join(', ')} } = await import('./${fileName}');`,
    '',
  ].join('\n');
}
