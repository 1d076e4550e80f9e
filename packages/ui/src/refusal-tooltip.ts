import { css, html, nothing, type TemplateResult } from 'lit';
import type { Language, RuleId } from '@skirmish-kit/core';
import { ruleButton } from './log-view.ts';
import { uiText } from './ui-messages.ts';

export const bubbleStyles = css`
  .bubble {
    position: absolute;
    z-index: 2;
    inset-block-start: var(--_y, 0);
    inset-inline-start: 0;
    margin-inline-start: clamp(0px, calc(var(--_x, 0px) - 8em), calc(100cqi - 16.5em));
    inline-size: min(16em, 100%);
    border-color: var(--_now);
    box-shadow: 0 4px 16px rgb(0 0 0 / 0.25);
  }
`;

/** The place of a refusal, in pixels from the top left corner of what it is drawn over. */
export interface AnchorPoint {
  readonly x: number;
  readonly y: number;
}

export interface RefusalTooltipProps {
  readonly language: Language;
  readonly text: string;
  readonly rule: RuleId | undefined;
  readonly open: (rule: RuleId) => void;
  readonly close: () => void;
}

/** Why something is not allowed, told where the pointer or the focus is. */
export function refusalTooltip({
  language,
  text,
  rule,
  open,
  close,
}: RefusalTooltipProps): TemplateResult {
  return html`<div class="bubble panel" part="refusal" role="alert">
    <p>${text} ${rule ? ruleButton(language, rule, open) : nothing}</p>
    <button type="button" class="link" @click=${close}>${uiText(language, 'close')}</button>
  </div>`;
}

/** Moves the bubble to its spot; a custom property set by code is allowed under a strict CSP. */
export function placeTooltip(root: ParentNode, spot: AnchorPoint): void {
  const element = root.querySelector<HTMLElement>('.bubble');
  element?.style.setProperty('--_x', `${Math.round(spot.x)}px`);
  element?.style.setProperty('--_y', `${Math.round(spot.y)}px`);
}
