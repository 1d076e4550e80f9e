import { availableParallelism } from 'node:os';
import { isProblems, joinSeries, winRate, type Series, type Standing } from '@skirmish-kit/core';
import { refuse } from '../batch.ts';
import { botsNamed } from '../bots.ts';
import { bar } from '../chart.ts';
import { noMoreThan, numberOption, textOption, type Command, type Terminal } from '../command.ts';
import { runShares, type Share } from '../sim-pool.ts';
import { systemNamed } from '../systems.ts';

const MOST_GAMES = 1_000_000_000;
/** More than any machine has cores. */
const MOST_THREADS = 1_000;

/** `skirmish sim <system> --games n`: many games on all cores, win rates with their uncertainty. */
export const sim: Command = {
  name: 'sim',
  summary: 'simulate many games between bots',
  usage:
    'skirmish sim <system> [--games n] [--bots a,b] [--setup name|json] [--seed n] [--threads n] [--json]',
  examples: [
    'skirmish sim reaction --games 1000',
    'skirmish sim reaction --bots bot,random --games 200 --json',
  ],
  options: {
    games: { type: 'string' },
    bots: { type: 'string' },
    setup: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
  },
  async run(args, terminal) {
    noMoreThan(args, 1);
    const json = args.options.json === true;
    const system = systemNamed(args.positionals[0]);
    const setup = textOption(args, 'setup');
    const seats = system.seats(setup);
    if (isProblems(seats)) return refuse(seats, json, terminal);
    const games = numberOption(args, 'games', MOST_GAMES, 100);
    const wanted = numberOption(args, 'threads', MOST_THREADS, availableParallelism());
    const threads = Math.min(games, wanted);
    const bots = botsNamed(system, textOption(args, 'bots'), seats);
    const share = { system: system.id, setup, bots, seed: textOption(args, 'seed') ?? '1' };
    const series = await runShares(divide(share, games, threads), (played) =>
      terminal.progress(`${played} of ${games} games`),
    );
    terminal.progress('');
    print(series.reduce(joinSeries), json, terminal);
    return 0;
  },
};

/** Contiguous shares that begin on an even game, so that both seatings of a seed stay together. */
function divide(share: Omit<Share, 'games' | 'from'>, games: number, threads: number): Share[] {
  const each = Math.ceil(games / threads / 2) * 2;
  const shares: Share[] = [];
  for (let from = 0; from < games; from += each) {
    shares.push({ ...share, from, games: Math.min(each, games - from) });
  }
  return shares;
}

function print(series: Series, json: boolean, terminal: Terminal): void {
  const { games, players, winsBySeat, draws, choices } = series;
  if (json) {
    const rated = players.map((player) => ({ ...player, ...winRate(player.wins, games) }));
    terminal.out(
      JSON.stringify({ games, players: rated, winsBySeat, draws, choicesPerGame: choices / games }),
    );
    return;
  }
  for (const [i, player] of players.entries()) terminal.out(standing(player, i, games));
  terminal.out(
    `draws ${draws}; wins by seat ${winsBySeat.join(' : ')}; ${Math.round(choices / games)} choices a game`,
  );
}

function standing({ bot, wins, losses }: Standing, index: number, games: number): string {
  const { rate, low, high } = winRate(wins, games);
  const interval = `${(rate * 100).toFixed(1)} % (95 %: ${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;
  return `${index + 1} ${bot.padEnd(12)} won ${wins}, lost ${losses}  ${interval}  ${bar(rate)}`;
}
