import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import type { GameHost, ModePage, RuleTexts } from '@skirmish-kit/ui';
import { translator, type MessageTable } from '@skirmish-kit/ui/translator';
import type { FanArmies } from '../packs/fan-armies.ts';
import type { PageInput } from './attributes.ts';
import { Names } from '../messages/element-names.ts';
import { paintTiles, tileSlot } from './paint-tiles.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import type { ArmyStyle, TileLook } from '../packs/army-style.ts';
import { TileMessages } from '../messages/tile-messages.ts';

const referenceWords = {
  search: { en: 'Search tiles and rules', fr: 'Chercher tuiles et règles' },
  rules: { en: 'Rules', fr: 'Règles' },
  'no-match': { en: 'Nothing matches.', fr: 'Rien ne correspond.' },
} satisfies MessageTable;

/** The armies and their tiles, and the rules, to be looked through and searched. */
class Reference implements ModePage {
  #query = '';
  #army: string;
  readonly #looks: readonly ArmyStyle[];
  readonly #host: GameHost;
  readonly #edition: string;

  /** Opens at the first army that the page brings, else at the first of the box. */
  constructor(host: GameHost, fans: FanArmies, edition: string) {
    this.#host = host;
    this.#edition = edition;
    this.#looks = armyStyles(fans.packs);
    this.#army = (fans.packs[0] ?? this.#looks[0])?.id ?? '';
  }

  paint(root: ParentNode): void {
    paintTiles(root, this.#looks);
  }

  view(): TemplateResult {
    const { language, ruleTexts } = this.#host;
    const edition = this.#edition;
    const armies = this.#looks;
    const names = new Names({ armies, seats: [], edition, radius: 2, language });
    const say = translator(referenceWords, language);
    const found = armies
      .filter(({ id }) => this.#query !== '' || id === this.#army)
      .map((army) => ({ army, tiles: army.tiles.filter((tile) => this.#matches(tile, names)) }))
      .filter(({ tiles }) => tiles.length > 0);
    const rules = this.#rules(ruleTexts, language);
    return html`<section class="frame reference" part="frame">
      <form class="row" role="search" @submit=${(event: Event) => event.preventDefault()}>
        <input
          type="search"
          aria-label=${say('search')}
          placeholder=${say('search')}
          .value=${this.#query}
          @input=${this.#onSearch}
        />
        <span class="row" role="group">
          ${armies.map(
            ({ id }) =>
              html`<button
                type="button"
                aria-pressed=${String(this.#query === '' && id === this.#army)}
                @click=${() => this.#choose(id)}
              >
                ${names.army(id)}
              </button>`,
          )}
        </span>
      </form>
      ${found.map(
        ({ army, tiles }) =>
          html`<h2>${names.army(army.id)}</h2>
            <ul class="tiles">
              ${tiles.map((tile) => tileCard(tile, names))}
            </ul>`,
      )}
      ${found.length === 0 ? html`<p class="quiet">${say('no-match')}</p>` : nothing}
      ${
        this.#query === ''
          ? nothing
          : html`<h2>${say('rules')}</h2>
              ${rules}`
      }
    </section>`;
  }

  #matches(tile: TileLook, names: Names): boolean {
    if (this.#query === '') return true;
    const all = [
      tile.id,
      names.nameOf(tile),
      tile.name.en,
      tile.name.fr,
      tile.firstName.en,
      new TileMessages(names.language).printed(tile, names),
    ];
    return all.join(' ').toLowerCase().includes(this.#query.toLowerCase());
  }

  #rules(texts: RuleTexts, language: Language): TemplateResult | typeof nothing {
    if (typeof texts !== 'object' || this.#query.length < 2) return nothing;
    const query = this.#query.toLowerCase();
    const rules = texts.rules.filter(({ id, title, text }) =>
      `${id} ${title[language]} ${text[language]}`.toLowerCase().includes(query),
    );
    return html`<dl class="rules">
      ${rules.slice(0, 40).map(
        ({ id, title, text }) =>
          html`<div>
            <dt>${id} · ${title[language]}</dt>
            <dd>${text[language]}</dd>
          </div>`,
      )}
    </dl>`;
  }

  readonly #onSearch = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLInputElement)) return;
    this.#query = event.currentTarget.value.trim();
    this.#host.requestUpdate();
  };

  #choose(army: string): void {
    this.#query = '';
    this.#army = army;
    this.#host.requestUpdate();
  }
}

function tileCard(tile: TileLook, names: Names): TemplateResult {
  return html`<li class="tile-card">
    ${tileSlot(tile.army.id, tile.id)}
    <div>
      <b>${names.nameOf(tile)}</b>
      <span class="quiet">×${tile.count}</span>
      <p class="quiet">${new TileMessages(names.language).printed(tile, names)}</p>
    </div>
  </li>`;
}

/** Opens the reference in the edition that the page names. */
export function openReference(host: GameHost, fans: FanArmies, { rules }: PageInput): ModePage {
  return new Reference(host, fans, rules.startsWith('1') ? '1' : '3.0');
}
