import { css, html, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { sayUi, type UiKey } from './ui-words.ts';

export const shareStyles = css`
  dialog {
    color: var(--_text);
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    inline-size: min(92vw, 34em);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  .field {
    margin-block-end: 0.8em;
  }
  .field textarea {
    display: block;
    inline-size: 100%;
    margin-block: 0.2em 0.4em;
    font:
      0.85em ui-monospace,
      monospace;
  }
`;

/** What a game can be handed on as. */
export interface Shared {
  readonly link?: string;
  readonly record?: string;
  readonly embed?: string;
  /** Whether it tells more of a game that goes on than whoever shares it may know. */
  readonly showsHidden?: boolean;
}

/** Opens the dialog drawn by {@link shareDialog}. */
export function openShare(root: ParentNode): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog.share');
  if (dialog && !dialog.open) dialog.showModal();
}

/** The share dialog. Where the clipboard is refused (a sandboxed frame), the text is selected. */
export function shareDialog(
  language: Language,
  shared: Shared,
  note: (text: string) => void,
): TemplateResult {
  const entries: readonly (readonly [UiKey, string | undefined])[] = [
    ['link', shared.link],
    ['record-text', shared.record],
    ['embed-code', shared.embed],
  ];
  const close = (event: Event) => {
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.closest('dialog')?.close();
  };
  return html`<dialog class="share" part="share" aria-label=${sayUi(language, 'share')}>
    ${shared.showsHidden ? html`<p class="problem">${sayUi(language, 'shows-hidden')}</p>` : ''}
    ${entries.map(([key, text]) => (text ? copyField(language, key, text, note) : ''))}
    <p class="note" role="status"></p>
    <button type="button" @click=${close}>${sayUi(language, 'close')}</button>
  </dialog>`;
}

/** A text with a button that copies it; what came of it is said in the `.note` around it. */
export function copyField(
  language: Language,
  key: UiKey,
  text: string,
  note: (text: string) => void,
): TemplateResult {
  const copy = async (event: Event) => {
    const button = event.currentTarget;
    if (!(button instanceof HTMLElement)) return;
    const area = button.closest('.field')?.querySelector('textarea');
    const told = button.closest('dialog, .panel')?.querySelector('.note');
    area?.select();
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    const sentence = sayUi(language, copied ? 'copied' : 'copy-yourself');
    if (told) told.textContent = sentence;
    note(sentence);
  };
  return html`<div class="field">
    <label>${sayUi(language, key)} <textarea readonly rows="3" .value=${text}></textarea></label>
    <button type="button" @click=${copy}>${sayUi(language, 'copy')}</button>
  </div>`;
}
