import { Game, type ChoiceRequest, type LogEntry } from '@skirmish-kit/core';
import { placeAt, squaredDistance, type Point } from '@skirmish-kit/space';
import { musg } from '../../system.ts';
import { actions } from '../action.ts';
import type { MusgSetup } from '../setup-input.ts';
import type { Battle, Figure } from '../state.ts';
import { readSetup } from './checked-game.ts';

export type Played = Game<Battle, MusgSetup>;

/** What a player answers; the first option where he says nothing. */
export type Player = (game: Played, ask: ChoiceRequest) => string | undefined;

const MOST_ANSWERS = 2_000;

/** What differs from two ready-made bands on the market. */
export interface Battleground {
  readonly bands?: readonly unknown[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly world?: string;
  readonly worldSettings?: Readonly<Record<string, string>>;
  readonly seed?: number;
}

/** Plays a battle by answers alone until something happens. */
export function until(
  about: string,
  { bands = ['harbour-watch', 'red-fang'], settings, world, worldSettings, seed = 1 }: Battleground,
  player: Player,
): { readonly entry: LogEntry | undefined; readonly game: Played } {
  const setup = readSetup({
    scenario: 'market',
    bands,
    settings: { turnLimit: '12', ...settings },
    ...(world !== undefined && { world, worldSettings }),
  });
  const game = new Game(musg, setup, { seed });
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const ask = game.ask();
    const entry = game.log.find((each) => each.about === about);
    if (entry || ask?.kind !== 'choice') return { entry, game };
    const key = player(game, ask) ?? ask.options[0]?.key ?? '';
    const refusal = game.answer(key);
    if (refusal) throw new Error(`${key} to ${ask.about}: ${refusal.code} ${refusal.rule}`);
  }
  throw new Error(`Nobody sees "${about}".`);
}

/** The option with such an end of its key. */
export const option = ({ options }: ChoiceRequest, pattern: RegExp) =>
  options.find(({ key }) => pattern.test(key))?.key;

/** The listed walk or run that ends nearest to a place, or farthest from it. */
export function walk(ask: ChoiceRequest, goal: Point, farthest = false): string | undefined {
  const ways = actions
    .offered(ask.options)
    .flatMap((action) => (action.kind === 'walk' || action.kind === 'run' ? [action] : []));
  const far = (to: Point) => (farthest ? -1 : 1) * squaredDistance(to, goal);
  const [best] = ways.toSorted((a, b) => far(a.to) - far(b.to));
  return best && actions.make(best);
}

/** A walk or run right beside somebody or something, else towards it. */
export function goBeside(
  game: Played,
  ask: ChoiceRequest,
  goal: { readonly at: Point; readonly radius: number },
  radius: number,
): string | undefined {
  for (const kind of ['walk', 'run'] as const)
    for (let direction = 0; direction < 360; direction += 30) {
      const to = placeAt(goal.at, direction, goal.radius + radius);
      const key = actions.make({ kind, to });
      if (!game.explain(key)) return key;
    }
  return walk(ask, goal.at);
}

/** The nearest of these to somebody. */
export const nearest = (figure: Figure, all: readonly Figure[]): Figure | undefined =>
  all.toSorted((a, b) => squaredDistance(a.at, figure.at) - squaredDistance(b.at, figure.at))[0];
