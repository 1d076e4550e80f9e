import { html, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { copyField } from './copy-field.ts';
import type { Keeping } from './kept-game.ts';
import { sayUi } from './ui-words.ts';

/** A game that is not being kept although somebody wants it to be says so. */
export function keptNotice(
  language: Language,
  name: string,
  keeping: Exclude<Keeping, 'kept'>,
  { keepThis, openKept }: { keepThis(): void; openKept(): void },
): TemplateResult {
  if (keeping === 'not-kept')
    return html`<p class="panel problem" role="status">${sayUi(language, 'not-kept')}</p>`;
  return html`<div class="panel problem" role="status">
    <p>${sayUi(language, 'kept-another', { name })}</p>
    <button type="button" @click=${keepThis}>${sayUi(language, 'keep-this-one')}</button>
    <button type="button" @click=${openKept}>${sayUi(language, 'open-kept')}</button>
  </div>`;
}

/** Of a kept game that cannot be opened nothing is lost: the reader decides what becomes of it. */
export function keptUnreadable(
  language: Language,
  text: string,
  { again, anew, announce }: { again(): void; anew(): void; announce(text: string): void },
): TemplateResult {
  const words = {
    name: 'kept',
    label: sayUi(language, 'kept-text'),
    text,
    copy: sayUi(language, 'copy'),
  };
  return html`<div class="panel kept">
    <p>${sayUi(language, 'kept-still-there')}</p>
    <button type="button" @click=${again}>${sayUi(language, 'try-again')}</button>
    <button type="button" @click=${anew}>${sayUi(language, 'start-anew')}</button>
    ${copyField(language, words, announce)}
    <p class="note" role="status"></p>
  </div>`;
}
