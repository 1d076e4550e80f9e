import type { Bot } from '../bot.ts';
import { botRandom } from '../bot-random.ts';
import { advance, type Flow, type Request, type HeadlessRunner } from '../flow.ts';
import { seededRandom } from '../random.ts';
import {
  adoptPoint,
  resumeFlow,
  type ResumePoint,
  type ResumedFlow,
  type StepRules,
} from '../resume.ts';
import { mustBeAnswerable, RulesError } from '../rules-error.ts';
import { copyState } from '../state.ts';
import type { Outcome, PlayableSystem } from '../system.ts';
import { stateFor } from '../visibility.ts';

/** A game that bots played to its end. */
export interface Playout<S> {
  readonly state: S;
  readonly outcome: Outcome;
  /** How many choices were made. */
  readonly choices: number;
}

/** A game of more choices than this is taken for one that never ends. */
const LONGEST_GAME = 200_000;

/** Steps and requests that nobody was asked about, in a row. */
const REQUEST_BUDGET = 20_000;

/**
 * Plays a whole game between bots as fast as it goes: no record, no log, no undo.
 *
 * @example
 * ```ts
 * const { outcome } = playOut(pig, pig.defaults, [careful, randomBot], 1);
 * outcome; // { winners: [0], reason: 'target-reached', … }
 * ```
 */
export function playOut<S, Setup>(
  system: PlayableSystem<S, Setup>,
  setup: Setup,
  bots: readonly Bot<S>[],
  seed: number | string,
): Playout<S> {
  return playOn(system, system.setup(copyState(setup)), undefined, bots, seed);
}

/**
 * Lets bots play a game to its end from any moment of it, with dice of another seed: what would have
 * come of it then. Done often, it says how good the chances were.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * const point = game.point();
 * point && playOutFrom(pig, point, [careful, careful], 1).outcome.reason; // 'target-reached'
 * ```
 */
export function playOutFrom<S>(
  system: PlayoutOptions<S>,
  point: ResumePoint<S>,
  bots: readonly Bot<S>[],
  seed: number | string,
): Playout<S> {
  const { state, answers } = adoptPoint(system, point);
  const here = resumeFlow(system, { answers, state: copyState(state) });
  return playOn(system, here.state, here, bots, seed);
}

/** The rules that are needed to play a game to its end. */
export type PlayoutOptions<S> = StepRules<S> & Pick<PlayableSystem<S, never>, 'outcome'>;

/** Plays from the start of a step, or from where a question is open. */
function playOn<S>(
  system: PlayoutOptions<S>,
  state: S,
  open: Pick<ResumedFlow<S>, 'flow' | 'ask'> | undefined,
  bots: readonly Bot<S>[],
  seed: number | string,
): Playout<S> {
  const dice = seededRandom(seed);
  const randomAt = botRandom(seed);
  let choices = 0;
  let rolls = 0;
  let budget = REQUEST_BUDGET;
  const spend = (): void => {
    if (--budget < 0) throw endless(system.id, seed);
  };
  const host: HeadlessRunner = {
    roll(chance) {
      rolls++;
      spend();
      return chance.read(chance.sample(dice));
    },
    skipSilently: spend,
  };
  const answer = (request: Request): void => {
    if (request.kind === 'choice') {
      mustBeAnswerable(request, system.id);
      const bot = bots[request.who];
      if (!bot) throw new Error(`Nobody sits in seat ${request.who}.`);
      const seen = stateFor(system, state, request.who);
      const random = randomAt(choices + rolls);
      const key = bot.answer({ state: seen, choice: request, random });
      const refusal = request.take(key);
      if (refusal) {
        const why = `${refusal.code} (${refusal.rule ?? 'no rule'})`;
        throw new RulesError('bot-refused', `${bot.id} answered "${key}": ${why}.`);
      }
      if (++choices > LONGEST_GAME) throw endless(system.id, seed);
      budget = REQUEST_BUDGET;
    } else if (request.kind === 'chance') {
      // Asked by a rule that has not been told who runs it: a flow made by hand.
      request.sample(dice);
      rolls++;
    }
    spend();
  };
  const finish = (flow: Flow): void => {
    for (let step = advance(flow, host); !step.done; step = advance(flow, host)) answer(step.value);
  };
  if (open) {
    answer(open.ask);
    finish(open.flow);
  }
  for (let outcome = system.outcome(state); ; outcome = system.outcome(state)) {
    if (outcome) return { state, outcome, choices };
    spend();
    finish(system.step(state));
  }
}

function endless(system: string, seed: number | string): RulesError {
  return new RulesError('endless', `${system}: the game of seed ${seed} never ends.`);
}
