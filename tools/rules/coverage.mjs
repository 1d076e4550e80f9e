// Every rule of every catalogue has a test that names it, and every rule that code or tests cite is
// in the catalogue. Lists what is missing and fails when anything is. A rule that says itself that it is
// not played yet is counted apart; a test that names it shows that this is no longer true.
// A package that is still private, so in the making, is looked at only when asked for by its folder.
//   node tools/rules/coverage.mjs [folder]
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { catalogueOf, isPrivate, projectFolders } from '../nx/targets.mjs';

const root = join(import.meta.dirname, '../..');
const TITLE =
  /\b(?:test|it)\s*(?:\.\w+\s*\((?:[^()]|\([^()]*\))*\)\s*|\.\w+\s*)*\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

const [asked] = process.argv.slice(2);
let missing = 0;
for (const folder of asked ? [asked] : projectFolders(root)) {
  const source = catalogueOf(root, folder);
  if (!source || (!asked && isPrivate(folder, manifestOf(folder)))) continue;
  const name = basename(folder);
  const rules = await rulesOf(name, join(root, source));
  const ids = rules.map(({ id }) => id);
  const prefix = ids[0].split('-')[0];
  const cited = new RegExp(`\\b${prefix}-[A-Z]+-[A-Z]?\\d+[a-z]?\\b`, 'g');
  const files = typescriptFiles(join(root, folder));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const named = new Set(
    tests.flatMap((file) => titles(file).flatMap((title) => title.match(cited) ?? [])),
  );
  const unplayed = rules.filter((rule) => rule.unplayed).map(({ id }) => id);
  const untested = ids.filter((id) => !named.has(id) && !unplayed.includes(id));
  const played = unplayed.filter((id) => named.has(id));
  const known = new Set(ids);
  const unknown = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(cited) ?? [])
      .filter((id) => !known.has(id) && !known.has(id.replace(/[a-z]$/, '')))
      .map((id) => `${id} (${relative(root, file)})`),
  );
  const count = ids.length - untested.length - unplayed.length;
  const apart = unplayed.length > 0 ? `, ${unplayed.length} not played yet` : '';
  console.log(`${name}: ${ids.length} rules, ${count} named by tests${apart}`);
  for (const id of played) console.log(`  ${id} says that it is not played, but a test names it`);
  for (const id of untested) console.log(`  no test names ${id}`);
  for (const id of new Set(unknown)) console.log(`  not in the catalogue: ${id}`);
  missing += untested.length + unknown.length + played.length;
}
process.exit(missing === 0 ? 0 : 1);

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

async function rulesOf(name, source) {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-rules-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@skirmish-kit/source'],
    logLevel: 'error',
  });
  const exported = Object.values(await import(pathToFileURL(outfile).href));
  const catalogue = exported.find((value) => Array.isArray(value?.rules));
  if (!catalogue) throw new Error(`${relative(root, source)} exports no catalogue.`);
  return catalogue.rules;
}

function titles(file) {
  return [...readFileSync(file, 'utf8').matchAll(TITLE)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
}

function typescriptFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(dist|node_modules|generated|oracle)$/.test(entry.name) ? [] : typescriptFiles(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}
