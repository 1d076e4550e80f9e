import type { LogEntry } from '@skirmish-kit/core';
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { SPEEDS } from '../controllers/autoplay-controller.ts';
import type { FilmFrame } from './film-frame.ts';
import { frameText } from './frame-messages.ts';
import type { GameHost } from '../game-host.ts';
import { icon } from './icons.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/**
 * A film that is looked at, forwards and backwards. It runs by itself unless the reader wants no
 * motion, and holds the game until it was watched or skipped.
 */
export class FilmPlayer<S> implements ReactiveController {
  readonly frames: readonly FilmFrame<S>[];
  at = 0;
  running: boolean;
  readonly #host: Pick<
    GameHost<S>,
    'requestUpdate' | 'announce' | 'language' | 'addController' | 'removeController'
  >;
  readonly #done: () => void;
  readonly #rollView: (roll: LogEntry) => unknown;
  #speed: (typeof SPEEDS)[number] = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: Pick<
      GameHost<S>,
      'requestUpdate' | 'announce' | 'language' | 'addController' | 'removeController'
    >,
    frames: readonly FilmFrame<S>[],
    done: () => void,
    runs = true,
    rollView: (roll: LogEntry) => unknown = () => nothing,
  ) {
    this.frames = frames;
    this.running = runs && !prefersReducedMotion();
    this.#host = host;
    this.#done = done;
    this.#rollView = rollView;
    host.addController(this);
    this.#tell();
    this.#wait();
  }

  get frame(): FilmFrame<S> | undefined {
    return this.frames[this.at];
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  hostConnected(): void {
    this.#wait();
  }

  /** To a picture; beyond the last, the game goes on. */
  go(to: number): void {
    if (to >= this.frames.length) return this.skip();
    this.at = Math.max(0, to);
    this.#tell();
    this.#wait();
    this.#host.requestUpdate();
  }

  toggle(): void {
    this.running = !this.running;
    this.#wait();
    this.#host.requestUpdate();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#host.removeController(this);
    this.#done();
  }

  #tell(): void {
    if (this.frame) this.#host.announce(`${this.frame.title}. ${this.frame.text}`);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.running || !this.frame) return;
    this.#timer = setTimeout(() => this.go(this.at + 1), this.frame.hold / this.#speed);
  }

  /** The dice of the picture. */
  roll(): unknown {
    const roll = this.frame?.roll;
    return roll ? html`<div class="rolling">${this.#rollView(roll)}</div>` : nothing;
  }

  /** Back, play or pause, on, how far and how fast. The main button is the way out. */
  view(): TemplateResult {
    const { language } = this.#host;
    const say = (key: Parameters<typeof frameText>[1]) => frameText(language, key);
    const button = (label: string, sign: TemplateResult, act: () => void, disabled = false) =>
      html`<button
        type="button"
        aria-label=${label}
        aria-disabled=${disabled ? 'true' : nothing}
        @click=${() => disabled || act()}
      >
        ${sign}
      </button>`;
    return html`<div class="film-bar row controls" part="film" role="group">
      ${button(say('back'), icon('back'), () => this.go(this.at - 1), this.at === 0)}
      <button type="button" @click=${() => this.toggle()}>
        ${icon(this.running ? 'pause' : 'play')} ${say(this.running ? 'pause' : 'play')}
      </button>
      ${button(say('forward'), icon('last'), () => this.go(this.at + 1))}
      <span class="segments" aria-hidden="true">
        ${this.frames.map((_, i) => html`<i class=${i < this.at ? 'seen' : i === this.at ? 'at' : ''}></i>`)}
      </span>
      <span class="row speeds">
        ${SPEEDS.map(
          (speed) =>
            html`<button
              type="button"
              aria-pressed=${String(speed === this.#speed)}
              @click=${() => {
                this.#speed = speed;
                this.go(this.at);
              }}
            >
              ${speed === 0.5 ? '½' : speed}×
            </button>`,
        )}
      </span>
    </div>`;
  }
}
