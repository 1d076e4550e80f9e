import type { Plugin } from 'vite';

const NAME = 'virtual:first-games';

/** What a first game of each system weighs as it travels, by the folder of its package. */
export type FirstGames = Readonly<Record<string, number | undefined>>;

/** A module with what first games weigh. */
export function firstGames(weights: FirstGames): Plugin {
  return {
    name: 'first-games',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(weights)};` : undefined),
  };
}
