import {
  html,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { isProblems, type Catalogue, type Problem, type Refusal } from '@skirmish-kit/core';
import {
  adoptSheet,
  EmbeddedGame,
  GameElement,
  frameStyles,
  sayUi,
  type Asked,
  type GameFrame,
  type HandedOn,
  type Sources,
  type Spot,
  type StartRoom,
  type Unset,
  type Vocabulary,
} from '@skirmish-kit/ui';
import type { Setup, State } from '../rules/state.ts';
import type { Library } from '../rules/table.ts';
import { BOTS, MODES, type Mode } from './attributes.ts';
import { elementStyles } from './element-styles.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import { FanShelf } from './fan-shelf.ts';
import { inAllWords, rooms } from './load-room.ts';
import { loadRules } from './load-rules.ts';
import { openRoom, type Page, type PageTexts, type RoomHost } from './open-room.ts';

const VOCABULARY: Vocabulary<Mode> = {
  tag: 'skirmish-neuroshima-hex',
  name: 'Neuroshima Hex',
  modes: MODES,
  bots: BOTS,
  starts: [
    ...['mode', 'armies', 'rules', 'seats', 'seed', 'record', 'setup'],
    ...['position', 'answers', 'hand', 'goal', 'pack', 'companion', 'start'],
  ],
  fixes: ['armies', 'seats'],
};

/** A game that the page says nothing about. */
const NO_TEXTS: PageTexts = {
  armies: '',
  rules: '',
  position: '',
  answers: '',
  hand: '',
  goal: '',
};

type PlayKit = Awaited<ReturnType<typeof rooms.play>>;

/** The frame of a game, and the armies it was made for. */
interface Play {
  readonly armies: FanArmies;
  readonly library: Library;
  readonly frame: GameFrame<State, Setup>;
}

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
 * @csspart tip - what the guided first game says now
 * @csspart legend - every symbol with its meaning
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-now - the accent: what is happening now
 * @cssprop --skirmish-moloch - the colour of an army, and so on for each
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the game is over; `detail.outcome`
 * @fires skirmish-tried - a puzzle was tried; `detail.solved`
 * @fires skirmish-next - the reader wants the next puzzle; only with `next`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishNeuroshimaHex extends EmbeddedGame<State, Setup, Mode> implements RoomHost {
  static override readonly tag: string = VOCABULARY.tag;

  static override styles: CSSResultGroup = [GameElement.styles, frameStyles, elementStyles];

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
    save: {},
    page: {},
    next: { type: Boolean },
    setup: { attribute: false },
  };

  /** `play` (the default), `battle`, `diagram`, `puzzle`, `replay`, `reference` or `table`. */
  declare mode: Mode | Unset;
  /** Armies in the order of first turns: `moloch,borgo`. */
  declare armies: string | Unset;
  /** The edition and what is played otherwise, as positions begin: `3.0!extended!mode-teams`. */
  declare rules: string | Unset;
  /** Who sits where: `human`, `bot`, `quick`, `strong` or `random`. All are people unless told. */
  declare seats: string | Unset;
  /** Where draws come from; the same seed draws the same tiles. By default another each time. */
  declare seed: string | number | Unset;
  /** A game as text: replayed with `mode="replay"`, else played on from its end. */
  declare record: string | Unset;
  /**
   * A position as one line: the battle to step through, the puzzle, or where `play` and `table` go
   * on from. JSON is taken as well, except for a puzzle.
   */
  declare position: string | Unset;
  /** Answers to the choices of that battle, in their order, parted by blanks. */
  declare answers: string | Unset;
  /** Whose turn it is in a position, and what they hold: `borgo:mutant,claws`. */
  declare hand: string | Unset;
  /** What a puzzle wants: `win`, `clear`, `damage-4`, `shield-2`, `keep-3`, one or several. */
  declare goal: string | Unset;
  /** Addresses of army packs, parted by blanks: `armies="marsh,moloch" pack="marsh.json"`. */
  declare pack: string | Unset;
  /**
   * Addresses of companion modules for armies that need one. They are code and run with the page:
   * name only what you trust. A pack can never name one itself.
   */
  declare companion: string | Unset;
  /** A name under which the game is kept in this browser, and gone on with next time. */
  declare save: string | Unset;
  /** The address of a page that reads `?mode=…&record=…`: links lead there, else to this very page. */
  declare page: string | Unset;
  /** The page has another puzzle: once this one is solved, a button asks for it. */
  declare next: boolean | Unset;
  /** Everything at once, as data: edition, mode, armies, options. */
  declare setup: unknown;

  #played: Play | undefined;
  #page: Page | undefined;
  readonly #shelf = new FanShelf();
  #refusalText = '';
  protected readonly vocabulary = VOCABULARY;

  constructor() {
    super();
    this.mode = 'play';
  }

  protected override async loadStart(): Promise<StartRoom> {
    const { startRoom, startStyles } = await rooms.start();
    adoptSheet(this.renderRoot, startStyles);
    return startRoom(this.#shelf.armies, this.armies ?? '', this.rules ?? '');
  }

  protected loadCatalogue(): Promise<Catalogue> {
    return loadRules();
  }

  /** @internal */
  override refusalText(refusal: Refusal): string {
    return this.#page ? this.#refusalText : super.refusalText(refusal);
  }

  protected leave(): void {
    this.#page = undefined;
  }

  /** Fetches the armies that the page brings, and those that travel inside a record. */
  async #gather(record: string, wanted: () => boolean): Promise<void> {
    const { pack, companion } = this;
    const news = await this.#shelf.fill(pack ?? '', companion ?? '', record, wanted);
    if (!news) return;
    this.#shelf.dress(this.renderRoot);
    const { problems } = this.#shelf.armies;
    if (problems.length > 0) this.send('skirmish-error', { problems });
  }

  protected override gather(asked: Asked<Mode>, wanted: () => boolean): Promise<void> {
    return this.#gather(asked.record, wanted);
  }

  protected async enter(asked: Asked<Mode>, wanted: () => boolean): Promise<void> {
    if (!wanted()) return;
    const page = await openRoom(asked.mode, this, this.#shelf.armies, this.#texts());
    if (page === undefined) return this.#openGame(asked, wanted);
    const shown = isProblems(page) ? await inAllWords(page) : page;
    if (!wanted()) return;
    if (isProblems(shown)) this.broken(shown);
    else this.#page = shown;
  }

  async #openGame(asked: Asked<Mode>, wanted: () => boolean): Promise<void> {
    if (asked.mode === 'replay' && !asked.record) return;
    const kit = await rooms.play();
    const play = this.#play(kit);
    if (asked.guide) return this.#openGuide(kit, play, asked, wanted);
    const setup = asked.setup ?? this.setup;
    const from = { ...asked, ...this.#texts(), setup };
    const started = await kit.startSession(play.library, this.#shelf.armies, from);
    const told = isProblems(started) ? await inAllWords(started) : started;
    if (!wanted()) return this.sendAway(told);
    this.sitDown(told, play.frame);
  }

  async #openGuide(
    kit: PlayKit,
    play: Play,
    asked: Asked<Mode>,
    wanted: () => boolean,
  ): Promise<void> {
    const guide = await play.frame.room.guide?.();
    if (!guide) return;
    const { seed, setup } = guide;
    const from = { ...asked, ...NO_TEXTS, seats: [], seed, setup };
    const started = await kit.startSession(play.library, this.#shelf.armies, from);
    await this.sitDownToLearn(started, play.frame, guide, wanted);
  }

  /** The room of the armies that are here, in its frame. */
  #play(kit: PlayKit): Play {
    const { armies } = this.#shelf;
    if (this.#played?.armies === armies) return this.#played;
    const room = new kit.PlayRoom(this, armies);
    this.#played = { armies, library: room.library, frame: new kit.GameFrame(this, room) };
    return this.#played;
  }

  /** What the page wrote; nothing for what it did not write or took away again. */
  #texts(): PageTexts {
    const { armies, rules, position, answers, hand, goal } = this;
    return {
      armies: armies ?? '',
      rules: rules ?? '',
      position: position ?? '',
      answers: answers ?? '',
      hand: hand ?? '',
      goal: goal ?? '',
    };
  }

  /** @internal */
  refused(refusal: Refusal, text: string, spot?: Spot): void {
    this.#refusalText = text;
    this.refuse(refusal, spot);
  }

  /** @internal */
  tried(solved: boolean): void {
    this.send('skirmish-tried', { solved });
  }

  /** @internal */
  nextPuzzle(): (() => void) | undefined {
    return this.next ? () => this.send('skirmish-next', {}) : undefined;
  }

  /** Nothing can be shown; what is wrong with armies of the page is often why. */
  protected override broken(problems: readonly Problem[]): void {
    super.broken([...this.#shelf.armies.problems, ...problems]);
  }

  protected override view(): TemplateResult {
    const { problems } = this.#shelf.armies;
    if (problems.length === 0) return this.#content();
    return html`${this.problemList(problems, sayUi(this.language, 'cannot-use'))} ${this.#content()}`;
  }

  #content(): TemplateResult {
    if (this.#page) return this.#page.view();
    const asking = this.startView();
    if (asking) return asking;
    return this.session && this.frame ? this.frame.view() : this.waitingView();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.problems.length === 0) this.#page?.paint(this.renderRoot);
  }

  protected override async loadWriter() {
    return { write: (await import('../notation/game-text.ts')).makeGameText };
  }

  protected override sources(): Sources {
    return this;
  }

  protected override handedOn(): HandedOn | undefined {
    const shared = this.#page?.shared?.();
    return shared && { ...shared, system: VOCABULARY.name };
  }
}
