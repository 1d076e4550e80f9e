import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Inside the repository, so that what comes from elsewhere is found without a network. */
const ROOT = process.cwd();
const CACHE = join(ROOT, 'node_modules/.cache');

/** A folder that is gone when the process ends, however it ends. */
function passingFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'skirmish-commit-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The packages as they were in a commit, laid out so that they find each other and nothing newer. */
function packagesOf(commit: string): string {
  const folder = passingFolder();
  const archive = execFileSync('git', ['archive', commit, 'packages'], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const scope = join(folder, 'node_modules/@skirmish-kit');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(scope, name), 'dir');
  }
  return folder;
}

/** A module of this folder bundled with the packages of a commit, or of the working tree. */
export async function bundled(name: string, commit?: string): Promise<unknown> {
  const source = join(ROOT, 'packages/reaction/bench/table-speed', `${name}.ts`);
  const folder = commit === undefined ? passingFolder() : packagesOf(commit);
  const entry = commit === undefined ? source : join(folder, `${name}.ts`);
  if (commit !== undefined) copyFileSync(source, entry);
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What sources are called now, and in commits of before.
    conditions: ['@skirmish-kit/source', 'source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const loaded: unknown = await import(pathToFileURL(outfile).href);
  return loaded;
}
