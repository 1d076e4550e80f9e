import { html, nothing, type TemplateResult } from 'lit';
import type { Language, Words } from '@skirmish-kit/core';
import { sayUi, rulingView, type RuleTexts } from '@skirmish-kit/ui';
import { SHEET_WEAPONS } from '../packs/sheet.ts';
import { referenceTables, type ReferenceTable } from './reference-tables.ts';
import { elementSpeaker } from './words.ts';

/** The reference: the tables of the sheet and every rule, with a field to search them. */
export class Reference {
  #search = '';
  readonly #changed: () => void;
  readonly #texts: () => RuleTexts;

  constructor(changed: () => void, texts: () => RuleTexts) {
    this.#changed = changed;
    this.#texts = texts;
  }

  view(language: Language): TemplateResult {
    const say = elementSpeaker(language);
    const texts = this.#texts();
    const wanted = fold(this.#search);
    const has = (...parts: readonly string[]) => fold(parts.join(' ')).includes(wanted);
    const rules = typeof texts === 'object' ? texts.rules : [];
    const shown = rules.filter(({ id, title, text, ruling, settings = [] }) =>
      has(id, title[language], text[language], ruling?.[language] ?? '', ...settings),
    );
    const tables = [weaponTable(), ...referenceTables]
      .map((table) => ({
        ...table,
        rows: table.rows.filter((row) =>
          has(table.title[language], ...row.map((cell) => inWords(cell, language))),
        ),
      }))
      .filter(({ rows }) => rows.length > 0);
    return html`<section class="panel tables" part="reference">
      <label class="row"
        >${say('search')}
        <input type="search" name="search" .value=${this.#search} @input=${this.#onInput}
      /></label>
      <p class="quiet" role="status">
        ${say('found', { tables: tables.length, rules: shown.length })}
      </p>
      <div class="columns">${tables.map((table) => tableView(table, language))}</div>
      ${typeof texts === 'object' ? nothing : html`<p>${sayUi(language, texts === 'loading' ? 'rule-loading' : 'rule-missing')}</p>`}
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
    this.#changed();
  };
}

/** Without accents and capitals, so that a search finds what was meant. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function inWords(cell: Words | string, language: Language): string {
  return typeof cell === 'string' ? cell : cell[language];
}

function tableView({ title, heads, rows }: ReferenceTable, language: Language): TemplateResult {
  return html`<table class="grid">
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
            <th scope="row">${first === undefined ? '' : inWords(first, language)}</th>
            ${more.map((cell) => html`<td>${inWords(cell, language)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function weaponTable(): ReferenceTable {
  return {
    title: { en: 'Ranged weapons', fr: 'Armes à distance' },
    heads: [
      { en: 'Weapon', fr: 'Arme' },
      { en: 'Rate of fire', fr: 'Cadence' },
      { en: 'Damage', fr: 'Dégâts' },
      { en: 'Point blank / short / long (cm)', fr: 'Bout portant / courte / longue (cm)' },
    ],
    rows: SHEET_WEAPONS.map(({ name, rateOfFire, damage, ranges }) => [
      name,
      String(rateOfFire),
      `${damage.length}d${damage[0] ?? 0}`,
      `${ranges.pointBlank} / ${ranges.short} / ${ranges.long}`,
    ]),
  };
}
