import { html } from 'lit';
import { Beside } from '../beside.ts';
import type { Session } from '../session.ts';
import { sayUi } from '../ui-words.ts';
import { GameFrame } from './game-frame.ts';
import type { FrameHost } from './game-host.ts';
import type { GameRoom } from './game-room.ts';
import { tryAgain, Waiting } from './waiting.ts';

/** A room that a game only opens in: as little as its first question needs. */
export interface RoomThatOpens<S> extends GameRoom<S> {
  /** Fetches the room in which it is played on. */
  sequel(): Promise<GameRoom<S>>;
  /** Whether there is nothing to show yet that it knows nothing of. */
  isEnough(state: S): boolean;
}

/**
 * The frame around a game that opens. The one in which it is played on is fetched as soon as the first
 * question is shown, and takes its place; whatever is answered before it is here waits for it.
 */
export class OpeningFrame<S, Setup> extends GameFrame<S, Setup> {
  declare readonly room: RoomThatOpens<S>;
  readonly #host: FrameHost<S, Setup>;
  readonly #sequel: Beside<GameFrame<S, Setup>>;
  readonly #waiting: Waiting;
  /** What was answered; the last answer counts. */
  #early: (() => void) | undefined;

  constructor(host: FrameHost<S, Setup>, room: RoomThatOpens<S>) {
    super(host, room);
    this.#host = host;
    this.#sequel = new Beside(host, async () => new GameFrame(host, await room.sequel()));
    this.#waiting = new Waiting(host);
  }

  override begin(): void {
    super.begin();
    // After it was drawn.
    setTimeout(this.#playOn);
  }

  override leave(): void {
    super.leave();
    this.#waiting.end();
    this.#early = undefined;
  }

  readonly #playOn = async (): Promise<void> => {
    await this.#sequel.fetch();
    const whole = this.#sequel.here;
    const early = this.#early;
    if (!whole || !this.#host.moveOn(this, whole)) return;
    whole.films = this.films;
    early?.();
  };

  override async whole(session?: Session<S, Setup>): Promise<GameFrame<S, Setup>> {
    if (session?.way.all === 0 && this.room.isEnough(session.game.state)) return this;
    await this.#sequel.fetch();
    const { here } = this.#sequel;
    if (!here) throw new Error();
    return here.whole(session);
  }

  override keeps(answer?: () => void): boolean {
    if (answer) {
      this.#early = answer;
      this.#waiting.begin();
    }
    return true;
  }

  protected override waits(): unknown {
    const { language } = this.#host;
    if (!this.#sequel.isMissing) return this.#waiting.words(language, this.#playOn);
    return html`<div class="panel problem" role="alert">
      ${sayUi(language, 'room-missing')} ${tryAgain(language, this.#playOn)}
    </div>`;
  }
}
