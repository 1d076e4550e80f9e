import { html, nothing, type TemplateResult } from 'lit';
import { problemPlaceText, problemText, type Language, type Problem } from '@skirmish-kit/core';
import { saveFile } from '@skirmish-kit/ui';
import { bookSpeaker } from '../../messages/campaign-messages.ts';

/** What can be done with the book as a file, and what is wrong with one. */
export interface BookFile {
  readonly language: Language;
  /** What was wrong with the file that was to be opened. */
  readonly wrong: readonly Problem[];
  /** Damaged pages that were found in storage. */
  readonly torn: readonly Problem[];
  write(): string;
  open(text: string): void;
  forgetTorn(): void;
}

/** Save as a file, open one, print; and what was wrong. */
export function bookFileView(file: BookFile): TemplateResult {
  const say = bookSpeaker(file.language);
  return html`<section class="panel book-file" part="book-file">
    <h3>${say('tools')}</h3>
    <div class="row">
      <button
        type="button"
        data-do="export"
        @click=${() => saveFile('musg-campaign.txt', file.write())}
      >
        ${say('export')}
      </button>
      <label
        >${say('import')}
        <input
          type="file"
          name="book"
          accept=".txt,text/plain"
          @change=${(event: Event) => void openFile(event, file)}
        />
      </label>
      <button type="button" data-do="print" @click=${() => globalThis.print()}>
        ${say('print')}
      </button>
    </div>
    ${file.wrong.length > 0 ? problems(say('import-wrong'), file.wrong, file.language) : nothing}
    ${corruptPageView(file)}
  </section>`;
}

/** The report of a damaged page, shown in every phase of a campaign. */
export function corruptPageView({
  language,
  torn,
  forgetTorn,
}: Pick<BookFile, 'language' | 'torn' | 'forgetTorn'>): TemplateResult | typeof nothing {
  if (torn.length === 0) return nothing;
  const say = bookSpeaker(language);
  return html`<div class="torn">
    ${problems(say('torn'), torn, language)}
    <button type="button" data-do="forget" @click=${() => forgetTorn()}>
      ${say('forget-torn')}
    </button>
  </div>`;
}

function problems(title: string, found: readonly Problem[], language: Language): TemplateResult {
  return html`<div class="problem" role="alert">
    <p>${title}</p>
    <ul>
      ${found
        .slice(0, 5)
        .map(
          (each) =>
            html`<li>
              <code>${problemPlaceText(each, language)}</code>: ${problemText(each, language)}
            </li>`,
        )}
    </ul>
  </div>`;
}

async function openFile({ currentTarget }: Event, file: BookFile): Promise<void> {
  if (!(currentTarget instanceof HTMLInputElement)) return;
  const [chosen] = currentTarget.files ?? [];
  currentTarget.value = '';
  if (chosen) file.open(await chosen.text());
}
