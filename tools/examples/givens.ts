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
export const GIVENS: Readonly<Record<string, readonly string[]>> = {
  core: ['pig', 'careful'],
};

/** Examples that only a page can run, and why; their names are checked all the same. */
export const NEED_A_PAGE: ReadonlyMap<string, string> = new Map([
  ['ui/load-packs.ts loadPack', 'it asks the document for its address'],
  ['ui/testing/harness.ts Harness', 'it puts an element into the page'],
  ['ui/worker/bot-server.ts answerForBots', 'it listens to the messages of a page'],
  ['ui/worker/page-worker.ts answerTasks', 'it listens to the messages of a page'],
]);
