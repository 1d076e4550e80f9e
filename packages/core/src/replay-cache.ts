/** A step that is run again and again from the same state, and answered the same each time. */
export class Replay {
  /** How many values were asked for in this run. */
  next = 0;
}

/** The replays that are running now, by their states. */
const running = new WeakMap<object, Replay>();

/** Runs of this state are the same as before, up to the next call with `undefined`. */
export function replayIn(state: object, replay: Replay | undefined): void {
  if (!replay) {
    running.delete(state);
    return;
  }
  replay.next = 0;
  running.set(state, replay);
}

/**
 * Values that follow from the state alone, such as what a figure may do. Exact odds run a step again
 * for each of its outcomes; there a value is computed once. Everywhere else it is computed each time.
 * It has to be plain data that nobody changes.
 *
 * @example
 * ```ts
 * const offered = new ReplayCache<readonly string[]>();
 * function* turn(duel: { lives: number[] }): Flow {
 *   const keys = offered.get(duel, () => duel.lives.map((_, seat) => `strike:${seat}`));
 *   yield* choose({
 *     who: 0, about: 'turn', rule: 'DUEL-02', options: keys.map((key) => ({ key, value: key })),
 *   });
 * }
 * runFlow(turn({ lives: [2, 2] }), { choices: ['strike:1'] }).result; // undefined
 * ```
 */
export class ReplayCache<T> {
  readonly #found = new WeakMap<Replay, Map<number, T>>();

  get(state: object, compute: () => T): T {
    const replay = running.get(state);
    if (!replay) return compute();
    const place = replay.next++;
    const values = this.#found.get(replay) ?? new Map<number, T>();
    this.#found.set(replay, values);
    const known = values.get(place);
    if (known !== undefined) return known;
    const value = compute();
    values.set(place, value);
    return value;
  }
}
