import { availableParallelism } from 'node:os';
import { isProblems, joinSeries } from '@skirmish-kit/core';
import { refuse } from '../batch.ts';
import { parseBots } from '../bots.ts';
import { choiceFlags, setupFromOptions, sidesOf, START_OPTIONS } from '../setup-options.ts';
import { assertMaxPositionals, numberOption, textOption, type Command } from '../command.ts';
import { runJobs } from '../sim-pool.ts';
import { printGame, printSeries } from '../sim-report.ts';
import type { SimJob } from '../sim-job.ts';
import { loadSystem, SYSTEM_OPTIONS, SYSTEM_USAGE, systemSource } from '../load-system.ts';

const MOST_GAMES = 1_000_000_000;
/** More than any machine has cores. */
const MOST_THREADS = 1_000;

/**
 * `skirmish sim <system> --games n`: many games on all cores, win rates with their uncertainty.
 * With `--list-games` (the old name is `--each`) it lists the seed and bots of every game, from which `play` repeats it.
 */
export const sim: Command = {
  name: 'sim',
  summary: 'simulate many games between bots',
  usage: `skirmish sim <system> [--games n] [--bots a,b] [--setup name|json] [--position line] [--<choice> value] ${SYSTEM_USAGE} [--seed n] [--threads n] [--list-games] [--json]`,
  examples: [
    'skirmish sim reaction --games 1000',
    'skirmish sim reaction --bots bot,random --games 200 --json',
    'skirmish sim neuroshima-hex --games 20 --list-games --json',
  ],
  options: {
    games: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    'list-games': { type: 'boolean' },
    each: { type: 'boolean' },
    ...START_OPTIONS,
    ...SYSTEM_OPTIONS,
  },
  moreOptions: choiceFlags,
  async run(args, terminal) {
    assertMaxPositionals(args, 1);
    const json = args.options.json === true;
    const source = systemSource(args);
    const system = await loadSystem(source);
    if (isProblems(system)) return refuse(system, json, terminal);
    const setup = setupFromOptions(system, args);
    if (isProblems(setup)) return refuse(setup, json, terminal);
    const sides = sidesOf(system, setup);
    const each = args.options['list-games'] === true || args.options.each === true;
    const games = numberOption(args, 'games', MOST_GAMES, 100);
    const wanted = numberOption(args, 'threads', MOST_THREADS, availableParallelism());
    const threads = Math.min(games, wanted);
    const bots = parseBots(system, textOption(args, 'bots'), sides.length);
    const seed = textOption(args, 'seed') ?? '1';
    const shares = divide({ source, setup, bots, seed, each }, games, threads);
    const series = await runJobs(shares, {
      onPlayed: (played) => terminal.progress(`${played} of ${games} games`),
      onGame: (game) => printGame(game, json, terminal),
    });
    terminal.progress('');
    if (!each || !json) printSeries(series.reduce(joinSeries), sides, json, terminal);
    return 0;
  },
};

/** Contiguous shares that begin with a new deal, so that every seating of it stays together. */
function divide(share: Omit<SimJob, 'games' | 'from'>, games: number, threads: number): SimJob[] {
  const seats = share.bots.length;
  const each = Math.ceil(games / threads / seats) * seats;
  const shares: SimJob[] = [];
  for (let from = 0; from < games; from += each) {
    shares.push({ ...share, from, games: Math.min(each, games - from) });
  }
  return shares;
}
