import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { adoptStyles } from './adopt-styles.ts';
import type { GameHost } from '../game-host.ts';
import type { Guide, GuideStep } from './guide.ts';
import type { SavedGuide } from './saved-guide.ts';
import { guideStyles } from './guide-styles.ts';
import { guideText, type GuideKey } from './guide-messages.ts';

export { guidedSession } from './guided-session.ts';

/** The cards of the frame. */
export interface CardAccess {
  /** The thing whose card is open. */
  readonly inspected: string | undefined;
  inspect(thing: string): void;
}

/**
 * Leads through a first game on the real board: a tip beside what it names, which goes on when the
 * reader has done it. Which step it is follows from the game, so that taking back goes back.
 */
export class GuidePlayer<S, Setup> implements ReactiveController {
  readonly #host: GameHost<S, Setup>;
  readonly #guide: Guide;
  /** The step whose `retryText` is being said. */
  #refused: number | undefined;
  /** The step that was shown last. */
  #shown: number | undefined;
  /** Cards that have been read. */
  readonly #read = new Set<string>();
  readonly #cards: CardAccess;
  readonly #saved: SavedGuide;
  /** How many answers of the reader's seat came before the lesson. */
  readonly #before: number;

  constructor(host: GameHost<S, Setup>, guide: Guide, cards: CardAccess, saved: SavedGuide) {
    this.#host = host;
    this.#guide = guide;
    this.#cards = cards;
    this.#saved = saved;
    this.#before = this.#answers.length;
    this.#goOn();
  }

  /** Continues where the guide was before the page was reloaded. */
  #goOn(): void {
    const { answers = [], read = [] } = this.#saved.soFar ?? {};
    for (const card of read) this.#read.add(card);
    const { session } = this.#host;
    // Saved progress that a newer guide does not accept is dropped from there on.
    for (const answer of answers) if (this.rejects(answer) || session?.answer(answer)) break;
    this.#refused = undefined;
  }

  /** The number of the step that is to be done; that of all when nothing is left. */
  get at(): number {
    const { steps } = this.#guide;
    let given = this.#given;
    const at = steps.findIndex((step) => {
      if ('allows' in step) return given-- <= 0;
      return given <= 0 && !this.#isDone(step);
    });
    return at < 0 ? steps.length : at;
  }

  #isDone(step: Exclude<GuideStep, { readonly allows: unknown }>): boolean {
    return 'opensCard' in step ? this.#read.has(step.opensCard) : step.isDone();
  }

  get isOver(): boolean {
    return this.at === this.#guide.steps.length;
  }

  get #step(): GuideStep | undefined {
    return this.#guide.steps[this.at];
  }

  /** How many answers the reader has given. */
  get #given(): number {
    return this.#answers.length - this.#before;
  }

  /** Whether there is anything to take back: not what came before the lesson. */
  get isAtStart(): boolean {
    return this.#given <= 0;
  }

  /** The answers of the player, before the guide and in it. */
  get #answers(): readonly string[] {
    const { answers = [], log = [] } = this.#host.session?.liveGame ?? {};
    return log.flatMap((entry) =>
      entry.kind === 'choice' && entry.who === this.#guide.seat
        ? [answers[entry.at]?.text ?? '']
        : [],
    );
  }

  /** Whether an answer is not the one of this step; then the tip says why. */
  rejects(answer: string): boolean {
    const { steps } = this.#guide;
    const { at } = this;
    const next = steps.slice(at).find((step) => 'allows' in step);
    if (next?.allows(answer)) {
      this.#refused = undefined;
      return false;
    }
    this.#refused = at;
    this.#host.requestUpdate();
    return true;
  }

  hostConnected(): void {
    adoptStyles(this.#host.renderRoot, guideStyles);
  }

  /** The card that is asked for and open now has been read; what was read before is another time. */
  hostUpdate(): void {
    const step = this.#step;
    if (step && 'opensCard' in step && this.#cards.inspected === step.opensCard)
      this.#read.add(step.opensCard);
    this.#saved.write({ answers: this.#answers.slice(this.#before), read: [...this.#read] });
  }

  hostUpdated(): void {
    const { at } = this;
    const isNew = this.#shown !== at;
    if (this.#shown === undefined) this.#host.announce(this.#words);
    this.#shown = at;
    this.#place(isNew);
  }

  /** The tip as it is read out. */
  get #words(): string {
    const { language } = this.#host;
    const step = this.#step;
    return step ? `${step.title[language]}. ${step.text[language]}` : '';
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }

  #say(key: GuideKey, params?: Parameters<typeof guideText>[2]): string {
    return guideText(this.#host.language, key, params);
  }

  /** The ring around the thing that the tip names, on top of everything in the frame. */
  ring(filming: boolean): TemplateResult | typeof nothing {
    if (filming || this.#host.session?.replay) return nothing;
    return html`<div class="guide-ring" aria-hidden="true"></div>`;
  }

  /** The tip, at the head of the words: it never lies over what it names. */
  view(filming: boolean): TemplateResult | typeof nothing {
    if (filming || this.#host.session?.replay) return nothing;
    const { at } = this;
    const all = this.#guide.steps.length;
    return html`<section class="tip" part="tip" aria-label=${this.#say('lesson')}>
      <p class="tip-way">
        <span class="tip-dots" aria-hidden="true"
          >${this.#guide.steps.map((_, i) => html`<i class=${i < at ? 'done' : i === at ? 'now' : ''}></i>`)}</span
        >
        ${at < all ? this.#say('step-of', { at: at + 1, all }) : nothing}
      </p>
      <div aria-live="polite" aria-atomic="true">${this.#content()}</div>
      ${this.#tools()}
    </section>`;
  }

  #content(): TemplateResult {
    const { language } = this.#host;
    const step = this.#step;
    if (!step) {
      return html`<h3>${this.#say('over')}</h3>
        <p>${this.#guide.ending[language]}</p>`;
    }
    const refused = this.#refused === this.at;
    return html`<h3>${step.title[language]}</h3>
      <p>${step.text[language]}</p>
      ${refused ? html`<p class="tip-refusal">${step.retryText[language]}</p>` : nothing}`;
  }

  #tools(): TemplateResult {
    const host = this.#host;
    const step = this.#step;
    if (!step) {
      return html`<div class="row controls">
        <button type="button" class="now" @click=${() => host.commands.endGuide()}>
          ${this.#say('play-a-game')}
        </button>
        <button type="button" @click=${() => host.commands.startGuide()}>
          ${this.#say('once-more')}
        </button>
      </div>`;
    }
    return html`<div class="row controls">
      <button type="button" class="link" @click=${() => host.commands.endGuide()}>
        ${this.#say('leave')}
      </button>
      <button type="button" class="show-me" @click=${() => this.#show(step)}>
        ${this.#say('show-me')}
      </button>
    </div>`;
  }

  #show(step: GuideStep): void {
    if ('opensCard' in step) this.#cards.inspect(step.opensCard);
    else if ('allows' in step) this.#host.answer(step.action);
    else step.action();
    this.#host.requestUpdate();
  }

  /** Puts a ring around what the tip names, and scrolls to a new step. */
  #place(isNew: boolean): void {
    const [frame, ring] = [this.#find('.frame'), this.#find('.guide-ring')];
    if (!frame || !ring) return;
    const named = this.#step && this.#find(this.#step.anchor());
    ring.hidden = !named;
    if (isNew) this.#find('.tip')?.scrollIntoView({ block: 'nearest' });
    if (!named) return;
    if (isNew) named.scrollIntoView({ block: 'nearest' });
    const outer = frame.getBoundingClientRect();
    const anchor = named.getBoundingClientRect();
    setPlace(ring, { left: anchor.left - outer.left, top: anchor.top - outer.top });
    ring.style.setProperty('--_w', `${Math.round(anchor.width)}px`);
    ring.style.setProperty('--_h', `${Math.round(anchor.height)}px`);
  }
}

/** A custom property set by code is allowed under a strict policy. */
function setPlace(element: HTMLElement, { left, top }: { left: number; top: number }): void {
  element.style.setProperty('--_x', `${Math.round(left)}px`);
  element.style.setProperty('--_y', `${Math.round(top)}px`);
}
