import { isProblems, type Language, type Problem } from '@skirmish-kit/core';
import { PictureElement, type PictureProps } from '@skirmish-kit/ui/no-lit';
import { parsePosition } from '../notation/position.ts';
import { positionProblemText } from '../notation/problem-messages.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import { armyNames, type ArmyStyle } from '../packs/army-style.ts';
import { diagramPicture } from './diagram-scene.ts';
import { boardStyles } from './picture/picture-styles.ts';

/**
 * A position as a picture: no rules, no Lit, nothing to click. Twenty on a page are no burden.
 *
 * ```html
 * <script type="module" src="diagram.js"></script>
 * <skirmish-neuroshima-diagram position="3.0_moloch_hq.c3_clown.d3.2_borgo_hq.a1">
 *   <a href="…">Moloch’s Clown beside its HQ</a>
 * </skirmish-neuroshima-diagram>
 * ```
 *
 * @tagname skirmish-neuroshima-diagram
 * @attr position - the position as one line
 * @attr coordinates - whether empty hexes show their names
 * @attr theme - `auto` (as the page), `light` or `dark`
 * @attr label - what the picture is called; by default its tiles are listed
 * @slot - what is shown where the element cannot work
 * @csspart board - the picture
 * @csspart error - what is wrong with the position
 * @fires skirmish-error - the position cannot be shown; `detail.problems` says why
 */
export class SkirmishNeuroshimaDiagram extends PictureElement {
  static readonly tag = 'skirmish-neuroshima-diagram';
  static readonly version = '0.2.0';
  static readonly observedAttributes = ['position', 'coordinates', 'theme', 'label', 'lang'];
  static #armies: readonly ArmyStyle[] | undefined;

  protected readonly sheet = `${boardStyles}.picture{--_ratio:488 / 528}`;
  protected readonly sayProblem = positionProblemText;

  get position(): string {
    return this.getAttribute('position') ?? '';
  }

  set position(text: string | null | undefined) {
    if (text === null || text === undefined) this.removeAttribute('position');
    else this.setAttribute('position', text);
  }

  protected get hasInput(): boolean {
    return this.position !== '';
  }

  protected shown(language: Language): PictureProps | readonly Problem[] {
    const armies = (SkirmishNeuroshimaDiagram.#armies ??= armyStyles());
    const position = parsePosition(this.position, armyNames(armies));
    if (isProblems(position)) return position;
    return diagramPicture(position, armies, language, this.hasAttribute('coordinates'));
  }
}
