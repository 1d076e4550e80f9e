import { html, nothing, render, type ReactiveController, type TemplateResult } from 'lit';
import { adoptStyles } from '../frame/adopt-styles.ts';
import type { cardView } from '../frame/card-view.ts';
import type { GameHost } from '../game-host.ts';
import type { Cards, GameView } from '../frame/game-view.ts';

/** How long one points at a thing before its card opens, and how long a finger rests on it. */
const HOVER = 250;
const HOLD = 450;
/** A finger that rests moves by no more pixels than this. */
const STILL = 8;
/** A line of the log would move away under the mouse when a card opens above it: focus opens its card. */
const HOVERED = '[data-card]:not(.log li)';

/** The part of the element that the controller uses. */
interface CardHost extends Pick<GameHost, 'renderRoot' | 'language' | 'openRule'> {
  /** The game that is shown. */
  readonly session: object | undefined;
}

/** The part of the view that the controller uses. */
type CardSource = Pick<GameView<unknown>, 'cards' | 'inspected' | 'paint'>;

/**
 * Opens the card of the element that is pointed at, focused or held: everything with a `data-card`, on
 * the board, in the hand and in the log. A board reads {@link cardId} to draw the links and threats of
 * that element.
 */
export class CardController implements ReactiveController {
  /** The thing whose card is open. */
  cardId: string | undefined;
  #pinned = false;
  #cards: Cards | undefined;
  /** The view of cards, loaded with the first one. */
  #view: typeof cardView | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger has rested on a thing: the click that follows plays nothing. */
  #held = false;
  /** The place where a finger went down. */
  #from: readonly [x: number, y: number] = [0, 0];
  readonly #host: CardHost;
  readonly #room: CardSource;
  /** Called when a card has opened or closed. */
  readonly #changed: () => void;

  constructor(host: CardHost, room: CardSource, changed: () => void) {
    this.#host = host;
    this.#room = room;
    this.#changed = changed;
  }

  hostConnected(): void {
    const root = this.#host.renderRoot;
    root.addEventListener('pointerover', this.#onOver);
    root.addEventListener('pointerdown', this.#onDown);
    root.addEventListener('pointermove', this.#onMove);
    root.addEventListener('pointerup', this.#onUp);
    root.addEventListener('pointercancel', this.#onUp);
    root.addEventListener('focusin', this.#onFocus);
    root.addEventListener('click', this.#onClick, { capture: true });
    root.addEventListener('contextmenu', this.#onMenu);
  }

  hostDisconnected(): void {
    const root = this.#host.renderRoot;
    root.removeEventListener('pointerover', this.#onOver);
    root.removeEventListener('pointerdown', this.#onDown);
    root.removeEventListener('pointermove', this.#onMove);
    root.removeEventListener('pointerup', this.#onUp);
    root.removeEventListener('pointercancel', this.#onUp);
    root.removeEventListener('focusin', this.#onFocus);
    root.removeEventListener('click', this.#onClick, { capture: true });
    root.removeEventListener('contextmenu', this.#onMenu);
    clearTimeout(this.#timer);
  }

  /** The game has moved on: a card that nobody pinned goes away with the next update. */
  forget(): void {
    clearTimeout(this.#timer);
    if (this.#pinned || this.cardId === undefined) return;
    this.cardId = undefined;
    if (this.#host.session) this.#room.inspected?.(undefined);
  }

  /** Opens the card of a thing; a pinned one stays. */
  open(thing: string | undefined, pinned = false): void {
    if (this.#pinned && !pinned) return;
    if (this.cardId === thing && this.#pinned === pinned) return;
    this.cardId = thing;
    this.#pinned = pinned && thing !== undefined;
    if (thing === undefined || this.#cards) this.#show();
    else void this.#load().then(() => this.#host.session && this.#show());
  }

  /** Only the card and the board are drawn again: a pointer opens cards wherever it rests. */
  #show(): void {
    if (this.#host.session) this.#room.inspected?.(this.cardId);
    queueMicrotask(() => {
      this.hostUpdated();
      if (this.#host.session) this.#room.paint?.();
      this.#changed();
    });
  }

  /** Without its file there are no cards, and the game goes on. */
  async #load(): Promise<void> {
    try {
      const cards = this.#room.cards?.();
      if (!cards) return;
      const [found, shown] = await Promise.all([cards, import('../frame/card-view.ts')]);
      adoptStyles(this.#host.renderRoot, shown.cardStyles);
      this.#cards = found;
      this.#view = shown.cardView;
    } catch {
      // The file is missing.
    }
  }

  /** Puts the card away; tells whether one was pinned. */
  close(): boolean {
    const pinned = this.#pinned;
    this.#pinned = false;
    this.open(undefined);
    return pinned;
  }

  /** The place of the card; it is drawn into it after each update, and by itself. */
  view(): TemplateResult {
    return html`<div class="card-place"></div>`;
  }

  hostUpdated(): void {
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.card-place');
    if (place) render(this.#card(), place);
  }

  #card(): TemplateResult | typeof nothing {
    const { cardId: thing } = this;
    const content = thing === undefined ? undefined : this.#cards?.card(thing);
    if (thing === undefined || !content || !this.#view) return nothing;
    return this.#view({
      language: this.#host.language,
      content,
      pinned: this.#pinned,
      openRule: (rule) => this.#host.openRule(rule),
      look: (other) => this.open(other, this.#pinned),
      pin: () => this.open(thing, true),
      close: () => void this.close(),
    });
  }

  readonly #onOver = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    const thing = thingUnder(event, HOVERED);
    clearTimeout(this.#timer);
    if (thing === undefined || thing === this.cardId) return;
    this.#timer = setTimeout(() => this.open(thing), HOVER);
  };

  readonly #onDown = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return;
    const thing = thingUnder(event);
    clearTimeout(this.#timer);
    this.#held = false;
    if (thing === undefined) return;
    this.#from = [event.clientX, event.clientY];
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.open(thing, true);
    }, HOLD);
  };

  /** A finger that drags a thing does not want to read it. */
  readonly #onMove = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return;
    const [x, y] = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) clearTimeout(this.#timer);
  };

  readonly #onUp = (): void => clearTimeout(this.#timer);

  readonly #onClick = (event: Event): void => {
    if (!this.#held) return;
    this.#held = false;
    event.stopPropagation();
    event.preventDefault();
  };

  readonly #onMenu = (event: Event): void => {
    if (this.#held) event.preventDefault();
  };

  readonly #onFocus = (event: Event): void => {
    const thing = thingUnder(event);
    if (thing !== undefined) this.open(thing);
  };
}

function thingUnder(event: Event, kind = '[data-card]'): string | undefined {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return undefined;
  return target.closest(kind)?.getAttribute('data-card') ?? undefined;
}
