import { adoptStyles } from '../frame/adopt-styles.ts';
import { LastStartSelection } from '../frame/last-start-selection.ts';
import type { GameView } from '../frame/game-view.ts';
import type { StartPanel } from '../frame/start-panel.ts';
import {
  DEFAULT_PLAYBACK,
  type StartSelection,
  type PlaybackSettings,
} from '../frame/start-source.ts';
import type { GameHost } from '../game-host.ts';
import { attributeText, type StartPanelModule } from '../element-definition.ts';
import type { Session } from '../session.ts';
import { playersOf } from './autosave-controller.ts';

/** The part of the element that the controller uses. */
type StartPanelHost = Pick<
  GameHost,
  | 'language'
  | 'renderRoot'
  | 'attributeValues'
  | 'addController'
  | 'removeController'
  | 'requestUpdate'
> & {
  readonly commands: Pick<
    GameHost['commands'],
    'startGuide' | 'setAttributes' | 'resumeFromHistory'
  >;
};

/** The commands of the start panel. */
export interface StartPanelActions<S, Setup> {
  readonly tag: () => string;
  readonly view: () => GameView<S> | undefined;
  /** The place of saved games; `undefined` if a replaced game is lost. */
  readonly saveKey: () => string | undefined;
  /** Launches what was chosen; the game that is left goes into the history. */
  readonly launch: (left: Session<S, Setup> | undefined, seats: readonly string[]) => void;
  /** Shows the game again that was left for the panel. */
  readonly goBack: (left: Session<S, Setup>) => void;
}

/** The start panel: what was chosen in it, last time and now, and the game that was left for it. */
export class StartPanelController<S, Setup> {
  /** The selection; `undefined` if the page decides. */
  selection: StartSelection | undefined;
  #panel: StartPanel | undefined;
  #left: Session<S, Setup> | undefined;
  readonly #host: StartPanelHost;
  readonly #actions: StartPanelActions<S, Setup>;

  constructor(host: StartPanelHost, actions: StartPanelActions<S, Setup>) {
    this.#host = host;
    this.#actions = actions;
  }

  /** The panel, while it is open. */
  get panel(): StartPanel | undefined {
    return this.#panel;
  }

  /** The game that was left for the panel. */
  get left(): Session<S, Setup> | undefined {
    return this.#left;
  }

  /** The page has decided something else. */
  reset(): void {
    this.selection = this.#left = undefined;
  }

  get #memory(): LastStartSelection {
    return new LastStartSelection(this.#actions.tag());
  }

  /** How moves and battles are watched. */
  get watching(): PlaybackSettings {
    return this.selection?.watching ?? this.#memory.read().watching ?? DEFAULT_PLAYBACK;
  }

  /** Opens the panel, unless another launch has come in between. */
  async open(
    load: () => Promise<StartPanelModule>,
    signal: AbortSignal,
    left?: Session<S, Setup>,
  ): Promise<void> {
    this.#left = left;
    const { StartPanel, startStyles, source } = await load();
    if (signal.aborted) return;
    const host = this.#host;
    if (startStyles) adoptStyles(host.renderRoot, startStyles);
    const before = this.selection ?? { ...this.#memory.read(), ...this.#seatsOfPage };
    this.#panel = new StartPanel(this, source, before);
    host.addController(this.#panel);
    host.requestUpdate();
  }

  get #seatsOfPage(): Pick<StartSelection, 'seats'> | undefined {
    const text = attributeText(this.#host.attributeValues, 'seats');
    const seats = text.split(/[\s,]+/).filter(Boolean);
    return seats.length > 0 ? { seats } : undefined;
  }

  close(): void {
    if (this.#panel) this.#host.removeController(this.#panel);
    this.#panel = undefined;
  }

  // The host interface for the panel.

  get language(): StartPanelHost['language'] {
    return this.#host.language;
  }

  get renderRoot(): StartPanelHost['renderRoot'] {
    return this.#host.renderRoot;
  }

  requestUpdate(): void {
    this.#host.requestUpdate();
  }

  get commands(): StartPanelHost['commands'] {
    return this.#host.commands;
  }

  get saveKey(): string | undefined {
    return this.#actions.saveKey();
  }

  /** Plays what was chosen. */
  launchSelection(selection: StartSelection): void {
    this.#memory.write(selection);
    this.selection = selection;
    this.#actions.launch(this.takeLeft(), selection.seats);
  }

  /** The game that was left, which is no longer waited for. */
  takeLeft(): Session<S, Setup> | undefined {
    const left = this.#left;
    this.#left = undefined;
    return left;
  }

  addPack(url: string): void {
    const { pack } = this.#host.attributeValues;
    this.#host.commands.setAttributes({ pack: [pack, url].filter(Boolean).join(' ') });
  }

  /** The game that was left and can be continued, as its sides. */
  get currentGame(): string | undefined {
    const left = this.#left;
    const view = this.#actions.view();
    if (!left || !view || left.game.outcome) return undefined;
    const { state } = left.game;
    return playersOf(left)
      .map((_, seat) => view.messages.side(state, seat, this.language))
      .join(', ');
  }

  resumeCurrent(): void {
    const left = this.#left;
    if (!left) return;
    this.close();
    this.#actions.goBack(left);
  }
}
