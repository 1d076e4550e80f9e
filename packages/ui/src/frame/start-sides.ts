import { html, nothing, type TemplateResult } from 'lit';
import type { Language, SetupChoice, SetupValue } from '@skirmish-kit/core';
import { startText } from './start-messages.ts';
import { ownSeat } from './start-opponent.ts';
import type { StartSource } from './start-source.ts';

/** More sides than so many stand in one row that scrolls. */
const MOST_CARDS = 6;

/** The sides that are played, and what a press on a card does. */
interface SideCards {
  readonly language: Language;
  /** One for each seat that somebody may sit on. */
  readonly sides: readonly SetupChoice[];
  readonly sitters: readonly string[];
  take(value: SetupValue): void;
}

/** The choices of a side as cards: its picture, how strong it is, how it plays, and who has it. */
export function sideCards(
  { look, facts, picture }: StartSource,
  { language, sides, sitters, take }: SideCards,
): TemplateResult | typeof nothing {
  const [one] = sides;
  if (!one || 'least' in one.among) return nothing;
  const seated = sides.filter(({ value }) => value !== '');
  const isMany = one.among.length > MOST_CARDS;
  const own = ownSeat(sitters);
  // A side that nobody has is in a colour that no other side has, as far as there are enough.
  const free = [0, 1, 2, 3].filter((seat) => seat >= seated.length);
  const unseated = one.among.filter((each) => seated.every(({ value }) => value !== each.value));
  const colourOf = (value: SetupValue) => {
    const place = unseated.findIndex((each) => each.value === value);
    return free.length > 0 ? (free[place % free.length] ?? 0) : place;
  };
  return html`<section class="start-sides">
    <h3>
      ${startText(language, 'who-plays-what')}
      ${isMany ? html`<span class="quiet">${one.among.length}</span>` : nothing}
    </h3>
    <div class="option-cards ${isMany ? 'many' : ''}">
      ${one.among.map(({ value, title, text }) => {
        const seats = seated.flatMap((side, seat) => (side.value === value ? [seat] : []));
        const [first] = seats;
        const seat = first ?? colourOf(value);
        const fact = facts?.(value);
        return html`<button
          type="button"
          class="option-card ${look?.(value, seat % 4) ?? ''} ${first === undefined ? '' : seats.includes(own) ? 'mine' : 'theirs'}"
          aria-pressed=${String(seats.length > 0)}
          @click=${() => take(value)}
        >
          <span class="option-title"
            ><b>${title[language]}</b>
            ${seats.map((each) => html`<span class="badge">${badge(language, sitters[each] ?? 'human', each === own)}</span>`)}</span
          >
          ${picture ? html`<svg class="option-picture" data-value=${value} data-seat=${seat % 4}></svg>` : nothing}
          ${fact ? html`<span class="option-facts">${fact[language]}</span>` : nothing}
          ${text ? html`<small>${text[language]}</small>` : nothing}
        </button>`;
      })}
    </div>
  </section>`;
}

/** Who has a side, in a word. */
function badge(language: Language, player: string, isOwn: boolean): string {
  if (player !== 'human') return startText(language, 'badge-bot');
  return startText(language, isOwn ? 'me' : 'badge-friend');
}
