// nx g @skirmish-kit/tools:system deadzone --prefix DZ
// Lays out packages/deadzone with all its rooms: a small game that plays in a page, in the command line
// and in tests, to be turned into another one rule by rule. What it copies is tools/generators/system,
// a whole system called Sketch, which is checked and tested like any other.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

const SKETCH = join(import.meta.dirname, 'system');

export default async function system(tree, { name, prefix, directory }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" cannot name a package: use lower case letters, digits and hyphens.`);
  const id = (prefix ?? name.slice(0, 2)).toUpperCase();
  if (!/^[A-Z]{2,4}$/.test(id))
    throw new Error(`"${id}" cannot begin rule ids: use two to four letters.`);
  const folder = directory ?? `packages/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is already there.`);
  const options = JSON.parse(tree.read('.prettierrc.json', 'utf8'));
  for (const file of filesIn(SKETCH)) {
    const path = renamed(file, name, id);
    const text = renamed(readFileSync(join(SKETCH, file), 'utf8'), name, id);
    tree.write(`${folder}/${path}`, await formatted(options, path, text));
  }
  tree.write(`${folder}/LICENSE`, tree.read('LICENSE', 'utf8'));
  return () => {
    execFileSync('node', [join(import.meta.dirname, '../schema/compile.mjs')], {
      stdio: 'inherit',
    });
    console.log(`\nNow: npm install, then npx vitest --project node ${folder}`);
  };
}

/** The names of Sketch in code, in files and in sentences, as those of the new game. */
function renamed(text, name, prefix) {
  const parts = name.split('-').map((part) => part[0].toUpperCase() + part.slice(1));
  const pascal = parts.join('');
  return text
    .replaceAll('sketchGame', pascal[0].toLowerCase() + pascal.slice(1))
    .replace(/(?<=\w)Sketch|Sketch(?=[A-Z])/g, pascal)
    .replaceAll('Sketch', parts.join(' '))
    .replaceAll('sketch', name)
    .replace(/\bSK-(?=[A-Z])/g, `${prefix}-`);
}

/** Longer names make other lines. */
function formatted(options, path, text) {
  if (!/\.(ts|json|html|css)$/.test(path)) return text;
  const parser = /\.json$/.test(path)
    ? { parser: path === 'package.json' ? 'json-stringify' : 'json' }
    : {};
  return format(text, { ...options, filepath: path, ...parser });
}

/** All but what is made from the rest. */
function filesIn(folder, inside = '') {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|generated)$/.test(entry.name)) return [];
    const path = join(inside, entry.name);
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}
