import type { Plugin } from 'vite';

const NAME = 'virtual:first-games';

/** What a first game weighs as it travels, and the files it loads beside `embed.js`. */
interface FirstGame {
  readonly bytes: number;
  readonly beside: readonly string[];
}

/** What a first game of each system loads, by the folder of its package; nothing while it is not built. */
export type FirstGames = Readonly<Record<string, FirstGame | undefined>>;

/** A module with what first games load. */
export function firstGames(known: () => FirstGames): Plugin {
  return {
    name: 'first-games',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(known())};` : undefined),
  };
}
