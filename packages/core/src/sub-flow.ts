import type { Flow } from './flow.ts';

/** A flow that is called with the state and plain data: ids and numbers. */
export type SubFlow<S, A extends readonly unknown[], R> = (state: S, ...args: A) => Flow<R>;

/** A part that is about to run. */
export interface SubFlowCall<R> {
  /** Which flow it is: the same flow with the same arguments does the same in the same state. */
  readonly flow: object;
  readonly args: readonly unknown[];
  /** It is the last act of the sub-flow that called it. */
  readonly last: boolean;
  begin(): Flow<R>;
}

/** A host that runs the parts of a state in its own way: the odds, which need each of them once. */
export interface SubFlowRunner {
  run<R>(call: SubFlowCall<R>): Flow<R>;
}

/** The hosts of live states; the states of all others run their parts in place. */
const hosts = new WeakMap<object, SubFlowRunner>();

/** Lets a host run the parts of this state; `undefined` runs them in place again. */
export function setSubFlowRunner(state: object, host: SubFlowRunner | undefined): void {
  if (host) hosts.set(state, host);
  else hosts.delete(state);
}

/**
 * Runs a flow as a part of another. It is the same as calling it, and under most hosts nothing else
 * happens. The odds compute what a part can come to only once for the same state and arguments, and
 * forget its rolls when it has ended: two shots that left the same battle behind are one from there.
 *
 * Two things have to hold. Arguments are plain data that say all the part needs to know, ids rather
 * than objects of the state. And after a part the caller asks the state again: what it had read
 * before and still uses afterwards is known to nobody but the part's result.
 *
 * @example
 * ```ts
 * interface Duel { readonly lives: number[] }
 * function* strike(duel: Duel, target: number): Flow {
 *   const hits = yield* roll(sum([d(1, 6)]), 'DUEL-01', { about: 'strike' });
 *   if (hits >= 4) duel.lives[target] = (duel.lives[target] ?? 0) - 1;
 * }
 * function* exchange(duel: Duel): Flow {
 *   for (let round = 0; round < 10; round++) {
 *     yield* subFlow(strike, duel, 0);
 *     yield* subFlow(strike, duel, 1);
 *   }
 * }
 * const odds = oddsOf({ lives: [9, 9] }, exchange, [], {
 *   measure: ({ lives: [a = 0, b = 0] }) => (a < b ? 'behind' : a > b ? 'ahead' : 'even'),
 * });
 * new Map(odds.outcomes).get('even'); // 0.176
 * // Of more than a million ways the dice can fall:
 * odds.runs < 3000; // true
 * ```
 */
export function subFlow<S extends object, A extends readonly unknown[], R>(
  flow: SubFlow<S, A, R>,
  state: S,
  ...args: A
): Flow<R> {
  return call(flow, state, args, false);
}

/**
 * A {@link subFlow} after which the part that called it does nothing more: its result is the caller's.
 * The odds then need not come back to the caller only to see it end.
 *
 * @example
 * ```ts
 * function* fall(battle: { height: number; hurt: boolean }): Flow {
 *   battle.hurt = (yield* roll(sum([d(1, 6)]), 'FALL-01', { about: 'fall' })) <= battle.height;
 * }
 * function* push(battle: { height: number; hurt: boolean }): Flow {
 *   if (battle.height > 0) yield* tailFlow(fall, battle);
 * }
 * oddsOf({ height: 2, hurt: false }, push, [], { measure: ({ hurt }) => hurt }).outcomes;
 * // [[true, 1/3], [false, 2/3]]
 * ```
 */
export function tailFlow<S extends object, A extends readonly unknown[], R>(
  flow: SubFlow<S, A, R>,
  state: S,
  ...args: A
): Flow<R> {
  return call(flow, state, args, true);
}

/**
 * The same {@link subFlow} for one after another.
 *
 * @example
 * ```ts
 * function* burn(fire: { burnt: string[] }, who: string): Flow {
 *   if ((yield* roll(sum([d(1, 6)]), 'FIRE-01', { about: who })) === 1) fire.burnt.push(who);
 * }
 * function* spread(fire: { burnt: string[] }): Flow {
 *   yield* forEachFlow(burn, fire, [['a1'], ['a2'], ['a3']]);
 * }
 * oddsOf({ burnt: [] }, spread, [], { measure: ({ burnt }) => burnt.length }).outcomes[0]; // [3, 1/216]
 * ```
 */
export function* forEachFlow<S extends object, A extends readonly unknown[]>(
  flow: SubFlow<S, A, unknown>,
  state: S,
  list: readonly A[],
): Flow {
  yield* call(oneAfterAnother<S, A>, state, [flow, list], false);
}

function* oneAfterAnother<S extends object, A extends readonly unknown[]>(
  state: S,
  flow: SubFlow<S, A, unknown>,
  list: readonly A[],
): Flow<unknown> {
  for (const args of list.slice(0, -1)) yield* subFlow(flow, state, ...args);
  const final = list.at(-1);
  return final ? yield* tailFlow(flow, state, ...final) : undefined;
}

function call<S extends object, A extends readonly unknown[], R>(
  flow: SubFlow<S, A, R>,
  state: S,
  args: A,
  isLast: boolean,
): Flow<R> {
  const host = hosts.get(state);
  if (!host) return flow(state, ...args);
  return host.run({ flow, args, last: isLast, begin: () => flow(state, ...args) });
}
