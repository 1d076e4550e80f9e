import { nothing } from 'lit';
import { hasHiddenInfo, type Game } from '@skirmish-kit/core';
import type { GameHost } from '../game-host.ts';
import type { GameView } from '../frame/game-view.ts';
import type { SharePayload, ShareSources } from '../share/share-payload.ts';
import { loadShare } from '../share/load-share.ts';
import type { ShareDialog, ShareHost } from '../share/share-dialog.ts';

/** The part of the element that the controller uses. */
type ShareControllerHost<S, Setup> = ShareHost & Pick<GameHost<S, Setup>, 'snapshot' | 'session'>;

/** The share payload. */
export interface ShareSource<S, Setup> {
  /** The name of the system. */
  readonly system: () => string;
  readonly room: () => GameView<S> | undefined;
  /** The payload without a game, such as a puzzle. */
  readonly payload: () => SharePayload | undefined;
  /** Packs and code that belong to the game. */
  readonly sources: () => ShareSources;
  /** Loads what {@link write} needs. */
  readonly loadWriter: () => Promise<void>;
  readonly write: (game: Game<S, Setup>) => string | undefined;
  /** Saves the game, whose seals were made to be shared. */
  readonly save: () => void;
}

/** The dialog that shares what the element shows. */
export class ShareController<S, Setup> {
  readonly #host: ShareControllerHost<S, Setup>;
  readonly #source: ShareSource<S, Setup>;
  #dialog: ShareDialog | undefined;
  #hasFailed = false;

  constructor(host: ShareControllerHost<S, Setup>, source: ShareSource<S, Setup>) {
    this.#host = host;
    this.#source = source;
  }

  /** Whether a file that sharing needs could not be loaded. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  view(): unknown {
    return this.#dialog?.view() ?? nothing;
  }

  async open(): Promise<void> {
    const host = this.#host;
    const source = this.#source;
    try {
      const [{ ShareDialog, boardOf, gamePayload }] = await Promise.all([
        loadShare(),
        source.loadWriter(),
      ]);
      const { session } = host;
      const record = session && source.write(session.liveGame);
      if (session && record === undefined) throw new Error('The record writer is missing.');
      const [shared, board] = await this.#inPublic(() => {
        const room = source.room();
        const game =
          session &&
          room &&
          host.snapshot &&
          record !== undefined &&
          gamePayload(host.snapshot, session, room, { system: source.system(), record });
        return [source.payload() ?? game, boardOf(host.renderRoot)] as const;
      });
      if (!shared) return;
      if (shared.isSealed) source.save();
      this.#dialog ??= new ShareDialog(host, shared, source.sources);
      await this.#dialog.open(shared, board);
    } catch {
      this.#hasFailed = true;
      host.requestUpdate();
    }
  }

  /** Shows a spectator's view while the page is read; hidden information is back after it. */
  async #inPublic<T>(read: () => T): Promise<T> {
    const host = this.#host;
    const { session } = host;
    if (session?.viewer === undefined || !hasHiddenInfo(session.liveGame)) return read();
    session.isPublic = true;
    host.requestUpdate();
    await host.updateComplete;
    try {
      return read();
    } finally {
      session.isPublic = false;
      host.requestUpdate();
      await host.updateComplete;
    }
  }
}
