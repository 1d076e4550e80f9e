import type { CSSResultGroup, PropertyDeclarations } from 'lit';
import {
  declareAttributes,
  frameStyles,
  GameElement,
  type ElementDefinition,
  type Nullish,
} from '@skirmish-kit/ui';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import { chunks } from './chunks.ts';
import { elementStyles } from './element-styles.ts';
import type { ReactionPacks } from './loaded-packs.ts';

const definition = {
  tag: 'skirmish-reaction',
  name: 'Reaction',
  modes: MODES,
  bots: BOTS,
  attributes: { scenario: { restarts: true } },
  skipStartPanelIf: ['scenario', 'seats'],
  styles: [frameStyles, elementStyles],
  chunks,
} satisfies ElementDefinition<Battle, ReactionSetup, Mode, ReactionPacks>;

/**
 * Reaction in a web page: play it, keep the books beside a real table, compute odds, look up rules,
 * or show a game that was played.
 *
 * ```html
 * <script type="module" src="embed.js"></script>
 * <skirmish-reaction scenario="relay" seats="human,bot" seed="7">
 *   <p>A skirmish to play. It needs scripts.</p>
 * </skirmish-reaction>
 * ```
 *
 * @tagname skirmish-reaction
 * @slot - what is shown where the element cannot work: without scripts, in a feed, on an error
 * @attr {string} share-page - links to the game lead there; `page` is its old name
 * @attr {string} start-at - where a replay opens; `at` is its old name
 * @csspart board - the table from above
 * @csspart header - title, turn, order of play
 * @csspart top - the old name of `header`
 * @csspart actions - what is asked and what can be answered
 * @csspart log - what happened
 * @csspart outcomes - the odds of what is pointed at
 * @csspart follows - the old name of `outcomes`
 * @csspart text-view - the list of figures and the command line
 * @csspart second-view - the old name of `text-view`
 * @csspart tip - what the guided first game says now
 * @csspart legend - every symbol with its meaning
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-accent - the accent: what is happening now
 * @cssprop --skirmish-now - the old name of `--skirmish-accent`
 * @cssprop --skirmish-side-0 - the first side, and so on to 3
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the battle is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishReaction extends GameElement<Battle, ReactionSetup> {
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
   * A battle by its name: `relay` (the default), `courier`, `pump-station`, `generated-42`, or one of the pack.
   * @attr
   */
  declare scenario: string | Nullish;
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
   * A game as text, or the token of a link: replayed with `mode="replay"`, else played on from its end.
   * @attr
   */
  declare record: string | Nullish;
  /**
   * A position in one line of text, to be played on from; the record counts for more.
   * @attr
   */
  declare position: string | Nullish;
  /**
   * Addresses of packs with gangs and scenarios, parted by blanks.
   * @attr
   */
  declare pack: string | Nullish;
  /**
   * A name under which the battle is kept in this browser, and gone on with next time.
   * @attr
   */
  declare save: string | Nullish;
  /**
   * The address of a page that reads `?mode=…&record=…`: links lead there, else to this very page.
   * @attr
   */
  declare page: string | Nullish;
  /** Everything at once, as data: scenario, gangs, settings. Before `scenario` and `pack`. */
  declare setup: ReactionSetup | Nullish;

  protected readonly definition: ElementDefinition<Battle, ReactionSetup> = definition;
}
