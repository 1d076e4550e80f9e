import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tools/browser/find-chromium.mjs';
import { BLOG, KIT } from './servers.mjs';

const executablePath = findChromium();

/** What is shipped, in a real Chromium: the built demo, and strangers' pages that embed the bundles. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results/e2e',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: KIT,
    locale: 'en-GB',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node servers.mjs',
    url: `${BLOG}/one-tag.html`,
    reuseExistingServer: false,
  },
});
