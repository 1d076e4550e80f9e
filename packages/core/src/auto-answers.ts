import type { ChoiceRequest, Seat } from './flow.ts';

/** Questions that a seat does not want to be asked again. */
export interface AutoAnswer {
  readonly who: Seat;
  /** The kind of question, as {@link ChoiceRequest.about} names it. */
  readonly about: string;
}

/**
 * The questions that seats do not want to be asked: each is answered with what its rule calls "no,
 * go on", until the seat is asked something that cannot be skipped, which is when its own turn
 * has come. A game keeps them (`Game.skip`) and records what they answered like any answer.
 */
export class AutoAnswers {
  #left: readonly AutoAnswer[];

  constructor(left: readonly AutoAnswer[] = []) {
    this.#left = left;
  }

  get all(): readonly AutoAnswer[] {
    return this.#left;
  }

  /** From now on this question, and others of its kind, are skipped for its seat. */
  add({ who, about }: ChoiceRequest): void {
    if (!this.#left.some((one) => one.who === who && one.about === about))
      this.#left = [...this.#left, { who, about }];
  }

  /** The seat wants to be asked again. */
  remove(seat: Seat): void {
    this.#left = this.#left.filter(({ who }) => who !== seat);
  }

  /** The auto-answer to this question; a question that cannot be skipped ends all auto-answers of its seat. */
  answerTo({ who, about, skip }: ChoiceRequest): string | undefined {
    if (this.#left.length === 0) return undefined;
    if (skip === undefined) this.remove(who);
    return this.#left.some((one) => one.who === who && one.about === about) ? skip : undefined;
  }
}
