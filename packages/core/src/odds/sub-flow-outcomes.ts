import type { ChanceRequest, ChoiceRequest } from '../flow.ts';
import type { SubFlowCall } from '../sub-flow.ts';
import {
  CHANCE_SHARE,
  LEAST_SHARE,
  MOST_ROLLS,
  PART_SHARE,
  PLACES_SHARE,
  prune,
  dropLeastLikely,
} from './pruning.ts';
import { applyPatch, patchBetween, type StateChange, type StateDiff } from './state-diff.ts';
import { serialiseValue } from './tracked-state.ts';
import type { AnswerPath, SubFlowResult, FlowRuns, RunGuide } from './flow-runs.ts';
import { outcomesOf } from '../dice/outcomes.ts';

/** One of the ways a part can end. */
export interface End {
  /** Its changes, compared with its start. */
  readonly effect: readonly StateChange[];
  readonly result: unknown;
  /** The result as text. */
  readonly text: string;
  /** The notes made on the way. */
  readonly notes: string;
  /** It met a choice that nobody answers: whatever called it goes no further either. */
  readonly stopped: boolean;
  probability: number;
}

/** Everything a part can come to, begun in one state. */
export interface SubFlowOutcomes {
  readonly ends: readonly End[];
  /** The pruned probability; never more than the budget. */
  readonly spent: number;
  /** The tails that endless explosions lack. */
  readonly tail: number;
  /** The seats that answered on the way, and their policies, as keys. */
  readonly met: ReadonlySet<string>;
}

/** The law of what is not followed at all. */
export const NOT_FOLLOWED: SubFlowOutcomes = { ends: [], spent: 1, tail: 0, met: new Set() };

/** The input of a distribution. */
export interface OutcomeSource<S extends object> {
  readonly runs: FlowRuns<S>;
  /** Whether as many runs were spent as may be: what is left is cut. */
  readonly isSpent: boolean;
  /** The law of a part; `undefined` when it depends on a choice that needs to know what follows. */
  lawOf(call: SubFlowCall<unknown>, at: StateDiff, budget: number): SubFlowOutcomes | undefined;
  /** The answer to a choice, and its policy. */
  answer(choice: ChoiceRequest): Reply;
  /** The text by which states are the same. */
  stateKey(state: StateDiff): string;
}

/** The answer to a choice: a key, the end of the way, or a matter of what follows. */
export interface Reply {
  readonly key: string | 'stop' | 'open';
  readonly kind: 'key' | 'stop' | 'open';
  /** The policy that answered, as a key. */
  readonly met: string;
}

/** A place that is still to be gone on from. */
interface Place {
  readonly answered: AnswerPath | undefined;
  /** The answers to its sub-flow, as text: equal answers and equal state are the same position. */
  readonly said: string;
  probability: number;
  /** How much may still be cut from here on. */
  allowance: number;
  /** How often something was rolled on the way. */
  readonly rolls: number;
}

/**
 * The law of one part. Places are gone on from level by level, a level being how many parts were
 * called so far; those that were answered the same and left the same state are one.
 */
export class OutcomeSearch<S extends object> implements RunGuide {
  readonly #source: OutcomeSource<S>;
  readonly #call: SubFlowCall<unknown>;
  readonly #start: StateDiff;
  readonly #ends = new Map<string, End>();
  readonly #met = new Set<string>();
  #waiting: Place[] = [];
  #nextLevel = new Map<string, Place>();
  #answered: AnswerPath | undefined;
  #said = '';
  #probability = 1;
  #allowance = 0;
  #rolls = 0;
  #least = 0;
  #spent = 0;
  #tail = 0;
  #open = false;

  constructor(source: OutcomeSource<S>, call: SubFlowCall<unknown>, start: StateDiff) {
    this.#source = source;
    this.#call = call;
    this.#start = start;
  }

  /** `undefined` when the part meets a choice that depends on what follows it. */
  compute(budget: number): SubFlowOutcomes | undefined {
    this.#least = budget * LEAST_SHARE;
    this.#waiting = [
      { answered: undefined, said: '', probability: 1, allowance: budget, rolls: 0 },
    ];
    while (this.#waiting.length > 0) {
      for (let place = this.#waiting.pop(); place; place = this.#waiting.pop()) {
        this.#goOnFrom(place);
        if (this.#open) return undefined;
      }
      this.#waiting = this.#worthFollowing([...this.#nextLevel.values()]).reverse();
      this.#nextLevel = new Map();
    }
    const ends = [...this.#ends.values()];
    return { ends, spent: this.#spent, tail: this.#tail, met: this.#met };
  }

  #goOnFrom(place: Place): void {
    if (this.#source.isSpent) {
      this.#spent += place.probability;
      return;
    }
    this.#answered = place.answered;
    this.#said = place.said;
    this.#probability = place.probability;
    this.#allowance = place.allowance;
    this.#rolls = place.rolls;
    const { runs } = this.#source;
    const ending = runs.follow(this.#call.begin, this.#start, place.answered, this);
    if (ending.kind === 'done') {
      this.#end(ending.state, ending.result, false, ending.notes, this.#probability);
    } else if (ending.kind === 'stopped' && !this.#open) {
      this.#end(ending.state, undefined, true, ending.notes, this.#probability);
    }
  }

  chance({ chance, about }: ChanceRequest): number | undefined {
    const reached = this.#probability;
    if (this.#isFarEnough()) return undefined;
    const rolls = ++this.#rolls;
    const most = (this.#allowance * CHANCE_SHARE) / reached;
    const { followed, cut, tail } = prune(outcomesOf(chance), most);
    this.#tail += reached * tail;
    const left = this.#charge(reached * cut, reached * tail);
    const [first, ...others] = followed;
    if (!first) throw new Error(`"${about}" has no outcome.`);
    const before = this.#answered;
    const said = this.#said;
    const whole = 1 - cut - tail;
    for (const { outcome, probability } of others.reverse()) {
      this.#waiting.push({
        answered: { kind: 'chance', before, outcome },
        said: `${said},${outcome}`,
        probability: reached * probability,
        allowance: (left * probability) / whole,
        rolls,
      });
    }
    this.#answered = { kind: 'chance', before, outcome: first.outcome };
    this.#said = `${said},${first.outcome}`;
    this.#probability = reached * first.probability;
    this.#allowance = (left * first.probability) / whole;
    return first.outcome;
  }

  choice(request: ChoiceRequest): string | undefined {
    const { key, kind, met } = this.#source.answer(request);
    this.#met.add(met);
    if (kind === 'open') this.#open = true;
    if (kind !== 'key') return undefined;
    this.#answered = { kind: 'choice', before: this.#answered, key };
    this.#said += `,${serialiseValue(key)}`;
    return key;
  }

  part(call: SubFlowCall<unknown>, at: StateDiff): SubFlowResult | undefined {
    const reached = this.#probability;
    if (this.#isFarEnough()) return undefined;
    const rolls = ++this.#rolls;
    const law = this.#source.lawOf(call, at, (this.#allowance * PART_SHARE) / reached);
    if (!law) {
      this.#open = true;
      return undefined;
    }
    for (const met of law.met) this.#met.add(met);
    this.#tail += reached * law.tail;
    const left = this.#charge(reached * law.spent, reached * law.tail);
    const { lastInside } = this.#source.runs.live;
    const whole = 1 - law.spent - law.tail;
    const [only] = law.ends;
    const alone = law.ends.length === 1 && this.#waiting.length === 0;
    for (const end of law.ends) {
      const state = applyPatch(at, end.effect, lastInside);
      const probability = reached * end.probability;
      const allowance = (left * end.probability) / whole;
      const { effect, result, notes } = end;
      if (end.stopped || call.last) {
        const all = this.#source.runs.notes + notes;
        this.#end(state, result, end.stopped, all, probability);
      } else {
        const said = `${this.#said},${end.text}${notes}`;
        const answered = { kind: 'part', before: this.#answered, effect, result, notes } as const;
        const key = `${said} ${this.#source.stateKey(state)}`;
        const same = this.#nextLevel.get(key);
        if (same) {
          same.probability += probability;
          same.allowance += allowance;
        } else if (alone && this.#nextLevel.size === 0) {
          this.#answered = answered;
          this.#said = said;
          this.#probability = probability;
          this.#allowance = allowance;
          return { state, result, notes, last: false };
        } else {
          this.#nextLevel.set(key, { answered, said, probability, allowance, rolls });
        }
      }
    }
    if (!call.last || !only || only.stopped) return undefined;
    const state = applyPatch(at, only.effect, lastInside);
    return { state, result: only.result, notes: only.notes, last: true };
  }

  /** Whether the way is too unlikely or too long to be followed; then it is cut. */
  #isFarEnough(): boolean {
    if (this.#probability > this.#least && this.#rolls < MOST_ROLLS) return false;
    this.#spent += this.#probability;
    return true;
  }

  /** Takes what was cut from what may be; a tail nobody can help may use up the rest. */
  #charge(cut: number, tail: number): number {
    this.#spent += cut;
    return Math.max(0, this.#allowance - cut - tail);
  }

  #end(
    state: StateDiff,
    result: unknown,
    stopped: boolean,
    notes: string,
    probability: number,
  ): void {
    const text = serialiseValue(result);
    const key = `${stopped ? '!' : ''}${text} ${notes} ${this.#source.stateKey(state)}`;
    const same = this.#ends.get(key);
    if (same) same.probability += probability;
    else {
      const effect = patchBetween(this.#start, state, this.#source.runs.live.lastInside);
      this.#ends.set(key, { effect, result, text, notes, stopped, probability });
    }
  }

  /** The budget of pruned positions goes to the others. */
  #worthFollowing(places: readonly Place[]): Place[] {
    const all = places.reduce((sum, { allowance }) => sum + allowance, 0);
    const { keep: remaining, cut } = dropLeastLikely(places, all * PLACES_SHARE);
    this.#spent += cut;
    const shared = remaining.reduce((sum, { allowance }) => sum + allowance, 0);
    for (const place of remaining) place.allowance *= shared > 0 ? (all - cut) / shared : 0;
    return [...remaining];
  }
}
