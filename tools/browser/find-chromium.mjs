// Where a Chromium is on this machine, in the order a person would expect: the one they name,
// Playwright's own, then whatever the system calls Chromium or Chrome. Of each, first the one that has
// no windows: it opens pages with less work.
import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Quiet and offline: no sandbox as root, no component updates, no calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** @returns {string | undefined} the path of an executable, or nothing when there is none */
export function findChromium() {
  const named = process.env.SKIRMISH_CHROMIUM;
  if (named) return named;
  const own = chromium.executablePath();
  const shell = shellBeside(own);
  if (shell) return shell;
  if (existsSync(own)) return own;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return undefined;
}

/** Playwright keeps its Chromium without windows in a folder beside the one with them. */
function shellBeside(path) {
  const folder = path.replace(/([\\/])chromium(-\d+)[\\/].*$/, '$1chromium_headless_shell$2');
  if (folder === path || !existsSync(folder)) return undefined;
  const file = readdirSync(folder, { recursive: true }).find((each) =>
    /^(chrome-)?headless[-_]shell(\.exe)?$/.test(basename(each)),
  );
  return file && join(folder, file);
}
