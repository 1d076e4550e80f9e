import { nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import type { ActionOdds } from '../odds/action.ts';
import { loadFollows } from './load-room.ts';
import type { BestChance } from './odds-words.ts';

type Follows = Awaited<ReturnType<typeof loadFollows>>;

/**
 * Odds worked out one at a time when the page is idle, and kept until the game moves on. What
 * computes them is fetched with the first; where it is missing, a battle goes on without odds.
 */
export class OddsInWaiting {
  readonly #found = new Map<string, ActionOdds | undefined>();
  readonly #arrived: () => void;
  #follows: Follows | 'loading' | 'missing' | undefined;
  #queue: ((follows: Follows) => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(arrived: () => void) {
    this.#arrived = arrived;
  }

  /** What is known of these odds; asking for the first time has them worked out. */
  get(key: string, compute: (follows: Follows) => ActionOdds | undefined): ActionOdds | undefined {
    if (!this.#found.has(key)) {
      this.#found.set(key, undefined);
      this.#queue.push((follows) => this.#found.set(key, compute(follows)));
      this.#wait();
    }
    return this.#found.get(key);
  }

  /** The best of odds that were found, for the button of its action. */
  best(odds: ActionOdds | undefined, language: Language): BestChance | undefined {
    return odds && typeof this.#follows === 'object'
      ? this.#follows.bestChance(odds.outcomes, language)
      : undefined;
  }

  /** Odds that were found, as a chart. */
  chart(title: string, odds: ActionOdds, language: Language): TemplateResult | typeof nothing {
    return typeof this.#follows === 'object'
      ? this.#follows.followsChart(title, odds, language)
      : nothing;
  }

  /** Forgets everything: the game has moved on. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#found.clear();
  }

  #wait(): void {
    if (this.#follows === undefined) void this.#load();
    else if (typeof this.#follows === 'object') this.#timer ??= setTimeout(() => this.#next());
  }

  async #load(): Promise<void> {
    this.#follows = 'loading';
    this.#follows = await loadFollows().catch(() => 'missing' as const);
    if (this.#queue.length > 0) this.#wait();
  }

  #next(): void {
    this.#timer = undefined;
    if (typeof this.#follows === 'object') this.#queue.shift()?.(this.#follows);
    if (this.#queue.length > 0) this.#wait();
    this.#arrived();
  }
}
