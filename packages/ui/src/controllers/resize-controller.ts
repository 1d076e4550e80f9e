import type { ReactiveController } from 'lit';
import type { GameHost } from '../game-host.ts';

/** Draws again when the element gets another size: labels and marks keep theirs on the screen. */
export class ResizeController implements ReactiveController {
  readonly #host: Pick<GameHost, 'renderRoot' | 'requestUpdate'>;
  #observer: ResizeObserver | undefined;

  constructor(host: Pick<GameHost, 'renderRoot' | 'requestUpdate'>) {
    this.#host = host;
  }

  hostConnected(): void {
    const { renderRoot } = this.#host;
    const element = renderRoot instanceof ShadowRoot ? renderRoot.host : renderRoot;
    this.hostDisconnected();
    if (!(element instanceof Element)) return;
    this.#observer = new ResizeObserver(() => this.#host.requestUpdate());
    this.#observer.observe(element);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
