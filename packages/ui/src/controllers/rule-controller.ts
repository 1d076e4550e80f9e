import { html, nothing, type TemplateResult } from 'lit';
import type { Catalogue, Language, RuleId } from '@skirmish-kit/core';
import { LazyModule } from '../lazy-module.ts';
import type { GameHost } from '../game-host.ts';
import type { rulePanel, ruleStyles, RuleTexts } from '../rule-panel.ts';
import { uiText } from '../ui-messages.ts';
import { adoptStyles } from '../frame/adopt-styles.ts';

/** The part of an element that the controller uses. */
type RuleHost = Pick<GameHost, 'addController' | 'renderRoot' | 'requestUpdate'>;

/** The views of a rule. */
interface RuleViews {
  readonly rulePanel: typeof rulePanel;
  readonly ruleStyles: typeof ruleStyles;
}

/**
 * The rule that somebody has opened, and the texts of all; both are fetched when first needed. The
 * keyboard goes to the rule, and back to where it was when the rule is closed.
 */
export class RuleController {
  readonly #host: RuleHost;
  readonly #texts: LazyModule<Catalogue>;
  readonly #panel: LazyModule<RuleViews>;
  #open: RuleId | undefined;
  /** The element that had the focus before. */
  #from: HTMLElement | undefined;
  /** Whether the keyboard has still to go where the reader is. */
  #turning = false;

  constructor(host: RuleHost, load: () => Promise<Catalogue>) {
    this.#host = host;
    this.#texts = new LazyModule(host, load);
    this.#panel = new LazyModule(host, () => import('../rule-panel.ts'));
    host.addController(this);
  }

  get texts(): RuleTexts {
    return this.#texts.status;
  }

  open(rule: RuleId): void {
    const { renderRoot } = this.#host;
    const focused = renderRoot instanceof ShadowRoot ? renderRoot.activeElement : null;
    this.#from = focused instanceof HTMLElement ? focused : undefined;
    this.#turn(rule);
  }

  close(): void {
    this.#turn(undefined);
  }

  #turn(rule: RuleId | undefined): void {
    this.#turning = rule !== this.#open;
    this.#open = rule;
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const rule = this.#host.renderRoot.querySelector<HTMLElement>('.rule');
    if (!this.#turning || (this.#open && !rule)) return;
    this.#turning = false;
    (rule ?? this.#from)?.focus();
  }

  view(language: Language): TemplateResult | typeof nothing {
    if (!this.#open) return nothing;
    const { texts } = this;
    const panel = this.#panel.value;
    if (this.#panel.hasFailed)
      return html`<p class="panel problem" role="alert">${uiText(language, 'room-missing')}</p>`;
    if (!panel) return nothing;
    adoptStyles(this.#host.renderRoot, panel.ruleStyles);
    return panel.rulePanel(language, this.#open, texts, () => this.close());
  }
}
