import { nothing, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Catalogue, Problem } from '@skirmish-kit/core';
import {
  adoptSheet,
  diceStyles,
  frameStyles,
  GameElement,
  GameWithPacks,
  type Asked,
  type GameFrame,
  type ModePage,
  type Play,
  type StartRoom,
  type Unset,
  type Vocabulary,
} from '@skirmish-kit/ui';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import type { Brought } from './loaded-packs.ts';
import { elementStyles } from './element-styles.ts';
import { loadPackReader, rooms } from './load-room.ts';
import { loadRules } from './load-rules.ts';

const VOCABULARY: Vocabulary<Mode> = {
  tag: 'skirmish-deadzone',
  name: 'Deadzone',
  modes: MODES,
  bots: BOTS,
  starts: [
    'mode',
    'mission',
    'field',
    'seats',
    'seed',
    'record',
    'position',
    'pack',
    'companion',
    'setup',
    'start',
  ],
  fixes: ['mission', 'seats'],
};

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
 * @csspart board - the battlefield, from above or isometric
 * @csspart top - title, round, sides
 * @csspart actions - what is asked and what can be answered
 * @csspart target - what can be done with what was pointed at
 * @csspart command-dice - the command dice that are left
 * @csspart log - what happened
 * @csspart follows - the odds of what is read
 * @csspart tip - what the guided first game says now
 * @csspart legend - every symbol with its meaning
 * @csspart second-view - the list of figures and the command line
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-now - the accent: what is happening now
 * @cssprop --skirmish-side-0 - the first side; 1 is the other
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the battle is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishDeadzone extends GameWithPacks<Battle, DeadzoneSetup, Mode, Brought> {
  static override readonly tag: string = VOCABULARY.tag;

  static override styles: CSSResultGroup = [
    GameElement.styles,
    diceStyles,
    frameStyles,
    elementStyles,
  ];

  static override properties: PropertyDeclarations = {
    mode: {},
    mission: {},
    field: {},
    seats: {},
    seed: {},
    record: {},
    position: {},
    pack: {},
    companion: {},
    save: {},
    page: {},
    setup: { attribute: false },
  };

  /**
   * What it is: `play` (the default), `table`, `odds`, `builder`, `reference`, `replay`
   * or `diagram`, the battlefield alone.
   */
  declare mode: Mode | Unset;
  /** A mission by its name: `patrol` (the default), `hold`, `escort`, `raid`. */
  declare mission: string | Unset;
  /** A battlefield by its name: `depot` (the default), `foundry`, `market` and so on. */
  declare field: string | Unset;
  /** Who sits where: `human` or `bot`, as in `human,bot`. All are people unless told. */
  declare seats: string | Unset;
  /** Where the dice come from; the same seed rolls the same dice. By default another each time. */
  declare seed: string | number | Unset;
  /** A game as text, or the token of a link: replayed with `mode="replay"`, else played on from its end. */
  declare record: string | Unset;
  /** A position in one line of text, to be played on from; the record counts for more. */
  declare position: string | Unset;
  /** Addresses of packs with factions, strike teams and missions, parted by blanks. */
  declare pack: string | Unset;
  /** Addresses of modules with the abilities of such factions, if the page trusts their code. */
  declare companion: string | Unset;
  /** A name under which the battle is kept in this browser, and gone on with next time. */
  declare save: string | Unset;
  /** The address of a page that reads `?mode=…&record=…`: with it, a game can be shared as a link. */
  declare page: string | Unset;
  /** Everything at once, as data: field, mission, teams, settings. Before `mission` and `field`. */
  declare setup: DeadzoneSetup | Unset;

  #frame: GameFrame<Battle, DeadzoneSetup> | undefined;
  protected readonly vocabulary = VOCABULARY;

  constructor() {
    super();
    this.mode = 'play';
  }

  protected override async loadStart(): Promise<StartRoom> {
    const { startRoom, startStyles } = await rooms.start();
    adoptSheet(this.renderRoot, startStyles);
    const { mission, field } = this;
    const draft = { ...(mission && { mission }), ...(field && { field }) };
    return startRoom(draft, this.brought?.system);
  }

  protected override get packsFrom(): string {
    return [super.packsFrom, (this.companion ?? '').trim()].filter(Boolean).join(' / ');
  }

  protected async readPacks(): Promise<Brought | readonly Problem[]> {
    return (await loadPackReader()).readPacksFrom(this.pack ?? '', this.companion ?? '');
  }

  protected loadCatalogue(): Promise<Catalogue> {
    return loadRules();
  }

  protected override async openPage(mode: Mode): Promise<ModePage | undefined> {
    switch (mode) {
      case 'odds': {
        const { OddsPage, oddsRoom } = await rooms.odds();
        return new OddsPage(this, oddsRoom);
      }
      case 'reference': {
        const { ReferencePage, tables } = await rooms.reference();
        return new ReferencePage(this, tables);
      }
      case 'builder': {
        const { ListBuilder, builderSource } = await rooms.builder();
        return new ListBuilder(this, VOCABULARY.tag, builderSource);
      }
      default:
        return undefined;
    }
  }

  protected async openPlay(): Promise<Play<Battle, DeadzoneSetup, Mode>> {
    const kit = await rooms.play();
    this.#frame ??= new kit.GameFrame(this, new kit.PlayRoom(this));
    const { mission, field, position, setup, brought } = this;
    const start = (asked: Asked<Mode>) =>
      kit.startSession(asked, asked.guide ? {} : { mission, field, position, setup, brought });
    return { frame: this.#frame, start };
  }

  protected override view(): TemplateResult {
    const { session, frame } = this;
    const alone = this.mode === 'diagram' && session && frame;
    return alone ? frame.room.board(nothing) : super.view();
  }
}
