import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Refusal } from '@skirmish-kit/core';
import type { GameHost } from '../game-host.ts';
import { refusalTooltip, placeTooltip, type AnchorPoint } from '../refusal-tooltip.ts';

/** The part of the element that the controller uses. */
type RefusalHost = Pick<
  GameHost,
  | 'addController'
  | 'requestUpdate'
  | 'language'
  | 'renderRoot'
  | 'announce'
  | 'openRule'
  | 'refusalText'
>;

/** The last refused answer: its sentence, and a tooltip if the answer was given with a pointer. */
export class RefusalController implements ReactiveController {
  readonly #host: RefusalHost;
  #shown:
    | {
        readonly refusal: Refusal;
        readonly spot: AnchorPoint | undefined;
        readonly text: string | undefined;
      }
    | undefined;

  constructor(host: RefusalHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#shown?.spot) placeTooltip(this.#host.renderRoot, this.#shown.spot);
  }

  /** Shows a refusal; `text` replaces the sentence that the host has for it. */
  show(refusal: Refusal, spot?: AnchorPoint, text?: string): void {
    this.#shown = { refusal, spot, text };
    this.#host.announce(this.text ?? '');
    this.#host.requestUpdate();
  }

  clear(): void {
    this.#shown = undefined;
    this.#host.requestUpdate();
  }

  get text(): string | undefined {
    return this.#shown && (this.#shown.text ?? this.#host.refusalText(this.#shown.refusal));
  }

  tooltip(): TemplateResult | typeof nothing {
    const { text } = this;
    if (!this.#shown?.spot || text === undefined) return nothing;
    const { refusal } = this.#shown;
    return refusalTooltip({
      language: this.#host.language,
      text,
      rule: refusal.rule,
      open: (rule) => this.#host.openRule(rule),
      close: () => this.clear(),
    });
  }
}
