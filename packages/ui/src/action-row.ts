import { html, nothing, type TemplateResult } from 'lit';
import type { Refusal } from '@skirmish-kit/core';
import type { GameHost } from './game-host.ts';
import { ruleButton } from './log-view.ts';

/** The actions and the content of the row of an answer. */
export interface ActionRow {
  readonly key: string;
  readonly refusal?: Refusal | undefined;
  /** Its label, its price, its odds. */
  readonly words: unknown;
  readonly looked: boolean;
  /** Whether the first press only reads it. */
  readonly toggles?: boolean;
  readonly click: (event: MouseEvent) => void;
  readonly enter?: (event: PointerEvent) => void;
  readonly down?: () => void;
  readonly focus?: () => void;
}

/** An answer in a list of what can be done to somebody; what cannot be done stays, with the reason. */
export function actionRow(
  host: Pick<GameHost<unknown>, 'language' | 'openRule' | 'refusalText'>,
  { key, refusal, words, looked, toggles, click, enter, down, focus }: ActionRow,
): TemplateResult {
  return html`<div class="act-row ${looked ? 'looked' : ''}">
    <button
      type="button"
      class="offer act"
      part="offer"
      data-key=${key}
      aria-disabled=${refusal ? 'true' : nothing}
      aria-pressed=${toggles ? String(looked) : nothing}
      @pointerenter=${enter}
      @pointerdown=${down}
      @focus=${focus}
      @click=${click}
    >
      ${words}
    </button>
    ${
      refusal
        ? html`<small class="why"
            >${host.refusalText(refusal)}
            ${refusal.rule ? ruleButton(host.language, refusal.rule, (rule) => host.openRule(rule)) : nothing}</small
          >`
        : nothing
    }
  </div>`;
}
