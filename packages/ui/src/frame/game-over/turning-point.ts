import { Replay, type Game, type LogEntry, type Outcome, type Seat } from '@skirmish-kit/core';
import type { AsyncBot } from '../../async-bot.ts';
import { largest, note, swingsOf, worst, type Chances, type ChanceSwing } from './win-chances.ts';

/** Turns that are played on from; of a longer game, every second or third. */
const MOST_TURNS = 12;
/** Choices of one turn that are looked at one by one. */
const MOST_CHOICES = 6;
/** Games from each moment, and no fewer than that where they take long. */
const GAMES = 16;
const FEWEST = 6;
/** After so long, in milliseconds, no more games are played than must be. */
const ENOUGH = 9_000;

/** The turning point of a finished game. */
export interface GameInsight {
  /** The seat whose chance is shown: the player's, or the winner's. */
  readonly seat: Seat;
  /** The choice at which it turned, and how the chance changed in that turn. */
  readonly turning: ChanceSwing | undefined;
  /** The choice of somebody that cost him most, by his turns. */
  readonly regret: (ChanceSwing & { readonly seat: Seat }) | undefined;
  /** How many games were played on from each turn. */
  readonly games: number;
}

/** The question about a game. */
export interface TurningQuestion {
  /** The positions at which its turns begin. */
  readonly turns: readonly LogEntry[];
  /** The reader's seat. */
  readonly yours: Seat | undefined;
  /** Those who may regret something. */
  readonly regrets: readonly Seat[];
}

export interface Search {
  /** How far it is, from 0 to 1, and at which turn. */
  progress(share: number, turn: number): void;
  readonly signal: AbortSignal;
}

/**
 * Finds where a game turned: bots play it on from every turn with other dice, and the turn in which
 * the chance to win moved most is looked at choice by choice.
 */
export class TurningPoint<S, Setup> {
  readonly #game: Game<S, Setup>;
  readonly #outcome: Outcome;
  readonly #judge: AsyncBot<S>;
  readonly #search: Search;
  readonly #replay: Replay<S, Setup>;
  readonly #seats: number;
  /** Games so far: each has dice of its own. */
  #played = 0;

  constructor(game: Game<S, Setup>, outcome: Outcome, judge: AsyncBot<S>, search: Search) {
    this.#game = game;
    this.#outcome = outcome;
    this.#judge = judge;
    this.#search = search;
    this.#replay = new Replay(game.fork());
    this.#seats = game.system.seats(game.state);
  }

  /** `undefined` when nobody could play, or it was stopped. */
  async find({ turns, yours, regrets }: TurningQuestion): Promise<GameInsight | undefined> {
    const every = Math.ceil(turns.length / MOST_TURNS);
    const moments = turns.filter((_, i) => i % every === 0).flatMap(({ at }) => this.#at(at));
    if (moments.length === 0 || !(await this.#play(moments, 0, 0.7))) return undefined;
    const seat = yours ?? this.#outcome.winners[0] ?? 0;
    const turned = largest(swingsOf(moments, seat, this.#ended(seat)));
    const sorry = this.#sorry(moments, regrets);
    const endOf = (swing: ChanceSwing) =>
      moments.find(({ at }) => at > swing.at)?.at ?? this.#game.answers.length;
    const turning = turned && (await this.#choiceOf(seat, turned, endOf(turned), false, 0.7));
    const regret = sorry && (await this.#choiceOf(sorry.seat, sorry, endOf(sorry), true, 0.85));
    if (this.#search.signal.aborted) return undefined;
    const games = Math.min(...moments.map((moment) => moment.games));
    return { seat, turning, regret: sorry && regret && { ...regret, seat: sorry.seat }, games };
  }

  /** The turn that cost somebody most, of those in which he chose. */
  #sorry(
    moments: readonly Chances<S>[],
    regrets: readonly Seat[],
  ): (ChanceSwing & { readonly seat: Seat }) | undefined {
    const falls = regrets.flatMap((seat) => {
      const swings = swingsOf(moments, seat, this.#ended(seat));
      const fall = worst(swings.filter((_, i) => moments[i]?.who === seat));
      return fall ? [{ ...fall, seat }] : [];
    });
    return falls.toSorted((a, b) => a.after - a.before - (b.after - b.before))[0];
  }

  /** The swing of a turn, at the choice that made most of it; of `who` alone where it is his own. */
  async #choiceOf(
    who: Seat,
    swing: ChanceSwing,
    end: number,
    own: boolean,
    from: number,
  ): Promise<ChanceSwing> {
    const choices = this.#game.log.filter(
      ({ kind, at, who: by }) =>
        kind === 'choice' && at >= swing.at && at < end && (!own || by === who),
    );
    const every = Math.ceil(choices.length / MOST_CHOICES);
    const inside = choices.filter((_, i) => i % every === 0).flatMap(({ at }) => this.#at(at));
    const all = [...inside, ...this.#at(end)];
    if (inside.length === 0 || !(await this.#play(all, from, from + 0.15))) return swing;
    const swings = swingsOf(all, who, this.#ended(who)).slice(0, inside.length);
    const found = swing.after < swing.before ? worst(swings) : largest(swings);
    return found ? { ...swing, at: found.at } : swing;
  }

  /** The result for a seat. */
  #ended(seat: Seat): number {
    const { winners } = this.#outcome;
    return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
  }

  /** A moment to play on from; none where the game was over. */
  #at(at: number): readonly Chances<S>[] {
    this.#replay.goTo(at);
    const { game } = this.#replay;
    const point = game.point();
    const wins = Array.from({ length: this.#seats }, () => 0);
    return point
      ? [{ at, point: structuredClone(point), who: game.ask()?.who, wins, games: 0 }]
      : [];
  }

  /** Plays on from each of the moments in turn, so that all have as many games when it is stopped. */
  async #play(moments: readonly Chances<S>[], from: number, to: number): Promise<boolean> {
    const since = performance.now();
    for (let game = 0; game < GAMES; game++) {
      if (game >= FEWEST && performance.now() - since > ENOUGH) break;
      for (const [i, moment] of moments.entries()) {
        if (this.#search.signal.aborted) return false;
        const seed = ++this.#played;
        const winners = await this.#judge.playOut?.(moment.point, this.#seats, seed);
        if (!winners) return false;
        note(moment, winners);
        const share = (game + (i + 1) / moments.length) / GAMES;
        this.#search.progress(from + (to - from) * share, i);
      }
    }
    return true;
  }
}
