import { html, nothing, type TemplateResult } from 'lit';
import type { GameHost } from '../game-host.ts';
import { icon } from '../frame/icons.ts';
import { logView, type LogRow } from '../log-view.ts';
import { toolbar, type Tool } from '../toolbar.ts';
import { translator } from '../translator.ts';
import { orderView, type PhaseSummary } from './order-view.ts';

const words = {
  order: { en: 'Order of play', fr: 'Ordre de jeu' },
  controls: { en: 'Controls', fr: 'Commandes' },
  before: { en: 'before the battle', fr: 'avant le combat' },
  after: { en: 'after the battle', fr: 'après le combat' },
  phase: { en: 'phase {at} of {all}', fr: 'phase {at} sur {all}' },
  first: { en: 'Start', fr: 'Début' },
  back: { en: 'Back', fr: 'Reculer' },
  next: { en: 'Next phase', fr: 'Phase suivante' },
  last: { en: 'End', fr: 'Fin' },
};

/** The part of the page that a battle under view uses. */
export type StepHost = Pick<GameHost, 'language' | 'announce' | 'openRule' | 'requestUpdate'>;

/** A phase of a battle with its log lines. */
export interface Step extends PhaseSummary {
  readonly lines: readonly LogRow[];
}

/** Looks at a battle phase by phase, forwards and backwards. */
export abstract class StepPlayer {
  /** 0 before the battle, then the phases, then what is left. */
  at: number;
  readonly #host: StepHost;
  readonly #count: number;

  constructor(host: StepHost, count: number, at = 0) {
    this.#host = host;
    this.#count = count;
    this.at = Math.min(at, this.length);
  }

  protected abstract steps(): readonly Step[];

  /** The last place: what is left after the battle. */
  get length(): number {
    return this.#count + 1;
  }

  /** The current step as text. */
  get place(): string {
    if (this.at === 0) return this.#say('before');
    if (this.at === this.length) return this.#say('after');
    return this.#say('phase', { at: this.at, all: this.#count });
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.length, to));
    const lines = this.steps()[this.at - 1]?.lines ?? [];
    this.#host.announce([this.place, ...lines.map(({ text }) => text)].join(' '));
    this.#host.requestUpdate();
  }

  /** A key that leads through the battle; tells whether it was one. */
  key(key: string): boolean {
    const { at, length } = this;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: length }[key];
    if (to !== undefined) this.go(to);
    return to !== undefined;
  }

  /** Order of play, then what happens, then what else there is, then the controls. */
  view(title: string, more: unknown = nothing): TemplateResult {
    return this.words(title, html`${more} ${toolbar(this.#say('controls'), this.#tools())}`);
  }

  /** The same without the controls, which stand elsewhere. */
  words(title: string, more: unknown = nothing): TemplateResult {
    const steps = this.steps();
    return html`<section class="film" part="battle">
      <h3>${title} <span class="quiet">· ${this.place}</span></h3>
      ${orderView(this.#say('order'), steps, this.at - 1, (i) => this.go(i + 1))}
      ${this.#log(steps)} ${more}
    </section>`;
  }

  /** The controls in one line: back, on, and how far it is. */
  foot(): TemplateResult {
    const { at, length } = this;
    const step = (key: 'first' | 'back' | 'next' | 'last', to: number, isOff: boolean) =>
      html`<button
        type="button"
        aria-label=${this.#say(key)}
        aria-disabled=${isOff ? 'true' : nothing}
        @click=${() => isOff || this.go(to)}
      >
        ${icon(key === 'next' ? 'forward' : key)}
      </button>`;
    return html`<div class="film-bar row controls" part="film" role="group">
      ${step('first', 0, at === 0)} ${step('back', at - 1, at === 0)}
      ${step('next', at + 1, at === length)} ${step('last', length, at === length)}
      <span class="segments" aria-hidden="true">
        ${Array.from(
          { length: this.#count },
          (_, i) => html`<i class=${i < at - 1 ? 'seen' : i === at - 1 ? 'at' : ''}></i>`,
        )}
      </span>
      <span class="place">${this.place}</span>
    </div>`;
  }

  /** The log of the phase; after the battle, the whole log. */
  #log(steps: readonly Step[]): TemplateResult | typeof nothing {
    const { at } = this;
    const shown = at === this.length ? steps : at === 0 ? [] : steps.slice(at - 1, at);
    if (shown.every(({ lines }) => lines.length === 0)) return nothing;
    return logView({
      language: this.#host.language,
      lines: shown.flatMap(({ lines }) => lines),
      open: (rule) => this.#host.openRule(rule),
    });
  }

  #tools(): readonly Tool[] {
    const { at, length } = this;
    const to = (place: number) => () => this.go(place);
    return [
      { label: `|◀ ${this.#say('first')}`, act: to(0), disabled: at === 0 },
      { label: `◀ ${this.#say('back')}`, act: to(at - 1), disabled: at === 0 },
      { label: `▶ ${this.#say('next')}`, act: to(at + 1), disabled: at === length },
      { label: `▶| ${this.#say('last')}`, act: to(length), disabled: at === length },
    ];
  }

  get #say() {
    return translator(words, this.#host.language);
  }
}
