import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import type { HistoryEntry } from '../game-history.ts';
import { startText } from './start-messages.ts';

/** Games that were left for another, to be gone on with or looked at. */
export function gameHistoryView(
  language: Language,
  games: readonly HistoryEntry[],
  takeUp: (game: HistoryEntry) => void,
): TemplateResult | typeof nothing {
  if (games.length === 0) return nothing;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const day = (date: string) => {
    const time = Date.parse(date);
    return Number.isNaN(time) ? '' : dates.format(time);
  };
  return html`<details class="start-more earlier">
    <summary>
      <b>${startText(language, 'earlier')}</b> <span class="quiet">${games.length}</span>
    </summary>
    <ul>
      ${games.map(
        (game) =>
          html`<li>
            <span>${game.title} <small class="quiet">${day(game.date)}</small></span>
            <button type="button" @click=${() => takeUp(game)}>
              ${startText(language, game.isOver ? 'look-again' : 'go-on')}
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
}
