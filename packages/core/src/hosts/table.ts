import { makeFaces } from '../dice/faces.ts';
import { Game } from '../game.ts';
import type { Random } from '../random.ts';
import type { PlayableSystem } from '../system.ts';

/**
 * A companion beside a real table: people roll their own dice and draw their own tiles, type in
 * what lies there, and the game keeps the books and says what follows.
 *
 * @example
 * ```ts
 * const game = openTable(pig, pig.defaults);
 * game.answer('roll');
 * game.ask(); // { kind: 'chance', who: 0, about: 'die', chance: { notation: 'd6', … }, … }
 * // The die on the table shows a five:
 * game.answer('5');
 * game.state.pot; // 5
 * ```
 */
export function openTable<S, Setup>(
  system: PlayableSystem<S, Setup>,
  setup: Setup,
): Game<S, Setup> {
  return new Game(system, setup, { chances: 'asked' });
}

/**
 * Rolls here what somebody was asked to roll, when dice are not at hand; gives the faces as text,
 * or nothing when no dice are asked for.
 *
 * @example
 * ```ts
 * const game = openTable(pig, pig.defaults);
 * game.answer('roll');
 * rollHere(game, seededRandom(1)); // '6'
 * game.state.pot; // 6
 * ```
 */
export function rollHere<S, Setup>(game: Game<S, Setup>, random: Random): string | undefined {
  const ask = game.ask();
  if (ask?.kind !== 'chance') return undefined;
  const faces = makeFaces(ask.chance.sample(random));
  game.answer(faces);
  return faces;
}
