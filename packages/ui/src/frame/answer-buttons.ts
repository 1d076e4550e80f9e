import { html, nothing, type TemplateResult } from 'lit';
import type { GameHost } from '../game-host.ts';

/** A button for every answer, said as the narrator says it. */
export function answerButtons<S>(host: GameHost<S>): TemplateResult | typeof nothing {
  const { choice, narrator } = host;
  if (!choice) return nothing;
  return html`<div class="row" role="group">
    ${choice.options.map(
      ({ key, params }) =>
        html`<button
          type="button"
          class="offer"
          data-key=${key}
          @click=${() => void host.answer(key)}
        >
          ${narrator.answer(choice.about, key, params)}
        </button>`,
    )}
  </div>`;
}
