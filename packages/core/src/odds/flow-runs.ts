import { outcomesOf } from '../dice/outcomes.ts';
import { copyState } from '../state.ts';
import {
  advance,
  type ChanceRequest,
  type ChoiceRequest,
  type Flow,
  type GameEvent,
} from '../flow.ts';
import { setSubFlowRunner, type SubFlowCall, type SubFlowRunner } from '../sub-flow.ts';
import { RulesError } from '../rules-error.ts';
import type { StateChange, StateDiff } from './state-diff.ts';
import { serialiseValue, type TrackedState } from './tracked-state.ts';

/**
 * The answers to a flow, the last one first: together with the flow's start they are its position. A flow
 * cannot be copied, so it is run again up to there.
 */
export type AnswerPath = ChanceAnswer | ChoiceAnswer | PartAnswer;

interface ChanceAnswer {
  readonly kind: 'chance';
  readonly before: AnswerPath | undefined;
  readonly outcome: number;
}

interface ChoiceAnswer {
  readonly kind: 'choice';
  readonly before: AnswerPath | undefined;
  readonly key: string;
}

interface PartAnswer {
  readonly kind: 'part';
  readonly before: AnswerPath | undefined;
  /** The changes of the sub-flow, applied instead of running it. */
  readonly effect: readonly StateChange[];
  readonly result: unknown;
  /** The notes made in it. */
  readonly notes: string;
}

/** The state after a sub-flow, and its result. */
export interface SubFlowResult {
  readonly state: StateDiff;
  readonly result: unknown;
  readonly notes: string;
  /** The flow has to end right there. */
  readonly last: boolean;
}

/** Decides where a run goes when it has come to a place where nobody was before. */
export interface RunGuide {
  /** Which outcome to go on with; `undefined` when the run ends here. */
  chance(request: ChanceRequest): number | undefined;
  /** The answer; `undefined` if the run ends here. */
  choice(request: ChoiceRequest): string | undefined;
  /** The outcome of the sub-flow; `undefined` if the run ends here. The live state is at its start. */
  part(call: SubFlowCall<unknown>, at: StateDiff): SubFlowResult | undefined;
}

/** How a run ended. */
export type RunResult =
  | {
      readonly kind: 'done';
      readonly state: StateDiff;
      readonly result: unknown;
      readonly notes: string;
    }
  | { readonly kind: 'stopped'; readonly state: StateDiff; readonly notes: string }
  /** At a part, or at a chance that is not followed. */
  | { readonly kind: 'left' }
  /** With what its last part came to, which the walker knows. */
  | { readonly kind: 'last' };

/** A flow that runs longer than this goes round in circles. */
const REQUEST_BUDGET = 20_000;

/** A flow that is not gone on with has to wait at something. */
const LEFT: GameEvent = {
  kind: 'event',
  about: 'part',
  rule: '',
  params: {},
  visibleTo: undefined,
};

interface Run {
  readonly script: readonly AnswerPath[];
  readonly walker: RunGuide;
  next: number;
  notes: string;
  left: boolean;
  last: SubFlowResult | undefined;
  /** Its flow was under way before parts were hosted: whatever it calls its last, its callers go on. */
  isUnderWay: boolean;
}

/** The note of an event; `undefined` if there is none. */
export type EventFilter = (event: GameEvent) => string | undefined;

/** Runs flows in the one live state, up to places and on from there. */
export class FlowRuns<S extends object> implements SubFlowRunner {
  readonly live: TrackedState<S>;
  /** How many runs there were. */
  count = 0;
  readonly #note: EventFilter | undefined;
  #run: Run | undefined;

  constructor(live: TrackedState<S>, note: EventFilter | undefined) {
    this.live = live;
    this.#note = note;
    setSubFlowRunner(live.state, this);
  }

  /** Runs a flow from its start through what it was answered, and on as the walker says. */
  follow(
    begin: () => Flow<unknown>,
    start: StateDiff,
    answered: AnswerPath | undefined,
    walker: RunGuide,
  ): RunResult {
    const outer = this.#run;
    const run: Run = {
      script: inOrder(answered),
      walker,
      next: 0,
      notes: '',
      left: false,
      last: undefined,
      isUnderWay: false,
    };
    this.#run = run;
    this.count++;
    this.live.write(start.changes);
    const ending = this.#toItsEnd(begin(), run);
    this.#run = outer;
    return ending;
  }

  /** Hosts parts from here on, in the middle of a flow that runs. */
  hostFromHere(): void {
    setSubFlowRunner(this.live.state, this);
    if (this.#run) this.#run.isUnderWay = true;
  }

  /** The notes since the current sub-flow began. */
  get notes(): string {
    return this.#run?.notes ?? '';
  }

  #toItsEnd(flow: Flow<unknown>, run: Run): RunResult {
    const { script, walker } = run;
    for (let budget = REQUEST_BUDGET; budget > 0; budget--) {
      const { done, value: request } = advance(flow);
      if (run.left) return { kind: 'left' };
      if (run.last) return this.#endsHere(run.last, done === true, request);
      if (done) {
        return { kind: 'done', state: this.live.take(), result: request, notes: run.notes };
      }
      if (request.kind === 'event') {
        const note = this.#note?.(request);
        if (note !== undefined) run.notes += `${note}\n`;
        continue;
      }
      const known = script[run.next];
      if (known) run.next++;
      if (known && known.kind !== request.kind) throw wentAnotherWay();
      if (request.kind === 'chance') {
        const outcome = known?.kind === 'chance' ? known.outcome : walker.chance(request);
        if (outcome === undefined) {
          this.live.take();
          return { kind: 'left' };
        }
        request.settle(outcome, outcomesOf);
      } else {
        const key = known?.kind === 'choice' ? known.key : walker.choice(request);
        if (key === undefined) {
          return { kind: 'stopped', state: this.live.take(), notes: run.notes };
        }
        const refusal = request.take(key);
        if (refusal) throw new Error(`The odds met a refused answer: ${refusal.code}.`);
      }
    }
    throw new RulesError(
      'endless',
      `A flow made ${REQUEST_BUDGET} requests on one branch of the odds.`,
    );
  }

  #endsHere({ state, result }: SubFlowResult, done: boolean, returned: unknown): RunResult {
    const after = this.live.take();
    if (done && after.key === state.key && serialiseValue(returned) === serialiseValue(result)) {
      return { kind: 'last' };
    }
    throw new RulesError('not-last', 'A flow goes on after what it called its last part.');
  }

  run<R>(call: SubFlowCall<R>): Flow<R>;
  *run(call: SubFlowCall<unknown>): Flow<unknown> {
    const run = this.#run;
    if (!run) return yield* call.begin();
    const known = run.script[run.next];
    if (known) {
      run.next++;
      if (known.kind !== 'part') throw wentAnotherWay();
      this.live.write(known.effect);
      run.notes += known.notes;
      return copyState(known.result);
    }
    const asked = run.isUnderWay ? { ...call, last: false } : call;
    const arrival = run.walker.part(asked, this.live.take());
    if (!arrival) {
      run.left = true;
      yield LEFT;
      throw new RulesError('not-repeatable', 'A flow swallowed the moment at which it was left.');
    }
    this.live.write(arrival.state.changes);
    run.notes += arrival.notes;
    if (arrival.last) run.last = arrival;
    return copyState(arrival.result);
  }
}

function wentAnotherWay(): RulesError {
  return new RulesError('not-repeatable', 'Answered the same, a flow went another way.');
}

function inOrder(answered: AnswerPath | undefined): readonly AnswerPath[] {
  const list: AnswerPath[] = [];
  for (let one = answered; one; one = one.before) list.push(one);
  return list.reverse();
}
