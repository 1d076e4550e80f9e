import { isProblems, type Problem } from '../problem.ts';
import { playRecord } from '../records/load-record.ts';
import { parseRecord } from '../records/parse-record.ts';
import type { GameRecord } from '../records/record.ts';
import type { ReadableSystem } from '../system.ts';
import { Replay } from './replay.ts';

/**
 * Opens a record for viewing. Problems only when it cannot even begin: a text that is no record,
 * another system, another version, a bad setup.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * while (!game.outcome) game.answer(game.state.pot < 20 ? 'roll' : 'hold');
 * const replay = openReplay(pig, game.record());
 * if (isProblems(replay)) throw new Error(replay[0]?.message);
 * replay.goTo(replay.length); // true
 * replay.game.state.scores; // [108, 66]
 * ```
 */
export function openReplay<S, Setup>(
  system: ReadableSystem<S, Setup>,
  source: GameRecord | string,
): Replay<S, Setup> | readonly Problem[] {
  const record = typeof source === 'string' ? parseRecord(source) : source;
  if (isProblems(record)) return record;
  const played = playRecord(system, record);
  if (isProblems(played)) return played;
  return new Replay(played.game, record, played.problem);
}
