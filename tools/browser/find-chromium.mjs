// Where a Chromium is on this machine, in the order a person would expect: the one they name,
// Playwright's own, then whatever the system calls Chromium or Chrome.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return undefined;
}
