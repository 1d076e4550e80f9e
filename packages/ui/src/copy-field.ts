import { css, html, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { translatorOf } from './translator.ts';

const sayCopied = /* @__PURE__ */ translatorOf({
  copied: { en: 'Copied.', fr: 'Copié.' },
  'copy-yourself': {
    en: 'This page may not copy for you: the text is selected, copy it with the keyboard.',
    fr: 'Cette page ne peut pas copier à votre place : le texte est sélectionné, copiez-le au clavier.',
  },
});

/** Texts that are there to be copied. */
export const copyStyles = css`
  .field textarea {
    display: block;
    inline-size: 100%;
    margin-block: 0.2em 0.4em;
    font:
      0.85em ui-monospace,
      monospace;
  }
`;

/** A text that somebody may want elsewhere. */
export interface CopyText {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** The label of the button. */
  readonly copy: string;
  readonly rows?: number;
}

/**
 * A text with a button that copies it; what came of it is said in the `.note` around it. Where the
 * clipboard is refused (a sandboxed frame), the text is selected.
 */
export function copyField(
  language: Language,
  { name, label, text, copy, rows = 3 }: CopyText,
  note: (text: string) => void,
): TemplateResult {
  const press = async ({ currentTarget: button }: Event) => {
    if (!(button instanceof HTMLElement)) return;
    button.closest('.field')?.querySelector('textarea')?.select();
    const logged = button.closest('dialog, .panel')?.querySelector('.note');
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    const sentence = sayCopied(language, copied ? 'copied' : 'copy-yourself');
    if (logged) logged.textContent = sentence;
    note(sentence);
  };
  return html`<div class="field">
    <label>${label} <textarea readonly name=${name} rows=${rows} .value=${text}></textarea></label>
    <button type="button" @click=${press}>${copy}</button>
  </div>`;
}
