import { pig } from '../../packages/core/src/example/pig.ts';

/**
 * What examples may use besides what packages export: things a reader has already met. Anything
 * else an example makes itself, so that it can be pasted.
 */

const loadCareful = pig.bots['careful'];
if (!loadCareful) throw new Error('Pig has lost its careful bot.');

/** The tiny game that the README of core builds, and its bot. */
export { pig };
export const careful = await loadCareful();

/** Which package's examples may use which of them. */
export const EXAMPLE_GLOBALS: Readonly<Record<string, readonly string[]>> = {
  core: ['pig', 'careful'],
};

/** What an example of a suite imports from Vitest. */
export const OF_VITEST: readonly string[] = ['test', 'expect'];

/** Examples that are not run, and why; their names are checked all the same. */
export const NOT_RUN: ReadonlyMap<string, string> = new Map([
  ['core/testing/check-fired-rules.ts checkFiredRules', 'it declares a test'],
  ['ui/load-packs.ts loadPack', 'it asks the document for its address'],
  ['ui/testing/harness.ts Harness', 'it puts an element into the page'],
  ['ui/worker/bot-server.ts serveBots', 'it listens to the messages of a page'],
  ['ui/worker/page-worker.ts handleTasks', 'it listens to the messages of a page'],
]);
