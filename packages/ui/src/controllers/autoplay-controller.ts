import type { ReactiveController } from 'lit';
import type { GameHost } from '../game-host.ts';

/** The part of the element that the controller uses. */
type AutoplayHost<S, Setup> = Pick<GameHost<S, Setup>, 'session' | 'requestUpdate'> & {
  readonly commands: Pick<GameHost['commands'], 'seek'>;
};

/** How fast a game goes by, as factors. */
export const SPEEDS = [0.5, 1, 2] as const;

/** How long each move of a game that goes by is looked at, in milliseconds. */
const LOOK = 900;

/** A game that was played goes by of itself, move by move; films of battles come in between. */
export class AutoplayController<S, Setup> implements ReactiveController {
  running = false;
  speed: (typeof SPEEDS)[number] = 1;
  readonly #host: AutoplayHost<S, Setup>;
  /** Whether a film runs, which comes first. */
  readonly #isHeld: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: AutoplayHost<S, Setup>, isHeld: () => boolean) {
    this.#host = host;
    this.#isHeld = isHeld;
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  hostConnected(): void {
    this.wait();
  }

  run(running: boolean): void {
    this.running = running;
    this.wait();
    this.#host.requestUpdate();
  }

  /** Goes on after a while, if there is somewhere to go. */
  wait(): void {
    clearTimeout(this.#timer);
    if (!this.running || this.#isHeld()) return;
    if (this.#host.session?.replay) this.#timer = setTimeout(() => this.#step(), LOOK / this.speed);
    else this.running = false;
  }

  #step(): void {
    if (!this.#host.session?.replay) return this.run(false);
    this.#host.commands.seek(1);
    const way = this.#host.session?.timeline;
    if (!way || way.at === way.all) this.run(false);
    else this.wait();
  }
}
