import { winRate, type Series } from '@skirmish-kit/core';
import { bar } from './chart.ts';
import type { Terminal } from './command.ts';
import type { Side } from './setup-options.ts';
import type { SimulatedGame } from './games.ts';

/** How one bot or one side did. */
interface Row {
  readonly name: string;
  readonly wins: number;
  readonly losses: number;
}

/**
 * Reports a series in two tables: by bot, each of which sat in every seat, and by side. Only the second
 * shows that a side is stronger: each bot plays it equally often.
 */
export function printSeries(
  series: Series,
  sides: readonly Side[],
  json: boolean,
  terminal: Terminal,
): void {
  const { games, players, winsBySeat, draws, choices } = series;
  const bySide = sides.map(({ id, name }, seat) => {
    const wins = winsBySeat[seat] ?? 0;
    return { id, name: name.en, wins, draws, losses: games - draws - wins };
  });
  if (json) {
    const rated = <T extends { readonly wins: number }>(row: T) => ({
      ...row,
      ...winRate(row.wins, games),
    });
    terminal.out(
      JSON.stringify({
        games,
        players: players.map(rated),
        sides: bySide.map(({ id, name, ...row }) => rated({ side: id, name, ...row })),
        winsBySeat,
        draws,
        choicesPerGame: choices / games,
      }),
    );
    return;
  }
  const width = Math.max(
    12,
    ...players.map(({ bot }) => bot.length),
    ...bySide.map(({ name }) => name.length),
  );
  terminal.out('by bot');
  players.forEach(({ bot, ...row }, i) =>
    terminal.out(line({ name: bot, ...row }, i, games, width)),
  );
  terminal.out('by side');
  bySide.forEach((row, i) => terminal.out(line(row, i, games, width)));
  terminal.out(`draws ${draws}; ${Math.round(choices / games)} choices a game`);
}

function line({ name, wins, losses }: Row, index: number, games: number, width: number): string {
  const { rate, low, high } = winRate(wins, games);
  const interval = `${(rate * 100).toFixed(1)} % (95 %: ${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;
  return `${index + 1} ${name.padEnd(width)} won ${wins}, lost ${losses}  ${interval}  ${bar(rate)}`;
}

/** One game: an object for programs, the words to have it told by for people. */
export function printGame(game: SimulatedGame, json: boolean, terminal: Terminal): void {
  if (json) {
    terminal.out(JSON.stringify(game));
    return;
  }
  const { seed, bots, sides, outcome, choices, hash } = game;
  const winners = outcome.winners.flatMap((seat) => sides[seat] ?? []);
  const who = winners.length === 0 ? 'a draw' : `won by ${winners.join(' and ')}`;
  terminal.out(
    `--seed ${seed} --bots ${bots.join(',')}: ${who} (${outcome.reason}), ${choices} choices, state ${hash}`,
  );
}
