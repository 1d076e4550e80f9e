/** A rule's stable id, such as `RX-SHOOT-03`. */
export type RuleId = string;

/** One thing that a sentence is about: a name, a number, an id, or a list of them. */
export type ParamValue = string | number | readonly (string | number)[];

/** The parameters of a message. */
export type Params = Readonly<Record<string, ParamValue>>;

/**
 * Why an answer is not allowed: a value, never an exception. `code` names the sentence in the
 * language files, `rule` the rule that forbids it, `params` what the sentence is filled in with.
 */
export interface Refusal {
  readonly refused: true;
  readonly code: string;
  readonly rule: RuleId | undefined;
  readonly params: Params;
}

/**
 * Refuses an answer.
 *
 * @example
 * ```ts
 * refuse('out-of-range', 'RX-RNG-01', { distance: 81, long: 80 });
 * // { code: 'out-of-range', rule: 'RX-RNG-01', params: { distance: 81, long: 80 }, … }
 * ```
 */
export function refuse(code: string, rule?: RuleId, params: Params = {}): Refusal {
  return { refused: true, code, rule, params };
}

/** Distinguishes a refusal from an accepted answer. */
export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
  );
}
