import { html, type TemplateResult } from 'lit';
import { isProblems, type Language } from '@skirmish-kit/core';
import {
  adoptStyles,
  copyStyles,
  ListBuilder,
  type BuilderSource,
  type GameHost,
  type ModePage,
} from '@skirmish-kit/ui';
import type { Library } from '../packs/pack.ts';
import { readBand } from '../lists/list-checker.ts';
import type { Band } from '../rules/band.ts';
import type { MusgPacks } from './loaded-packs.ts';
import { builderSource } from './builder.ts';
import { PackEditor } from './pack-editor/workshop.ts';
import { workshopStyles, workshopView } from './pack-editor/workshop-view.ts';

/** The builder of bands. */
export const openBuilder = (host: GameHost, packs: MusgPacks | undefined): ModePage =>
  new BuilderPage(host, packs?.shelf);

/** Where bands are built, and what they are made of is made. */
class BuilderPage implements ModePage {
  readonly #builder: ListBuilder;
  readonly #workshop: PackEditor;
  readonly #host: GameHost;
  /** What the builder offers now. */
  #made: object;

  constructor(host: GameHost, shelf?: Library) {
    adoptStyles(host.renderRoot, copyStyles);
    adoptStyles(host.renderRoot, workshopStyles);
    this.#host = host;
    this.#workshop = new PackEditor(() => this.#refill(), shelf);
    this.#made = this.#workshop.made;
    this.#builder = new ListBuilder(host, host.localName, this.#source);
  }

  /** What bands are built from now; one that is played takes along what was made here. */
  get #source(): BuilderSource {
    return builderSource(this.#workshop.shelf, () => this.#workshop.pack(this.#legalBand));
  }

  #refill(): void {
    const { made } = this.#workshop;
    if (made !== this.#made) this.#builder.use(this.#source);
    this.#made = made;
    this.#host.requestUpdate();
  }

  /** The band as it stands, if it is legal. */
  get #legalBand(): Band | undefined {
    const { shelf } = this.#workshop;
    const band = readBand(shelf, this.#builder.list);
    if (isProblems(band)) return undefined;
    const checked = this.#source.check(band);
    return isProblems(checked) || checked.problems.length > 0 ? undefined : band;
  }

  view(language: Language): TemplateResult {
    return html`${this.#builder.view(language)}
    ${workshopView(this.#workshop, this.#legalBand, language)}`;
  }
}
