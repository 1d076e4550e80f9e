import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { Game, isProblems, loadRecord, makeRecord, type Problem } from '@skirmish-kit/core';
import {
  loadBots,
  openShare,
  sayUi,
  Session,
  shareDialog,
  toolbar,
  type Shared,
  type Tool,
} from '@skirmish-kit/ui';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import { reaction } from '../system.ts';
import {
  isMode,
  MODES,
  notAmong,
  readSeats,
  readSeed,
  setupFrom,
  type Mode,
  type Seats,
} from './attributes.ts';
import { BattleElement } from './battle-element.ts';
import { botTools, replayTools } from './controls.ts';
import { loadBot } from './load-bot.ts';
import { OddsCalculator } from './odds-calculator.ts';
import { topView } from './play-view.ts';
import { Reference } from './reference.ts';

/** What makes another game when it changes. */
const STARTS = [
  'mode',
  'scenario',
  'seats',
  'seed',
  'record',
  'position',
  'pack',
  'setup',
] as const;

/**
 * Reaction in a web page: play it, keep the books beside a real table, compute odds, look up rules,
 * or show a game that was played.
 *
 * ```html
 * <script type="module" src="embed.js"></script>
 * <skirmish-reaction scenario="relay" seats="human,bot" seed="7">
 *   <p>A skirmish to play. It needs scripts.</p>
 * </skirmish-reaction>
 * ```
 *
 * @tagname skirmish-reaction
 * @slot - what is shown where the element cannot work: without scripts, in a feed, on an error
 * @csspart board - the table from above
 * @csspart top - title, turn, order of play
 * @csspart actions - what is asked and what can be answered
 * @csspart log - what happened
 * @csspart follows - the odds of what is pointed at
 * @csspart second-view - the list of figures and the command line
 * @csspart error - what is wrong with what the page gave
 * @cssprop --skirmish-now - the accent: what is happening now
 * @cssprop --skirmish-side-0 - the first side, and so on to 3
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the battle is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishReaction extends BattleElement {
  static override readonly tag: string = 'skirmish-reaction';

  static override properties: PropertyDeclarations = {
    mode: {},
    scenario: {},
    seats: {},
    seed: {},
    record: {},
    position: {},
    pack: {},
    setup: { attribute: false },
  };

  /** What it is: `play` (the default), `table`, `odds`, `reference` or `replay`. */
  declare mode: Mode;
  /** A battle by its name: `relay` (the default), `courier`, `pump-station`, or one of the pack. */
  declare scenario: string;
  /** Who sits where: `human` or `bot`, as in `human,bot`. All are people unless told. */
  declare seats: string;
  /** Where the dice come from; the same seed rolls the same dice. By default another each time. */
  declare seed: string | number;
  /** A game as text: replayed with `mode="replay"`, else played on from its end. */
  declare record: string;
  /** A position as text, to be shown and played on. */
  declare position: string;
  /** The address of a pack with gangs and scenarios. */
  declare pack: string;
  /** Everything at once, as data: scenario, gangs, settings. Before `scenario` and `pack`. */
  declare setup: ReactionSetup | undefined;

  readonly #calculator = new OddsCalculator(() => this.requestUpdate());
  readonly #reference = new Reference(
    () => this.requestUpdate(),
    () => this.ruleTexts,
  );
  #notice: string | undefined;
  /** Counts beginnings, so that what was loaded for an earlier one is dropped. */
  #beginning = 0;

  constructor() {
    super();
    this.mode = 'play';
  }

  protected override prepare(changed: PropertyValues): void {
    if (!this.hasUpdated || STARTS.some((name) => changed.has(name))) this.#restart();
  }

  #restart(): void {
    const beginning = ++this.#beginning;
    this.#notice = undefined;
    const wanted = this.#wanted();
    if (isProblems(wanted)) return this.#broken(wanted);
    this.report([]);
    if (wanted.mode === 'odds' || wanted.mode === 'reference') return this.begin(undefined);
    if (wanted.mode === 'replay') return this.#replay();
    void this.#open(wanted.seats, wanted.mode, beginning);
  }

  #broken(problems: readonly Problem[]): void {
    this.begin(undefined);
    this.report(problems);
  }

  /** Mode and seats, or what is wrong with them. */
  #wanted(): { readonly mode: Mode; readonly seats: Seats } | readonly Problem[] {
    const mode = this.mode ?? 'play';
    if (!isMode(mode)) return [notAmong('mode', String(mode), MODES)];
    const seats = readSeats(this.seats ?? '');
    return isProblems(seats) ? seats : { mode, seats };
  }

  /** The record: attribute or property, else a script or the text inside the element. */
  #recordText(): string {
    if (this.record) return this.record;
    const script = this.querySelector('script[type="application/x-skirmish-record"]');
    return (script ?? this).textContent?.trim() ?? '';
  }

  #replay(): void {
    const text = this.#recordText();
    const game = text ? loadRecord(reaction, text) : undefined;
    if (game === undefined) return this.begin(undefined);
    if (isProblems(game)) return this.#broken(game);
    const start = new Game(reaction, game.setup, { seed: game.seed, chances: 'asked' });
    this.begin(
      new Session(
        start,
        new Map(),
        game.answers.map((answer) => answer.text),
      ),
    );
  }

  async #open(seats: Seats, mode: Mode, beginning: number): Promise<void> {
    const game = await this.#game(mode);
    const bots = seats.some(Boolean) ? await loadBots<Battle>(seats, loadBot) : new Map();
    if (beginning !== this.#beginning) return;
    if (isProblems(game)) return this.#broken(game);
    if (!bots) this.#notice = sayUi(this.language, 'bot-missing');
    this.running = true;
    this.begin(new Session(game, bots));
  }

  async #game(mode: Mode): Promise<Game<Battle, ReactionSetup> | readonly Problem[]> {
    if (this.record) return loadRecord(reaction, this.record);
    const setup = await setupFrom(this);
    if (isProblems(setup)) return setup;
    const chances = mode === 'table' ? 'asked' : 'seeded';
    return new Game(reaction, setup, { seed: readSeed(this.seed), chances });
  }

  protected override view(): TemplateResult {
    const { mode, session } = this;
    if (mode === 'odds') return this.#calculator.view(this.language);
    if (mode === 'reference') return this.#reference.view(this.language);
    if (!session) return html`<slot @slotchange=${this.#onSlot}></slot>`;
    return html`<section class="frame" part="frame" @keydown=${this.#onKey}>
      ${topView(this.battle, session.ask, this.names, toolbar(this.say('controls'), this.#tools()))}
      ${this.board.view(this.bubbleView())}
      <div class="side">
        ${this.objectives()}
        ${this.#notice ? html`<p class="panel problem">${this.#notice}</p>` : nothing}
        ${this.logView()} ${this.ruleView()} ${this.followsView()}
        ${session.script ? this.#replayView(session) : this.actionsView()}
        ${session.bots.size > 1 ? this.#botView() : nothing}
        ${mode === 'table' ? html`<p class="quiet">${this.say('measured-by-hand')}</p>` : nothing}
      </div>
      ${session.script ? nothing : this.listAndCommands()}
      ${shareDialog(this.language, this.#shared, (text) => this.announce(text))}
    </section>`;
  }

  /** Children that arrive after the element: a record inside the tag. */
  readonly #onSlot = (): void => {
    if (this.mode === 'replay' && this.#recordText()) this.#restart();
  };

  #tools(): readonly Tool[] {
    const { session, language } = this;
    const share: Tool = { label: sayUi(language, 'share'), act: () => void this.#share() };
    if (session?.script) return [share];
    return [
      {
        label: sayUi(language, 'undo'),
        act: () => this.undo(),
        disabled: !session?.canUndo,
        shortcut: 'Control+Z',
      },
      { label: this.say('new-game'), act: () => this.#restart() },
      share,
    ];
  }

  #botView(): TemplateResult {
    const { running, pace } = this;
    const tools = botTools({
      say: this.say,
      running,
      pace,
      run: (on) => this.run(on),
      step: () => this.botStep(),
      setPace: (chosen) => {
        this.pace = chosen;
        this.run(running);
      },
    });
    return toolbar(this.say('pace'), tools);
  }

  #replayView(session: Session<Battle, ReactionSetup>): TemplateResult {
    const tools = replayTools(this.say, session, (move) => this.#moved(session, move));
    return html`<section class="actions actions-panel" part="actions">
      <p class="prompt">
        ${this.say('replay-at', { at: session.position, all: session.script?.length ?? 0 })}
      </p>
      ${toolbar(this.say('controls'), tools)}
    </section>`;
  }

  /** A step of a replay, forwards or backwards. */
  #moved(session: Session<Battle, ReactionSetup>, move: () => void): void {
    const before = session.game.log.length;
    move();
    const mark = Math.min(before, session.game.log.length);
    this.settle(mark, {
      answer: session.script?.[session.position - 1] ?? '',
      who: undefined,
      count: session.position,
    });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { session } = this;
    if (session?.script && event.key === 'ArrowRight')
      this.#moved(session, () => void session.forward());
    else if (session?.script && event.key === 'ArrowLeft')
      this.#moved(session, () => void session.back());
    else return this.keyPressed(event);
    event.preventDefault();
  };

  #shared: Shared = {};

  async #share(): Promise<void> {
    if (!this.session) return;
    const record = makeRecord(this.session.game);
    const script =
      document.querySelector<HTMLScriptElement>('script[src*="embed"]')?.src ?? 'embed.js';
    const kind = script.includes('classic') ? '' : ' type="module"';
    const tag = SkirmishReaction.tag;
    const embed = `<script${kind} src="${script}"></script>\n<${tag} mode="replay">\n<script type="application/x-skirmish-record">\n${record}</script>\n</${tag}>`;
    this.#shared = { record, embed };
    this.requestUpdate();
    await this.updateComplete;
    openShare(this.renderRoot);
  }
}
