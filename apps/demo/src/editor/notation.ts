import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { positionProblemText } from '@skirmish-kit/neuroshima-hex';
import type { Translate } from '@skirmish-kit/ui';
import type { EditedPosition } from './edited-position.ts';
import type { EditorKey } from './editor-messages.ts';

export interface NotationHost {
  readonly edited: EditedPosition;
  readonly language: Language;
  readonly say: Translate<EditorKey>;
  type(text: string): void;
  typed(): void;
}

/** The position as an editable line of text; every error is shown with its place. */
export function notationView(host: NotationHost): TemplateResult {
  const { edited, language, say } = host;
  const { problems } = edited;
  const written = (event: Event, then: (text: string) => void) => {
    if (event.currentTarget instanceof HTMLTextAreaElement) then(event.currentTarget.value);
  };
  return html`<section class="notation panel">
    <label
      ><h2>${say('notation')}</h2>
      <textarea
        rows="3"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-invalid=${String(problems.length > 0)}
        aria-describedby=${problems.length > 0 ? 'wrong' : nothing}
        .value=${edited.draft ?? edited.notation}
        @input=${(event: Event) => written(event, (text) => host.type(text))}
        @change=${() => host.typed()}
      ></textarea>
    </label>
    <div id="wrong" role="alert">
      <ul class="wrong">
        ${problems
          .slice(0, 6)
          .map(
            (found) =>
              html`<li>
                ${found.path ? html`<code>${placeOf(found.path, language)}</code>: ` : nothing}${positionProblemText(
                  found,
                  language,
                )}
              </li>`,
          )}
      </ul>
    </div>
  </section>`;
}

/** The notation parser counts words in English. */
function placeOf(path: string, language: Language): string {
  return language === 'fr' ? path.replace(/^word (?=\d)/, 'mot ') : path;
}
