// nx g @skirmish-kit/tools:system deadzone --prefix DZ
// Lays out packages/deadzone with all its rooms: a small game that plays in a page, on the command line
// and in tests, to be turned into another one rule by rule, and puts it on the list of all systems.
// What it copies is packages/create-system/template, a whole system that is checked like any other.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { format } from 'prettier';
import { loadSource } from '../build/load-source.mjs';

const ROOT = join(import.meta.dirname, '../..');
const CREATE = join(ROOT, 'packages/create-system');

export default async function system(tree, { name, prefix }) {
  const folder = `packages/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is already there.`);
  const { systemFiles } = await loadSource(join(CREATE, 'src/index.ts'));
  const files = systemFiles({ name, prefix, alone: false }, CREATE);
  const options = JSON.parse(tree.read('.prettierrc.json', 'utf8'));
  for (const [path, text] of files)
    tree.write(`${folder}/${path}`, await formatted(options, path, text));
  tree.write(`${folder}/LICENSE`, tree.read('LICENSE', 'utf8'));
  const { name: id, version } = JSON.parse(files.get('package.json'));
  await putOnTheList(tree, options, { id, version, game: camelCase(name) });
  return () => {
    must('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
    must('node', [join(ROOT, 'tools/schema/compile.mjs')]);
    console.log(`\n${folder} plays. Now: npm test -- types unit component ${name}`);
  };
}

/** packages/all: what the command line, golden games and comparisons work from. */
async function putOnTheList(tree, options, { id, version, game }) {
  const manifest = JSON.parse(tree.read('packages/all/package.json', 'utf8'));
  const dependencies = { ...manifest.dependencies, [id]: version };
  const sorted = Object.fromEntries(
    Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const text = JSON.stringify({ ...manifest, dependencies: sorted }, null, 2);
  tree.write('packages/all/package.json', `${text}\n`);
  const source = tree.read('packages/all/src/index.ts', 'utf8');
  const listed = source
    .replace(/(?=\n\/\*\*)/, `import { ${game} } from '${id}';\n`)
    .replace(/(?<=systems: readonly AnySystem\[\] = \[[^\]]*)(?=,?\s*\])/, `, ${game}`);
  tree.write(
    'packages/all/src/index.ts',
    await formatted(options, 'packages/all/src/index.ts', listed),
  );
}

function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** Longer names make other lines. */
function formatted(options, path, text) {
  if (!/\.(ts|json|html|css)$/.test(path)) return text;
  const parser = /\.json$/.test(path)
    ? { parser: path === 'package.json' ? 'json-stringify' : 'json' }
    : {};
  return format(text, { ...options, filepath: path, ...parser });
}

function must(command, args) {
  execFileSync(command, args, { cwd: ROOT, stdio: 'inherit' });
}
