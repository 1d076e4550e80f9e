import type { ReactiveController } from 'lit';

interface WholeWindowHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  requestUpdate(): void;
}

/**
 * Opens a game over the whole window and puts it back into its page: with the Fullscreen API where the
 * browser and the page allow it, otherwise as a dialog above everything else on the page.
 */
export class WholeWindowController implements ReactiveController {
  readonly #host: WholeWindowHost;

  constructor(host: WholeWindowHost) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return this.#box?.matches(':popover-open, :fullscreen') ?? false;
  }

  hostConnected(): void {
    document.addEventListener('fullscreenchange', this.#onChange);
    document.addEventListener('focusin', this.#onFocus);
  }

  hostDisconnected(): void {
    document.removeEventListener('fullscreenchange', this.#onChange);
    document.removeEventListener('focusin', this.#onFocus);
  }

  async toggle(): Promise<void> {
    if (this.isOpen) await this.close();
    else await this.#open();
  }

  async #open(): Promise<void> {
    const box = this.#box;
    if (!box) return;
    const isFull = await enterFullscreen(box);
    if (!isFull) {
      box.popover = 'manual';
      box.showPopover();
    }
    box.role = 'dialog';
    box.ariaModal = 'true';
    this.#host.requestUpdate();
  }

  async close(): Promise<void> {
    const box = this.#box;
    if (box?.matches(':fullscreen')) await document.exitFullscreen();
    if (box) release(box);
    this.#host.requestUpdate();
  }

  /** The browser has left full screen by itself: the reader pressed Escape. */
  readonly #onChange = (): void => {
    const box = this.#box;
    if (!box?.ariaModal || this.isOpen) return;
    release(box);
    this.#host.requestUpdate();
  };

  /** While the game lies over the page, keys reach nothing below it. */
  readonly #onFocus = (event: FocusEvent): void => {
    const box = this.#box;
    if (!box?.matches(':popover-open')) return;
    if (!event.composedPath().includes(box)) box.querySelector<HTMLElement>('button')?.focus();
  };

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

function release(box: HTMLElement): void {
  if (box.matches(':popover-open')) box.hidePopover();
  box.popover = null;
  box.role = box.ariaModal = null;
}
