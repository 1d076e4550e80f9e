import { html, nothing, type TemplateResult } from 'lit';
import { problemPlaceText, problemText, type Language, type Problem } from '@skirmish-kit/core';
import { listText } from './list-messages.ts';
import { saveFile } from './save-file.ts';

/** The file commands of a list, and the problems of a file that could not be opened. */
export interface ListFile {
  readonly language: Language;
  /** The name of the file. */
  readonly name: string;
  readonly wrong: readonly Problem[];
  write(): string;
  open(text: string): void;
}

/** Save as a file, open one, print; and what was wrong. */
export function listFileView(file: ListFile): TemplateResult {
  const { language, name, wrong } = file;
  const choose = async ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (chosen) file.open(await chosen.text());
  };
  return html`<div class="file">
    <button
      type="button"
      data-do="save"
      @click=${() => saveFile(name, file.write(), 'application/json')}
    >
      ${listText(language, 'list-save')}
    </button>
    <label
      >${listText(language, 'list-open')}
      <input
        type="file"
        name="list"
        accept=".json,application/json"
        @change=${(event: Event) => void choose(event)}
    /></label>
    <button type="button" data-do="print" @click=${() => globalThis.print()}>
      ${listText(language, 'list-print')}
    </button>
    ${
      wrong.length === 0
        ? nothing
        : html`<div class="problem" role="alert">
            <p>${listText(language, 'list-wrong')}</p>
            <ul>
              ${wrong
                .slice(0, 5)
                .map(
                  (found) =>
                    html`<li>
                      <code>${problemPlaceText(found, language)}</code>:
                      ${problemText(found, language)}
                    </li>`,
                )}
            </ul>
          </div>`
    }
  </div>`;
}
