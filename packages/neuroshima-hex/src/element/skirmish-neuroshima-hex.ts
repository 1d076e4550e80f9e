import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {
  isProblems,
  makeRecord,
  type Catalogue,
  type LogEntry,
  type Problem,
  type Refusal,
} from '@skirmish-kit/core';
import {
  GameElement,
  openShare,
  sayUi,
  shareDialog,
  toolbar,
  type Shared,
  type Tool,
} from '@skirmish-kit/ui';
import { sayPositionProblem } from '../notation/problem-words.ts';
import { makeLibrary } from '../packs/built-in.ts';
import type { Setup, State } from '../rules/state.ts';
import { isMode, MODES, notAmong, readSeats, type Mode } from './attributes.ts';
import { BattleRoom } from './battle-room.ts';
import { elementStyles } from './element-styles.ts';
import { loadRules } from './load-rules.ts';
import { armyLooks } from './picture/box.ts';
import { actionsView, commandsView, topView } from './play-view.ts';
import { PlayRoom, type PlayHost } from './play-room.ts';
import { stateFrom } from './position-state.ts';
import { paintTiles } from './paint-tiles.ts';
import { Reference } from './reference.ts';
import { startSession } from './start-session.ts';
import { isElementKey } from './words.ts';

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
  'setup',
] as const;

/**
 * Neuroshima Hex in a web page: play it, step through a battle, look up tiles, show a game that was
 * played, or keep the books beside a real box.
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
    setup: { attribute: false },
  };

  /** What it is: `play` (the default), `battle`, `replay`, `reference` or `table`. */
  declare mode: Mode;
  /** Armies in the order of first turns: `moloch,borgo`. */
  declare armies: string;
  /** The edition and what is played otherwise, as positions begin: `3.0!extended!mode-teams`. */
  declare rules: string;
  /** Who sits where: `human`, `bot`, `fast`, `strong` or `random`. All are people unless told. */
  declare seats: string;
  /** Where draws come from; the same seed draws the same tiles. By default another each time. */
  declare seed: string | number;
  /** A game as text: replayed with `mode="replay"`, else played on from its end. */
  declare record: string;
  /** A position as one line or as JSON, for `battle`. */
  declare position: string;
  /** Answers to the choices of that battle, in their order, parted by blanks. */
  declare answers: string;
  /** Everything at once, as data: edition, mode, armies, options. */
  declare setup: unknown;

  readonly #library = makeLibrary();
  readonly #looks = armyLooks();
  #play: PlayRoom | undefined;
  #battle: BattleRoom | undefined;
  #reference: Reference | undefined;
  #botsMissing = false;
  #shared: Shared = {};
  /** Counts beginnings, so that what was loaded for an earlier one is dropped. */
  #beginning = 0;

  constructor() {
    super();
    this.mode = 'play';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#play?.leave();
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
    return this.#play?.names.refusal(code, params, this.#play.seat);
  }

  protected prompt(): string {
    const { session } = this;
    const names = this.#play?.names;
    if (!session || !names) return '';
    const { ask, game } = session;
    if (!ask) return names.say('over', { winners: names.winners(game.outcome?.winners ?? []) });
    const params = { ...names.params(ask.params), seat: names.seat(ask.who ?? 0) };
    if (ask.kind === 'chance') {
      return names.say('ask-draw', { ...params, tiles: Number(ask.params['tiles']) });
    }
    if (session.bot) return names.say('bot-thinks', params);
    const key = `ask-${ask.about}`;
    return names.say(isElementKey(key) ? key : 'ask-other', params);
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
    this.#battle = this.#reference = undefined;
    if (!isMode(mode)) return this.#broken([notAmong('mode', String(mode), MODES)]);
    const seats = readSeats(this.seats ?? '');
    if (isProblems(seats)) return this.#broken(seats);
    this.report([]);
    if (mode === 'reference') return this.#look();
    if (mode === 'battle') return this.#fight();
    const record = mode === 'replay' ? this.#recordText() : (this.record ?? '');
    if (mode === 'replay' && !record) return this.begin(undefined);
    const { seed, setup } = this;
    const armies = this.armies ?? '';
    const rules = this.rules ?? '';
    const started = await startSession(this.#library, {
      mode,
      seats,
      seed,
      setup,
      armies: armies ?? '',
      rules: rules ?? '',
      record,
    });
    if (beginning !== this.#beginning) return;
    if (isProblems(started)) return this.#broken(started);
    this.#botsMissing = started.botsMissing;
    this.#play ??= new PlayRoom(this.#library, this.#looks, this.#playHost());
    this.running = true;
    this.begin(started.session);
    this.#play.enter();
  }

  #look(): void {
    this.begin(undefined);
    this.#reference = new Reference(this.#looks, () => this.requestUpdate());
  }

  #fight(): void {
    this.begin(undefined);
    const state = stateFrom(this.position ?? '', this.#library, this.#looks);
    if (isProblems(state)) return this.#broken(state);
    const answers = (this.answers ?? '').split(/\s+/).filter(Boolean);
    this.#battle = new BattleRoom(this.#library, this.#looks, state, answers, {
      language: () => this.language,
      announce: (text) => this.announce(text),
      openRule: (rule) => this.openRule(rule),
      redraw: () => this.requestUpdate(),
    });
  }

  #broken(problems: readonly Problem[]): void {
    this.begin(undefined);
    const said = (found: Problem) => sayPositionProblem(found, this.language);
    this.report(problems.map((found) => ({ ...found, message: said(found) })));
  }

  /** The record: attribute or property, else a script or the text inside the element. */
  #recordText(): string {
    if (this.record) return this.record;
    const script = this.querySelector('script[type="application/x-skirmish-record"]');
    return (script ?? this).textContent?.trim() ?? '';
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
    const edition = (this.rules ?? '').startsWith('1') ? '1' : '3.0';
    if (this.#reference) return this.#reference.view(this.language, edition, this.ruleTexts);
    if (this.#battle) {
      const share = { label: sayUi(this.language, 'share'), act: () => void this.#share() };
      return html`${this.#battle.view(this.ruleView(), [share])} ${this.#shareView()}`;
    }
    const { session } = this;
    const room = this.#play;
    if (!session || !room) {
      return html`<slot
        @slotchange=${() => this.mode === 'replay' && void this.#restart()}
      ></slot>`;
    }
    const { player, names } = room;
    return html`<section class="frame" part="frame" @keydown=${this.#onKey}>
      ${topView(room, this.#tools())} ${room.board.view(this.bubbleView())}
      <div class="side">
        ${this.#botsMissing ? html`<p class="panel problem">${sayUi(this.language, 'bot-missing')}</p>` : nothing}
        ${player ? this.#filmView() : this.logView()} ${this.ruleView()}
        ${session.replay ? this.#replayView() : actionsView(room, this.prompt())}
      </div>
      ${session.replay ? nothing : commandsView(room)} ${this.#shareView()}
      ${player ? html`<span class="spoken">${player.title(names)}</span>` : nothing}
    </section>`;
  }

  #filmView(): TemplateResult | typeof nothing {
    const room = this.#play;
    const player = room?.player;
    if (!room || !player) return nothing;
    const { names } = room;
    const close = html`<button type="button" @click=${() => room.closeFilm()}>
      ${names.say('no-battle')}
    </button>`;
    return player.view(room, names.say(room.whatIf ? 'what-if-title' : 'the-battle'), close);
  }

  #shareView(): TemplateResult {
    return shareDialog(this.language, this.#shared, (text) => this.announce(text));
  }

  #tools(): readonly Tool[] {
    const { language, session } = this;
    const share: Tool = { label: sayUi(language, 'share'), act: () => void this.#share() };
    if (!session || session.replay) return [share];
    return [
      {
        label: sayUi(language, 'undo'),
        act: () => this.undo(),
        disabled: !session.canUndo,
        shortcut: 'Control+Z',
      },
      { label: this.#play?.names.say('new-game') ?? '', act: () => void this.#restart() },
      share,
    ];
  }

  #replayView(): TemplateResult | typeof nothing {
    const replay = this.session?.replay;
    const names = this.#play?.names;
    if (!replay || !names) return nothing;
    const { position: at, length: all } = replay;
    const walk = (to: 1 | -1 | 'first' | 'last') => () => this.#walk(to);
    return html`<section class="actions" part="actions">
      <p class="prompt">${names.say('replay-at', { at, all })}</p>
      ${toolbar(names.say('controls'), [
        { label: names.say('first'), act: walk('first'), disabled: at === 0 },
        { label: names.say('back'), act: walk(-1), disabled: at === 0 },
        { label: names.say('forward'), act: walk(1), disabled: at === all, now: true },
        { label: names.say('last'), act: walk('last'), disabled: at === all },
      ])}
    </section>`;
  }

  /** A step of a replay, forwards or backwards, or to one of its ends. */
  #walk(to: 1 | -1 | 'first' | 'last'): void {
    const { session } = this;
    if (!session?.replay) return;
    const before = session.game.log.length;
    if (to === 'first') session.replay.goTo(0);
    else if (to === 'last') session.replay.goTo(session.replay.length);
    else session.walk(to);
    const { log, answers } = session.game;
    const answer = answers.at(-1)?.text ?? '';
    this.settle(Math.min(before, log.length), { answer, who: undefined, count: answers.length });
  }

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
    else if (this.session?.replay && key === 'ArrowRight') this.#walk(1);
    else if (this.session?.replay && key === 'ArrowLeft') this.#walk(-1);
    else if (tile !== undefined) room.takeTile(tile);
    else return;
    event.preventDefault();
  };

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.problems.length > 0) return;
    paintTiles(this.renderRoot, this.#looks);
    this.#battle?.board.paint(this.renderRoot);
    if (this.session) this.#play?.board.paint(this.renderRoot);
  }

  async #share(): Promise<void> {
    const src =
      document.querySelector<HTMLScriptElement>('script[src*="embed"]')?.src ?? 'embed.js';
    const kind = src.includes('classic') ? '' : ' type="module"';
    const { tag } = SkirmishNeuroshimaHex;
    const script = `<script${kind} src="${src}"></script>\n`;
    if (this.session) {
      const record = makeRecord(this.session.game);
      const inside = `<script type="application/x-skirmish-record">\n${record}</script>`;
      const embed = `${script}<${tag} mode="replay">\n${inside}\n</${tag}>`;
      this.#shared = { record, embed };
    } else {
      const { position = '' } = this;
      this.#shared = {
        record: position,
        embed: `${script}<${tag} mode="battle" position="${position}"></${tag}>`,
      };
    }
    this.requestUpdate();
    await this.updateComplete;
    openShare(this.renderRoot);
  }
}
