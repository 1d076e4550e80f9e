import type { ReactiveController } from 'lit';
import type { GameHost } from '../game-host.ts';

/** The part of the element that the controller uses. */
type WholeWindowHost = Pick<GameHost, 'renderRoot' | 'requestUpdate'>;

/**
 * Opens a game over the whole window and puts it back into its page: with the Fullscreen API where the
 * browser and the page allow it, otherwise as a dialog above everything else on the page.
 */
export class WholeWindowController implements ReactiveController {
  readonly #host: WholeWindowHost;

  /** Stops listening once the game is back in its page. */
  #open: AbortController | undefined;

  constructor(host: WholeWindowHost) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return this.#box?.matches(':popover-open, :fullscreen') ?? false;
  }

  hostDisconnected(): void {
    this.#open?.abort();
  }

  async toggle(): Promise<void> {
    if (this.isOpen) await this.close();
    else await this.#fill();
  }

  async #fill(): Promise<void> {
    const box = this.#box;
    if (!box) return;
    const isFull = await enterFullscreen(box);
    if (!isFull) {
      box.popover = 'manual';
      box.showPopover();
    }
    this.#open?.abort();
    this.#open = new AbortController();
    const { signal } = this.#open;
    document.addEventListener('fullscreenchange', this.#onChange, { signal });
    document.addEventListener('focusin', this.#onFocus, { signal });
    box.role = 'dialog';
    box.ariaModal = 'true';
    this.#host.requestUpdate();
  }

  async close(): Promise<void> {
    const box = this.#box;
    if (box?.matches(':fullscreen')) await document.exitFullscreen();
    if (box) this.#release(box);
  }

  /** The browser has left full screen by itself: the reader pressed Escape. */
  readonly #onChange = (): void => {
    const box = this.#box;
    if (box?.ariaModal && !this.isOpen) this.#release(box);
  };

  /** While the game lies over the page, keys reach nothing below it. */
  readonly #onFocus = (event: FocusEvent): void => {
    const box = this.#box;
    if (!box?.matches(':popover-open')) return;
    if (!event.composedPath().includes(box)) box.querySelector<HTMLElement>('button')?.focus();
  };

  #release(box: HTMLElement): void {
    this.#open?.abort();
    if (box.matches(':popover-open')) box.hidePopover();
    box.popover = null;
    box.role = box.ariaModal = null;
    this.#host.requestUpdate();
  }

  get #box(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.window');
  }
}

async function enterFullscreen(box: HTMLElement): Promise<boolean> {
  if (!document.fullscreenEnabled) return false;
  try {
    await box.requestFullscreen();
    return true;
  } catch {
    return false;
  }
}
