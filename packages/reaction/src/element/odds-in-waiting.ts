import { nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import type { ActionOdds } from '../odds/action.ts';
import { loadOddsOfAction } from './load-room.ts';
import type { BestChance } from './odds-words.ts';

type OddsOfAction = Awaited<ReturnType<typeof loadOddsOfAction>>;

/**
 * Odds worked out one at a time when the page is idle, and kept until the game moves on. What
 * computes them is fetched with the first; where it is missing, a battle goes on without odds.
 */
export class OddsInWaiting {
  readonly #found = new Map<string, ActionOdds | undefined>();
  readonly #arrived: () => void;
  #module: OddsOfAction | 'loading' | 'missing' | undefined;
  #queue: ((odds: OddsOfAction) => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(arrived: () => void) {
    this.#arrived = arrived;
  }

  /** What is known of these odds; asking for the first time has them worked out. */
  get(
    key: string,
    compute: (odds: OddsOfAction) => ActionOdds | undefined,
  ): ActionOdds | undefined {
    if (!this.#found.has(key)) {
      this.#found.set(key, undefined);
      this.#queue.push((odds) => this.#found.set(key, compute(odds)));
      this.#wait();
    }
    return this.#found.get(key);
  }

  /** The best of odds that were found, for the button of its action. */
  best(odds: ActionOdds | undefined, language: Language): BestChance | undefined {
    return odds && typeof this.#module === 'object'
      ? this.#module.bestChance(odds.outcomes, language)
      : undefined;
  }

  /** Odds that were found, as a chart. */
  chart(title: string, odds: ActionOdds, language: Language): TemplateResult | typeof nothing {
    return typeof this.#module === 'object'
      ? this.#module.followsChart(title, odds, language)
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
    if (this.#module === undefined) void this.#load();
    else if (typeof this.#module === 'object') this.#timer ??= setTimeout(() => this.#next());
  }

  async #load(): Promise<void> {
    this.#module = 'loading';
    this.#module = await loadOddsOfAction().catch(() => 'missing' as const);
    if (this.#queue.length > 0) this.#wait();
  }

  #next(): void {
    this.#timer = undefined;
    if (typeof this.#module === 'object') this.#queue.shift()?.(this.#module);
    if (this.#queue.length > 0) this.#wait();
    this.#arrived();
  }
}
