import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { GameCommands, GameHost } from '../game-host.ts';
import type { GameRoom } from '../frame/game-view.ts';
import { ToldLog, type LogTelling } from '../frame/log-formatter.ts';
import type { GameSnapshot } from '../game-snapshot.ts';
import { log, type LogRow } from '../log-view.ts';

/** What the controller needs of the element. */
type LogHost<S, Setup> = Pick<
  GameHost<S, Setup>,
  'addController' | 'language' | 'renderRoot' | 'snapshot' | 'openRule'
> & { readonly commands: Pick<GameCommands, 'walk'> };

/** What the controller needs of the frame. */
export interface LogFrame<S> {
  readonly room: Pick<GameRoom<S>, 'messages' | 'thingIn' | 'dice' | 'readRoll'>;
  /** How many entries a running film lets through. */
  readonly logEnd: number;
}

/** The log as sentences, as far as the viewer may read it. */
export class LogController<S, Setup> implements ReactiveController {
  readonly #host: LogHost<S, Setup>;
  readonly #frame: () => LogFrame<S> | undefined;
  readonly #lines = new ToldLog();
  /** Entries from here on belong to the last answer. */
  #freshFrom = 0;
  /** The lines that are in the page. */
  #inPage: readonly LogRow[] | undefined;

  constructor(host: LogHost<S, Setup>, frame: () => LogFrame<S> | undefined) {
    this.#host = host;
    this.#frame = frame;
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#host.renderRoot.querySelector('.log')) this.#inPage = undefined;
  }

  /** Another game: nothing of the old log holds. */
  reset(): void {
    this.#freshFrom = 0;
    this.#lines.forget();
  }

  /** Entries from here on are shown as new. */
  markFresh(from: number): void {
    this.#freshFrom = from;
  }

  /** The sentences from an entry on. */
  linesFrom(mark: number): readonly string[] {
    const { snapshot } = this.#host;
    const frame = this.#frame();
    if (!snapshot || !frame) return [];
    const lines = this.#lines.from(snapshot.game.log, mark, this.#context(snapshot, frame));
    return lines.map(({ text }) => text);
  }

  view(): TemplateResult | typeof nothing {
    const { snapshot, language } = this.#host;
    const frame = this.#frame();
    if (!snapshot || !frame) return nothing;
    const entries = snapshot.game.log;
    const seen = frame.logEnd < entries.length ? entries.slice(0, frame.logEnd) : entries;
    const lines = this.#lines.whole(seen, this.#context(snapshot, frame));
    const unchanged = lines === this.#inPage;
    this.#inPage = lines;
    return log({
      language,
      lines,
      unchanged,
      dice: frame.room.dice,
      open: (rule) => this.#host.openRule(rule),
      goTo: (at) => this.#host.commands.walk({ to: at + 1 }),
    });
  }

  #context({ narrator, viewer }: GameSnapshot<S, Setup>, { room }: LogFrame<S>): LogTelling {
    return {
      narrator,
      isHeading: (entry) => room.messages.isHeading?.(entry) ?? false,
      thingIn: (entry) => room.thingIn?.(entry),
      freshFrom: this.#freshFrom,
      eyes: viewer,
      readRoll: (roll, after) => room.readRoll?.(roll, after),
    };
  }
}
