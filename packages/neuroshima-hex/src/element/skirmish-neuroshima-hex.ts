import type { CSSResultGroup, PropertyDeclarations } from 'lit';
import {
  declareAttributes,
  frameStyles,
  GameElement,
  type ElementDefinition,
  type Nullish,
} from '@skirmish-kit/ui';
import type { FanArmies } from '../packs/fan-armies.ts';
import type { Setup, State } from '../rules/state.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import { chunks } from './chunks.ts';
import { elementStyles } from './element-styles.ts';

const definition = {
  tag: 'skirmish-neuroshima-hex',
  name: 'Neuroshima Hex',
  modes: MODES,
  bots: BOTS,
  attributes: {
    armies: { restarts: true },
    rules: { restarts: true },
    answers: { restarts: true },
    hand: { restarts: true },
    goal: { restarts: true },
    companion: { restarts: true },
    next: { type: Boolean },
  },
  skipStartPanelIf: ['armies', 'seats'],
  sharesPacks: true,
  styles: [frameStyles, elementStyles],
  chunks,
} satisfies ElementDefinition<State, Setup, Mode, FanArmies>;

/**
 * Neuroshima Hex in a web page: play it, step through a battle, show a position, look up tiles, show a
 * game that was played, or keep the books beside a real box.
 *
 * ```html
 * <script type="module" src="embed.js"></script>
 * <skirmish-neuroshima-hex armies="moloch,borgo" seats="human,bot" seed="7">
 *   <p>A game to play. It needs scripts.</p>
 * </skirmish-neuroshima-hex>
 * ```
 *
 * @tagname skirmish-neuroshima-hex
 * @slot - what is shown where the element cannot work: without scripts, in a feed, on an error
 * @attr {string} share-page - links to the game lead there; `page` is its old name
 * @attr {string} start-at - where a replay opens; `at` is its old name
 * @attr {string} pack-code - code of a pack; `companion` is its old name
 * @attr {string} edition - the edition and its variants; `rules` is its old name
 * @csspart board - the board
 * @csspart header - armies, points, whose turn
 * @csspart top - the old name of `header`
 * @csspart hand - the tiles in hand
 * @csspart actions - what is asked and what can be answered
 * @csspart battle - a battle phase by phase
 * @csspart log - what happened
 * @csspart text-view - keys and the command line
 * @csspart second-view - the old name of `text-view`
 * @csspart tip - what the guided first game says now
 * @csspart legend - every symbol with its meaning
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-accent - the accent: what is happening now
 * @cssprop --skirmish-now - the old name of `--skirmish-accent`
 * @cssprop --skirmish-moloch - the colour of an army, and so on for each
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the game is over; `detail.outcome`
 * @fires skirmish-attempt - a puzzle was attempted; `detail.solved`
 * @fires skirmish-next-puzzle - the next puzzle is asked for; only with `next`
 * @fires skirmish-tried - the old name of `skirmish-attempt`
 * @fires skirmish-next - the old name of `skirmish-next-puzzle`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishNeuroshimaHex extends GameElement<State, Setup> {
  static override readonly tag: string = definition.tag;
  static override styles: CSSResultGroup = [GameElement.styles, definition.styles];
  static override properties: PropertyDeclarations = declareAttributes(definition.attributes);

  /**
   * `play` (the default), `battle`, `diagram`, `puzzle`, `replay`, `reference` or `table`.
   * @attr
   * @default 'play'
   */
  declare mode: Mode | Nullish;
  /**
   * Armies in the order of first turns: `moloch,borgo`.
   * @attr
   */
  declare armies: string | Nullish;
  /**
   * The edition and what is played otherwise, as positions begin: `3.0!extended!mode-teams`.
   * @attr
   */
  declare rules: string | Nullish;
  /**
   * Who sits where: `human`, `bot`, `quick`, `strong` or `random`. All are people unless told.
   * @attr
   */
  declare seats: string | Nullish;
  /**
   * Where draws come from; the same seed draws the same tiles. By default another each time.
   * @attr
   */
  declare seed: string | number | Nullish;
  /**
   * A game as text: replayed with `mode="replay"`, else played on from its end.
   * @attr
   */
  declare record: string | Nullish;
  /**
   * A position as one line: the battle to step through, the puzzle, or where `play` and `table` go
   * on from. JSON is taken as well, except for a puzzle.
   * @attr
   */
  declare position: string | Nullish;
  /**
   * Answers to the choices of that battle, in their order, parted by blanks.
   * @attr
   */
  declare answers: string | Nullish;
  /**
   * Whose turn it is in a position, and what they hold: `borgo:mutant,claws`.
   * @attr
   */
  declare hand: string | Nullish;
  /**
   * What a puzzle wants: `win`, `clear`, `damage-4`, `shield-2`, `keep-3`, one or several.
   * @attr
   */
  declare goal: string | Nullish;
  /**
   * Addresses of army packs, parted by blanks: `armies="marsh,moloch" pack="marsh.json"`.
   * @attr
   */
  declare pack: string | Nullish;
  /**
   * Addresses of companion modules for armies that need one. They are code and run with the page:
   * name only what you trust. A pack can never name one itself.
   * @attr
   */
  declare companion: string | Nullish;
  /**
   * A name under which the game is kept in this browser, and gone on with next time.
   * @attr
   */
  declare save: string | Nullish;
  /**
   * The address of a page that reads `?mode=…&record=…`: links lead there, else to this very page.
   * @attr
   */
  declare page: string | Nullish;
  /**
   * The page has another puzzle: once this one is solved, a button asks for it.
   * @attr
   */
  declare next: boolean | Nullish;
  /** Everything at once, as data: edition, mode, armies, options. */
  declare setup: unknown;

  protected readonly definition: ElementDefinition<State, Setup> = definition;
}
