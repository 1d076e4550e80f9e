import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { isProblems, problem, type Game, type Problem, type SetupDraft } from '@skirmish-kit/core';
import { readSeats, unknownWord, type Seats } from './attributes.ts';
import type { GameFrame } from './frame/game-frame.ts';
import type { FrameHost } from './frame/game-host.ts';
import type { Guide } from './frame/guide.ts';
import { loadGuidePlayer } from './frame/load-learning.ts';
import { RememberedStart } from './frame/remembered-start.ts';
import type { StartHost, StartPanel } from './frame/start-panel.ts';
import { USUAL_WATCHING, type PickedStart, type StartSource } from './frame/start-source.ts';
import { GameElement } from './game-element.ts';
import { KeptGame, type Keeping } from './kept-game.ts';
import { recordGiven } from './record-given.ts';
import type { Session } from './session.ts';
import { copyField, openShare, shareDialog, type Shared } from './share-dialog.ts';
import { shareGame, type Sources } from './share-game.ts';
import { THEMES } from './theme.ts';
import { sayUi } from './ui-words.ts';

/** What a page leaves out, or takes away again: frameworks do the one by the other. */
export type Unset = null | undefined;

/** What a page asked for, read and understood. */
export interface Asked<Mode extends string> {
  readonly mode: Mode;
  readonly seats: Seats;
  /** The game to show or to go on with; empty for a new one. */
  readonly record: string;
  /** What was picked in the start panel: the setup to read. */
  readonly setup: SetupDraft | undefined;
  /** Where chance comes from; nothing for another seed each time. */
  readonly seed: unknown;
  /** Whether it is the guided first game. */
  readonly guide: boolean;
}

/** What an element is called, and what it understands in its attributes. */
export interface Vocabulary<Mode extends string> {
  readonly tag: string;
  readonly modes: readonly Mode[];
  readonly bots: readonly string[];
  /** Attributes and properties that make another game when they change. */
  readonly starts: readonly string[];
  /**
   * Attributes that together fix who plays what, so that nobody is asked before a game; a seed, a
   * position or a setup fixes it alone.
   */
  readonly fixes?: readonly string[];
}

/** Each of these fixes a game. */
const FIXES_ALONE = ['seed', 'position', 'setup'];

/** The start panel of a system, loaded when somebody is to pick. */
export interface StartRoom {
  readonly StartPanel: typeof StartPanel;
  readonly source: StartSource;
}

/** Whether the start panel comes first: `ask`, `now`, or as the page's other attributes say. */
export type StartWord = 'ask' | 'now';

/** A game that can begin; `botsMissing` when people have to play for bots that did not load. */
export interface Started<S, Setup> {
  readonly session: Session<S, Setup>;
  readonly botsMissing: boolean;
}

/**
 * A game that pages embed: it reads what the page gave, loads what that needs, begins, keeps the
 * game where it was asked to, and hands it on. What was asked for later counts: whatever was loaded
 * for an earlier wish is dropped.
 */
export abstract class EmbeddedGame<S, Setup, Mode extends string>
  extends GameElement<S, Setup>
  implements FrameHost<S, Setup>, StartHost
{
  static override properties: PropertyDeclarations = { start: {}, guide: { type: Boolean } };

  abstract mode: Mode | Unset;
  /** Who sits where, as in `human,bot`. */
  abstract seats: string | Unset;
  abstract record: string | Unset;
  /** A name under which the game is kept in this browser. */
  abstract save: string | Unset;
  /** A page that reads `?mode=…&record=…`. */
  abstract page: string | Unset;
  abstract seed: string | number | Unset;
  /** `now` begins at once, `ask` shows the start panel whatever else the page says. */
  declare start: StartWord | Unset;
  /** Begins with the guided first game; what else the page says counts after it. */
  declare guide: boolean | Unset;

  /** @internal */
  botsMissing = false;
  protected shared: Shared = {};
  /** The record that is shown or being opened. */
  #opened = '';
  /** Whether that is the game that is kept here. */
  #openedKept = false;
  #beginning = 0;
  #place: KeptGame | undefined;
  #keeping: Keeping = 'kept';
  #panel: StartPanel | undefined;
  #picked: PickedStart | undefined;
  /** The game that was under way when somebody asked for a new one. */
  #left: Session<S, Setup> | undefined;
  /** Somebody has asked for the lesson, and is to be led to its first tip. */
  #learnPressed = false;
  /** The game that was under way when somebody asked for the lesson. */
  #beforeLesson: Session<S, Setup> | undefined;

  protected abstract readonly vocabulary: Vocabulary<Mode>;
  /** Leaves what was shown so far. */
  protected abstract leave(): void;
  /** Fetches what the page brings besides, such as packs, before anything is asked or begun. */
  protected gather(_asked: Asked<Mode>, _wanted: () => boolean): Promise<void> {
    return Promise.resolve();
  }
  /** Loads what was asked for and shows it, unless it is not wanted any more. */
  protected abstract enter(asked: Asked<Mode>, wanted: () => boolean): Promise<void>;
  /** The game as text, as records have it. */
  protected abstract write(game: Game<S, Setup>): string;
  /** Loads the start panel; a system without one begins at once. */
  protected loadStart?(): Promise<StartRoom>;
  /** What came with the game and has to go with it. */
  protected sources(): Sources {
    return {};
  }

  protected override prepare(changed: PropertyValues): void {
    if (changed.has('theme')) this.#checkTheme();
    const { starts } = this.vocabulary;
    const asked = ['guide', ...starts];
    if (this.hasUpdated && !asked.some((name) => changed.has(name))) return;
    const before = this.#beforeLesson;
    if (before && !this.guide) {
      this.#beforeLesson = undefined;
      this.begin(before);
      return;
    }
    this.#picked = this.#left = undefined;
    void this.restart();
  }

  /** A theme nobody knows is told like anything else, but costs no game. */
  #checkTheme(): void {
    const theme = this.theme || 'auto';
    if (!THEMES.includes(theme)) this.report([unknownWord('theme', String(theme), THEMES)]);
    else if (this.#themeIsWrong) this.report([]);
  }

  get #themeIsWrong(): boolean {
    return this.problems.some(({ path }) => path === 'theme');
  }

  /** Begins what was asked for; `anew` leaves aside what is kept. */
  protected async restart(anew = false): Promise<void> {
    const beginning = ++this.#beginning;
    this.#openedKept = false;
    const wanted = () => beginning === this.#beginning;
    const asked = this.#ask(anew);
    if (isProblems(asked)) return this.broken(asked);
    if (!this.#themeIsWrong) this.report([]);
    this.#opened = asked.record;
    this.#keeping = 'kept';
    this.leave();
    this.#closePanel();
    this.begin(undefined);
    try {
      await this.gather(asked, wanted);
      if (!wanted()) return;
      if (this.#asksFirst(asked)) await this.#openPanel(wanted);
      else await this.enter(asked, wanted);
      if (wanted()) this.requestUpdate();
    } catch (error) {
      const message = sayUi(this.language, 'room-missing');
      const where = error instanceof Error ? error.message : '';
      if (wanted()) this.broken([problem(where, 'room-missing', message)]);
    }
  }

  /** Mode, seats and record, or what is wrong with them. */
  #ask(anew: boolean): Asked<Mode> | readonly Problem[] {
    const { modes, bots } = this.vocabulary;
    const word = this.mode || 'play';
    const mode = modes.find((each) => each === word);
    if (!mode) return [unknownWord('mode', String(word), modes)];
    const seats = readSeats(this.#picked?.seats.join() ?? this.seats ?? '', bots);
    if (isProblems(seats)) return seats;
    const setup = this.#picked?.draft;
    const seed = this.#picked ? this.#picked.seed : this.seed;
    const guide = mode === 'play' && this.guide === true;
    const asked = { mode, seats, setup, seed, guide };
    if (guide) return { ...asked, record: '' };
    if (mode === 'replay') return { ...asked, record: recordGiven(this) };
    const kept = this.#kept;
    if (!this.record && !anew) {
      const record = kept?.take() ?? '';
      this.#openedKept = record !== '';
      return { ...asked, record };
    }
    kept?.begin();
    return { ...asked, record: anew ? '' : this.record || '' };
  }

  /** Whether somebody is asked what to play before anything runs. */
  #asksFirst({ mode, record, guide }: Asked<Mode>): boolean {
    const isGame = !guide && (mode === 'play' || mode === 'table');
    if (!this.loadStart || !isGame || record || this.#picked || this.start === 'now') return false;
    const given = (name: string) =>
      Boolean(Reflect.get(this, name)) || (name === 'seats' && mode === 'table');
    const { fixes = [] } = this.vocabulary;
    const isFixed = FIXES_ALONE.some(given) || (fixes.length > 0 && fixes.every(given));
    return this.start === 'ask' || !isFixed;
  }

  async #openPanel(wanted: () => boolean): Promise<void> {
    const room = await this.loadStart?.();
    if (!room || !wanted()) return;
    const before = this.#picked ?? { ...this.#memory.read(), ...this.#seatsGiven };
    this.#panel = new room.StartPanel(this, room.source, before);
    this.addController(this.#panel);
    this.requestUpdate();
  }

  get #memory(): RememberedStart {
    return new RememberedStart(this.vocabulary.tag);
  }

  get #seatsGiven(): Pick<PickedStart, 'seats'> | undefined {
    const seats = (this.seats ?? '').split(/[\s,]+/).filter(Boolean);
    return seats.length > 0 ? { seats } : undefined;
  }

  #closePanel(): void {
    if (this.#panel) this.removeController(this.#panel);
    this.#panel = undefined;
  }

  /** What is asked before a game; nothing while one is shown. */
  protected startView(): TemplateResult | undefined {
    return this.#panel?.view();
  }

  /** @internal */
  begins(picked: PickedStart): void {
    this.#memory.write(picked);
    this.#picked = picked;
    this.#left = undefined;
    this.#kept?.drop();
    void this.restart(true);
  }

  /** @internal */
  addPack(address: string): void {
    const before: unknown = Reflect.get(this, 'pack');
    Reflect.set(this, 'pack', [before, address].filter(Boolean).join(' '));
  }

  /** @internal */
  get underWay(): string | undefined {
    const { frame } = this;
    const left = this.#left;
    if (!left || !frame || left.game.outcome) return undefined;
    const { telling } = frame.room;
    return Array.from({ length: left.game.system.seats(left.game.state) }, (_, seat) =>
      telling.side(left.game.state, seat, this.language),
    ).join(', ');
  }

  /** @internal */
  goBack(): void {
    const left = this.#left;
    if (!left) return;
    this.#closePanel();
    this.begin(left);
  }

  /** A game that nobody wants any more: its bots lay down what they hold. */
  protected sendAway(started: Started<S, Setup> | readonly Problem[]): void {
    if (!isProblems(started)) started.session.rest();
  }

  /** Sits down to a game that has been made ready, or tells why there is none. */
  protected sitDown(
    started: Started<S, Setup> | readonly Problem[],
    frame: GameFrame<S, Setup> | undefined = this.frame,
  ): void {
    if (!isProblems(started)) {
      this.botsMissing = started.botsMissing;
      this.begin(started.session, frame);
      this.#watch();
      this.run(true);
      if (!started.session.isRecorded && this.#kept?.isAnother) this.#keeping = 'another';
    } else {
      this.broken(started);
    }
  }

  /** Begins a guided game that has been made ready, with its tips. */
  protected async sitDownToLearn(
    started: Started<S, Setup> | readonly Problem[],
    frame: GameFrame<S, Setup>,
    guide: Guide,
    wanted: () => boolean,
  ): Promise<void> {
    const { GuidePlayer, guidedSession } = await loadGuidePlayer();
    if (!wanted()) return this.sendAway(started);
    if (isProblems(started)) return this.broken(started);
    this.begin(guidedSession(started.session.game, guide.seat), frame);
    const player = new GuidePlayer(this, guide, frame);
    frame.teach(player);
    if (!this.#learnPressed) return;
    this.#learnPressed = false;
    await this.updateComplete;
    player.focus();
  }

  /** @internal */
  learn(): void {
    this.#learnPressed = true;
    if (this.guide === true) {
      void this.restart();
      return;
    }
    const session = this.session ?? this.#left;
    const isUnderWay = session?.canUndo && !session.isRecorded && !session.game.outcome;
    this.#beforeLesson = isUnderWay ? session : undefined;
    this.guide = true;
  }

  /** @internal */
  leaveLesson(): void {
    this.guide = false;
  }

  /** Shows nothing but what is wrong. */
  protected broken(problems: readonly Problem[]): void {
    this.begin(undefined);
    this.report(problems);
  }

  /** @internal */
  playOn(): void {
    const { session } = this;
    if (session?.replay) this.begin(session.playOn());
  }

  /** How bots and battles are watched, as it was picked. */
  #watch(): void {
    const { moves, films } =
      this.#picked?.watching ?? this.#memory.read().watching ?? USUAL_WATCHING;
    if (moves === 'at-once') this.pace = 0;
    if (this.frame) this.frame.films = films;
  }

  /** @internal */
  again(): void {
    if (!this.loadStart || this.problems.length > 0) return this.anew();
    const beginning = ++this.#beginning;
    this.#left = this.session;
    this.#closePanel();
    this.begin(undefined);
    void this.#openPanel(() => beginning === this.#beginning);
  }

  /**
   * The same once more, with other chances.
   * @internal
   */
  anew(): void {
    this.#once(this.#sitters);
  }

  /** Who sits where in the game that is shown. */
  get #sitters(): readonly string[] {
    const { session } = this;
    if (!session) return [];
    const { system, state } = session.played;
    const all = Array.from({ length: system.seats(state) }, (_, seat) => seat);
    return all.map((seat) => session.bots.get(seat)?.id ?? 'human');
  }

  /** The same setup with another seed and these people. */
  #once(seats: readonly string[]): void {
    const { session } = this;
    this.#kept?.drop();
    if (session) {
      const watching = this.#picked?.watching ?? USUAL_WATCHING;
      this.#picked = { draft: { ...Object(session.played.setup) }, seats, seed: '', watching };
    }
    void this.restart(true);
  }

  /** @internal */
  swapSides(): void {
    const [first = 'human', ...rest] = this.#sitters;
    this.#once([...rest, first]);
  }

  /** Where the game is kept; `undefined` when nobody wants it kept. */
  get #kept(): KeptGame | undefined {
    if (!this.save || this.guide === true) return undefined;
    const place = `${this.vocabulary.tag}:${this.save}`;
    if (this.#place?.place !== place) this.#place = new KeptGame(place);
    return this.#place;
  }

  protected override afterChange(): void {
    this.#keep((kept, text) => kept.write(text));
  }

  #keep(write: (kept: KeptGame, text: string) => Keeping): void {
    const { session } = this;
    const kept = this.#kept;
    if (!kept || !session || session.isRecorded) return;
    this.#keeping = write(kept, this.write(session.played));
    this.requestUpdate();
  }

  /** A game that is not being kept although somebody wants it to be says so. */
  protected override notice(): TemplateResult | typeof nothing {
    if (this.#keeping === 'kept' || !this.save) return nothing;
    const { language, save } = this;
    if (this.#keeping === 'not-kept')
      return html`<p class="panel problem" role="status">${sayUi(language, 'not-kept')}</p>`;
    return html`<div class="panel problem" role="status">
      <p>${sayUi(language, 'kept-another', { name: save })}</p>
      <button type="button" @click=${() => this.#keep((kept, text) => kept.replace(text))}>
        ${sayUi(language, 'keep-this-one')}
      </button>
      <button type="button" @click=${() => this.#openKept()}>
        ${sayUi(language, 'open-kept')}
      </button>
    </div>`;
  }

  /** Leaves the record that the page gave for the game that is kept. */
  #openKept(): void {
    if (this.record) this.record = '';
    else void this.restart();
  }

  /** Of a kept game that cannot be opened nothing is lost: the reader decides what becomes of it. */
  protected override problemPanel(): TemplateResult {
    if (!this.#openedKept) return super.problemPanel();
    const { language } = this;
    return html`${this.problemList(this.problems, 'kept-unreadable')}
      <div class="panel kept">
        <p>${sayUi(language, 'kept-still-there')}</p>
        <button type="button" @click=${() => void this.restart()}>
          ${sayUi(language, 'try-again')}
        </button>
        <button type="button" @click=${() => this.anew()}>${sayUi(language, 'start-anew')}</button>
        ${copyField(language, 'kept-text', this.#opened, (text) => this.announce(text))}
        <p class="note" role="status"></p>
      </div>`;
  }

  /** While nothing is shown yet; a replay that was given no game says so. */
  protected waitingView(): TemplateResult {
    const nothingToShow = this.mode === 'replay' && this.#opened === '';
    return html`<div class="frame waiting" aria-busy=${nothingToShow ? 'false' : 'true'}>
        <div class="top">${nothingToShow ? sayUi(this.language, 'no-record') : '…'}</div>
        <div class="board"></div>
      </div>
      <slot class="fallback" @slotchange=${this.#onSlot}></slot>`;
  }

  /** Children that arrive after the element: a record inside the tag. */
  readonly #onSlot = (): void => {
    const record = recordGiven(this);
    if (this.mode === 'replay' && record && record !== this.#opened) void this.restart();
  };

  /** @internal */
  shareView(): TemplateResult {
    return shareDialog(this.language, this.shared, (text) => this.announce(text));
  }

  /** @internal */
  async share(): Promise<void> {
    this.shared = await this.handedOn();
    this.requestUpdate();
    await this.updateComplete;
    openShare(this.renderRoot);
  }

  protected async handedOn(): Promise<Shared> {
    if (!this.session) return {};
    const { played } = this.session;
    const record = this.write(played);
    const shared = await shareGame(
      this.vocabulary.tag,
      record,
      this.page ?? undefined,
      this.sources(),
    );
    return { ...shared, showsHidden: played.system.view !== undefined && !played.outcome };
  }
}
