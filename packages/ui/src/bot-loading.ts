import type { ResumePoint, Seat } from '@skirmish-kit/core';
import { BotMissing, type AsyncBot, type AsyncBotView } from './async-bot.ts';

/**
 * A bot that may still be loading: the game begins without it, and its first answer waits. Where it cannot
 * be loaded, that answer fails with {@link BotMissing}, and the next one loads it again.
 */
export class BotOnItsWay<S> implements AsyncBot<S> {
  readonly #asked: string;
  readonly #load: (id: string) => Promise<AsyncBot<S>>;
  #here: AsyncBot<S> | undefined;
  #coming: Promise<AsyncBot<S>> | undefined;
  /** No question waits for it: a bot that loads late takes over then. */
  #isResting = false;

  constructor(id: string, load: (id: string) => Promise<AsyncBot<S>>) {
    this.#asked = id;
    this.#load = load;
    this.#fetch().catch(() => undefined);
  }

  get id(): string {
    return this.#here?.id ?? this.#asked;
  }

  answer(view: AsyncBotView<S>): string | Promise<string> {
    this.#isResting = false;
    return this.#here?.answer(view) ?? this.#fetch().then((bot) => bot.answer(view));
  }

  async playOut(
    from: ResumePoint<S>,
    seats: number,
    seed: number,
  ): Promise<readonly Seat[] | undefined> {
    return (await this.#fetch()).playOut?.(from, seats, seed);
  }

  release(): void {
    this.#isResting = true;
    this.#here?.release?.();
  }

  #fetch(): Promise<AsyncBot<S>> {
    return (this.#coming ??= this.#ask());
  }

  async #ask(): Promise<AsyncBot<S>> {
    try {
      this.#here = await this.#load(this.#asked);
    } catch {
      this.#coming = undefined;
      throw new BotMissing(this.#asked);
    }
    if (this.#isResting) this.#here.release?.();
    return this.#here;
  }
}
