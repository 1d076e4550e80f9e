import { html, nothing, type TemplateResult } from 'lit';
import {
  logFor,
  problemPlaceText,
  problemText,
  type LogEntry,
  type ReportedGame,
  type Report,
  type Messages,
} from '@skirmish-kit/core';
import { LazyModule } from '../lazy-module.ts';
import { Cached } from '../cache.ts';
import type { SessionSnapshot } from '../game-snapshot.ts';
import { restoreFocus } from '../restore-focus.ts';
import { isTextInput } from '../text-input-keys.ts';
import { uiText } from '../ui-messages.ts';
import { answerButtons } from './answer-buttons.ts';
import { WholeWindowController } from '../controllers/whole-window-controller.ts';
import { IdleTurnController } from '../controllers/idle-turn-controller.ts';
import { AutoplayController } from '../controllers/autoplay-controller.ts';
import { BoardInWindow } from './board-in-window.ts';
import type { CardController } from '../controllers/card-controller.ts';
import type { GameOverView } from './game-over/game-over-view.ts';
import type { FilmPlayer } from './film-player.ts';
import { rollOf } from './log-formatter.ts';
import { ExtrasLoader, type RoomExtras } from './room-extras.ts';
import { frameText, type FrameKey } from './frame-messages.ts';
import type { GameHost } from '../game-host.ts';
import type { GameView, DicePrompt } from './game-view.ts';
import { gameTools } from './game-tools.ts';
import { mainBar } from './main-bar.ts';
import type { GuidePlayer } from './guide-player.ts';
import type { LegendDialog } from './legend-dialog.ts';
import { loadLegendDialog } from './load-guide.ts';
import type { TextViewPanel } from './text-view-panel.ts';
import { sidesView } from './side-list.ts';
import { turnBanner, withoutSide, type TurnBanner } from './turn-banner.ts';
import { retryButton } from './loading-indicator.ts';
import { timelineView } from './timeline.ts';

/** The view of a finished game. */
interface GameOverModule<S> {
  readonly GameOverView: typeof GameOverView;
  readonly reportOf: ((game: ReportedGame<S>) => Report) | undefined;
}

/**
 * Everything around a game, the same in every system: sides with their points, whose turn it is and
 * what to do, tools, log, the way through the game, films that hold it. A system puts its
 * {@link GameView} into it.
 */
export class GameFrame<S, Setup> {
  readonly room: GameView<S>;
  /** The events of the current film. */
  film: FilmPlayer<S> | undefined;
  /** Whether battles run, wait for a press at each picture, or are not shown. */
  films: 'film' | 'step' | 'skip' = 'film';
  /** A game that was played goes by of itself. */
  readonly autoplay: AutoplayController<S, Setup>;
  /** The tips of a guided first game. */
  activeGuide: GuidePlayer<S, Setup> | undefined;
  #legend: LegendDialog | undefined;
  #fileMissing = false;
  readonly #host: GameHost<S, Setup>;
  /** The game in words, loaded after the first question. */
  readonly #text: LazyModule<TextViewPanel<S>>;
  /** Opens cards, loaded after the first question. */
  readonly #cards: LazyModule<CardController>;
  #isShown = false;
  readonly #board: BoardInWindow;
  readonly #whole: WholeWindowController;
  readonly #idleTurns: IdleTurnController;
  readonly #restoreFocus: ReturnType<typeof restoreFocus>;
  /** The snapshot that the next film begins with. */
  #before: SessionSnapshot<S, Setup> | undefined;
  /** The part of the log that the film shows. */
  #filmed: readonly LogEntry[] = [];
  /** The view of a finished game, loaded when one is over. */
  readonly #endings: LazyModule<GameOverModule<S>>;
  /** The film player, loaded when a game begins; a game continues without it. */
  readonly #films: LazyModule<{ readonly FilmPlayer: typeof FilmPlayer }>;
  /** The prompt for real dice and draws, loaded when a player uses them. */
  readonly #dice: LazyModule<DicePrompt<S>>;
  readonly #messages = new Cached<Messages<S>>();
  #ending: GameOverView<S, Setup> | undefined;
  readonly #extras: ExtrasLoader<S, Setup>;

  constructor(host: GameHost<S, Setup>, room: GameView<S>) {
    this.#host = host;
    this.room = room;
    this.#cards = new LazyModule(host, async () => {
      const { CardController: Cards } = await import('../controllers/card-controller.ts');
      const cards = new Cards(host, room, () => this.activeGuide && host.requestUpdate());
      if (this.#isShown) host.addController(cards);
      return cards;
    });
    this.#board = new BoardInWindow(host);
    this.#whole = new WholeWindowController(host);
    this.#idleTurns = new IdleTurnController({
      host,
      idleAnswer: () => host.snapshot && room.idleAnswer?.(host.snapshot),
      isHeld: () => this.film !== undefined || this.isPassingDevice,
    });
    this.autoplay = new AutoplayController(host, () => this.film !== undefined);
    this.#endings = new LazyModule(host, async () => {
      const [{ GameOverView }, reportOf] = await Promise.all([
        import('./game-over/game-over-view.ts'),
        room.report?.(),
      ]);
      return { GameOverView, reportOf };
    });
    this.#films = new LazyModule(host, () => import('./film-player.ts'));
    this.#dice = new LazyModule(host, () => room.drawPrompt?.() ?? import('./dice-prompt.ts'));
    this.#extras = new ExtrasLoader(host, room, {
      show: (at) => host.commands.seek({ to: at }),
      watchAll: (at) => {
        host.commands.seek({ to: at });
        this.autoplay.run(true);
      },
    });
    const textSource = async () => {
      await this.#extras.load();
      return this.extras?.text;
    };
    this.#text = new LazyModule(host, async () => {
      const { TextViewPanel: Panel } = await import('./text-view-panel.ts');
      return new Panel(host, textSource, (card) => this.#cards.value?.open(card));
    });
    this.#restoreFocus = restoreFocus(...(room.focusOrder ?? GO_ON));
  }

  /** The element shows it from now on. */
  enter(): void {
    this.#host.addController(this.room);
    this.#isShown = true;
    const cards = this.#cards.value;
    if (cards) this.#host.addController(cards);
    this.#host.addController(this.#board);
    this.#host.addController(this.#whole);
    this.#host.addController(this.#idleTurns);
    this.#host.addController(this.autoplay);
  }

  leave(): void {
    this.#ending?.stop();
    this.#ending = undefined;
    this.#stopFilm();
    this.setGuide(undefined);
    this.#host.removeController(this.room);
    this.room.hostDisconnected?.();
    this.#isShown = false;
    const cards = this.#cards.value;
    if (cards) this.#host.removeController(cards);
    this.#host.removeController(this.#board);
    this.#host.removeController(this.#whole);
    this.#host.removeController(this.#idleTurns);
    this.#host.removeController(this.autoplay);
    this.autoplay.run(false);
    cards?.hostDisconnected();
    this.#board.hostDisconnected();
    this.#whole.hostDisconnected();
  }

  /** Leads through the game with tips, or stops doing so. */
  setGuide(player: GuidePlayer<S, Setup> | undefined): void {
    if (this.activeGuide) this.#host.removeController(this.activeGuide);
    this.activeGuide = player;
    if (!player) return;
    this.#cards.value?.close();
    this.#host.addController(player);
  }

  /** The messages of the system, with those that were loaded; the same object until more are loaded. */
  get messages(): Messages<S> {
    const { messages } = this.room;
    const { events, refusals } = this.extras ?? {};
    if (!events && !refusals) return messages;
    return this.#messages.get([messages, events, refusals], () => ({
      ...messages,
      events: { ...messages.events, ...events },
      refusals: { ...refusals, ...messages.refusals },
    }));
  }

  /** Optional views of the game, once they are loaded. */
  get extras(): RoomExtras<S> | undefined {
    return this.#extras.value;
  }

  /** Whether something that is loaded after the first question is still on its way. */
  get #isLoading(): boolean {
    const others = [this.#cards.status, this.#text.status];
    return this.#extras.isLoading || others.includes('loading');
  }

  /** Starts after the first question: the guided game waits for it, other games continue without. */
  async ready(): Promise<void> {
    const film = this.room.film && [this.#films.load(), this.room.loadFilm?.()];
    await Promise.all([
      this.#extras.load(),
      this.#cards.load(),
      this.#text.load(),
      ...(film ?? []),
    ]);
  }

  /** The thing whose card is open. */
  get inspected(): string | undefined {
    return this.#cards.value?.cardId;
  }

  /** Opens a card, which stays until it is put away. */
  inspect(thing: string): void {
    void this.#cards.load().then(() => this.#cards.value?.open(thing, true));
  }

  /** Brings banner and board into the window and goes to the board, once a press has begun a game. */
  show(): void {
    this.#board.show();
  }

  async #openLegend(): Promise<void> {
    const { room } = this;
    this.#fileMissing = false;
    if (!this.#legend && room.legend) {
      const [{ LegendDialog }, legend] = await Promise.all([loadLegendDialog(), room.legend()]);
      this.#legend = new LegendDialog(this.#host, legend);
      this.#host.requestUpdate();
      await this.#host.updateComplete;
    }
    this.#legend?.open();
  }

  /** A game begins, or stands elsewhere than before. */
  begin(): void {
    this.#stopFilm();
    this.#extras.reset();
    this.room.reset();
    this.#cards.value?.forget();
    this.#text.value?.forget();
    this.#before = this.#host.session?.snapshot;
    if (this.#host.session?.game.chances === 'asked') void this.#dice.load();
    void this.ready();
  }

  /** The game has moved on; what happened is filmed where there is something to see. */
  gameAdvanced(): void {
    const { session } = this.#host;
    const before = this.#before;
    this.#extras.moved(before?.logLength ?? 0, session?.bot !== undefined);
    this.#stopFilm();
    this.room.reset();
    this.#cards.value?.forget();
    this.#text.value?.forget();
    const isShown = this.films !== 'skip' && !session?.isBeforeFirstMove;
    if (before && session && this.room.film && isShown) {
      const visible = logFor(session.game.log.slice(before.logLength), session.viewer);
      const { budget } = this.#host.commands;
      const { haste } = budget;
      const filmed = this.room.film(before.stateFor(session.viewer), visible);
      // Late in a long turn nothing is filmed any more: it is in the log.
      const frames =
        haste === Infinity ? [] : filmed.map((frame) => ({ ...frame, hold: frame.hold / haste }));
      this.#filmed = visible;
      const runs = this.films === 'film';
      const player = this.#films.value?.FilmPlayer;
      if (frames.length > 0 && player) {
        if (runs) budget.spend(frames.reduce((sum, { hold }) => sum + hold, 0));
        this.film = new player(
          this.#host,
          frames,
          () => this.#goOn(),
          runs,
          (roll) => this.#rollView(roll),
        );
      }
    }
    this.#before = session?.snapshot;
  }

  #stopFilm(): void {
    if (this.film) this.#host.removeController(this.film);
    this.film?.hostDisconnected();
    this.film = undefined;
  }

  #goOn(): void {
    this.film = undefined;
    this.#host.commands.resume();
    this.autoplay.wait();
  }

  /** The dice of a film, before anything has come of them. */
  #rollView(roll: LogEntry): unknown {
    const { extras } = this;
    const shown = rollOf(roll, extras?.readRoll?.(roll, []));
    return shown && extras?.dice?.(shown, this.#host.language);
  }

  /** How much of the log may be read: a film tells its end when it is reached. */
  get visibleLogLength(): number {
    const next = this.film?.frame && this.#filmed[this.film.frame.until];
    return next ? (this.#host.session?.game.log.indexOf(next) ?? Infinity) : Infinity;
  }

  /** Whether the device has to be passed on before anything is shown that others may not see. */
  get isPassingDevice(): boolean {
    const { session } = this.#host;
    if (session?.isPublic) return true;
    return session?.pendingPass !== undefined && session.hasHiddenInfo;
  }

  #say(key: FrameKey, params?: Parameters<typeof frameText>[2]): string {
    return frameText(this.#host.language, key, params);
  }

  /** The current question or the result, with its side. */
  prompt(): string {
    const { who, text } = this.#banner();
    return this.film || this.#host.session?.replay ? text : `${who}. ${text}`;
  }

  view(): TemplateResult {
    const { room } = this;
    const host = this.#host;
    const { session, snapshot } = host;
    if (!session || !snapshot) return html`${nothing}`;
    const recorded = session.isRecorded;
    const ended = this.#ended();
    const preview = this.room.preview?.();
    return html`<section
      class="frame game ${ended ? 'ended' : ''} ${preview ? 'previewing' : ''}"
      part="frame"
      ?data-loading=${this.#isLoading}
      @keydown=${this.#onKey}
      @click=${this.#restoreFocus}
    >
      <header class="top" part="header top">
        <h2 class="spoken">${room.title(snapshot)}</h2>
        ${sidesView(host.language, room.sides(snapshot), session, this.#asked)}
      </header>
      ${turnBanner(this.#banner())}
      ${room.board(snapshot, [
        preview ? nothing : host.views.refusal(),
        preview ? html`<p class="preview-sign">${this.#say('not-played')}</p>` : nothing,
      ])}
      <div class="words">
        <div class="actions" part="actions">
          <div class="deeds" tabindex="-1">
            ${this.activeGuide?.view(this.film !== undefined) ?? nothing}
            ${this.film || preview ? nothing : (this.#extras.since?.view() ?? nothing)}
            ${ended?.view() ?? (recorded ? nothing : (this.#roll() ?? room.actions?.(snapshot) ?? answerButtons(host)))}
            ${(ended ? room.panelsAtEnd?.() : room.panels?.(snapshot)) ?? nothing}
            ${recorded ? nothing : this.#text.value?.view()}
          </div>
          ${!ended && recorded ? nothing : mainBar(host, this.film, ended?.bar() ?? room.bar?.())}
        </div>
        <div class="side" part="side">
          <div class="about">
            ${this.#notices()} ${preview ? nothing : this.#cards.value?.view()} ${host.views.rule()}
          </div>
          ${host.views.log()}
        </div>
        ${this.film?.view() ?? preview?.foot ?? timelineView(host, room, this.autoplay)}
      </div>
      <div class="rail" part="rail">
        <slot name="home"></slot>
        <div class="view-tools" part="view-tools">${room.viewTools?.() ?? nothing}</div>
        ${gameTools(host, {
          text: () => this.#openText((panel) => panel.goTo()),
          legend: room.legend && (() => void this.#openLegend().catch(() => this.#notHere())),
          guide: room.guide && (() => host.commands.startGuide()),
          whole: this.#whole,
        })}
      </div>
      ${this.activeGuide?.ring(this.film !== undefined) ?? nothing} ${host.views.share()}
      ${this.#legend?.view() ?? nothing}
    </section>`;
  }

  /** How the game ended, once what shows it is here; the film of its last battle comes first. */
  #ended(): GameOverView<S, Setup> | undefined {
    const { session } = this.#host;
    const outcome = session?.replay ? undefined : session?.game.outcome;
    if (!session || !outcome || this.film) return undefined;
    const endings = this.#endings.value;
    if (!endings) return undefined;
    const { GameOverView, reportOf } = endings;
    if (this.#ending?.session !== session) {
      this.#ending?.stop();
      this.#ending = new GameOverView(this.#host, this.room, session, outcome, reportOf);
    }
    return this.#ending;
  }

  /** The roll that a player has to make at a real table. */
  #roll(): TemplateResult | typeof nothing | undefined {
    const { session } = this.#host;
    if (session?.ask?.kind !== 'chance' || session.replay) return undefined;
    return this.#dice.value?.dicePrompt(this.#host, session, session.ask) ?? nothing;
  }

  #openText(open: (panel: TextViewPanel<S>) => unknown): void {
    void this.#text.load().then(() => {
      const panel = this.#text.value;
      if (panel) open(panel);
      else this.#notHere();
    });
  }

  /** A file beside the element did not come. */
  #notHere(): void {
    this.#fileMissing = true;
    this.#host.requestUpdate();
  }

  /** The seat that is asked, while nobody looks at something else. */
  get #asked(): number | undefined {
    const { session } = this.#host;
    return this.film || session?.isRecorded ? undefined : session?.ask?.who;
  }

  #notices(): unknown {
    const { language, commands, session } = this.#host;
    const found = session?.replay?.problem;
    return html`${this.film?.roll() ?? nothing}${
      this.#fileMissing || this.#dice.hasFailed
        ? html`<p class="panel problem" role="alert">${uiText(language, 'room-missing')}</p>`
        : nothing
    }
    ${
      commands.botsMissing
        ? html`<div class="panel problem">
            <p>${uiText(language, 'bot-missing')}</p>
            <p class="row">
              ${retryButton(language, () => this.#host.commands.loadBotsAgain())}
              <button type="button" @click=${() => this.#host.commands.playByHand()}>
                ${uiText(language, 'play-by-hand')}
              </button>
            </p>
          </div>`
        : nothing
    }
    ${
      found
        ? html`<p class="panel problem">
            ${problemPlaceText(found, language)}: ${problemText(found, language)}
          </p>`
        : nothing
    }`;
  }

  #banner(): TurnBanner {
    const { session, snapshot } = this.#host;
    const frame = this.film?.frame;
    if (frame) return { who: frame.title, tone: 'plain', text: frame.text };
    const preview = this.room.preview?.();
    if (preview) return { who: this.#say('preview'), tone: 'preview', text: preview.text };
    if (!session || !snapshot) return { who: '', tone: 'plain', text: '' };
    if (session.replay) return this.#replayBanner(session.timeline, session.isRecorded);
    const { ask, game } = session;
    const { narrator } = snapshot;
    if (!ask) {
      const text = game.outcome ? narrator.ending(game.outcome) : '';
      return { who: this.#say('over'), tone: 'plain', text };
    }
    const side = ask.who === undefined ? '' : narrator.side(ask.who);
    const look = ask.who === undefined ? '' : (this.room.sides(snapshot)[ask.who]?.look ?? '');
    if (session.bot) return { who: side, tone: 'other', look, text: this.#botText() };
    if (this.isPassingDevice) return this.#passOn(side);
    const who =
      session.soloSeat === undefined ? this.#say('your-turn-as', { side }) : this.#say('your-turn');
    const text = this.room.hint?.(snapshot) ?? withoutSide(narrator.question(ask), side);
    const steps = this.room.steps?.(snapshot) ?? [];
    const deed = this.room.enemyDeed?.(snapshot);
    if (deed && deed.by !== ask.who) {
      const by = this.room.sides(snapshot)[deed.by]?.look ?? '';
      // On a shared screen it has to be said who is asked.
      const title = session.soloSeat === undefined ? who : this.#say(`enemy-${deed.kind}`);
      return { who: title, tone: 'you', look: `reacting ${by}`, text };
    }
    return { who: side ? who : this.#say('your-turn'), tone: 'you', text, steps };
  }

  #botText(): string {
    const { commands, session, logLinesSince } = this.#host;
    if (!commands.running) return this.#say('paused');
    const log = session?.game.log ?? [];
    // Between two answers of a bot its last deed stays: the banner does not flash.
    const isBots = log.findLast(({ kind }) => kind === 'choice')?.who === session?.ask?.who;
    const line = isBots
      ? logLinesSince.call(this.#host, Math.max(0, log.length - LAST)).at(-1)
      : '';
    return line || this.#say('bot-thinks');
  }

  #passOn(side: string): TurnBanner {
    const take = () => {
      this.#host.session?.confirmPass();
      this.#host.commands.resume();
    };
    return {
      who: this.#say('pass-on'),
      tone: 'plain',
      text: this.#say('pass-on-to', { side }),
      tools: html`<button type="button" class="now" @click=${take}>
        ${this.#say('i-am', { side })}
      </button>`,
    };
  }

  #replayBanner(way: { readonly at: number; readonly all: number }, recorded: boolean): TurnBanner {
    const who = this.#say(recorded ? 'replay' : 'looking-back');
    return { who, tone: 'plain', text: this.#say('replay-at', way) };
  }

  /** Keys that work wherever the focus is inside the element, but in no field. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (isTextInput(event) || !this.#means(event)) return;
    event.preventDefault();
    if (event.key === 'Escape') void this.#host.updateComplete.then(() => this.#holdFocus());
  };

  /** What Escape puts away may have had the focus: then the board gets it. */
  #holdFocus(): void {
    const { renderRoot } = this.#host;
    if (renderRoot instanceof ShadowRoot && !renderRoot.activeElement) this.#board.focus();
  }

  /** Something that Escape puts away before it leads out of the whole window. */
  get #isAnythingOpen(): boolean {
    return this.#host.renderRoot.querySelector('.target, .bubble, .card, .confirm') !== null;
  }

  /** Presses what a letter stands for, if that can be done now. */
  #pressFirst(selector: string): boolean {
    const button = this.#host.renderRoot.querySelector<HTMLElement>(selector);
    button?.focus();
    button?.click();
    return button !== null;
  }

  #means(event: KeyboardEvent): boolean {
    const { key } = event;
    const command = event.ctrlKey || event.metaKey;
    const host = this.#host;
    if (command && key === 'z') host.undo();
    else if (command || event.altKey) return false;
    else if (this.film && key === 'ArrowRight') this.film.go(this.film.at + 1);
    else if (this.film && key === 'ArrowLeft') this.film.go(this.film.at - 1);
    else if (this.film && key === 'Escape') this.film.skip();
    else if (key === 'Escape' && this.#extras.since?.close()) return true;
    else if (host.session?.replay && WALKS[key] !== undefined) host.commands.seek(WALKS[key]);
    else if (key === '?' && !host.session?.isRecorded) this.#openText((text) => text.goTo());
    else if (key === '/' && !host.session?.isRecorded) this.#openText((text) => text.goToCommand());
    else if (LETTERS[key] !== undefined && !event.repeat && this.#pressFirst(LETTERS[key]))
      return true;
    else if (key === 'Escape' && this.#cards.value?.close()) return true;
    else if (key === 'Escape' && host.refusal !== undefined) {
      host.clearRefusal();
      this.room.key?.(event);
    } else if (key === 'Escape' && this.#whole.isOpen && !this.#isAnythingOpen) {
      void this.#whole.close();
    } else return this.room.key?.(event) ?? false;
    return true;
  }
}

/** How far back the last deed of a bot is looked for, in entries of the log. */
const LAST = 8;

/** The default targets of the focus, unless a system has its own. */
const GO_ON = ['.offer', '.actions input', '.actions button', '.deeds'];

/** Letters that press a button of the bar; the button shows its letter. */
const LETTERS: Readonly<Record<string, string>> = {
  e: '.main-bar [aria-keyshortcuts="E"]',
  E: '.main-bar [aria-keyshortcuts="E"]',
};

const WALKS: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
};
