import { bundled } from './table-speed/bundle.ts';
import type { play, Players } from './table-speed/games.ts';

/*
 * Reaction as it was in a commit against the working tree: `BASE=a413e0a npm run bench -- table-speed`;
 * without BASE, against the last commit. Both play the same games in turn after a warm-up, and every
 * game has to end in the same state after as many choices: otherwise there is nothing to compare.
 * Time is processor time, and ratios are medians over rounds: whatever else the machine does hits both.
 */

interface Side {
  readonly play: typeof play;
}

interface Plan {
  readonly players: Players;
  readonly warmUp: number;
  readonly rounds: number;
  readonly games: number;
}

/** `SCALE=0.25` for a first look, more than 1 on a noisy machine. */
const SCALE = Number(process.env['SCALE'] ?? 1);

const PLANS: readonly Plan[] = [
  { players: 'random', warmUp: 1200 * SCALE, rounds: Math.ceil(13 * SCALE), games: 48 },
  { players: 'bots', warmUp: 200 * SCALE, rounds: Math.ceil(13 * SCALE), games: 12 },
];

export async function bench(): Promise<void> {
  const commit = process.env['BASE'] ?? 'HEAD';
  const base = asSide(await bundled('games', commit));
  const tree = asSide(await bundled('games'));
  console.log(`The working tree against ${commit}, games of Reaction, all battles in turn`);
  console.table(PLANS.map((plan) => compare(plan, base, tree)));
}

function asSide(loaded: unknown): Side {
  if (!isSide(loaded)) throw new Error('The games could not be loaded.');
  return loaded;
}

function isSide(loaded: unknown): loaded is Side {
  return typeof loaded === 'object' && loaded !== null && 'play' in loaded;
}

function compare({ players, warmUp, rounds, games }: Plan, base: Side, tree: Side) {
  for (let seed = 1; seed <= warmUp; seed++) {
    base.play(players, seed);
    tree.play(players, seed);
  }
  const ratios: number[] = [];
  const rates: number[] = [];
  let compared = 0;
  let before = Infinity;
  let after = Infinity;
  for (let round = 0; round < rounds; round++) {
    const first = 1000 * (round + 1);
    const [was, wasTime] = timed(base, players, first, games);
    const [is, isTime] = timed(tree, players, first, games);
    for (const [i, game] of was.entries()) {
      if (game.hash !== is[i]?.hash || game.choices !== is[i].choices) {
        throw new Error(`Game ${first + i} of ${players} players ends differently.`);
      }
      compared++;
    }
    before = Math.min(before, wasTime);
    after = Math.min(after, isTime);
    ratios.push(wasTime / isTime);
    rates.push(games / isTime);
  }
  return {
    players,
    'times as fast, median': median(ratios).toFixed(2),
    'best against best': (before / after).toFixed(2),
    'games/s, median': (1000 * median(rates)).toFixed(0),
    'games compared, all equal': compared,
  };
}

function timed(side: Side, players: Players, first: number, games: number) {
  const start = process.cpuUsage();
  const played = Array.from({ length: games }, (_, i) => side.play(players, first + i));
  const { user, system } = process.cpuUsage(start);
  return [played, (user + system) / 1000] as const;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
