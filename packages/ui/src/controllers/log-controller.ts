import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { GameCommands, GameHost } from '../game-host.ts';
import type { GameView } from '../frame/game-view.ts';
import type { RoomExtras } from '../frame/room-extras.ts';
import { LogFormatter, type LogContext } from '../frame/log-formatter.ts';
import type { GameSnapshot } from '../game-snapshot.ts';
import { logView, type LogRow } from '../log-view.ts';

/** The part of the element that the controller uses. */
type LogHost<S, Setup> = Pick<
  GameHost<S, Setup>,
  'addController' | 'language' | 'renderRoot' | 'snapshot' | 'openRule'
> & { readonly commands: Pick<GameCommands, 'seek'> };

/** The part of the frame that the controller uses. */
export interface LogFrame<S> {
  readonly room: Pick<GameView<S>, 'messages' | 'cardIn'>;
  /** How rolls are read and shown, once that is here. */
  readonly extras: Pick<RoomExtras<S>, 'dice' | 'readRoll'> | undefined;
  /** How many entries a running film lets through. */
  readonly visibleLogLength: number;
}

/** The log as sentences, as far as the viewer may read it. */
export class LogController<S, Setup> implements ReactiveController {
  readonly #host: LogHost<S, Setup>;
  readonly #frame: () => LogFrame<S> | undefined;
  readonly #lines = new LogFormatter();
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
  linesSince(mark: number): readonly string[] {
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
    const seen =
      frame.visibleLogLength < entries.length ? entries.slice(0, frame.visibleLogLength) : entries;
    const lines = this.#lines.whole(seen, this.#context(snapshot, frame));
    const unchanged = lines === this.#inPage;
    this.#inPage = lines;
    return logView({
      language,
      lines,
      unchanged,
      isLoading: frame.extras === undefined && seen.length > 0,
      dice: frame.extras?.dice,
      open: (rule) => this.#host.openRule(rule),
      goTo: (at) => this.#host.commands.seek({ to: at + 1 }),
    });
  }

  #context(
    { narrator, viewer }: GameSnapshot<S, Setup>,
    { room, extras }: LogFrame<S>,
  ): LogContext {
    return {
      narrator,
      isHeading: (entry) => room.messages.isHeading?.(entry) ?? false,
      cardIn: (entry) => room.cardIn?.(entry),
      freshFrom: this.#freshFrom,
      viewer,
      extras,
    };
  }
}
