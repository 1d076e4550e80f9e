// node tools/checks/run.mjs <check> <folder>: runs one check of one project and writes its counts.
// Prints one line when it passes, and everything when it fails.
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
const { commands, counts, env } = COMMANDS[check](folder, file);
const output = [];
const succeeded = commands.every(runCommand);
const found = counts
  ? countsOf(contentOf(counts), succeeded)
  : { passed: Number(succeeded), failed: Number(!succeeded) };
writeReport(file, found);
if (found.failed > 0) console.log(output.join(''));
const seconds = Math.round((Date.now() - began) / 1000);
const result = counts ? `${found.passed} passed, ${found.failed} failed` : 'ok';
console.log(`${name} ${check}: ${found.failed > 0 && !counts ? 'FAILED' : result} in ${seconds} s`);
process.exit(found.failed === 0 ? 0 : 1);

/** Whether a command succeeds. */
function runCommand([program, ...args]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: ROOT,
    env: { ...ENVIRONMENT, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  output.push(stdout, stderr, error ? `${program}: ${error.message}\n` : '');
  return status === 0;
}

function contentOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
