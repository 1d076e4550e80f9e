import {
  html,
  type nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { isProblems, problem, type Problem, type Seat } from '@skirmish-kit/core';
import type { Asked, StartRoom, Started, StartWord, Unset, Vocabulary } from './asked.ts';
import { ShareController } from './controllers/share-controller.ts';
import { wordProblems, type UnknownWord } from './attributes.ts';
import type { GameFrame } from './frame/game-frame.ts';
import type { FrameHost } from './frame/game-host.ts';
import type { Guide } from './frame/guide.ts';
import { KeptLesson } from './frame/saved-guide.ts';
import { gameWindow } from './frame/game-window.ts';
import { loadGuidePlayer } from './frame/load-guide.ts';
import { RememberedStart } from './frame/last-start-selection.ts';
import type { StartHost, StartPanel } from './frame/start-panel.ts';
import { Waiting, whenNear } from './frame/loading-indicator.ts';
import { USUAL_WATCHING, type PickedStart } from './frame/start-source.ts';
import { KeptElement } from './kept-element.ts';
import { BotMissing } from './async-bot.ts';
import { parseLaunchOptions, showsStartPanel } from './launch-options.ts';
import { recordGiven } from './record-input.ts';
import { saltsOfGame } from './seal-salts.ts';
import type { Session } from './session.ts';
import type { EarlierGame } from './game-history.ts';
import { linkedHere } from './share/page-link.ts';
import type { HandedOn, Sources } from './share/share-payload.ts';
import { THEMES } from './theme.ts';
import { warnOfMissing } from './warn-of-missing.ts';
import { sayUi } from './ui-messages.ts';

/**
 * A game that pages embed: it reads what the page gave, loads what that needs, begins, keeps the
 * game where it was asked to, and hands it on. What was asked for later counts: whatever was loaded
 * for an earlier wish is dropped.
 */
export abstract class EmbeddedGame<S, Setup, Mode extends string>
  extends KeptElement<S, Setup>
  implements FrameHost<S, Setup>, StartHost
{
  static override properties: PropertyDeclarations = {
    start: {},
    guide: { type: Boolean },
    at: { type: Number },
  };

  abstract mode: Mode | Unset;
  /** A page that reads `?mode=…&record=…`. */
  abstract page: string | Unset;
  abstract seed: string | number | Unset;
  /** `now` begins at once, `ask` shows the start panel whatever else the page says. */
  declare start: StartWord | Unset;
  /** Begins with the guided first game; what else the page says counts after it. */
  declare guide: boolean | Unset;
  /** Where a replay opens: after how many answers, dice included. */
  declare at: number | Unset;

  /** @internal */
  botsMissing = false;
  readonly #waiting = new Waiting(this);
  #keptLesson: KeptLesson | undefined;
  readonly #sharing = new ShareController<S, Setup>(this, {
    system: () => this.vocabulary.name,
    room: () => this.frame?.room,
    payload: () => this.handedOn(),
    sources: () => this.sources(),
    loadWriter: () => this.fetchWriter(),
    write: (game) => this.write(game),
    save: () => this.afterChange(),
  });
  #beginning = 0;
  #panel: StartPanel | undefined;
  #picked: PickedStart | undefined;
  /** An earlier game that is taken up again. */
  #taken = '';
  /** The game that was under way when somebody asked for a new one. */
  #left: Session<S, Setup> | undefined;
  /** A press in the element leads on from what there was: what comes is shown as soon as it is there. */
  #pressed:
    | {
        readonly session: Session<S, Setup> | undefined;
        readonly panel: StartPanel | undefined;
      }
    | undefined;
  /** The game that was under way when somebody asked for the lesson. */
  #beforeLesson: Session<S, Setup> | undefined;

  protected abstract override readonly vocabulary: Vocabulary<Mode>;
  /** Leaves what was shown so far. */
  protected leave(): void {}
  /** Fetches what the page brings besides, such as packs, before anything is asked or begun. */
  protected gather(_asked: Asked<Mode>, _wanted: () => boolean): Promise<void> {
    return Promise.resolve();
  }
  /** Loads what was asked for and shows it, unless it is not wanted any more. */
  protected abstract enter(asked: Asked<Mode>, wanted: () => boolean): Promise<void>;
  /** Loads the start panel; a system without one begins at once. */
  protected loadStart?(): Promise<StartRoom>;
  /** What came with the game and has to go with it. */
  protected sources(): Sources {
    return {};
  }

  protected override prepare(changed: PropertyValues): void {
    if (changed.has('theme')) this.#checkTheme();
    const { starts } = this.vocabulary;
    const asked = ['guide', 'at', ...starts];
    if (!this.hasUpdated) this.#openLinked();
    if (!this.hasUpdated && (this.mode || 'play') === 'play' && this.#lesson.soFar)
      this.guide = true;
    if (this.hasUpdated && !asked.some((name) => changed.has(name))) return;
    if (changed.has('guide') && !this.guide) this.#lesson.drop();
    const before = this.#beforeLesson;
    if (before && !this.guide) {
      this.#beforeLesson = undefined;
      this.begin(before);
      return;
    }
    this.#picked = this.#left = undefined;
    if (this.hasUpdated) void this.restart();
    else whenNear(this, () => void this.restart());
  }

  /** A link to this page may say what is to be shown in it. */
  #openLinked(): void {
    const linked = linkedHere(this);
    if (linked.size === 0) return;
    for (const [name, value] of linked)
      if (name in this) Reflect.set(this, name, name === 'at' ? Number(value) : value);
    void this.updateComplete.then(() => this.scrollIntoView({ block: 'nearest' }));
  }

  /** A theme nobody knows is told like anything else, but costs no game. */
  #checkTheme(): void {
    const theme = this.theme || 'auto';
    const wrong = { path: 'theme', found: String(theme), allowed: THEMES };
    const tell = (found: readonly Problem[]) => this.theme === theme && this.report(found);
    if (!THEMES.includes(theme)) void this.#tellUnknown([wrong], tell);
    else if (this.#themeIsWrong) this.report([]);
  }

  get #themeIsWrong(): boolean {
    return this.problems.some(({ path }) => path === 'theme');
  }

  /** Begins what was asked for; `anew` leaves aside what is kept. */
  protected override async restart(anew = false): Promise<void> {
    const beginning = ++this.#beginning;
    this.openedKept = false;
    const wanted = () => beginning === this.#beginning;
    const asked = this.#ask(anew);
    if ('corruption' in asked) {
      this.opened = asked.record;
      return this.broken([asked.corruption]);
    }
    if ('unknown' in asked)
      return this.#tellUnknown(asked.unknown, (found) => wanted() && this.broken(found));
    if (!this.#themeIsWrong) this.report([]);
    this.opened = asked.record;
    this.keeping = 'kept';
    this.leave();
    this.#closePanel();
    this.begin(undefined);
    this.#waiting.begin();
    if (this.kept) void this.fetchWriter();
    try {
      await this.gather(asked, wanted);
      if (!wanted()) return;
      if (this.#asksFirst(asked)) await this.#openPanel(wanted);
      else await this.enter(asked, wanted);
      if (wanted()) this.requestUpdate();
    } catch (error) {
      warnOfMissing(`<${this.localName}>`, error);
      const message = sayUi(this.language, 'room-missing');
      const where = error instanceof Error ? error.message : '';
      if (wanted()) this.broken([problem(where, 'room-missing', message)]);
    } finally {
      if (wanted()) this.#waiting.end();
    }
  }

  /** Says which words of the page nobody knows. */
  async #tellUnknown(
    unknown: readonly UnknownWord[],
    tell: (problems: readonly Problem[]) => void,
  ): Promise<void> {
    /** Without a language, where the file with the sentences does not come. */
    const bare = ({ path, found, allowed }: UnknownWord) =>
      problem(path, 'not-in-list', `“${found}” ≠ ${allowed.join(', ')}`);
    tell(await wordProblems(unknown).catch(() => unknown.map(bare)));
  }

  /** Reads what is to be launched, and tells the saved game which game is played in its place. */
  #ask(anew: boolean): ReturnType<typeof parseLaunchOptions<Mode>> {
    const { modes, bots } = this.vocabulary;
    const { mode, seats, seed, record, guide, kept } = this;
    const resumed = this.#taken;
    const options = parseLaunchOptions({
      modes,
      bots,
      attributes: { mode, seats, seed, record, guide },
      content: recordGiven(this),
      selection: this.#picked,
      save: kept,
      resumed,
      isNew: anew,
    });
    if ('unknown' in options) return options;
    const isSaved = 'corruption' in options || options.origin === 'save';
    if (isSaved) this.openedKept = kept?.take() !== '';
    else if (options.origin === 'history') {
      this.#taken = '';
      kept?.begin(resumed);
      this.openedKept = kept?.text === resumed;
    } else if (options.origin !== 'guide' && options.origin !== 'replay') kept?.begin();
    return options;
  }

  /** Whether somebody is asked what to play before anything runs. */
  #asksFirst(asked: Asked<Mode>): boolean {
    if (!this.loadStart || this.#picked) return false;
    const { fixes = [] } = this.vocabulary;
    return showsStartPanel(asked, this.start, fixes, (name) => Boolean(Reflect.get(this, name)));
  }

  async #openPanel(wanted: () => boolean): Promise<void> {
    const room = await this.loadStart?.();
    if (!room || !wanted()) return;
    const before = this.#picked ?? { ...this.#memory.read(), ...this.#seatsGiven };
    this.#panel = new room.StartPanel(this, room.source, before);
    this.addController(this.#panel);
    this.requestUpdate();
  }

  get #lesson(): KeptLesson {
    return (this.#keptLesson ??= new KeptLesson(this));
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

  /** What is asked before a game, the game, or that it is coming. */
  protected view(): TemplateResult {
    if (this.#panel) return gameWindow(this.#panel.view());
    return gameWindow(this.session && this.frame ? this.frame.view() : this.waitingView());
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const before = this.#pressed;
    if (!before) return;
    const panel = before.panel === this.#panel ? undefined : this.#panel;
    const isBegun = this.session !== undefined && this.session !== before.session;
    const shown = panel ?? (isBegun ? this.frame : undefined);
    if (!shown) return;
    this.#pressed = undefined;
    void this.updateComplete.then(() => shown.show());
  }

  #press(): void {
    this.#pressed = { session: this.session, panel: this.#panel };
  }

  /** @internal */
  begins(picked: PickedStart): void {
    this.#press();
    this.#memory.write(picked);
    const left = this.#left;
    this.#picked = picked;
    this.#left = undefined;
    this.#inRoom(left, picked.seats, () => void this.restart(true));
  }

  /** Begins once there is room for the game, unless something else was asked for meanwhile. */
  #inRoom(
    left: Session<S, Setup> | undefined,
    seats: readonly string[],
    beginNow: () => void,
  ): void {
    const beginning = ++this.#beginning;
    this.makeRoom(left, seats, () => beginning === this.#beginning && beginNow());
  }

  /** @internal */
  takeUp(game: EarlierGame): void {
    this.#press();
    const left = this.#left;
    this.#left = undefined;
    this.#picked = { draft: undefined, seats: game.seats, seed: '', watching: USUAL_WATCHING };
    this.#taken = game.record;
    this.#inRoom(left, game.seats, () => {
      this.keepTaken(game);
      void this.restart();
    });
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
    return this.sidesOf(left)
      .map((seat) => telling.side(left.game.state, seat, this.language))
      .join(', ');
  }

  /** @internal */
  goBack(): void {
    const left = this.#left;
    if (!left) return;
    this.#press();
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
    const coming = this.writerComing();
    if (coming) {
      const beginning = this.#beginning;
      void coming.then(() => {
        if (beginning === this.#beginning) this.sitDown(started, frame);
        else this.sendAway(started);
      });
    } else if (!isProblems(started)) {
      this.botsMissing = false;
      const { session } = started;
      if (session.isRecorded && this.at) session.walk({ to: this.at });
      if (this.openedKept) session.salts = saltsOfGame(this.opened);
      this.begin(session, frame);
      this.#watch();
      this.run(true);
      if (!started.session.isRecorded && this.kept?.isAnother) this.keeping = this.keptOut;
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
    for (const answer of guide.opening ?? []) started.session.game.answer(answer);
    this.begin(guidedSession(started.session.game, guide.seat), frame);
    const player = new GuidePlayer(this, guide, frame, this.#lesson);
    if (player.at > 0) frame.begin();
    frame.teach(player);
  }

  protected override faulted(error: unknown): void {
    if (!(error instanceof BotMissing)) return super.faulted(error);
    this.botsMissing = true;
    this.announce(sayUi(this.language, 'bot-missing'));
    this.requestUpdate();
  }

  /** @internal */
  loadBotsAgain(): void {
    this.botsMissing = false;
    this.run(true);
  }

  /** @internal */
  playByHand(): void {
    const { session } = this;
    if (!session) return;
    this.botsMissing = false;
    this.begin(session.byHand());
    this.run(true);
  }

  /** @internal */
  learn(): void {
    this.#press();
    this.#lesson.drop();
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
    this.#press();
    this.guide = false;
  }

  /** Shows nothing but what is wrong. */
  protected broken(problems: readonly Problem[]): void {
    this.#pressed = undefined;
    this.begin(undefined);
    this.report(problems);
  }

  /** @internal */
  playOn(): void {
    const { session } = this;
    if (session?.replay) this.begin(session.playOn());
  }

  /** @internal */
  leaveBranch(): void {
    const trunk = this.session?.trunk;
    if (trunk) this.begin(trunk.session);
  }

  /** @internal */
  watch(): void {
    this.walk('first');
    void this.updateComplete.then(() => this.frame?.show());
    this.frame?.autoplay.run(true);
  }

  /** @internal */
  tryFrom(at: number, seat: Seat): void {
    const { session } = this;
    if (!session) return;
    this.#press();
    session.walk({ to: at });
    this.begin(session.playOn(session.botsBut(seat)));
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
    this.#press();
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
  override anew(): void {
    this.#once(this.#sitters);
  }

  get #sitters(): readonly string[] {
    return this.session ? this.sittersOf(this.session) : [];
  }

  /** The same setup with another seed and these people. */
  #once(seats: readonly string[]): void {
    const { session } = this;
    this.#press();
    if (session) {
      const watching = this.#picked?.watching ?? USUAL_WATCHING;
      this.#picked = { draft: { ...Object(session.played.setup) }, seats, seed: '', watching };
    }
    this.#inRoom(session, seats, () => void this.restart(true));
  }

  /** @internal */
  swapSides(): void {
    const [first = 'human', ...rest] = this.#sitters;
    this.#once([...rest, first]);
  }

  protected override notice(): TemplateResult | typeof nothing {
    if (!this.#sharing.hasFailed) return super.notice();
    const text = sayUi(this.language, 'room-missing');
    return html`<p class="panel problem" role="status">${text}</p>`;
  }

  /** While nothing is shown yet; a replay that was given no game says so. */
  protected waitingView(): TemplateResult {
    const nothingToShow = this.mode === 'replay' && this.opened === '';
    return html`<div class="frame waiting" aria-busy=${nothingToShow ? 'false' : 'true'}>
        ${
          nothingToShow
            ? html`<div class="top">${sayUi(this.language, 'no-record')}</div>`
            : html`<div class="set-out">
                ${this.#waiting.view(this.language, () => void this.restart())}
              </div>`
        }
        <div class="board"></div>
      </div>
      <slot
        class="fallback ${this.mode === 'replay' ? '' : 'shown'}"
        @slotchange=${this.#onSlot}
      ></slot>`;
  }

  /** Children that arrive after the element: a record inside the tag. */
  readonly #onSlot = (): void => {
    const record = recordGiven(this);
    if (this.mode === 'replay' && record && record !== this.opened) void this.restart();
  };

  /** @internal */
  shareView(): unknown {
    return this.#sharing.view();
  }

  /** @internal */
  share(): Promise<void> {
    return this.#sharing.open();
  }

  /** What is shown where no game is: a battle, a puzzle. */
  protected handedOn(): HandedOn | undefined {
    return undefined;
  }
}
