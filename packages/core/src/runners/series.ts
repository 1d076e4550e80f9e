import type { Bot } from '../bot.ts';
import type { PlayableSystem } from '../system.ts';
import { playOut, type Playout } from './simulate.ts';

/** One game of a series: played with the same bots from its seed, it is the same game. */
export interface SeriesGame<S> extends Playout<S> {
  readonly seed: string;
  /** The bots by seat. */
  readonly bots: readonly string[];
}

export interface SeriesOptions<S> {
  readonly games: number;
  /** The first game's number, so that workers can share a series. */
  readonly from?: number;
  readonly seed?: number | string;
  /** Called after each game, with how many there were; to show how far it is, or the game. */
  readonly onGame?: (played: number, game: SeriesGame<S>) => void;
}

/** How a player did. */
export interface SeriesStanding {
  readonly bot: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A series of games between the same players, each of whom sat in every seat equally often. */
export interface Series {
  readonly games: number;
  readonly players: readonly SeriesStanding[];
  /** Wins by seat, of all players: the value of going first. */
  readonly winsBySeat: readonly number[];
  readonly draws: number;
  readonly choices: number;
}

/**
 * Plays a series between bots. Each deal is played from every seat: seats rotate, and as many games
 * in a row as there are seats have the same seed. So the dice are the same for each player in a seat,
 * and no player owes a win to the seat or to luck. A bot that plays against itself gets another deal
 * each time: the same one again would be the same game.
 *
 * @example
 * ```ts
 * const series = playSeries(pig, pig.defaults, [careful, randomBot], { games: 400 });
 * winRate(series.players[0]?.wins ?? 0, series.games); // { rate: 0.995, low: 0.98, high: 1.00 }
 * ```
 */
export function playSeries<S, Setup>(
  system: PlayableSystem<S, Setup>,
  setup: Setup,
  bots: readonly Bot<S>[],
  { games, from = 0, seed = 1, onGame }: SeriesOptions<S>,
): Series {
  const seats = bots.length;
  const seatings = differentSeatings(bots);
  const tallies = bots.map((bot) => ({ bot: bot.id, wins: 0, draws: 0, losses: 0 }));
  const winsBySeat = bots.map(() => 0);
  let draws = 0;
  let choices = 0;
  for (let game = from; game < from + games; game++) {
    const turn = game % seats;
    const seated = bots.map((_, seat) => (seat + turn) % seats);
    const sitting = seated.flatMap((player) => bots[player] ?? []);
    const deal = `${seed}/${Math.floor(game / seatings)}`;
    const played = playOut(system, setup, sitting, deal);
    const { winners } = played.outcome;
    const isDraw = winners.length === 0 || winners.length === seats;
    if (isDraw) draws++;
    for (const [seat, player] of seated.entries()) {
      const tally = tallies[player];
      if (!tally) continue;
      if (isDraw) tally.draws++;
      else if (winners.includes(seat)) {
        tally.wins++;
        winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1;
      } else tally.losses++;
    }
    choices += played.choices;
    const names = sitting.map(({ id }) => id);
    onGame?.(game - from + 1, { ...played, seed: deal, bots: names });
  }
  return { games, players: tallies, winsBySeat, draws, choices };
}

/** After how many rotations the same bots sit in the same seats again. */
function differentSeatings(bots: readonly Bot<never>[]): number {
  const same = (turn: number): boolean =>
    bots.every(({ id }, seat) => id === bots[(seat + turn) % bots.length]?.id);
  let turn = 1;
  while (turn < bots.length && !same(turn)) turn++;
  return turn;
}

/** Two parts of one series, played apart. */
export function joinSeries(a: Series, b: Series): Series {
  return {
    games: a.games + b.games,
    players: a.players.map((one, i) => {
      const other = b.players[i] ?? { wins: 0, draws: 0, losses: 0 };
      return {
        bot: one.bot,
        wins: one.wins + other.wins,
        draws: one.draws + other.draws,
        losses: one.losses + other.losses,
      };
    }),
    winsBySeat: a.winsBySeat.map((wins, seat) => wins + (b.winsBySeat[seat] ?? 0)),
    draws: a.draws + b.draws,
    choices: a.choices + b.choices,
  };
}

/** A rate and the interval that holds the true one with 95 % confidence. */
export interface WinRate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * Wilson's interval: honest also for few games and for rates near 0 and 1.
 *
 * @example
 * ```ts
 * winRate(55, 100); // { rate: 0.55, low: 0.45, high: 0.64 }
 * ```
 */
export function winRate(wins: number, games: number): WinRate {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const spread = (Z * Z) / games;
  const middle = (rate + spread / 2) / (1 + spread);
  const reach = Math.sqrt(spread * (rate * (1 - rate) + spread / 4)) / (1 + spread);
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
