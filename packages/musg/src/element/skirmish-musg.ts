import type { CSSResultGroup, PropertyDeclarations } from 'lit';
import {
  declareAttributes,
  frameStyles,
  GameElement,
  type ElementDefinition,
  type Nullish,
} from '@skirmish-kit/ui';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import type { MusgPacks } from './loaded-packs.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import { chunks } from './chunks.ts';
import { elementStyles } from './element-styles.ts';

const definition = {
  tag: 'skirmish-musg',
  name: 'Musg',
  modes: MODES,
  bots: BOTS,
  attributes: { scenario: { restarts: true }, games: {} },
  skipStartPanelIf: ['scenario', 'seats'],
  styles: [frameStyles, elementStyles],
  chunks,
} satisfies ElementDefinition<Battle, MusgSetup, Mode, MusgPacks>;

/**
 * Musg in a web page: play it, keep the books beside a real table, compute odds, build bands, look up
 * rules, or show a game that was played.
 *
 * ```html
 * <script type="module" src="embed.js"></script>
 * <skirmish-musg scenario="market" seats="human,bot" seed="7">
 *   <p>A skirmish to play. It needs scripts.</p>
 * </skirmish-musg>
 * ```
 *
 * @tagname skirmish-musg
 * @slot - what is shown where the element cannot work: without scripts, in a feed, on an error
 * @attr {string} share-page - links to the game lead there; `page` is its old name
 * @attr {string} start-at - where a replay opens; `at` is its old name
 * @attr {string} campaign-length - how many games a campaign lasts; `games` is its old name
 * @csspart board - the table from above
 * @csspart header - title, turn, sides
 * @csspart top - the old name of `header`
 * @csspart actions - what is asked and what can be answered
 * @csspart target - what can be done to whom was pointed at
 * @csspart log - what happened
 * @csspart outcomes - the odds of what is read
 * @csspart follows - the old name of `outcomes`
 * @csspart tip - what the guided first game says now
 * @csspart legend - every symbol with its meaning
 * @csspart text-view - the list of figures and the command line
 * @csspart second-view - the old name of `text-view`
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-accent - the accent: what is happening now
 * @cssprop --skirmish-now - the old name of `--skirmish-accent`
 * @cssprop --skirmish-side-0 - the first side, and so on to 3
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the battle is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishMusg extends GameElement<Battle, MusgSetup> {
  static override readonly tag: string = definition.tag;
  static override styles: CSSResultGroup = [GameElement.styles, definition.styles];
  static override properties: PropertyDeclarations = declareAttributes(definition.attributes);

  /**
   * What it is: `play` (the default), `table`, `odds`, `builder`, `campaign`, `reference` or `replay`.
   * @attr
   * @default 'play'
   */
  declare mode: Mode | Nullish;
  /**
   * A table by its name: `market` (the default), `ford`, `open-field`, `generated-42`, or one of the packs.
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
   * Addresses of packs with races, weapons, bands and tables, parted by blanks.
   * @attr
   */
  declare pack: string | Nullish;
  /**
   * A name under which the battle is kept in this browser, and gone on with next time.
   * @attr
   */
  declare save: string | Nullish;
  /**
   * How many games a campaign lasts; for `mode="campaign"`.
   * @attr
   */
  declare games: string | number | Nullish;
  /**
   * The address of a page that reads `?mode=…&record=…`: with it, a game can be shared as a link.
   * @attr
   */
  declare page: string | Nullish;
  /** Everything at once, as data: table, bands, settings. Before `scenario`. */
  declare setup: MusgSetup | Nullish;

  protected readonly definition: ElementDefinition<Battle, MusgSetup> = definition;
}
