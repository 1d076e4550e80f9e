import { makeRecord, recordOf, type Game, type RecordComment } from '@skirmish-kit/core';
import { changedOptions } from '../rules/variants.ts';
import type { Setup, State } from '../rules/state.ts';

/**
 * A game as text in the manner of PGN: the record that every reader of records takes, with a setup
 * that says only what the edition does not, and after each draw what was drawn. The same game
 * always gives the same text.
 *
 * @example
 * ```ts
 * const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 7 });
 * game.answer('hq:0,0');
 * game.answer('hq:2,0');
 * makeGameText(game);
 * // 'skirmish 1\nsystem: neuroshima-hex 2\nsetup: {"edition":"3.0",…\n=1 ; borgo draws move\n'
 * ```
 */
export function makeGameText(game: Game<State, Setup>): string {
  return makeRecord({ ...recordOf(game), setup: shortSetup(game.setup), comments: notes(game) });
}

/** The switches of an edition need no saying. */
function shortSetup({ edition, mode, armies, options, position, movesInPlace }: Setup): unknown {
  const changed = changedOptions(edition, options);
  return {
    edition,
    mode,
    armies,
    ...(Object.keys(changed).length > 0 && { options: changed }),
    ...(position && { position }),
    ...(movesInPlace && { movesInPlace }),
  };
}

/** What numbers do not tell: the tiles that were drawn, and how it ended. */
function notes({ log, setup, outcome, answers }: Game<State, Setup>): RecordComment[] {
  const armyOf = (seat: unknown): string => setup.armies[Number(seat)] ?? '';
  const drawn = log
    .filter(({ kind, about }) => kind === 'event' && about === 'drew')
    .map(({ at, params }) => {
      const tiles = [params['tiles'] ?? []].flat();
      return { at, text: `${armyOf(params['seat'])} draws ${tiles.join(', ')}` };
    });
  if (!outcome) return drawn;
  const winners = outcome.winners.map(armyOf).join(' and ');
  const end = `${winners ? `won by ${winners}` : 'a draw'}: ${outcome.reason}, ${outcome.scores.join(' : ')}`;
  return [...drawn, { at: answers.length, text: end }];
}
