import { boardOf } from '../rules/table.ts';
import { turnActions } from '../rules/action-text.ts';
import type { Names } from '../telling/element-names.ts';
import { cellOfAction } from './pointed.ts';
import type { PuzzleGame } from './puzzle.ts';
import { puzzleSpeaker } from '../telling/puzzle-words.ts';

/** How a solution begins: first the tile, then where it goes as well; it gives away no more. */
export function hintWords(names: Names, game: PuzzleGame, hints: number): string {
  if (hints === 0) return '';
  const say = puzzleSpeaker(names.language);
  const [key] = game.solution ?? [];
  const action = key === undefined ? undefined : turnActions.parse(key);
  if (!action || !('tile' in action)) return say('hint-none');
  const tile = names.tile(names.lookOfSeat(game.seat)?.id ?? '', action.tile);
  const first = say('hint-first', { tile });
  const cell = cellOfAction(action);
  const hex = cell === undefined ? undefined : boardOf(game.state.setup.options).hexes[cell];
  return hints > 1 && hex ? `${first} ${say('hint-where', { tile, hex: names.hex(hex) })}` : first;
}
