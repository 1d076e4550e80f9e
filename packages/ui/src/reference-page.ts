import { css, html, nothing, type TemplateResult } from 'lit';
import type { Language, LocalisedText } from '@skirmish-kit/core';
import { adoptStyles } from './frame/adopt-styles.ts';
import type { ModePage } from './element-definition.ts';
import type { GameHost } from './game-host.ts';
import { rulingView, rulePanelText } from './rule-panel.ts';
import { translatorOf } from './translator.ts';

const sayFound = /* @__PURE__ */ translatorOf({
  search: { en: 'Search', fr: 'Chercher' },
  found: {
    en: '{tables} {tables|table|tables}, {rules} {rules|rule|rules}',
    fr: '{tables} {tables|tableau|tableaux}, {rules} {rules|règle|règles}',
  },
});

/** A table of the reference; what is the same in both languages is a plain text. */
export interface ReferenceTable {
  readonly title: LocalisedText;
  readonly heads: readonly LocalisedText[];
  readonly rows: readonly (readonly (LocalisedText | string)[])[];
  /** A further remark: that some of it is uncertain. */
  readonly note?: LocalisedText | undefined;
}

const styles = css`
  .tables {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6em;
  }
  .tables .note {
    border-inline-start: 3px solid var(--_edge);
    padding-inline-start: 0.6em;
  }
  .grid {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9em;
  }
  .grid :is(th, td) {
    overflow-wrap: normal;
    text-align: start;
    padding: 0.2em 0.5em 0.2em 0;
    border-block-end: 1px solid var(--_line);
  }
  .tables caption {
    text-align: start;
  }
  .sheets {
    display: flex;
    flex-wrap: wrap;
    gap: 0.9em 1.6em;
  }
  .sheet {
    flex: 1 1 max-content;
    max-inline-size: 100%;
    overflow-x: auto;
  }
  .columns {
    columns: 20em 2;
    column-gap: 1.6em;
  }
  .columns > * {
    break-inside: avoid;
    margin-block-end: 0.9em;
  }
`;

/** The part of the element that the page uses. */
type ReferenceHost = Pick<GameHost, 'renderRoot' | 'ruleTexts' | 'requestUpdate' | 'openRule'>;

/** The reference of a game: its tables and every rule, with a field to search them. */
export class ReferencePage implements ModePage {
  #search = '';
  readonly #host: ReferenceHost;
  readonly #tables: readonly ReferenceTable[];

  constructor(host: ReferenceHost, tables: readonly ReferenceTable[]) {
    adoptStyles(host.renderRoot, styles);
    this.#host = host;
    this.#tables = tables;
  }

  view(language: Language): TemplateResult {
    const texts = this.#host.ruleTexts;
    const wanted = fold(this.#search);
    const has = (...parts: readonly string[]) => fold(parts.join(' ')).includes(wanted);
    const rules = typeof texts === 'object' ? texts.rules : [];
    const shown = rules.filter(({ id, title, text, ruling, settings = [] }) =>
      has(id, title[language], text[language], ruling?.[language] ?? '', ...settings),
    );
    const tables = this.#tables
      .map((table) => ({
        ...table,
        rows: table.rows.filter((row) =>
          has(table.title[language], ...row.map((cell) => cellText(cell, language))),
        ),
      }))
      .filter(({ rows }) => rows.length > 0);
    return html`<section class="panel tables" part="reference">
      <label class="row"
        >${sayFound(language, 'search')}
        <input type="search" name="search" .value=${this.#search} @input=${this.#onInput}
      /></label>
      <p class="quiet" role="status">
        ${sayFound(language, 'found', { tables: tables.length, rules: shown.length })}
      </p>
      <div class="sheets">${tables.map((table) => tableView(table, language))}</div>
      ${typeof texts === 'object' ? nothing : html`<p>${rulePanelText(language, texts === 'loading' ? 'rule-loading' : 'rule-missing')}</p>`}
      <div class="columns">
        ${shown.map(
          (rule) =>
            html`<article>
              <h2>${rule.title[language]} <span class="quiet">${rule.id}</span></h2>
              <p>${rule.text[language]}</p>
              ${rulingView(language, rule)}
            </article>`,
        )}
      </div>
    </section>`;
  }

  readonly #onInput = (event: Event): void => {
    if (event.currentTarget instanceof HTMLInputElement) this.#search = event.currentTarget.value;
    this.#host.requestUpdate();
  };
}

/** Without accents and capitals, so that a search finds what was meant. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function cellText(cell: LocalisedText | string, language: Language): string {
  return typeof cell === 'string' ? cell : cell[language];
}

function tableView(
  { title, heads, rows, note }: ReferenceTable,
  language: Language,
): TemplateResult {
  return html`<div class="sheet" role="region" tabindex="0" aria-label=${title[language]}>
    <table class="grid">
      <caption>
        <h2>${title[language]}</h2>
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head[language]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...more]) =>
            html`<tr>
              <th scope="row">${first === undefined ? '' : cellText(first, language)}</th>
              ${more.map((cell) => html`<td>${cellText(cell, language)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${note ? html`<p class="quiet note">${note[language]}</p>` : nothing}
  </div>`;
}
