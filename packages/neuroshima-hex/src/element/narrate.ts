import type { Language, LogEntry } from '@skirmish-kit/core';
import { boardOf } from '../rules/table.ts';
import type { State } from '../rules/state.ts';
import { Names } from './names.ts';
import { armyLooks } from './picture/box.ts';

/**
 * A line of the log as a sentence; `undefined` for what needs none. Knows no page: the element and
 * the command line tell a game in the same words.
 *
 * @example
 * ```ts
 * const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 });
 * game.answer('hq:0,0');
 * game.log.map((entry) => narrate(game.state, entry, 'fr'));
 * // [undefined, 'QG Borgo c3 entre sur le plateau.']
 * ```
 */
export function narrate(
  { setup }: State,
  { kind, about, params }: LogEntry,
  language: Language,
): string | undefined {
  if (kind !== 'moment' || about === 'acts') return undefined;
  const { radius } = boardOf(setup.options);
  const naming = { armies: armyLooks(), seats: setup.armies, edition: setup.options.names };
  return new Names({ ...naming, radius, language }).moment(about, params);
}
