import { parseFaces } from '../dice/faces.ts';
import { advance, type Flow } from '../flow.ts';
import type { Game, OpenQuestion } from '../game.ts';
import { Replay, replayIn } from '../replay-cache.ts';
import { setSubFlowRunner } from '../sub-flow.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { RulesError } from '../rules-error.ts';
import { OddsRunner, type OddsConfig } from './odds-runner.ts';
import type { Odds, OutcomeName } from './odds.ts';

/**
 * The exact odds of an answer to the open choice before it is taken; the game is not touched.
 * `measure` says what a result is called, from the state before, the state after and what was noted on
 * the way. Several answers in a row are looked at as one: a weapon, then its target.
 *
 * Without policies it ends at the next choice of anybody. With policies it continues to the end of the
 * step: fire that interrupts a move is held, or answered as a bot would, or as is worst for the acting
 * player. The result names the policies.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults);
 * oddsOfAnswer(game, 'roll', (before, after) => (after.player === before.player ? 'on' : 'bust'));
 * // { outcomes: [['bust', 1/6], ['on', 5/6]], pruned: 0, runs: 6, … }
 * const turn = oddsOfAnswer(game, 'roll', (_, { scores }) => scores[0] ?? 0, { policy: careful });
 * if (!isRefusal(turn)) turn.outcomes[0]; // [0, 0.6245]
 * if (!isRefusal(turn)) turn.policies; // [{ who: 0, policy: 'careful' }]
 * ```
 */
export function oddsOfAnswer<S extends object, Setup, T extends OutcomeName>(
  game: Game<S, Setup>,
  answers: string | readonly string[],
  measure: (before: S, after: S, notes: readonly string[]) => T,
  rules: OddsConfig<S> = {},
): Odds<T> | Refusal {
  const given = typeof answers === 'string' ? [answers] : answers;
  const ask = game.ask();
  if (!ask) return refuse('game-over');
  if (ask.kind !== 'choice') return refuse('not-a-choice', ask.rule, { about: ask.about });
  const refusal = ask.explain(given[0] ?? '');
  if (refusal) return refusal;
  const { playerView } = game.system;
  const host = new OddsRunner(game.checkpoint.state, {
    policy: 'stop',
    ...(playerView && { playerView }),
    ...rules,
  });
  const replay = new Replay();
  const { ends, pruned, runs, policies } = host.ask(lookAhead, given, () =>
    lookAhead(game, given, host, rules.merge !== false, replay),
  );
  const totals = new Map<T, number>();
  for (const { state, result, notes, probability } of ends) {
    if (isRefusal(result)) return result;
    const name = host.read(state, (after) => measure(game.state, after, notes));
    totals.set(name, (totals.get(name) ?? 0) + probability);
  }
  return { outcomes: [...totals], pruned, runs, policies };
}

/**
 * From the last checkpoint to the open question as it was answered, then with the answers that are
 * asked about; from there on parts are the host's.
 */
function* lookAhead<S extends object, Setup>(
  { system, checkpoint }: Game<S, Setup>,
  answers: readonly string[],
  { state, runs }: OddsRunner<S>,
  merge: boolean,
  replay: Replay,
): Flow<Refusal | undefined> {
  const known = checkpoint.answers.map(({ text }) => text);
  const script = [...known, ...answers];
  setSubFlowRunner(state, undefined);
  replayIn(state, replay);
  let next = 0;
  for (let flow = system.step(state); ;) {
    const { done, value: ask } = advance(flow);
    if (done) {
      // A step in which nobody is asked may lie before the open question.
      if (next > known.length) return undefined;
      flow = system.step(state);
    } else if (ask.kind === 'event') {
      // The effects of the answers belong to the runner, which records them and may stop there.
      if (next === script.length) yield ask;
    } else {
      const answer = next < known.length || ask.kind === 'choice' ? script[next] : undefined;
      if (answer === undefined) yield ask;
      else {
        const refusal = take(ask, answer);
        if (refusal && next >= known.length) return refusal;
        if (refusal) throw new RulesError('not-repeatable', `"${answer}" had been accepted.`);
        if (++next < script.length) continue;
        replayIn(state, undefined);
        if (merge) runs.hostFromHere();
      }
    }
  }
}

function take(ask: OpenQuestion, text: string): Refusal | undefined {
  if (ask.kind === 'choice') return ask.take(text);
  const faces = parseFaces(text);
  return isRefusal(faces) ? faces : ask.take(faces);
}
