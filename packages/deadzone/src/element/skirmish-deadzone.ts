import {
  html,
  nothing,
  type CSSResult,
  type CSSResultGroup,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import type { Catalogue, Problem } from '@skirmish-kit/core';
import {
  adoptSheet,
  diceStyles,
  frameStyles,
  GameElement,
  GameWithPacks,
  type Asked,
  type GameFrame,
  type StartRoom,
  type Unset,
  type Vocabulary,
} from '@skirmish-kit/ui';
import type { DeadzoneSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import type { Brought } from './brought.ts';
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

type PlayKit = Awaited<ReturnType<typeof rooms.play>>;

/** Something that draws itself: the calculator, the reference. */
interface Page {
  view(language: 'en' | 'fr'): TemplateResult;
}

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

  #play: GameFrame<Battle, DeadzoneSetup> | undefined;
  #page: Page | undefined;
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
    return startRoom(draft, this.packs.brought?.system);
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

  protected leave(): void {
    this.#page = undefined;
  }

  protected async enter(asked: Asked<Mode>, wanted: () => boolean): Promise<void> {
    const redraw = () => this.requestUpdate();
    const { mode, record } = asked;
    if (mode === 'odds') {
      const { OddsPage, oddsPageStyles, oddsRoom, oddsStyles } = await rooms.odds();
      if (wanted()) this.#open(new OddsPage(oddsRoom, redraw), oddsStyles, oddsPageStyles);
      return;
    }
    if (mode === 'reference') {
      const { ReferencePage, referenceStyles, tables } = await rooms.reference();
      const page = new ReferencePage(redraw, () => this.ruleTexts, tables);
      if (wanted()) this.#open(page, referenceStyles);
      return;
    }
    if (mode === 'builder') {
      const { ListBuilder, builderSource, builderStyles, playBuilt } = await rooms.builder();
      const page = new ListBuilder(
        builderSource,
        redraw,
        (rule) => this.openRule(rule),
        (built) => playBuilt(this, VOCABULARY.tag, built),
      );
      if (wanted()) this.#open(page, builderStyles);
      return;
    }
    if (mode === 'replay' && !record) return;
    const kit = await rooms.play();
    this.#play ??= new kit.GameFrame(this, new kit.PlayRoom(this));
    if (asked.guide) return this.#openGuide(kit, this.#play, asked, wanted);
    const { brought, problems } = this.packs;
    if (problems.length > 0 && !record) return this.broken(problems);
    const { mission, field, position } = this;
    const setup = asked.setup ?? this.setup;
    const started = await kit.startSession({ ...asked, setup, mission, field, position, brought });
    if (wanted()) this.sitDown(started, this.#play);
    else this.sendAway(started);
  }

  /** Shows a page of the element with sheets of its own. */
  #open(page: Page, ...sheets: readonly CSSResult[]): void {
    for (const sheet of sheets) adoptSheet(this.renderRoot, sheet);
    this.#page = page;
  }

  async #openGuide(
    kit: PlayKit,
    play: GameFrame<Battle, DeadzoneSetup>,
    asked: Asked<Mode>,
    wanted: () => boolean,
  ): Promise<void> {
    const guide = await play.room.guide?.();
    if (!guide) return;
    const { seed, setup } = guide;
    const fromGuide = {
      seed,
      setup,
      mission: null,
      field: null,
      position: null,
      brought: undefined,
    };
    const started = await kit.startSession({ ...asked, ...fromGuide, seats: [] });
    await this.sitDownToLearn(started, play, guide, wanted);
  }

  protected override view(): TemplateResult {
    if (this.#page) return html`${this.#page.view(this.language)} ${this.ruleView()}`;
    const asking = this.startView();
    if (asking) return asking;
    if (!this.session || !this.frame) return this.waitingView();
    return this.mode === 'diagram' ? this.frame.room.board(nothing) : this.frame.view();
  }
}
