import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { Language } from '@skirmish-kit/core';
import { uiText } from '../ui-messages.ts';

/** The delay in milliseconds before anything is shown: most games are loaded by then. */
const QUIET = 400;
/** After so long something is wrong with the line, or with what is beside the script. */
const TOO_LONG = 6000;

/** How far from the window an element begins to fetch its game, in pixels. */
const NEAR = 600;

/** While a game is fetched: the place keeps its height, then words, then a way to try again. */
export class LoadingIndicator implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #stage: 'quiet' | 'words' | 'too-long' = 'quiet';
  #timers: readonly ReturnType<typeof setTimeout>[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  begin(): void {
    this.end();
    const later = (stage: 'words' | 'too-long', after: number) =>
      setTimeout(() => {
        this.#stage = stage;
        this.#host.requestUpdate();
      }, after);
    this.#timers = [later('words', QUIET), later('too-long', TOO_LONG)];
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#stage = 'quiet';
  }

  view(language: Language, again: () => void): TemplateResult {
    return html`<svg class="setting-out" viewBox="0 0 40 36" aria-hidden="true">
        <path d="M10 2h20l9 16-9 16H10L1 18z"></path>
        <path class="edge" d="M1 18 10 2h20"></path>
      </svg>
      ${this.words(language, again)}`;
  }

  /** The text, and a retry button once loading takes too long. */
  words(language: Language, again: () => void): TemplateResult | typeof nothing {
    if (this.#stage === 'quiet') return nothing;
    const tooLong = this.#stage === 'too-long';
    return html`<p role="status">${uiText(language, tooLong ? 'takes-long' : 'setting-out')}</p>
      ${tooLong ? retryButton(language, again) : nothing}`;
  }
}

export function retryButton(language: Language, again: () => void): TemplateResult {
  return html`<button type="button" @click=${again}>${uiText(language, 'try-again')}</button>`;
}

/** Calls back when an element is in the window or nearly so: at once where it is already. */
export function whenNearViewport(element: Element, act: () => void): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < innerHeight + NEAR && bottom > -NEAR) return act();
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: `${NEAR}px` },
  );
  watch.observe(element);
}
