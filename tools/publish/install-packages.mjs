// node tools/publish/install-packages.mjs: installs the packed packages into an empty folder, without
// a network, and uses them: every entry is imported in Node, those that register an element in a page
// too, the types of all of them are compiled strictly, and the command runs. There other people's games
// are at home too: the fifth system as it is in apps/, and one that was laid out a moment ago.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { CHROMIUM_ARGS, findChromium } from '../browser/find-chromium.mjs';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';
import { projectFolders, shortName, targetsOf } from '../nx/targets.mjs';
import { COMPILER } from '../types/compiler.mjs';

/** What our packages take from the registry, with what that takes: here, packed from node_modules. */
const FROM_REGISTRY = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  '@lit-labs/ssr-dom-shim',
  '@types/trusted-types',
  'pure-rand',
  // Every project that compiles for Node has these.
  '@types/node',
  'undici-types',
];

/** Entries that register an element of a page; some of them as a plain script. */
const FOR_PAGES = /^\.\/(define|embed)/;
const PLAIN_SCRIPT = /-classic$/;

const empty = mkdtempSync(join(tmpdir(), 'skirmish-install-'));
process.once('exit', () => rmSync(empty, { recursive: true, force: true }));
const packages = projectFolders(ROOT).filter((folder) => 'pack' in targetsOf(ROOT, folder));
install();
const entries = packages.flatMap(entriesOf);
importInNode(entries.filter(({ path }) => !path.endsWith('.json')));
await importInPage(entries.filter(({ path }) => FOR_PAGES.test(path) && !path.endsWith('.json')));
readJson(entries.filter(({ path }) => path.endsWith('.json')));
compileTypes(entries.filter(({ path }) => !path.endsWith('.json')));
must('npx', ['--offline', 'skirmish', 'dice', '2d6']);
// Its tests are run where it lies; those of a new game only here, against what is published.
copyFifthSystem();
playGame('fifth-system');
must('npx', ['--offline', 'create-system', 'river-ford', '--prefix', 'RF']);
testGame('river-ford');
playGame('river-ford');
console.log(
  `${packages.length} packages installed, ${entries.length} entries imported, two games played.`,
);

function install() {
  const tarballs = join(empty, 'tarballs');
  mkdirSync(tarballs);
  const dependencies = {};
  const folders = FROM_REGISTRY.map((name) => join(ROOT, 'node_modules', name));
  const packed = must('npm', ['pack', '--ignore-scripts', ...folders], tarballs);
  const files = packed.trim().split('\n').slice(-FROM_REGISTRY.length);
  for (const [i, name] of FROM_REGISTRY.entries()) dependencies[name] = `file:tarballs/${files[i]}`;
  for (const folder of packages) {
    const file = `tarballs/${shortName(folder)}.tgz`;
    cpSync(join(ROOT, `test-results/pack/${shortName(folder)}.tgz`), join(empty, file));
    dependencies[manifestOf(folder).name] = `file:${file}`;
  }
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  must('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  for (const folder of packages) link(Object.keys(manifestOf(folder).peerDependencies ?? {}));
}

function entriesOf(folder) {
  const { name, exports } = manifestOf(folder);
  return Object.entries(exports)
    .filter(([path]) => !path.includes('*'))
    .map(([path, entry]) => ({
      path,
      id: `${name}${path.slice(1)}`,
      file: join(empty, 'node_modules', name, entry.default ?? entry),
    }));
}

/** Elements too: a server that makes pages imports them, and has no document. */
function importInNode(list) {
  write('import.js', list.map(({ id }) => `await import('${id}');\n`).join(''));
  must('node', ['import.js']);
}

/** Each in a page of its own: two of them register the same element. */
async function importInPage(list) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  for (const { id, file } of list) {
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    await page.evaluate(() => {
      globalThis.registered = [];
      const define = customElements.define.bind(customElements);
      customElements.define = (tag, element) => {
        define(tag, element);
        globalThis.registered.push(tag);
      };
    });
    await page.addScriptTag(PLAIN_SCRIPT.test(id) ? { path: file } : await moduleOf(id));
    // A script that is a module runs when it likes.
    const registered = await page
      .waitForFunction(() => globalThis.registered.length > 0, undefined, { timeout: 20_000 })
      .then(() => true)
      .catch(() => false);
    await page.close();
    if (faults.length > 0 || !registered)
      throw new Error(`${id} registers no element. ${faults.join(' ')}`);
  }
  await browser.close();
}

/** Bundled as a page's own build would. */
async function moduleOf(id) {
  write('page.js', `import '${id}';\n`);
  const { outputFiles } = await build({
    entryPoints: [join(empty, 'page.js')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return { type: 'module', content: outputFiles[0].text };
}

function readJson(list) {
  const ids = list.map(({ id }) => id);
  write(
    'resolve-all.js',
    `for (const id of ${JSON.stringify(ids)}) console.log(import.meta.resolve(id));\n`,
  );
  for (const file of must('node', ['resolve-all.js']).trim().split('\n'))
    JSON.parse(readFileSync(fileURLToPath(file), 'utf8'));
}

/** Strictly, the declarations of others included. */
function compileTypes(list) {
  write(
    'types.ts',
    list.map(({ id }, n) => `import * as entry${n} from '${id}';\nvoid entry${n};\n`).join(''),
  );
  const flags = [
    '--types',
    'node',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
  ];
  must('node', [COMPILER, '--noEmit', '--strict', ...flags, 'types.ts']);
}

function copyFifthSystem() {
  cpSync(join(ROOT, 'apps/example-system'), join(empty, 'fifth-system'), {
    recursive: true,
    filter: (path) => !/^(node_modules|dist)$/.test(basename(path)),
  });
}

/** What its author does first: types and tests. */
function testGame(folder) {
  const at = join(empty, folder);
  linkTools(at);
  must('npm', ['test'], at, { CHROMIUM: findChromium() });
}

/** What its author does then: the build, a game on the command line, and odds. */
function playGame(folder) {
  const at = join(empty, folder);
  linkTools(at);
  const output = must('npm', ['run', 'play', '--', '--seed', '7'], at);
  if (!/ wins?\b/.test(output)) throw new Error(`${folder} was not played to its end:\n${output}`);
  must(
    'npm',
    ['exec', '--offline', '--', 'skirmish', 'odds', '--system', 'dist/system.js', '--list'],
    at,
  );
}

/** Tools to build and test with are large, and no part of the kit: those of the workspace serve. */
function linkTools(game) {
  const { devDependencies } = JSON.parse(readFileSync(join(game, 'package.json'), 'utf8'));
  link(Object.keys(devDependencies));
}

function link(names) {
  for (const name of names) {
    const at = join(empty, 'node_modules', name);
    if (existsSync(at)) continue;
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), at);
  }
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

function write(file, text) {
  writeFileSync(join(empty, file), text);
}

function must(command, args, cwd = empty, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...ENVIRONMENT, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
