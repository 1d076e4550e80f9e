import type { Flow, Request } from '../flow.ts';
import type { Game } from '../game.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { RulesFault } from '../rules-fault.ts';
import { exactOdds, type Odds, type OddsOptions } from './odds.ts';

export interface AnswerOddsOptions extends OddsOptions {
  /**
   * How far to look: up to the next choice of anybody (the default), or to the end of the step,
   * the choices on the way being answered by `answer`.
   */
  readonly until?: 'choice' | 'step';
}

/**
 * The exact odds of an answer to the open choice before it is taken. Everything happens on copies;
 * the game is never touched. `measure` says what a result is called, from the state before and the
 * state after. Several answers in a row are looked at as one: a weapon, then its target.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults);
 * oddsOfAnswer(game, 'roll', (before, after) => (after.player === before.player ? 'on' : 'bust'));
 * // { outcomes: [['bust', 1/6], ['on', 5/6]], pruned: 0, runs: 6 }
 * ```
 */
export function oddsOfAnswer<S, Setup>(
  game: Game<S, Setup>,
  answers: string | readonly string[],
  measure: (before: S, after: S) => string,
  options: AnswerOddsOptions = {},
): Odds<string> | Refusal {
  const given = typeof answers === 'string' ? [answers] : answers;
  const ask = game.ask();
  if (!ask) return refuse('game-over');
  if (ask.kind !== 'choice') return refuse('not-a-choice', ask.rule, { about: ask.about });
  const refusal = ask.explain(given[0] ?? '');
  if (refusal) return refusal;
  let refused: Refusal | undefined;
  const odds = exactOdds(function* (): Flow<string> {
    const ended = yield* lookAhead(game, given, options.until ?? 'choice');
    if ('refused' in ended) refused = ended;
    return 'refused' in ended ? '' : measure(game.state, ended.state);
  }, options);
  return refused ?? odds;
}

/** Gives the answers on a copy and runs it on; yields what the walk has to answer. */
function* lookAhead<S, Setup>(
  game: Game<S, Setup>,
  answers: readonly string[],
  until: 'choice' | 'step',
): Flow<{ readonly state: S } | Refusal> {
  const rehearsal = game.rehearse();
  if (!rehearsal) throw new RulesFault('not-repeatable', 'Rehearsed, the game asks nothing.');
  let given = 0;
  for (let ask: Request = rehearsal.ask; ;) {
    const answer = ask.kind === 'choice' ? answers[given] : undefined;
    if (ask.kind === 'choice' && answer !== undefined) {
      const refusal = ask.take(answer);
      if (refusal) return refusal;
      given++;
    } else {
      if (ask.kind === 'choice' && until === 'choice') return rehearsal;
      yield ask;
    }
    const { done, value } = rehearsal.flow.next();
    if (done) return rehearsal;
    ask = value;
  }
}
