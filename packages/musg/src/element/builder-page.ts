import { html, type TemplateResult } from 'lit';
import { isProblems, type Language, type RuleId } from '@skirmish-kit/core';
import { ListBuilder, type BuilderSource, type BuiltStart } from '@skirmish-kit/ui';
import type { Shelf } from '../packs/pack.ts';
import { readBand } from '../lists/list-room.ts';
import type { Band } from '../rules/band.ts';
import { builderSource } from './builder.ts';
import { Workshop } from './workshop/workshop.ts';
import { workshopView } from './workshop/workshop-view.ts';

export { builderStyles, copyStyles, playBuilt } from '@skirmish-kit/ui';
export { workshopStyles } from './workshop/workshop-view.ts';

/** Where bands are built, and what they are made of is made. */
export class BuilderPage {
  readonly #builder: ListBuilder;
  readonly #workshop: Workshop;
  readonly #changed: () => void;
  /** What the builder offers now. */
  #made: object;

  constructor(
    changed: () => void,
    openRule: (rule: RuleId) => void,
    play: (built: BuiltStart) => void,
    shelf?: Shelf,
  ) {
    this.#changed = changed;
    this.#workshop = new Workshop(() => this.#refill(), shelf);
    this.#made = this.#workshop.made;
    this.#builder = new ListBuilder(this.#source, changed, openRule, play);
  }

  /** What bands are built from now; one that is played takes along what was made here. */
  get #source(): BuilderSource {
    return builderSource(this.#workshop.shelf, () => this.#workshop.pack(this.#legalBand));
  }

  #refill(): void {
    const { made } = this.#workshop;
    if (made !== this.#made) this.#builder.use(this.#source);
    this.#made = made;
    this.#changed();
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
