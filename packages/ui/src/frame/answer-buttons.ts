import { html, nothing, type TemplateResult } from 'lit';
import { diceEntry } from '../dice-tray.ts';
import type { GameHost } from './game-host.ts';

/** A button for every answer, said as the narrator says it; where dice are typed in, a field. */
export function answerButtons<S>(host: GameHost<S>): TemplateResult | typeof nothing {
  const { choice, session, narrator, language } = host;
  const ask = session?.ask;
  if (ask?.kind === 'chance' && !session?.replay) {
    return diceEntry({
      language,
      request: ask,
      about: narrator.question(ask),
      refusal: host.refusal,
      enter: (faces) => void host.answer(faces),
      roll: () => {
        const faces = session?.rollForThem();
        if (faces !== undefined) host.answer(faces);
      },
    });
  }
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
