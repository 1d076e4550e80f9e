import type { SubFlow } from '../sub-flow.ts';

/** The scope of a sub-flow. */
export interface Scope<S> {
  readonly flow: object;
  reads(state: S, args: readonly unknown[]): string;
}

/**
 * Returns the parts of the state that a sub-flow reads, as a text. Its outcomes are reused in every state
 * with the same text. The text has to contain everything: a test with scopes and without must give the same.
 * A list that the sub-flow makes longer or shorter counts as read.
 *
 * @example
 * ```ts
 * interface Camp { readonly cold: boolean[] }
 * function* night(camp: Camp, tent: number): Flow {
 *   if ((yield* roll(sum([d(1, 6)]), 'CAMP-01', { about: 'night' })) === 1) camp.cold[tent] = true;
 * }
 * function* nights(camp: Camp): Flow {
 *   yield* forEachFlow(night, camp, [[0], [1], [2], [0], [1], [2]]);
 * }
 * const odds = oddsOf({ cold: [false, false, false] }, nights, [], {
 *   measure: ({ cold }) => cold.filter(Boolean).length,
 *   scopes: [scope(night, ({ cold }, tent) => String(cold[tent]))],
 * });
 * odds.outcomes[0]; // [3, 0.0285]
 * ```
 */
export function scope<S extends object, A extends readonly unknown[]>(
  flow: SubFlow<S, A, unknown>,
  reads: (state: S, ...args: A) => string,
): Scope<S>;
export function scope(
  flow: object,
  reads: (state: unknown, ...args: readonly unknown[]) => string,
): Scope<unknown> {
  return { flow, reads: (state, args) => reads(state, ...args) };
}
