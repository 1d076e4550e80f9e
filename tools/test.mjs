// npm test: set-up, then every check of every project, and one line that sums them up.
//   npm test                    everything
//   npm test -- unit e2e        only these checks
//   npm test -- unit reaction   of this project only, and those that are about all of them
// Checks whose inputs have not changed since they last passed are skipped; their tests are counted too.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureDependencies, ROOT } from './setup/install.mjs';
import { WORKSPACE_TARGETS, CHECKS, projectFolders, shortName, targetsOf } from './nx/targets.mjs';
import { runTargets } from './checks/nx.mjs';
import { readReport, reportFile } from './checks/report.mjs';

const ALIASES = { unit: 'test', component: 'test-browser' };
const IN_A_BROWSER = ['test-browser', 'install', 'e2e'];

const folders = projectFolders(ROOT);
const asked = process.argv.slice(2).map((word) => ALIASES[word] ?? word);
const named = folders.filter((folder) => asked.includes(shortName(folder)));
// What is checked for all of them at once, as examples are, is checked for one of them too.
const projects = named.length > 0 ? [...new Set(['.', ...named])] : [];
// Of one project these are checked with the project, of all by one tool that reads everything once.
const isForAll = named.length === 0;
const shown = isForAll
  ? (check) => WORKSPACE_TARGETS[check] ?? check
  : (check) => check.replace(/^all-/, '');
const left = isForAll ? Object.keys(WORKSPACE_TARGETS) : Object.values(WORKSPACE_TARGETS);
const checks = asked.map(shown).filter((word) => CHECKS.includes(word));
const known = [...CHECKS, ...folders.map(shortName)];
const unknown = asked.find((word) => !known.includes(word));
if (unknown) {
  console.error(
    `There is no check and no project "${unknown}".\n` +
      `The checks: ${[...CHECKS, ...Object.keys(ALIASES)].join(', ')}.\n` +
      `The projects: ${folders.map(shortName).join(', ')}.`,
  );
  process.exit(2);
}

ensureDependencies();
const expected = (projects.length > 0 ? projects : folders).flatMap((folder) =>
  Object.keys(targetsOf(ROOT, folder))
    .filter((check) => (checks.length === 0 ? !left.includes(check) : checks.includes(check)))
    .map((check) => ({ check, folder })),
);
if (expected.length === 0) {
  console.error(`None of these projects has such a check.`);
  process.exit(2);
}
const targets = [...new Set(expected.map(({ check }) => check))];
const browser = targets.some((check) => IN_A_BROWSER.includes(check)) ? await ensureChromium() : {};

const began = Date.now();
rmSync(join(ROOT, 'test-results'), { recursive: true, force: true });
const wentWell = runTargets(targets, { projects, env: browser });
let passed = 0;
let failed = 0;
for (const { check, folder } of expected) {
  const report = readReport(reportFile(check, shortName(folder)));
  if (!report) console.log(`${shortName(folder)} ${check}: did not run`);
  passed += report?.passed ?? 0;
  failed += report?.failed ?? 1;
}
if (!wentWell && failed === 0) failed = 1;
console.log(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
