import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { redirectServer } from './tools/browser/redirect-server.mjs';
import { replayCommand } from './tools/browser/replay-command.mjs';
import { inlineWorker } from './tools/browser/inline-worker.mjs';
import { findChromium, CHROMIUM_ARGS } from './tools/browser/find-chromium.mjs';

/** Enough for a busy machine; what hangs still fails. */
const PATIENCE = 60_000;

/** A file that is a check of its own, and so no part of this one (tools/checks). */
const apart = process.env['SKIRMISH_APART'];

const conditions = ['@skirmish-kit/source', 'module', 'browser', 'development|production'];

/** Units and rules run in Node; what needs a page (`*.browser.test.ts`) runs in a real Chromium. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions: ['@skirmish-kit/source'] } },
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          // Modules are loaded once for many files: their tests leave nothing behind.
          isolate: false,
          testTimeout: PATIENCE,
          include: ['{packages,apps,tools}/**/*.test.ts'],
          exclude: [
            '**/*.browser.test.ts',
            '**/node_modules/**',
            '**/dist/**',
            ...(apart ? [apart] : []),
          ],
        },
      },
      {
        plugins: [inlineWorker({ conditions: ['@skirmish-kit/source', 'browser'] })],
        resolve: { conditions },
        // Prepared before tests run: what Vite only meets on the way reloads the page of a test.
        optimizeDeps: {
          include: [
            'lit',
            'lit/directive.js',
            'lit/directives/guard.js',
            'lit/directives/keyed.js',
            'lit/directives/ref.js',
          ],
        },
        test: {
          name: 'browser',
          // Here too: a page for each file would cost as much as the tests in it.
          isolate: false,
          provide: { hostile: Number(process.env['SKIRMISH_HOSTILE'] ?? 0) },
          setupFiles: ['./tools/browser/page.ts'],
          testTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE / 4 } },
          include: ['{packages,apps,tools}/**/*.browser.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
            }),
            commands: { redirectServer, replayCommand },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
