import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = 'src/**/*.browser.test.ts';

/** A Chromium that is there already; else `npx playwright install chromium` brings one. */
const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'exports-only',
      /** The page, and the game for the command line; `skirmish-embed` builds what other pages load. */
      input: { index: 'index.html', system: 'src/index.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  test: {
    /** Enough for a busy machine; what hangs still fails. */
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['src/**/*.test.ts'], exclude: [BROWSER_TESTS] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: executablePath ? { executablePath } : {} }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
