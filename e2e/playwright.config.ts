import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tools/browser/find-chromium.mjs';
import { BLOG, KIT } from './servers.mjs';

const executablePath = findChromium();

/** Where `npm test` wants the counts. */
const outputFile = process.env['SKIRMISH_COUNTS'];

/** What is shipped, in a real Chromium: the built demo, and third-party pages that embed the bundles. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results/traces',
  // One more than there are cores: a page waits now and then, for a frame or for the network to rest.
  workers: Math.min(availableParallelism() + 1, 4),
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: outputFile ? [['list'], ['json', { outputFile }]] : [['list']],
  use: {
    baseURL: KIT,
    locale: 'en-GB',
    // A page is tested as its first visitor meets it; who comes again is tested apart.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  // Letters are drawn a little differently elsewhere; a board that has moved is far beyond this.
  expect: {
    // Other checks run beside these: what is soon there may come later, and what never comes still fails.
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.3, scale: 'device' },
  },
  snapshotPathTemplate: '{testDir}/../screenshots/{arg}{ext}',
  webServer: {
    command: 'node servers.mjs',
    url: `${BLOG}/one-tag.html`,
    reuseExistingServer: false,
  },
});
