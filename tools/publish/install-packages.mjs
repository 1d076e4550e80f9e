// node tools/publish/install-packages.mjs: installs the packed packages into an empty folder, without
// a network, and uses them as strangers do: every entry is imported in Node or in a page, the types
// of all of them are compiled strictly, and the command runs.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { CHROMIUM_ARGS, findChromium } from '../browser/find-chromium.mjs';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';
import { projectFolders, shortName, targetsOf } from '../nx/targets.mjs';

/** What our packages take from the registry, with what that takes: here, packed from node_modules. */
const FROM_REGISTRY = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  '@lit-labs/ssr-dom-shim',
  '@types/trusted-types',
  'pure-rand',
  // What whoever compiles for Node has.
  '@types/node',
  'undici-types',
];

/** Entries that register an element, and so need a page; some of them as a plain script. */
const FOR_PAGES = /^\.\/(define|embed)/;
const PLAIN_SCRIPT = /-classic$/;

const empty = mkdtempSync(join(tmpdir(), 'skirmish-install-'));
process.once('exit', () => rmSync(empty, { recursive: true, force: true }));
const packages = projectFolders(ROOT).filter((folder) => 'pack' in targetsOf(ROOT, folder));
install();
const entries = packages.flatMap(entriesOf);
importInNode(entries.filter(({ path }) => !FOR_PAGES.test(path) && !path.endsWith('.json')));
await importInPage(entries.filter(({ path }) => FOR_PAGES.test(path)));
readJson(entries.filter(({ path }) => path.endsWith('.json')));
compileTypes(entries.filter(({ path }) => !path.endsWith('.json')));
must('npx', ['--offline', 'skirmish', 'dice', '2d6']);
console.log(`${packages.length} packages installed, ${entries.length} entries imported.`);

function install() {
  const tarballs = join(empty, 'tarballs');
  mkdirSync(tarballs);
  const dependencies = {};
  for (const name of FROM_REGISTRY) {
    const file = must(
      'npm',
      ['pack', '--ignore-scripts', join(ROOT, 'node_modules', name)],
      tarballs,
    );
    dependencies[name] = `file:tarballs/${file.trim().split('\n').at(-1)}`;
  }
  for (const folder of packages) {
    const file = `tarballs/${shortName(folder)}.tgz`;
    cpSync(join(ROOT, `test-results/pack/${shortName(folder)}.tgz`), join(empty, file));
    dependencies[manifestOf(folder).name] = `file:${file}`;
  }
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  must('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
}

function entriesOf(folder) {
  const { name, exports } = manifestOf(folder);
  return Object.keys(exports).map((path) => ({ path, id: `${name}${path.slice(1)}` }));
}

function importInNode(list) {
  write('import.js', list.map(({ id }) => `await import('${id}');\n`).join(''));
  must('node', ['import.js']);
}

/** Each in a page of its own: two of them register the same element. */
async function importInPage(list) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  for (const { id } of list) {
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
    await page.addScriptTag(PLAIN_SCRIPT.test(id) ? { path: fileOf(id) } : await moduleOf(id));
    const registered = await page.evaluate(() => globalThis.registered);
    await page.close();
    if (faults.length > 0 || registered.length === 0)
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

function fileOf(id) {
  write('resolve.js', `console.log(import.meta.resolve('${id}'));\n`);
  return fileURLToPath(must('node', ['resolve.js']).trim());
}

function readJson(list) {
  for (const { id } of list) JSON.parse(readFileSync(fileOf(id), 'utf8'));
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
  must('tsc', ['--noEmit', '--strict', ...flags, 'types.ts']);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

function write(file, text) {
  writeFileSync(join(empty, file), text);
}

function must(command, args, cwd = empty) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: ENVIRONMENT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
