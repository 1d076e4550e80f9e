import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { tileName, tileSlot, type TileLook } from '@skirmish-kit/neuroshima-hex/element';
import type { Translate } from '@skirmish-kit/ui';
import type { EditedPosition } from './edited-position.ts';
import type { EditorKey } from './editor-messages.ts';

/** Callbacks from the palette to the editor. */
export interface PaletteHost {
  readonly edited: EditedPosition;
  readonly language: Language;
  readonly say: Translate<EditorKey>;
  hold(tile: TileLook, byKey: boolean): void;
  drag(tile: TileLook, down: PointerEvent): void;
  redraw(): void;
}

/** All units of all armies, one army at a time or searched by the names of either edition. */
export class Palette {
  #query = '';
  #army: string;
  readonly #host: PaletteHost;

  constructor(host: PaletteHost) {
    this.#host = host;
    this.#army = host.edited.looks[0]?.id ?? '';
  }

  view(): TemplateResult {
    const { edited, language, say } = this.#host;
    const found = this.#found();
    return html`<section class="palette panel" aria-label=${say('tiles')}>
      <div class="row">
        <input
          type="search"
          aria-label=${say('search')}
          placeholder=${say('search')}
          .value=${this.#query}
          @input=${this.#onSearch}
        />
        ${edited.looks.map(
          ({ id }) =>
            html`<button
              type="button"
              aria-pressed=${String(this.#query === '' && id === this.#army)}
              @click=${() => this.#choose(id)}
            >
              ${edited.armyName(id, language)}
            </button>`,
        )}
      </div>
      ${found.length === 0 ? html`<p class="quiet">${say('nothing-found')}</p>` : nothing}
      <div class="stock">${found.map((look) => this.#tile(look))}</div>
    </section>`;
  }

  #tile(look: TileLook): TemplateResult {
    const { edited, language } = this.#host;
    const { held } = edited;
    const taken = held?.army === look.army.id && held.tile === look.id;
    return html`<button
      type="button"
      class="hand-tile"
      data-tile-id="${look.army.id}/${look.id}"
      aria-pressed=${String(taken)}
      @click=${(event: MouseEvent) => this.#host.hold(look, event.detail === 0)}
      @pointerdown=${(event: PointerEvent) => this.#host.drag(look, event)}
    >
      ${tileSlot(look.army.id, look.id, taken ? (held?.rotation ?? 0) : 0)}
      <span>${tileName(look, edited.position.edition, language)}</span>
    </button>`;
  }

  #found(): readonly TileLook[] {
    const { looks } = this.#host.edited;
    const query = plain(this.#query);
    const units = looks.flatMap(({ tiles }) => tiles.filter(({ kind }) => kind !== 'instant'));
    return units.filter((look) =>
      query === '' ? look.army.id === this.#army : searched(look).includes(query),
    );
  }

  readonly #onSearch = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLInputElement)) return;
    this.#query = event.currentTarget.value.trim();
    this.#host.redraw();
  };

  #choose(army: string): void {
    this.#query = '';
    this.#army = army;
    this.#host.redraw();
  }
}

/** Every name a tile goes by, in either edition and language. */
function searched({ id, name, firstName, army }: TileLook): string {
  const names = [name, firstName, army.name].flatMap(({ en, fr }) => [en, fr]);
  return plain([id, ...names].join(' '));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
