import {
  html,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {
  isProblems,
  problem,
  type Catalogue,
  type LogEntry,
  type Problem,
  type Refusal,
} from '@skirmish-kit/core';
import {
  GameElement,
  unknownWord,
  openShare,
  readSeats,
  recordGiven,
  sayUi,
  shareDialog,
  sourceAttributes,
  type Seats,
  type Shared,
} from '@skirmish-kit/ui';
import type { Setup, State } from '../rules/state.ts';
import { BOTS, isMode, MODES, type Mode } from './attributes.ts';
import { elementStyles } from './element-styles.ts';
import { FanShelf } from './fan-shelf.ts';
import { inAllWords, rooms } from './load-room.ts';
import { loadRules } from './load-rules.ts';
import { openRoom, type Room, type RoomHost } from './open-room.ts';
import type { PlayHost, PlayRoom } from './play-room.ts';

/** What makes another game when it changes. */
const STARTS = [
  'mode',
  'armies',
  'rules',
  'seats',
  'seed',
  'record',
  'position',
  'answers',
  'hand',
  'goal',
  'pack',
  'companion',
  'setup',
] as const;

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
 * @csspart board - the board
 * @csspart top - armies, points, whose turn
 * @csspart hand - the tiles in hand
 * @csspart actions - what is asked and what can be answered
 * @csspart battle - a battle phase by phase
 * @csspart log - what happened
 * @csspart second-view - keys and the command line
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-now - the accent: what is happening now
 * @cssprop --skirmish-moloch - the colour of an army, and so on for each
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the game is over; `detail.outcome`
 * @fires skirmish-tried - a puzzle was tried; `detail.solved`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishNeuroshimaHex extends GameElement<State, Setup> {
  static override readonly tag: string = 'skirmish-neuroshima-hex';

  static override styles: CSSResultGroup = [GameElement.styles, elementStyles];

  static override properties: PropertyDeclarations = {
    mode: {},
    armies: {},
    rules: {},
    seats: {},
    seed: {},
    record: {},
    position: {},
    answers: {},
    hand: {},
    goal: {},
    pack: {},
    companion: {},
    page: {},
    setup: { attribute: false },
  };

  /** `play` (the default), `battle`, `diagram`, `puzzle`, `replay`, `reference` or `table`. */
  declare mode: Mode;
  /** Armies in the order of first turns: `moloch,borgo`. */
  declare armies: string;
  /** The edition and what is played otherwise, as positions begin: `3.0!extended!mode-teams`. */
  declare rules: string;
  /** Who sits where: `human`, `bot`, `quick`, `strong` or `random`. All are people unless told. */
  declare seats: string;
  /** Where draws come from; the same seed draws the same tiles. By default another each time. */
  declare seed: string | number;
  /** A game as text: replayed with `mode="replay"`, else played on from its end. */
  declare record: string;
  /**
   * A position as one line: the battle to step through, the puzzle, or where `play` and `table` go
   * on from. JSON is taken as well, except for a puzzle.
   */
  declare position: string;
  /** Answers to the choices of that battle, in their order, parted by blanks. */
  declare answers: string;
  /** Whose turn it is in a position, and what they hold: `borgo:mutant,claws`. */
  declare hand: string;
  /** What a puzzle wants: `win`, `clear`, `damage-4`, `shield-2`, `keep-3`, one or several. */
  declare goal: string;
  /** Addresses of army packs, parted by blanks: `armies="marsh,moloch" pack="marsh.json"`. */
  declare pack: string;
  /**
   * Addresses of companion modules for armies that need one. They are code and run with the page:
   * name only what you trust. A pack can never name one itself.
   */
  declare companion: string;
  /** The address of a page that reads `?mode=…&record=…`: with it, a game can be shared as a link. */
  declare page: string | undefined;
  /** Everything at once, as data: edition, mode, armies, options. */
  declare setup: unknown;

  #kit: Awaited<ReturnType<typeof rooms.play>> | undefined;
  #play: PlayRoom | undefined;
  #room: Room | undefined;
  readonly #shelf = new FanShelf();
  #refusalText = '';
  #botsMissing = false;
  /** The record that is shown or being opened. */
  #opened = '';
  #shared: Shared = {};
  /** Counts beginnings, so that what was loaded for an earlier one is dropped. */
  #beginning = 0;

  constructor() {
    super();
    this.mode = 'play';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#play?.films.stop();
  }

  protected loadCatalogue(): Promise<Catalogue> {
    return loadRules();
  }

  protected sentence(entry: LogEntry): string | undefined {
    return this.#play?.sentence(entry);
  }

  protected override isHeading({ kind, about }: LogEntry): boolean {
    return kind === 'moment' && ['turn', 'battle', 'phase', 'game-over'].includes(about);
  }

  protected refusalOf({ code, params }: Refusal): string | undefined {
    if (this.#room) return this.#refusalText;
    return this.#play?.names.refusal(code, params, this.#play.seat);
  }

  protected prompt(): string {
    return this.#play?.prompt() ?? '';
  }

  protected override afterChange(): void {
    this.#play?.afterChange();
  }

  protected override prepare(changed: PropertyValues): void {
    if (!this.hasUpdated || STARTS.some((name) => changed.has(name))) void this.#restart();
  }

  async #restart(): Promise<void> {
    const beginning = ++this.#beginning;
    const mode = this.mode ?? 'play';
    if (!isMode(mode)) return this.#broken([unknownWord('mode', String(mode), MODES)]);
    const seats = readSeats(this.seats ?? '', BOTS);
    if (isProblems(seats)) return this.#broken(seats);
    this.report([]);
    this.#room = undefined;
    this.begin(undefined);
    try {
      const still = () => beginning === this.#beginning;
      await this.#gather(still);
      if (still()) await this.#enter(mode, seats, still);
    } catch (error) {
      if (beginning !== this.#beginning) return;
      const message = sayUi(this.language, 'room-missing');
      this.#broken([problem(error instanceof Error ? error.message : '', 'room-missing', message)]);
    }
  }

  /** Fetches the armies that the page brings. */
  async #gather(still: () => boolean): Promise<void> {
    const news = await this.#shelf.fill(this.pack ?? '', this.companion ?? '', still);
    if (!news) return;
    this.#play = undefined;
    this.#shelf.dress(this.renderRoot);
    const { problems } = this.#shelf.armies;
    if (problems.length > 0) this.#send('skirmish-error', { problems });
  }

  #send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Loads what the mode needs and begins, unless something else has been asked for meanwhile. */
  async #enter(mode: Mode, seats: Seats, still: () => boolean): Promise<void> {
    const room = await openRoom(mode, this.#roomHost());
    if (!still()) return;
    if (isProblems(room)) return this.#fail(room, still);
    this.#room = room;
    if (!room) await this.#sitDown(mode, seats, still);
    this.requestUpdate();
  }

  async #sitDown(mode: Mode, seats: Seats, still: () => boolean): Promise<void> {
    const record = mode === 'replay' ? recordGiven(this) : (this.record ?? '');
    this.#opened = record;
    if (mode === 'replay' && !record) return;
    const kit = await rooms.play();
    const room = (this.#play ??= new kit.PlayRoom(this.#playHost(), this.#shelf.armies));
    const { seed, setup, armies = '', rules = '', position = '', hand = '' } = this;
    const wanted = { mode, seats, seed, setup, armies, rules, record, position, hand };
    const started = await kit.startSession(room.library, this.#shelf.armies, wanted);
    if (!still()) return;
    if (isProblems(started)) return this.#fail(started, still);
    this.#kit = kit;
    this.#botsMissing = started.botsMissing;
    this.running = true;
    this.begin(started.session);
    room.enter();
  }

  #roomHost(): RoomHost {
    const { position = '', answers = '', hand = '', goal = '' } = this;
    return {
      ...{ position, answers, hand, goal },
      edition: (this.rules ?? '').startsWith('1') ? '1' : '3.0',
      armies: this.#shelf.armies,
      language: () => this.language,
      announce: (text) => this.announce(text),
      openRule: (rule) => this.openRule(rule),
      redraw: () => this.requestUpdate(),
      refuse: (refusal, text, spot) => {
        this.#refusalText = text;
        this.refuse(refusal, spot);
      },
      tried: (solved) => this.#send('skirmish-tried', { solved }),
      ruleTexts: () => this.ruleTexts,
      ruleView: () => this.ruleView(),
      bubbleView: () => this.bubbleView(),
      shareDialog: () => shareDialog(this.language, this.#shared, (text) => this.announce(text)),
      share: () => void this.#share(),
    };
  }

  /** Tells in the reader's language what is wrong with what the page gave. */
  async #fail(problems: readonly Problem[], still: () => boolean): Promise<void> {
    const told = await inAllWords(problems);
    if (still()) this.#broken(told);
  }

  /** Nothing can be shown; what is wrong with armies of the page is often why. */
  #broken(problems: readonly Problem[]): void {
    this.begin(undefined);
    this.report([...this.#shelf.armies.problems, ...problems]);
  }

  #playHost(): PlayHost {
    return {
      session: () => this.session,
      language: () => this.language,
      root: () => this.renderRoot,
      answer: (text, spot) => this.answer(text, spot),
      undo: () => this.undo(),
      announce: (text) => this.announce(text),
      forgetRefusal: () => this.forgetRefusal(),
      refusalText: (refusal) => this.refusalText(refusal),
      linesFrom: (mark) => this.linesFrom(mark),
      openRule: (rule) => this.openRule(rule),
      redraw: () => this.requestUpdate(),
    };
  }

  protected override view(): TemplateResult {
    const { problems } = this.#shelf.armies;
    if (problems.length === 0) return this.#content();
    return html`${this.problemList(problems, 'cannot-use')} ${this.#content()}`;
  }

  #content(): TemplateResult {
    if (this.#room) return this.#room.view();
    const { session } = this;
    if (!session || !this.#play || !this.#kit) {
      return html`<div class="frame waiting" aria-busy="true"><div class="board"></div></div>
        <slot class="fallback" @slotchange=${this.#onSlot}></slot>`;
    }
    return this.#kit.playFrame({
      room: this.#play,
      session,
      botsMissing: this.#botsMissing,
      shared: this.#shared,
      log: this.logView(),
      rule: this.ruleView(),
      bubble: this.bubbleView(),
      undo: () => this.undo(),
      again: () => void this.#restart(),
      share: () => void this.#share(),
      walk: (to) => this.walk(to),
      onKey: this.#onKey,
    });
  }

  /** Children that arrive after the element: a record inside the tag. */
  readonly #onSlot = (): void => {
    const record = recordGiven(this);
    if (this.mode === 'replay' && record && record !== this.#opened) void this.#restart();
  };

  /** Keys that work wherever the focus is inside the element. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const room = this.#play;
    const [target] = event.composedPath();
    const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!room || typing) return;
    const { key } = event;
    const command = event.ctrlKey || event.metaKey;
    const hand = room.state.players[room.seat]?.hand ?? [];
    const tile = /^[1-6]$/.test(key) ? hand[Number(key) - 1] : undefined;
    if (key === 'Escape') room.cancel();
    else if (command && key === 'z') this.undo();
    else if (command || event.altKey) return;
    else if (key === 'r' || key === 'R') room.turn(key === 'R' ? -1 : 1);
    else if (this.session?.replay && key === 'ArrowRight') this.walk(1);
    else if (this.session?.replay && key === 'ArrowLeft') this.walk(-1);
    else if (tile !== undefined) room.takeTile(tile);
    else return;
    event.preventDefault();
  };

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.problems.length > 0) return;
    this.#room?.paint(this.renderRoot);
    if (!this.session || !this.#play) return;
    this.#kit?.paintTiles(this.renderRoot, this.#play.looks);
    this.#play.board.paint(this.renderRoot);
  }

  async #share(): Promise<void> {
    const { tag } = SkirmishNeuroshimaHex;
    if (this.session && this.#kit) {
      const record = this.#kit.makeRecord(this.session.game);
      this.#shared = await this.#kit.shareGame(tag, record, this.page, this);
    } else if (this.#room) {
      const { position } = this;
      this.#shared = {
        record: position,
        embed: `<${tag} mode="battle" position="${position}"${sourceAttributes(this)}></${tag}>`,
      };
    }
    this.requestUpdate();
    await this.updateComplete;
    openShare(this.renderRoot);
  }
}
