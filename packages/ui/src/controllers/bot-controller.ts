import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Session } from '../session.ts';
import type { Pacing } from '../frame/game-host.ts';

/** How long bots wait between answers, in milliseconds: slow, normal, fast. */
export const PACES = [1200, 700, 80] as const;

/** What the turns of bots need of the element. */
export interface BotTurnsHost<S> extends ReactiveControllerHost {
  readonly session: Session<S, unknown> | undefined;
  readonly isConnected: boolean;
  /** Whether bots have to wait: a film runs, somebody looks back, nobody is there to see. */
  readonly isHeld: boolean;
  /** Gives the answer of a bot to the game. */
  answerForBot(answer: string): void;
  /** Does something that may fail; what fails stops the game and is told. */
  trust(act: () => void): void;
}

/** Bots that play in their turn, one answer after the other, so that each can be seen. */
export class BotTurns<S> implements ReactiveController, Pacing {
  running = true;
  #pace: number = PACES[1];
  readonly #host: BotTurnsHost<S>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The answer that is waited for; one that nobody waits for any more is dropped. */
  #thinking: Promise<string> | undefined;

  constructor(host: BotTurnsHost<S>) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.wait();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#thinking = undefined;
    this.#host.session?.rest();
  }

  /** Waits for the next bot, if one is to answer and may. */
  wait(): void {
    clearTimeout(this.#timer);
    this.#thinking = undefined;
    const { isConnected, isHeld, session } = this.#host;
    if (isConnected && !isHeld && this.running && session?.bot) {
      this.#timer = setTimeout(() => this.botStep(), session.isOpening ? 0 : this.pace);
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
    this.run(this.running);
  }

  /** Lets the bot answer once; what it takes time for is answered when it is ready. */
  botStep(): void {
    if (this.#thinking) return;
    this.#host.trust(() => {
      const answer = this.#host.session?.askBot();
      if (typeof answer === 'string') this.#host.answerForBot(answer);
      else if (answer) this.#await(answer);
    });
  }

  /** Waits for a bot, unless the game moves, ends or leaves the page meanwhile. */
  #await(answer: Promise<string>): void {
    this.#thinking = answer;
    const come = (act: () => void) => {
      if (this.#thinking !== answer) return;
      this.#thinking = undefined;
      this.#host.trust(act);
    };
    answer.then(
      (key) => come(() => this.#host.answerForBot(key)),
      (error: unknown) =>
        come(() => {
          throw error;
        }),
    );
  }
}
