import { emit, type Flow, type Seat } from '../flow.ts';
import type { LogEntry } from '../log.ts';
import { refuse, type Params, type Refusal, type RuleId } from '../refusal.ts';
import type { Language, LocalisedText } from '../localised-text.ts';
import type { QuestionMessages } from './question-messages.ts';
import type { ParamsOf, MessagesByKey } from './message.ts';

/**
 * Everything a system says: what happened, what is asked, what is rolled for, why not. Declared
 * once, with typed parameters and words in both languages; one narrator tells it in pages, on the
 * command line and to screen readers.
 */
export interface Messages<S, N = unknown> {
  /** The names of things in a game. */
  names(state: S, language: Language): N;
  readonly events: MessagesByKey<N>;
  readonly refusals: MessagesByKey<N>;
  readonly questions: Readonly<Record<string, QuestionMessages<N>>>;
  /** The purposes of rolls. */
  readonly rolls: MessagesByKey<N>;
  /** The name of a side: its gang, its army. */
  side(state: S, seat: Seat, language: Language): string;
  /** Why a game ended, by the outcome's reason. */
  readonly reasons: Readonly<Record<string, LocalisedText>>;
  /** Whether an entry begins a new part of the game: a turn, a battle. */
  isHeading?(entry: LogEntry): boolean;
  /** Whether an entry has no line in the log: a moment only for the film, a roll told by what follows. */
  isSilent?(entry: LogEntry): boolean;
}

/**
 * Makes the function with which the rules of a system tell events, typed by their declaration.
 * Rules need only the types, so a host without words does not load them.
 *
 * @example
 * ```ts
 * const events = { bust: message({ lost: asIs }, { en: 'Bust: {lost} lost.', fr: '{lost} en moins.' }) };
 * const emit = typedEmit<typeof events>();
 * runFlow(emit('bust', 'PIG-03', { lost: 12 })).events[0]; // { about: 'bust', params: { lost: 12 }, … }
 * ```
 */
export function typedEmit<M>(): <K extends keyof M & string>(
  about: K,
  rule: RuleId,
  params: ParamsOf<M[K]> & Params,
  visibleTo?: readonly Seat[],
) => Flow {
  return emit;
}

/**
 * Makes the function with which the rules of a system refuse an answer, typed by the declaration of
 * its refusals.
 *
 * @example
 * ```ts
 * const refusals = { 'too-far': message({ paces: asIs }, { en: '{paces} is too far.', fr: '{paces} : trop loin.' }) };
 * const deny = typedRefuse<typeof refusals>();
 * deny('too-far', 'RACE-02', { paces: 7 }); // { code: 'too-far', rule: 'RACE-02', … }
 * ```
 */
export function typedRefuse<R>(): <K extends keyof R & string>(
  code: K,
  rule: RuleId,
  params: ParamsOf<R[K]> & Params,
) => Refusal {
  return refuse;
}
