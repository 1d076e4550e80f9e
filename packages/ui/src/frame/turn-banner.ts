import { html, nothing, type TemplateResult } from 'lit';
import type { TurnStep } from './game-view.ts';

/** The turn, the current task, and the progress of the turn. The banner never moves and never disappears. */
export interface TurnBanner {
  /** `Your turn`, the other side's name, `Battle`, `Replay`. */
  readonly who: string;
  /** `preview` is ink: nothing of it is played; `you` stands on the accent; a side's name in its colour; anything else in the text's. */
  readonly tone: 'you' | 'other' | 'plain' | 'preview';
  /** The class that sets `--side`, for a side. */
  readonly look?: string;
  readonly text: string;
  readonly steps?: readonly TurnStep[];
  /** The way out or on: Skip, To the end. */
  readonly tools?: unknown;
}

export function turnBanner({
  who,
  tone,
  look = '',
  text,
  steps,
  tools,
}: TurnBanner): TemplateResult {
  return html`<div class="banner ${tone} ${look}" part="banner">
    <p class="whose">${who}</p>
    <p class="prompt">${text}</p>
    ${
      steps && steps.length > 0
        ? html`<ol class="steps">
            ${steps.map(
              ({ label, when }) =>
                html`<li class=${when} aria-current=${when === 'now' ? 'step' : nothing}>
                  ${label}
                </li>`,
            )}
          </ol>`
        : nothing
    }
    ${tools ?? nothing}
  </div>`;
}

/** A question without the name it begins with: the banner says that already. */
export function withoutSide(question: string, side: string): string {
  const rest = question.startsWith(side) ? question.slice(side.length) : '';
  const match = /^[\s\u00a0\u202f]*:\s*(.+)$/s.exec(rest);
  const text = match?.[1];
  return text ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : question;
}
