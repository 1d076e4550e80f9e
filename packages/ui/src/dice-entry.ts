import { css, html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { ChanceRequest, Language } from '@skirmish-kit/core';
import { COUNTED, sidesOf } from './dice/dice-tray.ts';
import { translatorOf } from './translator.ts';

const sayDice = /* @__PURE__ */ translatorOf({
  dice: { en: 'Dice', fr: 'Dés' },
  'type-dice': {
    en: 'Roll {notation} and type what you see',
    fr: 'Lancez {notation} et saisissez le résultat',
  },
  'dice-more': {
    en: '{faces}; each {face} rolls one more',
    fr: '{faces} ; chaque {face} relance un dé',
  },
  'dice-count': { en: '{faces}, {least}+ counts', fr: '{faces}, {least}+ compte' },
  erase: { en: 'Take back the last die', fr: 'Retirer le dernier dé' },
  'enter-dice': { en: 'Enter', fr: 'Valider' },
  'roll-for-me': { en: 'Roll for me', fr: 'Lancer pour moi' },
});

export const diceEntryStyles = css`
  .entry,
  .entry .roll,
  .entry label {
    display: grid;
    gap: 0.4em;
    justify-items: start;
  }
  .entry input[name='faces'] {
    inline-size: 8em;
  }
  .entry p:empty {
    display: none;
  }
  .pad button {
    min-inline-size: 2.1em;
    padding-inline: 0.3em;
  }
`;

/** The dice to roll and the condition, for people with real dice. */
export function diceDescription(language: Language, notation: string): string {
  const [, dice, face, least] = COUNTED.exec(notation) ?? [];
  if (!dice || !least) return notation;
  const counted = sayDice(language, 'dice-count', { faces: dice, least });
  return face ? sayDice(language, 'dice-more', { faces: counted, face }) : counted;
}

/** The input of {@link diceEntry}. */
export interface DiceEntry {
  readonly language: Language;
  readonly request: ChanceRequest;
  /** The purpose of the roll, as a sentence. */
  readonly about: string;
  /** Why the last entry was not taken, as a sentence. */
  readonly refusal: string | undefined;
  /** Takes what is in the fields, one for each person who rolls. */
  readonly enter: (fields: readonly string[]) => void;
  readonly roll: () => void;
}

/**
 * Asks for real dice: a field, a pad of faces for thumbs, and a roll for those without dice. Each
 * request has fields of its own, so that the dice of the last roll are never given again; the
 * buttons stay, and with them the focus of a thumb that never wanted the keyboard.
 */
export function diceEntry({
  language,
  request,
  about,
  refusal,
  enter,
  roll,
}: DiceEntry): TemplateResult {
  const rolls = request.chance.rolls?.([]) ?? [request.chance];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    enter(new FormData(event.currentTarget).getAll('faces').map(String));
  };
  return html`<form class="entry panel" part="dice-entry" @submit=${submit} autocomplete="off">
    ${keyed(
      request,
      html`${rolls.map(({ notation }) => facesField(language, about, notation, refusal !== undefined))}`,
    )}
    <span class="row">
      <button class="now">${sayDice(language, 'enter-dice')}</button>
      <button type="button" @click=${roll}>${sayDice(language, 'roll-for-me')}</button>
    </span>
    <p id="dice-refusal" role="alert">${refusal ?? nothing}</p>
  </form>`;
}

/** The input field of one player. */
function facesField(
  language: Language,
  about: string,
  notation: string,
  refused: boolean,
): TemplateResult {
  const highest = Math.max(0, ...sidesOf(notation));
  const tap = (change: (typed: string) => string) => (event: Event) => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const field = event.currentTarget.closest('.roll')?.querySelector('input');
    if (field) field.value = change(field.value);
  };
  const add = (face: number) => tap((typed) => `${typed} ${face}`.trim());
  return html`<div class="roll">
    <label>
      <span
        ><span class="spoken">${about}. </span
        >${sayDice(language, 'type-dice', { notation: diceDescription(language, notation) })}</span
      >
      <input
        name="faces"
        inputmode="numeric"
        aria-invalid=${refused ? 'true' : 'false'}
        aria-describedby="dice-refusal"
      />
    </label>
    <span class="row pad" role="group" aria-label=${sayDice(language, 'dice')}>
      ${
        highest > 0 && highest <= 12
          ? html`${Array.from(
                { length: highest },
                (_, i) => html`<button type="button" @click=${add(i + 1)}>${i + 1}</button>`,
              )}<button
                type="button"
                data-do="erase"
                aria-label=${sayDice(language, 'erase')}
                @click=${tap(withoutLast)}
              >
                ⌫
              </button>`
          : nothing
      }
    </span>
  </div>`;
}

/** The input without its last die. */
function withoutLast(typed: string): string {
  return typed.replace(/[^\s.,;]+[\s.,;]*$/, '').trim();
}
