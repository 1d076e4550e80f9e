import type { ActionOdds } from '../odds/action.ts';

/** Odds worked out one at a time when the page is idle, and kept until the game moves on. */
export class OddsInWaiting {
  readonly #found = new Map<string, ActionOdds | undefined>();
  readonly #arrived: () => void;
  #queue: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(arrived: () => void) {
    this.#arrived = arrived;
  }

  /** What is known of these odds; asking for the first time has them worked out. */
  get(key: string, compute: () => ActionOdds | undefined): ActionOdds | undefined {
    if (!this.#found.has(key)) {
      this.#found.set(key, undefined);
      this.#queue.push(() => this.#found.set(key, compute()));
      this.#timer ??= setTimeout(() => this.#next());
    }
    return this.#found.get(key);
  }

  /** Forgets everything: the game has moved on. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#found.clear();
  }

  #next(): void {
    this.#queue.shift()?.();
    this.#timer = this.#queue.length > 0 ? setTimeout(() => this.#next()) : undefined;
    this.#arrived();
  }
}
