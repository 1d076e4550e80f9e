import firstGames from 'virtual:first-games';

/** The files that a game needs beside `embed.js`, by the system; none while the kit is not built. */
export const filesOfGames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(firstGames).map(([folder, game]) => [folder, game?.beside ?? []]),
);
