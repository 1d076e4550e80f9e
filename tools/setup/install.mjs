// Makes a fresh clone ready: node modules from the lockfile, and a Chromium for the browser tests.
// Uses nothing but Node itself, because nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The environment of every tool: no telemetry, no cloud, no daemon left behind. */
export const ENVIRONMENT = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  DO_NOT_TRACK: '1',
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
};

/** Installs node modules when there are none, or when the lockfile changed since. */
export function ensureDependencies() {
  const stamp = join(ROOT, 'node_modules/.skirmish-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing node modules from package-lock.json …');
  must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

/**
 * Finds a Chromium, or installs one: Playwright's own first, then the system's package.
 *
 * @returns {Promise<{ SKIRMISH_CHROMIUM: string, SKIRMISH_BROWSER: string }>} where it is and which it
 *   is, as variables for the checks that use it: another browser is a reason to run them again
 */
export async function ensureChromium() {
  const { findChromium } = await import('../browser/find-chromium.mjs');
  const path = findChromium() ?? installChromium(findChromium);
  if (path === undefined) {
    console.error(
      'The browser tests need Chromium and none could be installed here.\n' +
        'Install Chromium or Chrome with your system, or point SKIRMISH_CHROMIUM at an executable.',
    );
    process.exit(1);
  }
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return { SKIRMISH_CHROMIUM: path, SKIRMISH_BROWSER: stdout?.trim() || path };
}

/** How many milliseconds a server may stay silent: Playwright asks it five times before it gives up. */
const SILENCE = '5000';

function installChromium(find) {
  console.log(
    'There is no Chromium for the browser tests on this machine, so one is installed now\n' +
      '(stop with Ctrl+C and set SKIRMISH_CHROMIUM to use one that is elsewhere).\n' +
      'Asking Playwright for its own, about 150 MB …',
  );
  spawnSync('playwright', ['install', 'chromium'], {
    cwd: ROOT,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: SILENCE, ...ENVIRONMENT },
    stdio: 'ignore',
  });
  if (find()) return find();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("That did not work; installing the system's package with apt-get …");
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    // Without windows, where the system has it so: it opens pages with less work.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
      if (find()) break;
    }
  }
  return find();
}

/** Runs a command with its output shown; stops everything when it fails. */
function must(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, env: ENVIRONMENT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
