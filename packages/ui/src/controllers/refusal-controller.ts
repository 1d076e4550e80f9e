import {
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { Language, Refusal, RuleId } from '@skirmish-kit/core';
import { bubble, placeBubble, type Spot } from '../refusal-tooltip.ts';

/** What the controller needs of the element. */
export interface RefusalHost extends Pick<
  ReactiveControllerHost,
  'addController' | 'requestUpdate'
> {
  readonly language: Language;
  readonly renderRoot: ParentNode;
  announce(text: string): void;
  openRule(rule: RuleId): void;
  refusalText(refusal: Refusal): string;
}

/** The last refused answer: its sentence, and a tooltip if the answer was given with a pointer. */
export class RefusalController implements ReactiveController {
  readonly #host: RefusalHost;
  #shown: { readonly refusal: Refusal; readonly spot: Spot | undefined } | undefined;

  constructor(host: RefusalHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#shown?.spot) placeBubble(this.#host.renderRoot, this.#shown.spot);
  }

  show(refusal: Refusal, spot?: Spot): void {
    this.#shown = { refusal, spot };
    this.#host.announce(this.#host.refusalText(refusal));
    this.#host.requestUpdate();
  }

  clear(): void {
    this.#shown = undefined;
    this.#host.requestUpdate();
  }

  get text(): string | undefined {
    return this.#shown && this.#host.refusalText(this.#shown.refusal);
  }

  tooltip(): TemplateResult | typeof nothing {
    if (!this.#shown?.spot) return nothing;
    const { refusal } = this.#shown;
    return bubble({
      language: this.#host.language,
      text: this.#host.refusalText(refusal),
      rule: refusal.rule,
      open: (rule) => this.#host.openRule(rule),
      close: () => this.clear(),
    });
  }
}
