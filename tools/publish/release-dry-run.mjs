// node tools/publish/release-dry-run.mjs: makes the next release on a copy of the manifests and looks
// at what came out: one version for all packages, dependencies that follow it, and changelogs.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolders } from '../nx/targets.mjs';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';

const copy = mkdtempSync(join(tmpdir(), 'skirmish-release-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
const folders = projectFolders(ROOT).filter((folder) => folder !== '.');
for (const path of ['package.json', 'package-lock.json', '.changeset', ...folders.map(manifest)])
  cpSync(join(ROOT, path), join(copy, path), { recursive: true });
const changes = readdirSync(join(copy, '.changeset')).filter((file) =>
  /^(?!README).*\.md$/.test(file),
);
writeFileSync(
  join(copy, '.changeset/dry-run.md'),
  `---\n'@skirmish-kit/core': minor\n---\n\nA sentence of the dry run.\n`,
);
const git = [
  '-c',
  'user.name=dry run',
  '-c',
  'user.email=dry@run.invalid',
  '-c',
  'commit.gpgsign=false',
];
must('git', ['init', '-q', '-b', 'main']);
must('git', ['add', '-A']);
must('git', [...git, 'commit', '-q', '-m', 'Before the release']);
must('changeset', ['version']);

const before = read(ROOT, 'packages/core').version;
const { version } = read(copy, 'packages/core');
const wrong = version === before ? [`core is still ${before}`] : [];
for (const folder of folders) {
  const { name, version: own, dependencies = {} } = read(copy, folder);
  // A third-party game has its own version.
  if (own !== version && name.startsWith('@skirmish-kit/'))
    wrong.push(`${name} would be ${own} and core ${version}`);
  for (const [other, range] of Object.entries(dependencies)) {
    if (other.startsWith('@skirmish-kit/') && range !== version)
      wrong.push(`${name} would ask for ${other} ${range}`);
  }
}
if (!readFileSync(join(copy, 'packages/core/CHANGELOG.md'), 'utf8').includes('of the dry run'))
  wrong.push('the changelog of core does not tell the change');
for (const line of wrong) console.error(line);
console.log(
  `${changes.length} changes are waiting; every package would go from ${before} to ${version}.`,
);
process.exit(wrong.length === 0 ? 0 : 1);

function manifest(folder) {
  return join(folder, 'package.json');
}

function read(root, folder) {
  return JSON.parse(readFileSync(join(root, manifest(folder)), 'utf8'));
}

function must(command, args) {
  const options = { cwd: copy, env: ENVIRONMENT, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}
