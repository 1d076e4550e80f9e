import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { textViewText } from './text-view-messages.ts';

export interface CommandBox {
  readonly language: Language;
  /** The possible commands, with their effects. */
  readonly help: readonly (readonly [command: string, meaning: string])[];
  /** Carries out what was typed; a sentence back means it was not understood or not allowed. */
  readonly run: (command: string) => string | undefined;
  readonly refusal: string | undefined;
}

/** A line to type commands into, for keyboards, screen readers and people who know them by heart. */
export function commandBox({ language, help, run, refusal }: CommandBox): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const field = form.elements.namedItem('command');
    if (field instanceof HTMLInputElement && run(field.value.trim()) === undefined)
      field.value = '';
  };
  return html`<form class="command" part="command" @submit=${submit} autocomplete="off">
    <label>
      ${textViewText(language, 'command')}
      <span class="row">
        <input
          name="command"
          spellcheck="false"
          autocapitalize="none"
          aria-invalid=${refusal ? 'true' : 'false'}
          aria-describedby="command-refusal"
        />
        <button>${textViewText(language, 'go')}</button>
      </span>
    </label>
    <p id="command-refusal" role="alert">${refusal ?? nothing}</p>
    <details>
      <summary>${textViewText(language, 'commands')}</summary>
      <dl>
        ${help.map(
          ([command, meaning]) =>
            html`<div>
              <dt><code>${command}</code></dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>
    </details>
  </form>`;
}
