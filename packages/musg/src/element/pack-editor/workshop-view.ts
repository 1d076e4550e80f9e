import { css, html, nothing, type TemplateResult } from 'lit';
import { problemPlaceText, problemText, type Language, type Problem } from '@skirmish-kit/core';
import { copyField, saveFile } from '@skirmish-kit/ui';
import type { Band } from '../../rules/band.ts';
import { FORMS, LISTS, type Field, type List } from './forms.ts';
import { workshopSpeaker, packEditorMessages } from '../../messages/pack-editor-messages.ts';
import type { PackEditor } from './workshop.ts';

export const workshopStyles = css`
  .workshop {
    display: grid;
    gap: 12px;
    margin-block-start: 12px;
  }
  .workshop fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13em, 100%), 1fr));
    gap: 8px;
    align-items: end;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    padding: 8px 10px;
    min-inline-size: 0;
  }
  .workshop label {
    display: grid;
    gap: 0.1em;
    font-size: 0.9em;
  }
  .workshop label.flag {
    grid-template-columns: auto 1fr;
    gap: 0.5em;
    align-items: center;
    min-block-size: 32px;
  }
  .workshop :is(input, select):not([type='checkbox'], [type='file']) {
    inline-size: 100%;
    min-block-size: 36px;
    box-sizing: border-box;
  }
  .workshop [aria-invalid='true'] {
    outline: 2px solid var(--_stop);
  }
  .workshop ul {
    list-style: none;
    display: grid;
    gap: 4px;
  }
  .workshop li.made {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .workshop li.made span {
    flex: 1;
  }
`;

/** What the lists of a pack are called. */
const TITLES = {
  ranged: packEditorMessages.ranged,
  melee: packEditorMessages['melee-weapon'],
  equipment: packEditorMessages.equipment,
  races: packEditorMessages.races,
};

/** The workshop below the builder; `band` goes into the pack where it is legal. */
export function workshopView(
  workshop: PackEditor,
  band: Band | undefined,
  language: Language,
): TemplateResult {
  const say = workshopSpeaker(language);
  return html`<section class="workshop panel" part="workshop" aria-label=${say('workshop')}>
    <header>
      <h3>${say('workshop')}</h3>
      <p class="quiet">${say('workshop-text')}</p>
    </header>
    ${formView(workshop, language)} ${madeView(workshop, language)}
    ${packView(workshop, band, language)}
    <p class="note" role="status">${workshop.note}</p>
  </section>`;
}

function formView(workshop: PackEditor, language: Language): TemplateResult {
  const say = workshopSpeaker(language);
  const { problems, list } = workshop;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    workshop.add(language);
  };
  const pick = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const [picked] = LISTS.filter((each) => each === currentTarget.value);
    if (picked) workshop.begin(picked);
  };
  return html`<form novalidate autocomplete="off" @submit=${submit}>
    <fieldset>
      <label
        >${say('what-sort')}
        <select name="sort" @change=${pick}>
          ${LISTS.map(
            (each) =>
              html`<option value=${each} ?selected=${each === list}>
                ${TITLES[each][language]}
              </option>`,
          )}
        </select></label
      >
      ${nameView(workshop, language, language, say('name'))}
      ${nameView(workshop, language === 'en' ? 'fr' : 'en', language, say('name-other'))}
    </fieldset>
    ${FORMS[list].map(
      ({ title, fields }) =>
        html`<fieldset>
          ${title ? html`<legend>${title[language]}</legend>` : nothing}
          ${fields.map((field) => fieldView(workshop, field, problems, language))}
        </fieldset>`,
    )}
    <div class="problems" role="status">
      ${
        problems.length === 0
          ? html`<p>${say('is-right')}</p>`
          : html`<ul>
              ${problems.map(
                (found) =>
                  html`<li class="problem">
                    <b>${labelOf(list, found, language)}</b> ${problemText(found, language)}
                  </li>`,
              )}
            </ul>`
      }
    </div>
    <button class="now" data-do="add" ?disabled=${problems.length > 0}>
      ${say(workshop.isChanging ? 'replace' : 'add')}
    </button>
  </form>`;
}

function nameView(
  workshop: PackEditor,
  of: Language,
  language: Language,
  label: string,
): TemplateResult {
  const path = `name/${of}`;
  const isWrong = of === language && workshop.problems.some(({ path: at }) => NAMED.test(at));
  return html`<label
    >${label}
    <input
      name=${path}
      maxlength="60"
      aria-invalid=${String(isWrong)}
      .value=${String(workshop.typed[path] ?? '')}
      @input=${(event: Event) => typeInto(workshop, path, event)}
  /></label>`;
}

/** A name says the id as well. */
const NAMED = /^\/(name|id)/;

function fieldView(
  workshop: PackEditor,
  field: Field,
  problems: readonly Problem[],
  language: Language,
): TemplateResult {
  const { path, label, kind } = field;
  const typed = workshop.typed[path] ?? '';
  const input = (event: Event) => typeInto(workshop, path, event);
  const isWrong = problems.some((found) => isAbout(found, field));
  if (kind === 'flag')
    return html`<label class="flag"
      ><input type="checkbox" name=${path} .checked=${typed === true} @change=${input} />
      ${label[language]}</label
    >`;
  if (kind === 'word')
    return html`<label
      >${label[language]}
      <select name=${path} aria-invalid=${String(isWrong)} @change=${input}>
        ${field.among.map(
          ({ value, title }) =>
            html`<option value=${value} ?selected=${value === typed}>${title[language]}</option>`,
        )}
      </select></label
    >`;
  return html`<label
    >${label[language]} <span class="quiet">${field.least} – ${field.most}</span>
    <input
      name=${path}
      inputmode="numeric"
      maxlength="4"
      aria-invalid=${String(isWrong)}
      .value=${String(typed)}
      @input=${input}
  /></label>`;
}

function typeInto(workshop: PackEditor, path: string, { currentTarget }: Event): void {
  if (currentTarget instanceof HTMLInputElement && currentTarget.type === 'checkbox')
    workshop.type(path, currentTarget.checked);
  else if (currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLSelectElement)
    workshop.type(path, currentTarget.value);
}

/** Whether something is wrong at a field, or in what it is a part of. */
function isAbout({ path, params }: Problem, field: Field): boolean {
  const at = path === '/' ? `/${String(params['name'] ?? params['key'] ?? '\n')}` : path;
  return `/${field.path}` === at || `/${field.path}`.startsWith(`${at}/`);
}

/** What the place of a problem is called in the form. */
function labelOf(list: List, found: Problem, language: Language): string {
  const say = workshopSpeaker(language);
  if (NAMED.test(found.path)) return `${say('name')}:`;
  for (const { title, fields } of FORMS[list]) {
    const field = fields.find((each) => isAbout(found, each));
    if (field && found.path !== '/')
      return `${title ? `${title[language]}, ` : ''}${field.label[language]}:`;
  }
  return '';
}

function madeView(workshop: PackEditor, language: Language): TemplateResult {
  const say = workshopSpeaker(language);
  const all = LISTS.flatMap((list) => workshop.made[list].map((thing) => ({ list, thing })));
  if (all.length === 0) return html`<p class="quiet">${say('nothing-made')}</p>`;
  return html`<div>
    <h4>${say('made-here')}</h4>
    <ul>
      ${all.map(({ list, thing: { id, name: words } }) => {
        const name = words[language];
        return html`<li class="made" data-made=${id}>
          <span>${name} <small class="quiet">${TITLES[list][language]}</small></span>
          <button
            type="button"
            aria-label=${say('change', { name })}
            @click=${() => workshop.change(list, id)}
          >
            ✎
          </button>
          <button
            type="button"
            aria-label=${say('remove', { name })}
            @click=${() => workshop.remove(list, id)}
          >
            ×
          </button>
        </li>`;
      })}
    </ul>
  </div>`;
}

function packView(
  workshop: PackEditor,
  band: Band | undefined,
  language: Language,
): TemplateResult {
  const say = workshopSpeaker(language);
  const pack = workshop.pack(band);
  const text = `${JSON.stringify(pack, null, 2)}\n`;
  const call = ({ currentTarget }: Event) =>
    currentTarget instanceof HTMLInputElement && workshop.call(currentTarget.value);
  return html`<div class="pack">
    <h4>${say('pack')}</h4>
    <fieldset>
      <label
        >${say('pack-name')}
        <input name="title" maxlength="40" .value=${workshop.title} @input=${call}
      /></label>
      <button
        type="button"
        data-do="save"
        @click=${() => saveFile(`${pack.id}.json`, text, 'application/json')}
      >
        ${say('save-file')}
      </button>
      <label
        >${say('open-file')}
        <input
          type="file"
          name="pack"
          accept=".json,application/json"
          @change=${(event: Event) => void openFile(workshop, event)}
      /></label>
    </fieldset>
    <p class="quiet">${say(band ? 'with-band' : 'without-band')}</p>
    ${
      workshop.wrong.length === 0
        ? nothing
        : html`<div class="problem" role="alert">
            <p>${say('file-wrong')}</p>
            <ul>
              ${workshop.wrong
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
    <details>
      <summary>${say('pack-text')}</summary>
      ${copyField(
        language,
        { name: 'pack-text', label: say('pack-text'), text, copy: say('copy'), rows: 8 },
        () => undefined,
      )}
    </details>
  </div>`;
}

async function openFile(workshop: PackEditor, { currentTarget }: Event): Promise<void> {
  if (!(currentTarget instanceof HTMLInputElement)) return;
  const [chosen] = currentTarget.files ?? [];
  currentTarget.value = '';
  if (chosen) workshop.open(await chosen.text());
}
