import { findOption } from './actions/lazy-option.ts';
import type { Chance, Faces } from './dice/chance.ts';
import type { outcomesOf } from './dice/outcomes.ts';
import type { Random } from './random.ts';
import { isRefusal, refuse, type Params, type Refusal, type RuleId } from './refusal.ts';

/**
 * A rule as a generator. It reads like the rulebook, changes the state in place, and `yield*`s
 * {@link choose}, {@link roll} and {@link say} whenever the book says "the player chooses",
 * "roll" or "this happens". Who answers is the host's business.
 */
export type Flow<T = void> = Generator<Request, T, void>;

/** A request of a flow to its runner. */
export type Request = ChoiceRequest | ChanceRequest | GameEvent;

/** A place at the table, counted from 0. Sides, players and armies sit in seats. */
export type Seat = number;

/** One thing a player may answer: a short stable key for records, and what it means to the rule. */
export interface Option<T> {
  readonly key: string;
  readonly value: T;
  /** For the sentence on the button, beside the choice's own id. */
  readonly params?: Params;
}

/** The input of {@link choose}. */
export interface ChoiceQuestion<T> {
  readonly who: Seat;
  /** The subject of the choice, as a stable word: `activate`, `action`, `deploy`. */
  readonly about: string;
  readonly rule: RuleId;
  /** Every legal answer, or, when `read` is given, candidates good enough for a bot. */
  readonly options: readonly Option<T>[];
  /** Parameters of the question: the figure that acts, the battle phase. */
  readonly params?: Params;
  /** The option that means "no, go on": a player may ask not to be asked such a question. */
  readonly skip?: string;
  /** The seats that may know the answer, when not all may: a card played face down. */
  readonly visibleTo?: readonly Seat[];
  /**
   * Reads an answer that is not among the options: a point on a table, or something forbidden
   * whose reason is worth telling. Without it, only the options are accepted.
   */
  readonly read?: (key: string) => T | Refusal;
}

/** A choice that waits for its answer. */
export interface ChoiceRequest {
  readonly kind: 'choice';
  readonly who: Seat;
  readonly about: string;
  readonly rule: RuleId;
  readonly params: Params;
  readonly options: readonly Option<unknown>[];
  /** The key that means "no, go on"; `undefined` for a question that has to be answered. */
  readonly skip: string | undefined;
  /** The seats that may know the answer; `undefined` when everybody may. */
  readonly visibleTo: readonly Seat[] | undefined;
  /** Whether answers outside the options may be accepted. */
  readonly open: boolean;
  /** Answers; a refusal leaves the question open and the state untouched. */
  take(key: string): Refusal | undefined;
  /** Why this answer would be refused; `undefined` when it would be accepted. Answers nothing. */
  explain(key: string): Refusal | undefined;
}

/** A roll or a draw that waits for its result. */
export interface ChanceRequest {
  readonly kind: 'chance';
  /**
   * The seat that rolls, so that in table mode the right player is asked; `undefined` for none in particular.
   */
  readonly who: Seat | undefined;
  /** The seat that rolls the second half of an opposed roll. */
  readonly against: Seat | undefined;
  readonly about: string;
  readonly rule: RuleId;
  readonly params: Params;
  /** The seats that may know the result; `undefined` when everybody may. */
  readonly visibleTo: readonly Seat[] | undefined;
  readonly chance: Chance<unknown>;
  /** Answers with faces rolled here. */
  sample(random: Random): Faces;
  /** Answers with faces rolled by somebody else. */
  take(faces: Faces): Refusal | undefined;
  /** Answers with one of the chance's outcomes, without any faces: for exact odds. */
  settle(outcome: number, outcomes: typeof outcomesOf): void;
}

/** Something that happened, to be shown and logged with its rule. Nobody answers it. */
export interface GameEvent {
  readonly kind: 'event';
  readonly about: string;
  readonly rule: RuleId;
  readonly params: Params;
  /** The seats that may know of it; `undefined` when everybody may. */
  readonly visibleTo: readonly Seat[] | undefined;
}

/** A host that shows nothing and rolls all dice itself: flows stop for its choices alone. */
export interface HeadlessRunner {
  /** The result of a roll, rolled at once. */
  roll<R>(chance: Chance<R>): R;
  /** Something happened that is shown to nobody. */
  skipSilently(): void;
}

/** The headless runner of the current flow, if any; set by {@link advance} alone. */
let headless: HeadlessRunner | undefined;

/**
 * Runs a flow to its next request. Every runner calls this function. A runner that is no
 * {@link HeadlessRunner} gets every event, even inside a rule that a headless runner runs.
 *
 * @example
 * ```ts
 * function* duel(): Flow<number> {
 *   yield* emit('en-garde', 'DUEL-01');
 *   return yield* roll(sum([d(1, 6)]), 'DUEL-02', { about: 'strike' });
 * }
 * advance(duel()).value; // { kind: 'event', about: 'en-garde', … }
 * advance(duel(), { roll: (chance) => chance.read([6]), skipSilently() {} }); // { done: true, value: 6 }
 * ```
 */
export function advance<T>(flow: Flow<T>, host?: HeadlessRunner): IteratorResult<Request, T> {
  const before = headless;
  headless = host;
  try {
    return flow.next();
  } finally {
    headless = before;
  }
}

/**
 * Asks a player.
 *
 * @example
 * ```ts
 * function* order() {
 *   return yield* choose({
 *     who: 0, about: 'order', rule: 'RX-INIT-04',
 *     options: [{ key: 'first', value: true }, { key: 'second', value: false }],
 *   });
 * }
 * runFlow(order(), { choices: ['second'] }).result; // false
 * ```
 */
export function* choose<T>(question: ChoiceQuestion<T>): Flow<T> {
  let taken: { readonly value: T } | undefined;
  yield {
    kind: 'choice',
    who: question.who,
    about: question.about,
    rule: question.rule,
    params: question.params ?? {},
    options: question.options,
    skip: question.skip,
    visibleTo: question.visibleTo,
    open: question.read !== undefined,
    take(key) {
      taken = findOption(question.options, key);
      if (taken) return undefined;
      const answer = readAnswer(question, key);
      if (isRefusal(answer)) return answer;
      taken = { value: answer };
      return undefined;
    },
    explain(key) {
      const answer = readAnswer(question, key);
      return isRefusal(answer) ? answer : undefined;
    },
  };
  if (!taken) throw new Error(`The flow went on without an answer to "${question.about}".`);
  return taken.value;
}

function readAnswer<T>(question: ChoiceQuestion<T>, key: string): T | Refusal {
  const option = findOption(question.options, key);
  if (option) return option.value;
  if (question.read) return question.read(key);
  return refuse('not-an-option', question.rule, {
    answer: key.slice(0, 80),
    about: question.about,
  });
}

/** The roller and the purpose of a roll, shown with the dice. */
export interface RollContext {
  readonly who?: Seat;
  /** The seat that rolls the second half of an {@link opposed} roll. */
  readonly against?: Seat;
  readonly about: string;
  readonly params?: Params;
  /** The seats that may know the result, when not all may: a draw that is not shown. */
  readonly visibleTo?: readonly Seat[];
}

/**
 * Rolls dice or draws from a bag, and gives the reading.
 *
 * @example
 * ```ts
 * function* reactionTest() {
 *   const total = yield* roll(sum([d(2, 6)]), 'RX-REACT-01', { who: 0, about: 'reaction' });
 *   return total >= 8 ? 'ok' : 'panic';
 * }
 * exactOdds(reactionTest).outcomes; // [['panic', 21/36], ['ok', 15/36]]
 * ```
 */
export function* roll<R>(chance: Chance<R>, rule: RuleId, context: RollContext): Flow<R> {
  if (headless) return headless.roll(chance);
  let taken: { readonly value: R } | undefined;
  yield {
    kind: 'chance',
    who: context.who,
    against: context.against,
    about: context.about,
    rule,
    params: context.params ?? {},
    visibleTo: context.visibleTo,
    chance,
    sample(random) {
      const faces = chance.sample(random);
      taken = { value: chance.read(faces) };
      return faces;
    },
    take(faces) {
      const refusal = chance.check(faces);
      if (refusal) return refusal;
      taken = { value: chance.read(faces) };
      return undefined;
    },
    settle(outcome, outcomes) {
      const settled = outcomes(chance)[outcome];
      if (settled) taken = { value: settled[0] };
    },
  };
  if (!taken) throw new Error(`The flow went on without an answer to "${context.about}".`);
  return taken.value;
}

/**
 * Emits an event, visible to everybody or to the given seats.
 *
 * @example
 * ```ts
 * function* panic(who: number) {
 *   yield* emit('panicked', 'RX-WOUND-03', { who });
 * }
 * runFlow(panic(1)).events[0]; // { kind: 'event', about: 'panicked', params: { who: 1 }, … }
 * ```
 */
export function emit(
  about: string,
  rule: RuleId,
  params: Params = {},
  visibleTo?: readonly Seat[],
): Flow {
  if (!headless) return yieldEvent({ kind: 'event', about, rule, params, visibleTo });
  headless.skipSilently();
  return NOTHING_SAID;
}

function* yieldEvent(event: GameEvent): Flow {
  yield event;
}

/** A flow that is over: it can be run again and again. */
const NOTHING_SAID = /* @__PURE__ */ over();

function over(): Flow {
  const flow = nothing();
  flow.next();
  return flow;
}

function* nothing(): Flow {}
