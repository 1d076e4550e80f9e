import type { CSSResultGroup, PropertyDeclarations } from 'lit';
import {
  declareAttributes,
  frameStyles,
  GameElement,
  type ElementDefinition,
  type Nullish,
} from '@skirmish-kit/ui';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import type { DeadzonePacks } from './loaded-packs.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import { chunks } from './chunks.ts';
import { elementStyles } from './element-styles.ts';

const definition = {
  tag: 'skirmish-deadzone',
  name: 'Deadzone',
  modes: MODES,
  bots: BOTS,
  attributes: {
    mission: { restarts: true },
    field: { restarts: true },
    companion: { restarts: true },
  },
  skipStartPanelIf: ['mission', 'seats'],
  boardOnlyModes: ['diagram'],
  styles: [frameStyles, elementStyles],
  chunks,
} satisfies ElementDefinition<Battle, DeadzoneSetup, Mode, DeadzonePacks>;

/**
 * Deadzone in a web page: play it, keep the books beside a real table, compute odds, build strike
 * teams, look up rules, or show a game that was played.
 *
 * ```html
 * <script type="module" src="embed.js"></script>
 * <skirmish-deadzone mission="patrol" seats="human,bot" seed="7">
 *   <p>A skirmish to play. It needs scripts.</p>
 * </skirmish-deadzone>
 * ```
 *
 * @tagname skirmish-deadzone
 * @slot - what is shown where the element cannot work: without scripts, in a feed, on an error
 * @attr {string} share-page - links to the game lead there; `page` is its old name
 * @attr {string} start-at - where a replay opens; `at` is its old name
 * @attr {string} pack-code - code of a pack; `companion` is its old name
 * @csspart board - the battlefield, from above or isometric
 * @csspart header - title, round, sides
 * @csspart top - the old name of `header`
 * @csspart actions - what is asked and what can be answered
 * @csspart target - what can be done with what was pointed at
 * @csspart command-dice - the command dice that are left
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
 * @cssprop --skirmish-side-0 - the first side; 1 is the other
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the battle is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishDeadzone extends GameElement<Battle, DeadzoneSetup> {
  static override readonly tag: string = definition.tag;
  static override styles: CSSResultGroup = [GameElement.styles, definition.styles];
  static override properties: PropertyDeclarations = declareAttributes(definition.attributes);

  /**
   * What it is: `play` (the default), `table`, `odds`, `builder`, `reference`, `replay`
   * or `diagram`, the battlefield alone.
   * @attr
   * @default 'play'
   */
  declare mode: Mode | Nullish;
  /**
   * A mission by its name: `patrol` (the default), `hold`, `escort`, `raid`.
   * @attr
   */
  declare mission: string | Nullish;
  /**
   * A battlefield by its name: `depot` (the default), `foundry`, `market` and so on.
   * @attr
   */
  declare field: string | Nullish;
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
   * Addresses of packs with factions, strike teams and missions, parted by blanks.
   * @attr
   */
  declare pack: string | Nullish;
  /**
   * Addresses of modules with the abilities of such factions, if the page trusts their code.
   * @attr
   */
  declare companion: string | Nullish;
  /**
   * A name under which the battle is kept in this browser, and gone on with next time.
   * @attr
   */
  declare save: string | Nullish;
  /**
   * The address of a page that reads `?mode=…&record=…`: with it, a game can be shared as a link.
   * @attr
   */
  declare page: string | Nullish;
  /** Everything at once, as data: field, mission, teams, settings. Before `mission` and `field`. */
  declare setup: DeadzoneSetup | Nullish;

  protected readonly definition: ElementDefinition<Battle, DeadzoneSetup> = definition;
}
