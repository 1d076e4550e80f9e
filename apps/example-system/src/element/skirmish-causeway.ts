import type { CSSResultGroup, PropertyDeclarations } from 'lit';
import {
  declareAttributes,
  frameStyles,
  GameElement,
  type ElementDefinition,
  type Nullish,
} from '@skirmish-kit/ui';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import { chunks } from './chunks.ts';
import type { CausewayPacks } from './loaded-packs.ts';
import { styles } from './styles.ts';

const definition = {
  tag: 'skirmish-causeway',
  name: 'Causeway',
  modes: MODES,
  bots: BOTS,
  attributes: { bands: { restarts: true }, rounds: { restarts: true } },
  skipStartPanelIf: ['seats'],
  styles: [frameStyles, styles],
  chunks,
} satisfies ElementDefinition<State, Setup, Mode, CausewayPacks>;

/**
 * Causeway in a web page: play it, keep the books of a real table, compute odds, look up rules, or show a
 * game that was played.
 *
 * ```html
 * <skirmish-causeway seats="human,bot" seed="7"></skirmish-causeway>
 * ```
 *
 * @tagname skirmish-causeway
 * @slot - what is shown where the element cannot work
 * @csspart board - the marsh
 * @csspart log - what happened
 * @csspart actions - what is asked and what can be answered
 * @csspart error - what is wrong with what the page gave
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the game is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishCauseway extends GameElement<State, Setup> {
  static override readonly tag: string = definition.tag;
  static override styles: CSSResultGroup = [GameElement.styles, definition.styles];
  static override properties: PropertyDeclarations = declareAttributes(definition.attributes);

  /**
   * What it is: `play` (the default), `table`, `odds`, `reference` or `replay`.
   * @attr
   * @default 'play'
   */
  declare mode: Mode | Nullish;
  /**
   * The bands of the two sides by their names: `ferrymen,herons`.
   * @attr
   */
  declare bands: string | Nullish;
  /**
   * How many rounds are played.
   * @attr
   */
  declare rounds: string | number | Nullish;
  /**
   * Who sits where: `human` or `bot`, as in `human,bot`. All are people unless told.
   * @attr
   */
  declare seats: string | Nullish;
  /**
   * Where the dice come from; the same seed rolls the same dice. By default another each time.
   * @attr
   */
  declare seed: string | number | Nullish;
  /**
   * A game as text, or the token of a link: replayed with `mode="replay"`, else played on.
   * @attr
   */
  declare record: string | Nullish;
  /**
   * A position in one line of text, to be played on from; the record counts for more.
   * @attr
   */
  declare position: string | Nullish;
  /**
   * URLs of packs with bands, separated by spaces.
   * @attr
   */
  declare pack: string | Nullish;
  /**
   * A name under which the game is kept in this browser, and gone on with next time.
   * @attr
   */
  declare save: string | Nullish;
  /**
   * The address of a page that reads `?mode=…&record=…`: with it, a game can be shared as a link.
   * @attr
   */
  declare page: string | Nullish;

  protected readonly definition: ElementDefinition<State, Setup> = definition;
}
