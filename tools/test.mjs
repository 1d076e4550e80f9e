// npm test: set-up, then every check of the house, and one line that sums them up.
//   npm test              everything
//   npm test -- unit e2e  only these stages
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureModules, ENVIRONMENT, ROOT } from './setup/install.mjs';

const RESULTS = join(ROOT, 'test-results');

/** A stage is a command; `report` says where it leaves its counts, if it counts anything itself. */
const STAGES = {
  format: { command: ['prettier', '--check', '--log-level=warn', '.'] },
  types: { command: ['tsc', '-p', 'tsconfig.json'] },
  lint: { command: ['eslint', '.', '--max-warnings=0'] },
  schemas: { command: ['node', 'tools/schema/compile.mjs', '--check'] },
  rules: { command: ['node', 'tools/rules/coverage.mjs'] },
  unit: { command: vitest('node'), report: 'unit.json' },
  component: { command: vitest('browser'), report: 'component.json', browser: true },
  build: { command: ['nx', 'run-many', '-t', 'build', '--outputStyle=static'] },
  size: { command: ['node', 'tools/size/check.mjs'] },
  e2e: {
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    report: 'e2e.json',
    browser: true,
  },
};

function vitest(project) {
  const name = project === 'node' ? 'unit' : 'component';
  return [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ];
}

ensureModules();
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in STAGES));
if (unknown) {
  console.error(`There is no stage "${unknown}". The stages: ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}
const names = asked.length > 0 ? asked : Object.keys(STAGES);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
if (names.some((name) => STAGES[name].browser)) await ensureChromium();

let passed = 0;
let failed = 0;
for (const name of names) {
  const { command, report } = STAGES[name];
  const began = Date.now();
  console.log(
    `\n── ${name}: ${command[0]} ${'─'.repeat(Math.max(3, 60 - name.length - command[0].length))}`,
  );
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, { cwd: ROOT, env: ENVIRONMENT, stdio: 'inherit' });
  const counts = report ? readCounts(join(RESULTS, report)) : { passed: 0, failed: 0 };
  if (!report) counts[status === 0 ? 'passed' : 'failed'] = 1;
  else if (status !== 0 && counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  console.log(
    `── ${name} ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Vitest and Playwright write their counts under different names. */
function readCounts(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.stats)
      return {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
      };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
