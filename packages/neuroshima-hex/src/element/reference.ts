import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import type { RuleTexts } from '@skirmish-kit/ui';
import { speaker, type Phrases } from '@skirmish-kit/ui/words';
import type { FanArmies } from './fan-armies.ts';
import { Names } from '../telling/element-names.ts';
import { paintTiles, tileSlot } from './paint-tiles.ts';
import { armyLooks } from '../packs/box.ts';
import type { ArmyLook, TileLook } from '../packs/look.ts';
import { TileWords } from '../telling/tile-words.ts';

const referenceWords = {
  search: { en: 'Search tiles and rules', fr: 'Chercher tuiles et règles' },
  rules: { en: 'Rules', fr: 'Règles' },
  'no-match': { en: 'Nothing matches.', fr: 'Rien ne correspond.' },
} satisfies Phrases;

/** The armies and their tiles, and the rules, to be looked through and searched. */
export class Reference {
  #query = '';
  #army: string;
  readonly #looks: readonly ArmyLook[];
  readonly #redraw: () => void;

  /** Opens at the first army that the page brings, else at the first of the box. */
  constructor(fans: FanArmies, redraw: () => void) {
    this.#redraw = redraw;
    this.#looks = armyLooks(fans.packs);
    this.#army = (fans.packs[0] ?? this.#looks[0])?.id ?? '';
  }

  paint(root: ParentNode): void {
    paintTiles(root, this.#looks);
  }

  view(language: Language, edition: string, texts: RuleTexts): TemplateResult {
    const armies = this.#looks;
    const names = new Names({ armies, seats: [], edition, radius: 2, language });
    const say = speaker(referenceWords, language);
    const found = armies
      .filter(({ id }) => this.#query !== '' || id === this.#army)
      .map((army) => ({ army, tiles: army.tiles.filter((tile) => this.#matches(tile, names)) }))
      .filter(({ tiles }) => tiles.length > 0);
    const rules = this.#rules(texts, language);
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
      words(tile, names),
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
    this.#redraw();
  };

  #choose(army: string): void {
    this.#query = '';
    this.#army = army;
    this.#redraw();
  }
}

function tileCard(tile: TileLook, names: Names): TemplateResult {
  return html`<li class="tile-card">
    ${tileSlot(tile.army.id, tile.id)}
    <div>
      <b>${names.nameOf(tile)}</b>
      <span class="quiet">${names.say('times-n', { n: tile.count })}</span>
      <p class="quiet">${words(tile, names)}</p>
    </div>
  </li>`;
}

/** What is printed on a tile, in words. */
function words(tile: TileLook, names: Names): string {
  const { initiative, toughness, mobile, edges } = tile;
  const printed = new TileWords(names.language);
  const count = (name: 'melee' | 'ranged') =>
    edges.reduce((sum, edge) => sum + (edge[name] ?? 0), 0);
  const has = (name: 'armour' | 'net' | 'gauss' | 'scatter' | 'rocket' | 'link') =>
    edges.filter((edge) => edge[name]).length;
  const parts: readonly (string | false)[] = [
    printed.kind(tile),
    initiative.length > 0 && names.say('initiative', { n: initiative.join('·') }),
    count('melee') > 0 && `${names.kind('melee')} ${count('melee')}`,
    count('ranged') > 0 && `${names.kind('ranged')} ${count('ranged')}`,
    has('gauss') > 0 && names.kind('gauss'),
    has('scatter') > 0 && names.kind('scatter'),
    has('rocket') > 0 && names.kind('rocket'),
    has('armour') > 0 && printed.say('edges-armour', { n: has('armour') }),
    has('net') > 0 && printed.say('edges-net', { n: has('net') }),
    toughness > 0 && names.say('toughness', { n: toughness }),
    mobile && names.say('mobile'),
    ...tile.effects.map((effect) => printed.effect(effect)),
  ];
  return parts.filter(Boolean).join(', ');
}
