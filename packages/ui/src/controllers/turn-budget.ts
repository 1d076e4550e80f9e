/** From so many milliseconds of a bot's turn on, it is shown so many times faster. */
const STEPS: readonly (readonly [from: number, haste: number])[] = [
  [0, 1],
  [2500, 2],
  [4500, 4],
  [6500, Infinity],
];

/**
 * How long a bot's turn has been watched. The longer it is, the faster the rest is shown, so that a
 * whole turn takes no more than eight seconds; pauses and the time that a bot thinks do not count.
 */
export class TurnBudget {
  /** A person wants to see everything at its own pace. */
  isUnlimited = false;
  #spent = 0;
  #isSkipped = false;

  /** How many times faster than usual things are shown; `Infinity` when they are not shown at all. */
  get haste(): number {
    if (this.#isSkipped) return Infinity;
    if (this.isUnlimited) return 1;
    return STEPS.findLast(([from]) => this.#spent >= from)?.[1] ?? 1;
  }

  /** Something is shown for so many milliseconds. */
  spend(milliseconds: number): void {
    this.#spent += milliseconds;
  }

  /** Nothing more of this turn is shown. */
  skip(): void {
    this.#isSkipped = true;
  }

  /** A person is asked: the next turn begins anew. */
  reset(): void {
    this.#spent = 0;
    this.#isSkipped = false;
  }
}
