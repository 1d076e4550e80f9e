import type { ReactiveController } from 'lit';
import type { StartPanel } from '../frame/start-panel.ts';
import type { GameHost } from '../game-host.ts';
import type { Session } from '../session.ts';
import type { SessionController } from './session-controller.ts';

/** The part of the element that the controller uses. */
type RevealHost = Pick<GameHost, 'addController' | 'updateComplete'>;

/** The content of the element. */
export interface RevealSource<S, Setup> {
  readonly sessions: Pick<SessionController<S, Setup>, 'session' | 'frame'>;
  readonly startPanel: { readonly panel: Pick<StartPanel, 'show'> | undefined };
}

/** Brings into the window what a button has led to: the start panel or another game. */
export class RevealController<S, Setup> implements ReactiveController {
  readonly #host: RevealHost;
  readonly #source: RevealSource<S, Setup>;
  /** The content when the button was pressed. */
  #pressed:
    | { readonly session: Session<S, Setup> | undefined; readonly panel: unknown }
    | undefined;

  constructor(host: RevealHost, source: RevealSource<S, Setup>) {
    this.#host = host;
    this.#source = source;
    host.addController(this);
  }

  /** A button was pressed. */
  press(): void {
    const { sessions, startPanel } = this.#source;
    this.#pressed = { session: sessions.session, panel: startPanel.panel };
  }

  /** The button has led to nothing. */
  cancel(): void {
    this.#pressed = undefined;
  }

  hostUpdated(): void {
    const before = this.#pressed;
    if (!before) return;
    const { sessions, startPanel } = this.#source;
    const panel = before.panel === startPanel.panel ? undefined : startPanel.panel;
    const isOther = sessions.session !== undefined && sessions.session !== before.session;
    const shown = panel ?? (isOther ? sessions.frame : undefined);
    if (!shown) return;
    this.#pressed = undefined;
    void this.#host.updateComplete.then(() => shown.show());
  }
}
