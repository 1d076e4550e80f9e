// npm test -- unused: what nobody uses, found by knip: files, exports and dependencies of every
// project, and what core offers though no system, element, page or command calls it. What is offered
// all the same is in public-api.json, with the reason.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolders } from '../nx/targets.mjs';
import { SOURCE } from '@skirmish-kit/embed/build';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';

/** Offers of core for tests are called by tests, which do not count here. */
const OF_CORE = /^packages\/core\/src\/(?!testing\/)/;

const unbuilt = mkdtempSync(join(tmpdir(), 'skirmish-unused-'));
process.once('exit', () => rmSync(unbuilt, { recursive: true, force: true }));
copySources();
const everywhere = knip();
if (everywhere.status !== 0) console.error(everywhere.stdout + everywhere.stderr);
const offered = JSON.parse(readFileSync(join(import.meta.dirname, 'public-api.json'), 'utf8'));
const uncalled = await offersOfCore();
const wrong = [
  ...[...uncalled]
    .filter(([name]) => !(name in offered))
    .map(([name, file]) => `${file}: core offers ${name} and nothing of ours calls it.`),
  ...Object.keys(offered)
    .filter((name) => !uncalled.has(name))
    .map((name) => `tools/unused/public-api.json: ${name} is called now, or gone.`),
];
for (const line of wrong) console.error(line);
process.exit(everywhere.status === 0 && wrong.length === 0 ? 0 : 1);

/** Knip takes what was built for the package itself, so it looks at a copy in which nothing is. */
function copySources() {
  const built = /(^|\/)(node_modules|dist|test-results|\.nx|\.git)(\/|$)/;
  cpSync(ROOT, unbuilt, {
    recursive: true,
    filter: (path) => !built.test(relative(ROOT, path)),
  });
  const modules = join(unbuilt, 'node_modules');
  mkdirSync(join(modules, '@skirmish-kit'), { recursive: true });
  const projects = projectFolders(ROOT).map((folder) => {
    const { name } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return { folder, name };
  });
  const own = projects.map(({ name }) => name);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@skirmish-kit' && !own.includes(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const { folder, name } of projects) {
    if (folder !== '.') symlinkSync(join(unbuilt, folder), join(modules, name));
  }
}

/** What only the entries of core make known: the file of each, by name. */
async function offersOfCore() {
  const offers = await namesOfCore();
  const args = ['--production', '--include=exports', '--reporter=json', '--include-entry-exports'];
  const { stdout, stderr } = knip(...args);
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  return new Map(
    JSON.parse(stdout)
      .issues.filter(({ file }) => OF_CORE.test(file))
      .flatMap(({ file, exports }) => exports.map(({ name }) => [name, file]))
      .filter(([name]) => offers.has(name)),
  );
}

/** Everything that can be imported from an entry of core. */
async function namesOfCore() {
  const folder = join(ROOT, 'packages/core');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sources = Object.values(exports).flatMap((entry) => entry[SOURCE] ?? []);
  const names = await Promise.all(
    sources.map(async (source) =>
      Object.keys(await import(pathToFileURL(join(folder, source)).href)),
    ),
  );
  return new Set(names.flat());
}

function knip(...options) {
  const args = ['--config', 'tools/unused/knip.config.ts', '--no-progress', '--no-config-hints'];
  // What one look has read, the next need not read again.
  args.push('--cache', '--cache-location', join(unbuilt, 'node_modules/.cache/knip'));
  return spawnSync('knip', [...args, ...options], {
    cwd: unbuilt,
    env: ENVIRONMENT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
}
