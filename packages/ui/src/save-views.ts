import { html, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { copyField } from './copy-field.ts';
import type { Keeping } from './save-slot.ts';
import { sayUi } from './ui-messages.ts';
import { sayer } from './translator.ts';

export { copyStyles } from './copy-field.ts';

const sayKept = /* @__PURE__ */ sayer({
  'kept-unreadable': {
    en: 'The game that is kept here cannot be opened',
    fr: 'La partie gardée ici ne peut pas être ouverte',
  },
  'kept-still-there': {
    en: 'It is still kept: nothing was deleted.',
    fr: 'Elle est toujours gardée : rien n’a été effacé.',
  },
  'kept-text': { en: 'The kept game', fr: 'La partie gardée' },
  copy: { en: 'Copy', fr: 'Copier' },
  'start-anew': {
    en: 'Delete it and start anew',
    fr: 'L’effacer et recommencer',
  },
  'not-kept': {
    en: 'This game could not be kept here: the browser’s storage is full or switched off.',
    fr: 'Cette partie n’a pas pu être gardée ici : le stockage du navigateur est plein ou désactivé.',
  },
  'kept-another': {
    en: 'Another game is kept under the name “{name}”; this one is not being kept.',
    fr: 'Une autre partie est gardée sous le nom « {name} » ; celle-ci ne l’est pas.',
  },
  'no-room': {
    en: 'The game from before could not be put aside: the browser’s storage is full, or a file of this page is missing. It is still saved under the name “{name}”; this one is not being saved.',
    fr: 'La partie d’avant n’a pas pu être mise de côté\u00a0: le stockage du navigateur est plein, ou un fichier de cette page manque. Elle reste enregistrée sous le nom «\u00a0{name}\u00a0»\u00a0; celle-ci ne l’est pas.',
  },
  'delete-kept': {
    en: 'Delete the earlier one and save this one',
    fr: 'Effacer la précédente et enregistrer celle-ci',
  },
  'keep-this-one': { en: 'Keep this one instead', fr: 'Garder celle-ci à la place' },
  'open-kept': { en: 'Go on with the kept one', fr: 'Reprendre la partie gardée' },
});

/** A game that is not being kept although somebody wants it to be says so. */
export function keptNotice(
  language: Language,
  name: string,
  keeping: Exclude<Keeping, 'kept'>,
  { keepThis, deleteKept, openKept }: { keepThis(): void; deleteKept(): void; openKept(): void },
): TemplateResult {
  if (keeping === 'not-kept')
    return html`<p class="panel problem" role="status">${sayKept(language, 'not-kept')}</p>`;
  return html`<div class="panel problem" role="status">
    <p>${sayKept(language, keeping === 'no-room' ? keeping : 'kept-another', { name })}</p>
    ${
      keeping === 'no-room'
        ? html`<button type="button" @click=${deleteKept}>
            ${sayKept(language, 'delete-kept')}
          </button>`
        : html`<button type="button" @click=${keepThis}>
            ${sayKept(language, 'keep-this-one')}
          </button>`
    }
    <button type="button" @click=${openKept}>${sayKept(language, 'open-kept')}</button>
  </div>`;
}

/** Of a kept game that cannot be opened nothing is lost: the reader decides what becomes of it. */
export function keptUnreadable(
  language: Language,
  text: string,
  problems: (title: string) => TemplateResult,
  { again, anew, announce }: { again(): void; anew(): void; announce(text: string): void },
): TemplateResult {
  const words = {
    name: 'kept',
    label: sayKept(language, 'kept-text'),
    text,
    copy: sayKept(language, 'copy'),
  };
  return html`${problems(sayKept(language, 'kept-unreadable'))}
    <div class="panel kept">
      <p>${sayKept(language, 'kept-still-there')}</p>
      <button type="button" @click=${again}>${sayUi(language, 'try-again')}</button>
      <button type="button" @click=${anew}>${sayKept(language, 'start-anew')}</button>
      ${copyField(language, words, announce)}
      <p class="note" role="status"></p>
    </div>`;
}
