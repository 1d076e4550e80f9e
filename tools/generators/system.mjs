// nx g @skirmish-kit/tools:system deadzone --prefix DZ
// Lays out packages/deadzone with all its rooms: a small game that plays in a page, on the command line
// and in tests, to be turned into another one rule by rule, and puts it on the list of all systems.
// What it copies is packages/create-system/template, a whole system that is checked like any other.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { tsImport } from 'tsx/esm/api';

const ROOT = join(import.meta.dirname, '../..');
const CREATE = join(ROOT, 'packages/create-system');

/**
 * @param {{ exists(path: string): boolean, read(path: string, encoding: string): string, write(path: string, text: string): unknown }} tree
 * @param {{ name: string, prefix?: string }} options
 * @returns {Promise<() => void>}
 */
export default async function system(tree, { name, prefix }) {
  const folder = `packages/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is already there.`);
  const { systemFiles } = await tsImport(join(CREATE, 'src/index.ts'), import.meta.url);
  const files = systemFiles({ name, prefix, alone: false }, CREATE);
  const options = JSON.parse(tree.read('.oxfmtrc.json', 'utf8'));
  for (const [path, text] of files)
    tree.write(`${folder}/${path}`, await formatted(options, path, text));
  tree.write(`${folder}/LICENSE`, tree.read('LICENSE', 'utf8'));
  return () => {
    must('node', [join(ROOT, 'tools/systems/generate-all-package.mjs')]);
    must('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
    must('node', [join(ROOT, 'tools/schema/compile.mjs')]);
    console.log(`\n${folder} plays. Now: npm test -- types unit component ${name}`);
  };
}

/** Longer names make other lines. */
async function formatted({ ignorePatterns: _, ...options }, path, text) {
  if (!/\.(ts|json|html|css)$/.test(path)) return text;
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}

function must(command, args) {
  execFileSync(command, args, { cwd: ROOT, stdio: 'inherit' });
}
