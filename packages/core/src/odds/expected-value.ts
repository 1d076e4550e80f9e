import type { ChanceRequest, ChoiceRequest } from '../flow.ts';
import type { SubFlowCall } from '../sub-flow.ts';
import {
  CHANCE_SHARE,
  LEAST_SHARE,
  MOST_ROLLS,
  PART_SHARE,
  prune,
  type Followed,
} from './pruning.ts';
import { applyPatch, patchBetween, type StateDiff } from './state-diff.ts';
import type { SubFlowOutcomes, OutcomeSource } from './sub-flow-outcomes.ts';
import { serialiseValue } from './tracked-state.ts';
import type { AnswerPath, RunResult, RunGuide } from './flow-runs.ts';
import { outcomesOf } from '../dice/outcomes.ts';

/** The value of a position if all later choices are answered by their policies. */
export interface ExpectedValue {
  /** The probability of each end, by {@link ValueSource.leaf}'s index; not what was cut. */
  readonly ends: ReadonlyMap<number, number>;
  /** The mean worth of those ends. */
  readonly worth: number;
  readonly spent: number;
  readonly tail: number;
}

/** The input of the search besides distributions. */
export interface ValueSource<S extends object> extends OutcomeSource<S> {
  /** Which way up a seat's choices go, when they depend on what follows: 1 the best, -1 the worst. */
  direction(choice: ChoiceRequest): 1 | -1;
  /** The end of everything in this state: which one it is, and what it is worth. */
  leaf(
    state: StateDiff,
    result: unknown,
    notes: string,
  ): { readonly index: number; readonly worth: number };
  /** The identity of a sub-flow with its arguments. */
  callKey(call: SubFlowCall<unknown>): string;
}

/** The position in a flow, and the flows that wait for it. */
interface Position {
  readonly call: SubFlowCall<unknown>;
  readonly start: StateDiff;
  readonly answered: AnswerPath | undefined;
  readonly said: string;
  readonly caller: Waiting | undefined;
  /** How likely it is to come here, and how often something was rolled on the way. */
  readonly reached: number;
  readonly rolls: number;
}

/** A flow that waits for a part of it to end. */
interface Waiting extends Position {
  /** The state in which it called. */
  readonly at: StateDiff;
  /** The notes so far. */
  readonly notes: string;
}

/** A place on a run where it could have gone another way. */
type Fork =
  | {
      readonly kind: 'chance';
      readonly position: Position;
      readonly followed: readonly Followed[];
      readonly cut: number;
      readonly tail: number;
      readonly budget: number;
    }
  | {
      readonly kind: 'choice';
      readonly position: Position;
      readonly keys: readonly string[];
      readonly direction: 1 | -1;
      readonly budget: number;
    };

/** The result of a pruned position. */
const NOT_FOLLOWED: ExpectedValue = { ends: new Map(), worth: 0, spent: 1, tail: 0 };

/** The end of a run: at a sub-flow, or where it is pruned. */
type Halt =
  | { readonly kind: 'cut' }
  | {
      readonly kind: 'law';
      readonly law: SubFlowOutcomes;
      readonly at: StateDiff;
      readonly notes: string;
    }
  | {
      readonly kind: 'call';
      readonly call: SubFlowCall<unknown>;
      readonly at: StateDiff;
      readonly notes: string;
    };

/**
 * The best or the worst of what follows: a choice that looks ahead needs all of it, so that a part
 * with such a choice has no law of its own. Places are therefore kept with whatever waits for them
 * and valued backwards, each once. Parts without such a choice answer with their law.
 */
export class ExpectedValueSearch<S extends object> {
  readonly #source: ValueSource<S>;
  readonly #known = new Map<string, ExpectedValue>();
  readonly met = new Set<string>();
  #least = 0;

  constructor(source: ValueSource<S>) {
    this.#source = source;
  }

  valueOf(call: SubFlowCall<unknown>, start: StateDiff, budget: number): ExpectedValue {
    this.#least = budget * LEAST_SHARE;
    const first = { answered: undefined, said: '', caller: undefined, reached: 1, rolls: 0 };
    return this.#at({ call, start, ...first }, start, budget);
  }

  /** The value of a place between two parts, which many ways may lead to. */
  #at(position: Position, state: StateDiff, budget: number): ExpectedValue {
    const key = `${this.#keyOf(position)} ${this.#source.stateKey(state)}`;
    const known = this.#known.get(key);
    if (known && known.spent <= budget) return known;
    const value = this.#goOnFrom(position, budget);
    this.#known.set(key, value);
    return value;
  }

  #keyOf(position: Position | undefined): string {
    if (!position) return '';
    const { call, start, said, caller } = position;
    const began = this.#source.stateKey(start);
    return `${this.#source.callKey(call)} ${began} ${said} < ${this.#keyOf(caller)}`;
  }

  /** Runs on, going the first way at every fork, and comes back for the others. */
  #goOnFrom(from: Position, budget: number): ExpectedValue {
    if (this.#source.isSpent) return NOT_FOLLOWED;
    const forks: Fork[] = [];
    const run = new ForkingRun(this.#source, this.met, from, budget, forks, this.#least);
    const { call, start, answered } = from;
    const ending = this.#source.runs.follow(call.begin, start, answered, run);
    const { position, left } = run;
    let value: ExpectedValue;
    if (ending.kind === 'done') value = this.#ended(position, ending, left);
    else if (ending.kind === 'stopped') {
      value = this.#leaf(ending.state, undefined, position, ending.notes);
    } else if (run.halt?.kind === 'call') {
      const { call: inner, at, notes } = run.halt;
      value = this.#inside(inner, { ...position, at, notes }, left);
    } else if (run.halt?.kind === 'law') value = this.#afterLaw(position, run.halt, left);
    else if (run.halt) value = NOT_FOLLOWED;
    else throw new Error('A run ended nowhere.');
    for (const fork of forks.reverse()) value = this.#fold(fork, value);
    return value;
  }

  #inside(call: SubFlowCall<unknown>, from: Waiting, budget: number): ExpectedValue {
    const { at: start, reached, rolls } = from;
    // After its last part a flow does nothing more: who waits for it waits for that part, whichever way led there.
    const caller = call.last && from.notes === '' ? from.caller : from;
    const fresh = { answered: undefined, said: '', caller, reached, rolls };
    return this.#at({ call, start, ...fresh }, start, budget);
  }

  /** A flow has ended: on with the one that waits for it. */
  #ended(
    position: Position,
    { state, result, notes }: Extract<RunResult, { kind: 'done' }>,
    budget: number,
  ): ExpectedValue {
    const { caller } = position;
    if (!caller) return this.#leaf(state, result, position, notes);
    const effect = patchBetween(caller.at, state, this.#source.runs.live.lastInside);
    const after = withAnswer(
      caller,
      { kind: 'part', before: caller.answered, effect, result, notes },
      serialiseValue(result) + notes,
    );
    const { reached, rolls } = position;
    return this.#at({ ...after, reached, rolls }, state, budget);
  }

  #afterLaw(
    position: Position,
    { law, at, notes: before }: Extract<Halt, { kind: 'law' }>,
    budget: number,
  ): ExpectedValue {
    for (const met of law.met) this.met.add(met);
    const { lastInside } = this.#source.runs.live;
    const values = law.ends.map(({ effect, result, text, notes, stopped, probability }) => {
      const state = applyPatch(at, effect, lastInside);
      if (stopped) {
        return { probability, value: this.#leaf(state, undefined, position, before + notes) };
      }
      const answer = { kind: 'part', before: position.answered, effect, result, notes } as const;
      const after = rolled(withAnswer(position, answer, text + notes), probability);
      return { probability, value: this.#at(after, state, budget) };
    });
    return mixed(values, law.spent, law.tail);
  }

  #leaf(state: StateDiff, result: unknown, { caller }: Position, notes: string): ExpectedValue {
    let all = notes;
    for (let waiting = caller; waiting; waiting = waiting.caller) all = waiting.notes + all;
    const { index, worth } = this.#source.leaf(state, result, all);
    return { ends: new Map([[index, 1]]), worth, spent: 0, tail: 0 };
  }

  /** The value of a fork, when `first` is what the first way is worth. */
  #fold(fork: Fork, first: ExpectedValue): ExpectedValue {
    const { position, budget } = fork;
    if (fork.kind === 'chance') {
      const values = fork.followed.map(({ outcome, probability }, i) => ({
        probability,
        value: i === 0 ? first : this.#goOnFrom(byChance(position, outcome, probability), budget),
      }));
      return mixed(values, fork.cut, fork.tail);
    }
    let best = first;
    for (const key of fork.keys.slice(1)) {
      const value = this.#goOnFrom(byChoice(position, key), budget);
      const isBetter = fork.direction * (value.worth - best.worth) > 1e-12;
      if (best === NOT_FOLLOWED || (isBetter && value !== NOT_FOLLOWED)) best = value;
    }
    return best;
  }
}

/** One run: goes the first way everywhere, and notes where there are others. */
class ForkingRun<S extends object> implements RunGuide {
  position: Position;
  /** The pruning budget, if the run comes here. */
  left: number;
  halt: Halt | undefined;
  readonly #source: ValueSource<S>;
  readonly #met: Set<string>;
  readonly #forks: Fork[];
  readonly #least: number;

  constructor(
    source: ValueSource<S>,
    met: Set<string>,
    from: Position,
    budget: number,
    forks: Fork[],
    least: number,
  ) {
    this.#source = source;
    this.#met = met;
    this.position = from;
    this.left = budget;
    this.#forks = forks;
    this.#least = least;
  }

  chance({ chance, about }: ChanceRequest): number | undefined {
    const { position } = this;
    if (position.reached <= this.#least || position.rolls >= MOST_ROLLS) {
      this.halt = { kind: 'cut' };
      return undefined;
    }
    const { followed, cut, tail } = prune(outcomesOf(chance), this.left * CHANCE_SHARE);
    const [first] = followed;
    if (!first) throw new Error(`"${about}" has no outcome.`);
    this.left = Math.max(0, this.left - cut - tail);
    this.#forks.push({ kind: 'chance', position, followed, cut, tail, budget: this.left });
    this.position = byChance(position, first.outcome, first.probability);
    return first.outcome;
  }

  choice(request: ChoiceRequest): string | undefined {
    const { position } = this;
    const reply = this.#source.answer(request);
    this.#met.add(reply.met);
    if (reply.kind === 'stop') return undefined;
    if (reply.kind === 'key') {
      this.position = byChoice(position, reply.key);
      return reply.key;
    }
    const keys = request.options.map(({ key }) => key);
    const [first] = keys;
    if (first === undefined) throw new Error(`"${request.about}" offers nothing to choose.`);
    const direction = this.#source.direction(request);
    this.#forks.push({ kind: 'choice', position, keys, direction, budget: this.left });
    this.position = byChoice(position, first);
    return first;
  }

  part(call: SubFlowCall<unknown>, at: StateDiff): undefined {
    if (this.position.reached <= this.#least || this.position.rolls >= MOST_ROLLS) {
      this.halt = { kind: 'cut' };
      return;
    }
    const law = this.#source.lawOf(call, at, this.left * PART_SHARE);
    if (law) this.left = Math.max(0, this.left - law.spent - law.tail);
    const { notes } = this.#source.runs;
    this.halt = law ? { kind: 'law', law, at, notes } : { kind: 'call', call, at, notes };
  }
}

function withAnswer(position: Position, answered: AnswerPath, text: string): Position {
  const { call, start, said, caller, reached, rolls } = position;
  return { call, start, answered, said: `${said},${text}`, caller, reached, rolls };
}

/** A place that only this share of the ways comes to. */
function rolled(position: Position, probability: number): Position {
  const { reached, rolls } = position;
  return { ...position, reached: reached * probability, rolls: rolls + 1 };
}

function byChance(position: Position, outcome: number, probability: number): Position {
  const answer = { kind: 'chance', before: position.answered, outcome } as const;
  return rolled(withAnswer(position, answer, String(outcome)), probability);
}

function byChoice(position: Position, key: string): Position {
  const answer = { kind: 'choice', before: position.answered, key } as const;
  return withAnswer(position, answer, serialiseValue(key));
}

/** The combined result of several branches; the mean worth is that of the followed branches. */
function mixed(
  ways: readonly { readonly probability: number; readonly value: ExpectedValue }[],
  cut: number,
  lacking: number,
): ExpectedValue {
  const ends = new Map<number, number>();
  let worth = 0;
  let mass = 0;
  let spent = cut;
  let tail = lacking;
  for (const { probability, value } of ways) {
    for (const [end, p] of value.ends) ends.set(end, (ends.get(end) ?? 0) + probability * p);
    if (value !== NOT_FOLLOWED) {
      worth += probability * value.worth;
      mass += probability;
    }
    spent += probability * value.spent;
    tail += probability * value.tail;
  }
  return { ends, worth: mass > 0 ? worth / mass : 0, spent, tail };
}
