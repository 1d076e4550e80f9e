/** Rounds played one after the other; the best one counts. It takes ten until all is compiled. */
const ROUNDS = 16;

/**
 * How many games a second of processor time of one core, from the best of several rounds: what else
 * runs on the machine slows a round down, nothing speeds one up. `play` answers how many choices a
 * game took.
 */
export function gamesPerSecond(
  count: number,
  play: (seed: number) => number,
): Record<string, string> {
  let best = Infinity;
  let choices = 0;
  for (let round = 0; round < ROUNDS; round++) {
    choices = 0;
    const start = process.cpuUsage();
    for (let seed = 1; seed <= count; seed++) choices += play(seed);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1e6);
  }
  return {
    'games/s': (count / best).toFixed(1),
    'choices/s': (choices / best).toFixed(0),
    'choices a game': (choices / count).toFixed(0),
  };
}
