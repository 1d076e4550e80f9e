import type { Plugin } from 'vite';

const NAME = 'virtual:first-question-bytes';

/** What a page loads for the first question of each game, compressed; none until the kit is built. */
export type FirstQuestionBytes = Readonly<Record<string, number>>;

/** A module with the size of each game. */
export function firstQuestionBytes(known: () => FirstQuestionBytes): Plugin {
  return {
    name: 'first-question-bytes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(known())};` : undefined),
  };
}
