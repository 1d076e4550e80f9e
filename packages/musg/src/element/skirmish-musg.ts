import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
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
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import type { Brought } from './loaded-packs.ts';
import { elementStyles } from './element-styles.ts';
import { loadPackReader, rooms } from './load-room.ts';
import { loadRules } from './load-rules.ts';

const VOCABULARY: Vocabulary<Mode> = {
  tag: 'skirmish-musg',
  name: 'Musg',
  modes: MODES,
  bots: BOTS,
  starts: ['mode', 'scenario', 'seats', 'seed', 'record', 'position', 'pack', 'setup', 'start'],
  fixes: ['scenario', 'seats'],
};

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
 * @csspart board - the table from above
 * @csspart top - title, turn, sides
 * @csspart actions - what is asked and what can be answered
 * @csspart target - what can be done to whom was pointed at
 * @csspart log - what happened
 * @csspart follows - the odds of what is read
 * @csspart tip - what the guided first game says now
 * @csspart legend - every symbol with its meaning
 * @csspart second-view - the list of figures and the command line
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-now - the accent: what is happening now
 * @cssprop --skirmish-side-0 - the first side, and so on to 3
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the battle is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishMusg extends GameWithPacks<Battle, MusgSetup, Mode, Brought> {
  static override readonly tag: string = VOCABULARY.tag;

  static override styles: CSSResultGroup = [
    GameElement.styles,
    diceStyles,
    frameStyles,
    elementStyles,
  ];

  static override properties: PropertyDeclarations = {
    mode: {},
    scenario: {},
    seats: {},
    seed: {},
    record: {},
    position: {},
    pack: {},
    save: {},
    games: {},
    page: {},
    setup: { attribute: false },
  };

  /** What it is: `play` (the default), `table`, `odds`, `builder`, `campaign`, `reference` or `replay`. */
  declare mode: Mode | Unset;
  /** A table by its name: `market` (the default), `ford`, `open-field`, `generated-42`, or one of the packs. */
  declare scenario: string | Unset;
  /** Who sits where: `human` or `bot`, as in `human,bot`. All are people unless told. */
  declare seats: string | Unset;
  /** Where the dice come from; the same seed rolls the same dice. By default another each time. */
  declare seed: string | number | Unset;
  /** A game as text, or the token of a link: replayed with `mode="replay"`, else played on from its end. */
  declare record: string | Unset;
  /** A position in one line of text, to be played on from; the record counts for more. */
  declare position: string | Unset;
  /** Addresses of packs with races, weapons, bands and tables, parted by blanks. */
  declare pack: string | Unset;
  /** A name under which the battle is kept in this browser, and gone on with next time. */
  declare save: string | Unset;
  /** How many games a campaign lasts; for `mode="campaign"`. */
  declare games: string | number | Unset;
  /** The address of a page that reads `?mode=…&record=…`: with it, a game can be shared as a link. */
  declare page: string | Unset;
  /** Everything at once, as data: table, bands, settings. Before `scenario`. */
  declare setup: MusgSetup | Unset;

  #frame: GameFrame<Battle, MusgSetup> | undefined;
  #size: ResizeObserver | undefined;
  protected readonly vocabulary = VOCABULARY;

  constructor() {
    super();
    this.mode = 'play';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size = new ResizeObserver(() => this.requestUpdate());
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size?.disconnect();
  }

  protected override async loadStart(): Promise<StartRoom> {
    const { startRoom, startStyles } = await rooms.start();
    adoptSheet(this.renderRoot, startStyles);
    return startRoom(this.scenario ?? undefined, this.brought?.shelf);
  }

  protected async readPacks(): Promise<Brought | readonly Problem[]> {
    return (await loadPackReader()).readPacksFrom(this.packsFrom);
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
        const { BuilderPage } = await rooms.builder();
        return new BuilderPage(this, VOCABULARY.tag, this.brought?.shelf);
      }
      case 'campaign': {
        const { SkirmishMusgCampaign } = await rooms.campaign();
        SkirmishMusgCampaign.define();
        return { view: () => this.#campaignView() };
      }
      default:
        return undefined;
    }
  }

  protected async openPlay(): Promise<Play<Battle, MusgSetup, Mode>> {
    const kit = await rooms.play();
    const room = () => new kit.PlayRoom(this, () => this.mode === 'table');
    this.#frame ??= new kit.GameFrame(this, room());
    const { scenario, position, setup, brought } = this;
    const start = (asked: Asked<Mode>) =>
      kit.startSession(asked, asked.guide ? {} : { scenario, position, setup, brought });
    return { frame: this.#frame, start };
  }

  /** A campaign is an element of its own: its book is kept whether or not the page gives it a name. */
  #campaignView(): TemplateResult {
    const { games, seats, seed, record, save, page, start, theme, setup, language } = this;
    return html`<skirmish-musg-campaign
      lang=${language}
      .theme=${theme}
      .games=${games}
      .seats=${seats}
      .seed=${seed}
      .record=${record}
      .save=${save || 'campaign'}
      .page=${page}
      .start=${start}
      .setup=${setup}
    ></skirmish-musg-campaign>`;
  }
}
