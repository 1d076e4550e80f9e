import type { ReactiveController } from 'lit';
import type { GameHost } from '../game-host.ts';
import { TurnBudget } from './turn-budget.ts';

/** How long bots wait between answers, in milliseconds: slow, normal, fast. */
export const BOT_DELAYS = [1200, 700, 80] as const;

/** The part of the element that the controller uses. */
type BotHost<S, Setup> = Pick<
  GameHost<S, Setup>,
  'addController' | 'requestUpdate' | 'session' | 'isConnected'
>;

/** The game that bots play in. */
export interface BotTable {
  /** Whether bots have to wait: a film runs, a tip is read. */
  botsPaused(): boolean;
  /** Gives the answer of a bot to the game. */
  answerForBot(answer: string): void;
  /** Runs what may fail; an error stops the game and is reported. */
  guard(act: () => void): void;
}

/** Bots that play in their turn, one answer after the other, so that each can be seen. */
export class BotController<S, Setup> implements ReactiveController {
  running = true;
  readonly budget = new TurnBudget();
  #pace: number = BOT_DELAYS[1];
  readonly #host: BotHost<S, Setup>;
  readonly #table: BotTable;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The answer that is waited for; one that nobody waits for any more is dropped. */
  #thinking: Promise<string> | undefined;

  /** Bots play while the element is in the window. */
  #inView = false;
  #view: IntersectionObserver | undefined;

  constructor(host: BotHost<S, Setup>, table: BotTable) {
    this.#host = host;
    this.#table = table;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#host instanceof Element) {
      this.#view = new IntersectionObserver((seen) => {
        const inView = seen.at(-1)?.isIntersecting ?? false;
        if (inView === this.#inView) return;
        this.#inView = inView;
        this.wait();
      });
      this.#view.observe(this.#host);
    }
    this.wait();
  }

  hostDisconnected(): void {
    this.#view?.disconnect();
    clearTimeout(this.#timer);
    this.#thinking = undefined;
    this.#host.session?.releaseBots();
  }

  /** Waits for the next bot, if one is to answer and may. */
  wait(): void {
    clearTimeout(this.#timer);
    this.#thinking = undefined;
    const { isConnected, session } = this.#host;
    if (!session?.bot) this.budget.reset();
    const isHeld = !this.#inView || this.#table.botsPaused();
    if (isConnected && !isHeld && this.running && session?.bot) {
      const wait = session.isBeforeFirstMove ? 0 : this.pace / this.budget.haste;
      this.#timer = setTimeout(() => {
        this.budget.spend(wait);
        this.botStep();
      }, wait);
    }
  }

  run(running: boolean): void {
    this.running = running;
    this.wait();
    this.#host.requestUpdate();
  }

  get pace(): number {
    return this.#pace;
  }

  set pace(pace: number) {
    this.#pace = pace;
    this.budget.isUnlimited = pace >= BOT_DELAYS[0];
    this.run(this.running);
  }

  /** Lets the bot answer once; what it takes time for is answered when it is ready. */
  botStep(): void {
    if (this.#thinking) return;
    this.#table.guard(() => {
      const answer = this.#host.session?.askBot();
      if (typeof answer === 'string') this.#table.answerForBot(answer);
      else if (answer) this.#await(answer);
    });
  }

  /** Waits for a bot, unless the game moves, ends or leaves the page meanwhile. */
  #await(answer: Promise<string>): void {
    this.#thinking = answer;
    const come = (act: () => void) => {
      if (this.#thinking !== answer) return;
      this.#thinking = undefined;
      this.#table.guard(act);
    };
    answer.then(
      (key) => come(() => this.#table.answerForBot(key)),
      (error: unknown) =>
        come(() => {
          throw error;
        }),
    );
  }
}
