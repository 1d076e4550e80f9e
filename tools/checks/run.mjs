// node tools/checks/run.mjs <check> <folder>: runs one check of one project and leaves its counts
// behind. Says one line when all is well, and everything when it is not.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';
import { shortName } from '../nx/targets.mjs';
import { COMMANDS } from './commands.mjs';
import { countsOf, reportFile, writeReport } from './report.mjs';

const [check, folder] = process.argv.slice(2);
const name = shortName(folder);
const file = reportFile(check, name);
const began = Date.now();
rmSync(file, { force: true });
mkdirSync(dirname(file), { recursive: true });
const { command, counts, env } = COMMANDS[check](folder, file);
const [program, ...args] = command;
const { status, stdout, stderr, error } = spawnSync(program, args, {
  cwd: ROOT,
  env: { ...ENVIRONMENT, ...env },
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
if (error) console.error(`${program}: ${error.message}`);
const succeeded = status === 0;
const found = counts
  ? countsOf(contentOf(counts), succeeded)
  : { passed: Number(succeeded), failed: Number(!succeeded) };
writeReport(file, found);
if (found.failed > 0) console.log(`${stdout}${stderr}`);
const seconds = Math.round((Date.now() - began) / 1000);
const told = counts ? `${found.passed} passed, ${found.failed} failed` : 'ok';
console.log(`${name} ${check}: ${found.failed > 0 && !counts ? 'FAILED' : told} in ${seconds} s`);
process.exit(found.failed === 0 ? 0 : 1);

function contentOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
