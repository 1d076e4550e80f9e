import type { ReactiveController } from 'lit';
import type { GameHost } from '../game-host.ts';

/** The part of the element that the controller uses. */
type BoardHost = Pick<GameHost, 'renderRoot'>;

/**
 * Keeps a board within reach: a press on it gives it the focus, so that its keys work, and a game that a
 * press has begun comes into the window with its turn banner.
 */
export class BoardInWindow implements ReactiveController {
  readonly #host: BoardHost;
  /** The banner whose height says how far below the top of the window a board may rest. */
  #banner: HTMLElement | null | undefined;
  #heights: ResizeObserver | undefined;

  constructor(host: BoardHost) {
    this.#host = host;
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  hostDisconnected(): void {
    this.#heights?.disconnect();
    this.#heights = this.#banner = undefined;
  }

  hostUpdated(): void {
    const board = this.#board;
    if (!board) return;
    if (!board.hasAttribute('tabindex')) board.tabIndex = -1;
    const banner = board.parentElement?.querySelector<HTMLElement>('.banner');
    if (!banner || banner === this.#banner) return;
    this.#banner = banner;
    this.#heights?.disconnect();
    this.#heights = new ResizeObserver(() =>
      // In the frame after: a page would hear of a loop otherwise.
      requestAnimationFrame(() => {
        board.style.setProperty('--_below-banner', `${banner.offsetHeight}px`);
      }),
    );
    this.#heights.observe(banner);
  }

  /** Scrolls no more than it takes to see banner and board, and goes to the board. */
  show(): void {
    const board = this.#board;
    const frame = board?.closest('.frame');
    if (!board || !frame) return;
    const banner = frame.querySelector('.banner') ?? frame;
    const [above, below] = [banner, board].map((each) => each.getBoundingClientRect());
    if (!above || !below) return;
    /** The position of the banner if it is not held at the top of the window. */
    const { bottom: start } = frame.querySelector('.top')?.getBoundingClientRect() ?? above;
    const isSeen = start >= 0 && above.top <= start + 1 && below.bottom <= innerHeight;
    const height = start - frame.getBoundingClientRect().top + above.height + below.height;
    if (!isSeen) {
      const first = height <= innerHeight ? frame : banner;
      first.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
    // In a frame as high as its page, it is the window outside that scrolls.
    for (const each of [board, banner])
      each.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    this.focus();
  }

  /** Brings the keyboard to the board. */
  focus(): void {
    const board = this.#board;
    const stands = board?.querySelector<HTMLElement | SVGElement>('[tabindex="0"]') ?? board;
    stands?.focus({ preventScroll: true });
  }

  get #board(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.frame > .board');
  }
}
