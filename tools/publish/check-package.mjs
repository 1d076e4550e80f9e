// node tools/publish/check-package.mjs packages/core test-results/pack/core.tgz: packs a package as it
// would be published and checks the tarball as a user would install it: publint, the types of every
// entry under every way to resolve them, the licences, and that no test is in it but those that are
// copied into a new game.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { embedManifest } from '@skirmish-kit/embed/build';

/** A package.json inside is there to be copied into a game of its own, where it is no longer inside. */
const OF_A_COPY = 'NESTED_PACKAGE_JSON_FIELD_IGNORED';

const [folder, tarball] = process.argv.slice(2).map((path) => resolve(path));
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const files = pack();
const wrong = [...contents(), ...(await linted()), ...(await typed())];
for (const line of wrong) console.error(`${manifest.name}: ${line}`);
console.log(`${manifest.name}: ${files.length} files`);
process.exit(wrong.length === 0 ? 0 : 1);

/** The tarball that `npm publish` would send, stored for `install-packages.mjs`. */
function pack() {
  const to = mkdtempSync(join(tmpdir(), 'skirmish-pack-'));
  const args = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', to];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  // npm tells a list of packages or, since version 12, an object by their names.
  const [packed] = Object.values(JSON.parse(stdout));
  mkdirSync(dirname(tarball), { recursive: true });
  rmSync(tarball, { force: true });
  moveFile(join(to, packed.filename), tarball);
  rmSync(to, { recursive: true });
  return packed.files.map(({ path }) => path);
}

function contents() {
  const needed = ['LICENSE', 'README.md', 'package.json'];
  const embeds = manifest.skirmish ? embedManifest(join(folder, 'dist')).files : [];
  needed.push('CHANGELOG.md');
  return [
    ...needed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files
      .filter((file) => /\.test\.|(^|\/)(test|golden)\//.test(file) && !/^template\//.test(file))
      .map(isNoPart),
    ...embeds
      .map((file) => `dist/${file}.map`)
      .filter((file) => files.includes(file))
      .map(isNoPart),
    ...embeds
      .map((file) => `dist/${file}`)
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
  ];
}

function isNoPart(file) {
  return `${file} is no part of what is published`;
}

async function linted() {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    strict: true,
  });
  return messages
    .filter(({ type, code }) => type !== 'suggestion' && code !== OF_A_COPY)
    .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Everything is ESM: what a `require` of an older Node would find is of no concern. */
async function typed() {
  const pkg = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const result = await checkPackage(pkg, { excludeEntrypoints: [/\.json$/] });
  if (result.types === false) return ['has no types'];
  return result.problems
    .filter(
      ({ kind, resolutionKind }) => kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10',
    )
    .map(({ kind, entrypoint = '', resolutionKind = '', ...where }) =>
      [kind, entrypoint, resolutionKind, where.fileName ?? ''].join(' ').trim(),
    );
}

function moveFile(from, to) {
  try {
    renameSync(from, to);
  } catch (fault) {
    if (fault.code !== 'EXDEV') throw fault;
    copyFileSync(from, to);
  }
}
