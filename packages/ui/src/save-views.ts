import { html, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { copyField } from './copy-field.ts';
import type { SaveStatus } from './save-slot.ts';
import { uiText } from './ui-messages.ts';
import { translatorOf } from './translator.ts';

export { copyStyles } from './copy-field.ts';

const saySave = /* @__PURE__ */ translatorOf({
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
export function saveNotice(
  language: Language,
  name: string,
  keeping: Exclude<SaveStatus, 'kept'>,
  {
    keepThis,
    deleteSaved,
    openSaved,
  }: { keepThis(): void; deleteSaved(): void; openSaved(): void },
): TemplateResult {
  if (keeping === 'not-kept')
    return html`<p class="panel problem" role="status">${saySave(language, 'not-kept')}</p>`;
  return html`<div class="panel problem" role="status">
    <p>${saySave(language, keeping === 'no-room' ? keeping : 'kept-another', { name })}</p>
    ${
      keeping === 'no-room'
        ? html`<button type="button" @click=${deleteSaved}>
            ${saySave(language, 'delete-kept')}
          </button>`
        : html`<button type="button" @click=${keepThis}>
            ${saySave(language, 'keep-this-one')}
          </button>`
    }
    <button type="button" @click=${openSaved}>${saySave(language, 'open-kept')}</button>
  </div>`;
}

/** A saved game that cannot be opened is not lost: the user decides what happens to it. */
export function unreadableSaveView(
  language: Language,
  text: string,
  problems: (title: string) => TemplateResult,
  { again, anew, announce }: { again(): void; anew(): void; announce(text: string): void },
): TemplateResult {
  const words = {
    name: 'kept',
    label: saySave(language, 'kept-text'),
    text,
    copy: saySave(language, 'copy'),
  };
  return html`${problems(saySave(language, 'kept-unreadable'))}
    <div class="panel kept">
      <p>${saySave(language, 'kept-still-there')}</p>
      <button type="button" @click=${again}>${uiText(language, 'try-again')}</button>
      <button type="button" @click=${anew}>${saySave(language, 'start-anew')}</button>
      ${copyField(language, words, announce)}
      <p class="note" role="status"></p>
    </div>`;
}
