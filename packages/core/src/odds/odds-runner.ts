import type { ChoiceRequest, Flow } from '../flow.ts';
import { setSubFlowRunner, type SubFlowCall } from '../sub-flow.ts';
import { roundedBudget, MOST_NESTED, MAX_PRUNED, MOST_RUNS } from './pruning.ts';
import { applyPatch, NOTHING, type StateChange, type StateDiff } from './state-diff.ts';
import {
  OutcomeSearch,
  NOT_FOLLOWED,
  type SubFlowOutcomes,
  type Reply,
} from './sub-flow-outcomes.ts';
import { TrackedState, serialiseValue } from './tracked-state.ts';
import { answerOf, nameOf, policyOf, type Policies, type PolicyUsed } from './policy.ts';
import { FlowRuns, type EventFilter } from './flow-runs.ts';
import type { PlayableSystem } from '../system.ts';
import { stateFor } from '../visibility.ts';
import type { Scope } from './read-scope.ts';
import { ExpectedValueSearch, type ValueSource } from './expected-value.ts';

/** The input of odds besides the rules. */
export interface OddsConfig<S> {
  /** The policies for choices on the way; the first option by default. */
  readonly policy?: Policies<S>;
  /** The player view of a seat: a bot that answers sees no more. */
  readonly playerView?: PlayableSystem<S, never>['playerView'];
  /** How good a state is for the acting player: what `best` and `worst` compare. */
  readonly worth?: (state: S) => number;
  /**
   * States with the same text are taken as one. The text has to hold all that the rest of the
   * rules, the measure and the worth read.
   */
  readonly alike?: (state: S) => string;
  /** What single sub-flows read, so that their outcomes can be reused in other states. */
  readonly scopes?: readonly Scope<S>[];
  /**
   * The note of an event, for the measure: the winner of a round, if the state does not show it. Branches
   * with different notes are not merged, so note little.
   */
  readonly note?: EventFilter;
  /** `false` follows every branch to its end by itself: slow, and a check that merging is right. */
  readonly merge?: boolean;
  /** All that is cut together stays below this: {@link MAX_PRUNED} unless said otherwise. */
  readonly budget?: number;
  /**
   * So many times a flow of the rules may be run, 100 000 unless said otherwise. What is left then is
   * cut and stated as pruned, so that even endless rules give an answer.
   */
  readonly work?: number;
}

/** The outcomes of a question: every end with its state, its result and its probability. */
export interface OddsEnds {
  readonly ends: readonly {
    readonly state: StateDiff;
    readonly result: unknown;
    readonly notes: readonly string[];
    readonly probability: number;
  }[];
  readonly pruned: number;
  readonly runs: number;
  readonly policies: readonly PolicyUsed[];
}

/** A law and the budget it was computed with; `null` when the part has none of its own. */
type CachedRun = SubFlowOutcomes | null;

/** Computes what flows come to in one state, and keeps the laws of their parts. */
export class OddsRunner<S extends object> implements ValueSource<S> {
  readonly runs: FlowRuns<S>;
  readonly #rules: OddsConfig<S>;
  readonly #laws = new Map<string, CachedRun>();
  /** How many runs there may have been. */
  #mostRuns = 0;
  /** How many laws are being computed, one for another. */
  #nested = 0;
  readonly #ids = new Map<object, number>();
  readonly #alike = new Map<string, string>();
  readonly #leaves = new Map<string, { readonly index: number; readonly worth: number }>();
  readonly #leafStates: Omit<OddsEnds['ends'][number], 'probability'>[] = [];

  constructor(state: S, rules: OddsConfig<S>) {
    this.runs = new FlowRuns(new TrackedState(state), rules.note);
    this.#rules = rules;
    if (rules.merge === false) setSubFlowRunner(this.state, undefined);
  }

  /** The state that flows have to be begun in. */
  get state(): S {
    return this.runs.live.state;
  }

  /** Everything a flow can come to; it has to be begun in {@link state}. */
  ask(flow: object, args: readonly unknown[], begin: () => Flow<unknown>): OddsEnds {
    const before = this.runs.count;
    this.#mostRuns = before + (this.#rules.work ?? MOST_RUNS);
    const call: SubFlowCall<unknown> = { flow, args, last: false, begin };
    const budget = this.#rules.budget ?? MAX_PRUNED;
    const law = this.lawOf(call, NOTHING, budget);
    const found = law ? this.#fromLaw(law) : this.#lookingAhead(call, budget);
    return { ...found, runs: this.runs.count - before };
  }

  /** A state that a flow may leave behind, to be read and left as it is. */
  read<T>({ changes }: StateDiff, look: (state: S) => T): T {
    const { live } = this.runs;
    live.write(changes);
    const seen = look(live.state);
    live.unwrite(changes);
    return seen;
  }

  get isSpent(): boolean {
    return this.runs.count >= this.#mostRuns;
  }

  lawOf(call: SubFlowCall<unknown>, at: StateDiff, budget: number): SubFlowOutcomes | undefined {
    const key = `${this.callKey(call)} ${this.#scopeKey(call, at)}`;
    const known = this.#laws.get(key);
    if (known === null) return undefined;
    if (known && known.spent <= budget) return known;
    if (this.#nested === MOST_NESTED) return NOT_FOLLOWED;
    this.#nested++;
    const law = new OutcomeSearch(this, call, at).compute(roundedBudget(budget));
    this.#nested--;
    this.#laws.set(key, law ?? null);
    return law;
  }

  answer(choice: ChoiceRequest): Reply {
    const policy = policyOf(this.#rules.policy ?? 'first', choice);
    const met = `${choice.who} ${nameOf(policy)}`;
    if (policy === 'stop') return { kind: 'stop', key: '', met };
    if (policy === 'best' || policy === 'worst') return { kind: 'open', key: '', met };
    const seen =
      typeof policy === 'object' ? stateFor(this.#rules, this.state, choice.who) : this.state;
    return { kind: 'key', key: answerOf(policy, choice, seen), met };
  }

  direction(choice: ChoiceRequest): 1 | -1 {
    return policyOf(this.#rules.policy ?? 'first', choice) === 'worst' ? -1 : 1;
  }

  stateKey(state: StateDiff): string {
    const { alike } = this.#rules;
    if (!alike) return state.key;
    const known = this.#alike.get(state.key) ?? this.read(state, alike);
    this.#alike.set(state.key, known);
    return known;
  }

  callKey({ flow, args }: SubFlowCall<unknown>): string {
    return `${this.#idOf(flow)}(${args.map((arg) => this.#argumentKey(arg)).join()})`;
  }

  leaf(
    state: StateDiff,
    result: unknown,
    notes: string,
  ): { readonly index: number; readonly worth: number } {
    const { worth } = this.#rules;
    if (!worth) throw new RangeError('The best and the worst are by "worth", which is not given.');
    const key = `${serialiseValue(result)} ${notes} ${state.key}`;
    const known = this.#leaves.get(key);
    if (known) return known;
    const leaf = {
      index: this.#leafStates.push({ state, result, notes: linesOf(notes) }) - 1,
      worth: this.read(state, worth),
    };
    this.#leaves.set(key, leaf);
    return leaf;
  }

  #fromLaw({ ends, spent, tail, met }: SubFlowOutcomes): Omit<OddsEnds, 'runs'> {
    return {
      ends: ends.map(({ effect, result, notes, probability }) => ({
        state: this.#stateAfter(effect),
        result,
        notes: linesOf(notes),
        probability,
      })),
      pruned: spent + tail,
      policies: policiesOf(met),
    };
  }

  #lookingAhead(call: SubFlowCall<unknown>, budget: number): Omit<OddsEnds, 'runs'> {
    const walk = new ExpectedValueSearch(this);
    const { ends, spent, tail } = walk.valueOf(call, NOTHING, budget);
    return {
      ends: [...ends].flatMap(([index, probability]) => {
        const leaf = this.#leafStates[index];
        return leaf ? [{ ...leaf, probability }] : [];
      }),
      pruned: spent + tail,
      policies: policiesOf(walk.met),
    };
  }

  #stateAfter(effect: readonly StateChange[]): StateDiff {
    return applyPatch(NOTHING, effect, this.runs.live.lastInside);
  }

  /** The scope of a sub-flow, if known; otherwise the whole state. */
  #scopeKey({ flow, args }: SubFlowCall<unknown>, at: StateDiff): string {
    const scope = this.#rules.scopes?.find((known) => known.flow === flow);
    if (!scope) return this.stateKey(at);
    const { lastInside } = this.runs.live;
    const whole = at.changes.filter(
      ({ slot, value }) => lastInside(slot) > slot || isObject(value),
    );
    const lists = whole.map(({ slot, text }) => `${slot}=${text}`).join(';');
    return `${this.read(at, (state) => scope.reads(state, args))} ${lists}`;
  }

  #argumentKey(value: unknown): string {
    return typeof value === 'function' ? `ƒ${this.#idOf(value)}` : serialiseValue(value);
  }

  #idOf(flow: object): number {
    const known = this.#ids.get(flow) ?? this.#ids.size;
    this.#ids.set(flow, known);
    return known;
  }
}

function linesOf(notes: string): readonly string[] {
  return notes.split('\n').slice(0, -1);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function policiesOf(met: ReadonlySet<string>): readonly PolicyUsed[] {
  return [...met]
    .map((one) => {
      const space = one.indexOf(' ');
      return { who: Number(one.slice(0, space)), policy: one.slice(space + 1) };
    })
    .sort((a, b) => a.who - b.who);
}
