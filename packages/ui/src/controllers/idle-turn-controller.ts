import type { ReactiveController } from 'lit';
import type { GameHost } from '../game-host.ts';

/** The session, as far as the controller has to know it. */
interface PlayedSession {
  readonly liveGame: { readonly answers: { readonly length: number } };
  readonly replay: unknown;
}

/** The parts of the element and of the game's view that the controller uses. */
export interface IdleTurnParts {
  readonly host: {
    readonly session: PlayedSession | undefined;
    readonly choice: unknown;
    readonly commands: Pick<GameHost['commands'], 'quickPlay'>;
    answer(text: string): unknown;
  };
  /** The answer that ends an activation in which nothing is left to do. */
  idleAnswer(): string | undefined;
  /** Whether a film runs or the device is being passed. */
  isHeld(): boolean;
}

/**
 * Ends an activation for its player once nothing is left to do in it. The answer is recorded like any
 * other. Where a game was opened, replayed or undone to such a question, it is asked.
 */
export class IdleTurnController implements ReactiveController {
  readonly #parts: IdleTurnParts;
  #session: PlayedSession | undefined;
  /** How many answers the game had at the last update. */
  #count = 0;
  /** The number of answers after which the question may be answered. */
  #due: number | undefined;

  constructor(parts: IdleTurnParts) {
    this.#parts = parts;
  }

  hostUpdated(): void {
    const { session } = this.#parts.host;
    const count = session?.liveGame.answers.length ?? 0;
    if (session !== this.#session || count < this.#count) this.#due = undefined;
    else if (count > this.#count) this.#due = count;
    this.#session = session;
    this.#count = count;
    if (this.#answer !== undefined) queueMicrotask(() => this.#give());
  }

  get #answer(): string | undefined {
    const { host, isHeld, idleAnswer } = this.#parts;
    const { session, choice, commands } = host;
    if (!session || !choice || session.replay || !commands.quickPlay) return undefined;
    if (session.liveGame.answers.length !== this.#due || isHeld()) return undefined;
    return idleAnswer();
  }

  #give(): void {
    const answer = this.#answer;
    this.#due = undefined;
    if (answer !== undefined) this.#parts.host.answer(answer);
  }
}
