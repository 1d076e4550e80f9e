import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { ChoiceRequest, Narrator, Refusal, RuleId } from '@skirmish-kit/core';
import { wordProblems, type Nullish } from './attributes.ts';
import { AutosaveController } from './controllers/autosave-controller.ts';
import { BotController } from './controllers/bot-controller.ts';
import { GuideController } from './controllers/guide-controller.ts';
import { LaunchController } from './controllers/launch-controller.ts';
import { LogController } from './controllers/log-controller.ts';
import { LoadingController } from './controllers/loading-controller.ts';
import { PackController } from './controllers/pack-controller.ts';
import { RefusalController } from './controllers/refusal-controller.ts';
import { RevealController } from './controllers/reveal-controller.ts';
import { RuleController } from './controllers/rule-controller.ts';
import {
  SessionController,
  type SkirmishAnswerDetail,
  type SkirmishEndDetail,
} from './controllers/session-controller.ts';
import { ShareController } from './controllers/share-controller.ts';
import { gameWindow } from './frame/game-window.ts';
import { StartPanelController } from './controllers/start-panel-controller.ts';
import {
  attributeText,
  COMMON_ATTRIBUTES,
  declareAttributes,
  RENAMED_ATTRIBUTES,
  type ElementDefinition,
  type StartMode,
} from './element-definition.ts';
import { retryButton } from './frame/loading-indicator.ts';
import { createCommands } from './game-commands.ts';
import type { AttributeValues, GameCommands, GameHost, HostViews } from './game-host.ts';
import type { GameSnapshot } from './game-snapshot.ts';
import { logStyles } from './log-view.ts';
import { bubbleStyles, type AnchorPoint } from './refusal-tooltip.ts';
import type { RuleTexts } from './rule-panel.ts';
import type { Session } from './session.ts';
import { SkirmishElement, type SkirmishErrorDetail } from './skirmish-element.ts';
import { THEMES } from './theme.ts';
import { uiText } from './ui-messages.ts';

/**
 * The element of every game. What differs between games is in their {@link ElementDefinition}; what
 * happens is in controllers, one for each task. The element is the host of everything inside it.
 *
 * @fires skirmish-answer - somebody answered: a person, a bot or a record
 * @fires skirmish-end - the game is over; `detail.outcome` says how
 */
export abstract class GameElement<S, Setup> extends SkirmishElement implements GameHost<S, Setup> {
  static override styles: CSSResultGroup = [SkirmishElement.styles, logStyles, bubbleStyles];
  static override properties: PropertyDeclarations = declareAttributes(COMMON_ATTRIBUTES);

  /** The attributes of the properties, with the new names of those that were renamed. */
  static override get observedAttributes(): string[] {
    const known = super.observedAttributes;
    const renamed = [...RENAMED_ATTRIBUTES].filter(([, name]) => known.includes(name));
    return [...known, ...renamed.map(([name]) => name)];
  }

  /** The mode: `play` (the default) or another one of the game. */
  declare mode: string | Nullish;
  /** The players: `human` or a bot for each seat, as in `human,bot`. */
  declare seats: string | Nullish;
  declare seed: string | number | Nullish;
  declare record: string | Nullish;
  declare position: string | Nullish;
  declare pack: string | Nullish;
  /** A name under which the game is saved in this browser. */
  declare save: string | Nullish;
  /** A page that reads `?mode=…&record=…`. */
  declare page: string | Nullish;
  declare setup: unknown;
  /** `now` begins at once; `ask` shows the start panel whatever else the page says. */
  declare start: StartMode | Nullish;
  /** Begins with the guided game; the other attributes count after it. */
  declare guide: boolean | Nullish;
  /** The position at which a replay opens, in answers, dice included. */
  declare at: number | Nullish;

  protected abstract readonly definition: ElementDefinition<S, Setup>;
  readonly #refusals = new RefusalController(this);
  readonly #rules = new RuleController(this, () => this.definition.chunks.rules());
  readonly #log = new LogController<S, Setup>(this, () => this.sessions.frame);
  readonly #bots: BotController<S, Setup> = new BotController<S, Setup>(this, {
    botsPaused: () => this.sessions.botsPaused,
    answerForBot: (answer) => this.sessions.answerForBot(answer),
    guard: (act) => this.sessions.guard(act),
  });
  protected readonly sessions: SessionController<S, Setup> = new SessionController<S, Setup>(this, {
    bots: this.#bots,
    log: this.#log,
    refusals: this.#refusals,
    save: () => this.afterChange(),
    report: (problems) => this.report(problems),
  });
  protected readonly autosave: AutosaveController<S, Setup> = new AutosaveController<S, Setup>(
    this,
    {
      tag: () => this.definition.tag,
      view: () => this.sessions.frame?.room,
      slot: (key) => this.definition.saveSlot?.(key),
      loadWriter: () => this.definition.chunks.recordWriter?.() ?? import('./record-writer.ts'),
      launch: () => void this.#launcher.launch(),
    },
  );
  readonly #packs = new PackController(this);
  readonly #startPanel: StartPanelController<S, Setup> = new StartPanelController<S, Setup>(this, {
    tag: () => this.definition.tag,
    view: () => this.sessions.frame?.room,
    saveKey: () => this.autosave.slot?.key,
    launch: (left, seats) => this.#launcher.launchInPlaceOf(left, seats),
    goBack: (left) => {
      this.#reveal.press();
      this.#startPanel.close();
      this.sessions.begin(left);
    },
  });
  readonly #guides: GuideController<S, Setup> = new GuideController<S, Setup>(this, {
    begin: (session, frame) => this.sessions.begin(session, frame),
    launch: () => void this.#launcher.launch(),
    fail: (problems) => this.#launcher.fail(problems),
  });
  readonly #reveal: RevealController<S, Setup> = new RevealController<S, Setup>(this, {
    sessions: this.sessions,
    startPanel: this.#startPanel,
  });
  readonly #loading: LoadingController = new LoadingController(this, {
    opened: () => this.autosave.opened,
    launch: () => void this.#launcher.launch(),
  });
  readonly #launcher: LaunchController<S, Setup> = new LaunchController<S, Setup>(this, {
    definition: () => this.definition,
    session: this.sessions,
    bots: this.#bots,
    autosave: this.autosave,
    packs: this.#packs,
    startPanel: this.#startPanel,
    guide: this.#guides,
    loading: this.#loading,
    reveal: this.#reveal,
    problems: () => this.problems,
    report: (problems) => this.report(problems),
    clearProblems: () => this.#isThemeUnknown || this.report([]),
  });
  readonly #sharing = new ShareController<S, Setup>(this, {
    system: () => this.definition.name,
    room: () => this.sessions.frame?.room,
    payload: () => {
      const shared = this.#launcher.page?.shared?.();
      return shared && { ...shared, system: this.definition.name };
    },
    sources: () => {
      const { sharesPacks, attributes = {} } = this.definition;
      if (!sharesPacks) return {};
      const url = (name: string) => attributeText(this.attributeValues, name);
      return { pack: this.pack, ...('companion' in attributes && { companion: url('companion') }) };
    },
    loadWriter: () => this.autosave.loadWriter(),
    write: (game) => this.autosave.write(game),
    save: () => this.autosave.save(),
  });
  /** @internal */
  readonly commands: GameCommands = createCommands<S, Setup>({
    sessions: this.sessions,
    launcher: this.#launcher,
    reveal: this.#reveal,
    bots: this.#bots,
    startPanel: this.#startPanel,
    guides: this.#guides,
    sharing: this.#sharing,
    tag: () => this.localName,
    updateComplete: () => this.updateComplete,
    setAttributes: (values) => void Object.assign(this, values),
  });
  /** @internal */
  readonly views: HostViews = {
    log: () => this.#log.view(),
    rule: () => this.#rules.view(this.language),
    refusal: () => this.#refusals.tooltip(),
    share: () => this.#sharing.view(),
  };
  #values: AttributeValues | undefined;

  constructor() {
    super();
    this.mode = 'play';
  }

  /** @internal */
  get attributeValues(): AttributeValues {
    if (this.#values) return this.#values;
    const names = Object.keys({ theme: {}, ...COMMON_ATTRIBUTES, ...this.definition.attributes });
    const read = names.map((name) => [
      name,
      { enumerable: true, get: (): unknown => Reflect.get(this, name) },
    ]);
    return (this.#values = Object.defineProperties({}, Object.fromEntries(read)));
  }

  protected override prepare(changed: PropertyValues): void {
    if (changed.has('theme')) this.#checkTheme();
    this.#launcher.attributesChanged(changed, !this.hasUpdated);
  }

  /** An unknown theme is reported, and the game is shown all the same. */
  #checkTheme(): void {
    const theme = this.theme || 'auto';
    if (THEMES.includes(theme)) return this.#isThemeUnknown ? this.report([]) : undefined;
    const unknown = { path: 'theme', found: String(theme), allowed: THEMES };
    void wordProblems([unknown]).then((found) => this.theme === theme && this.report(found));
  }

  get #isThemeUnknown(): boolean {
    return this.problems.some(({ path }) => path === 'theme');
  }

  /** @internal */
  get session(): Session<S, Setup> | undefined {
    return this.sessions.session;
  }

  /** @internal */
  get snapshot(): GameSnapshot<S, Setup> | undefined {
    return this.sessions.snapshot;
  }

  override attributeChangedCallback(
    name: string,
    before: string | null,
    value: string | null,
  ): void {
    super.attributeChangedCallback(RENAMED_ATTRIBUTES.get(name) ?? name, before, value);
  }

  /** @internal */
  get shown(): S {
    return this.sessions.shown;
  }

  /** @internal */
  get narrator(): Narrator {
    return this.sessions.narrator;
  }

  /** @internal */
  get choice(): ChoiceRequest | undefined {
    return this.sessions.choice;
  }

  /** @internal */
  get refusal(): string | undefined {
    return this.#refusals.text;
  }

  /** @internal */
  get ruleTexts(): RuleTexts {
    return this.#rules.texts;
  }

  /**
   * How long bots wait between answers, in milliseconds.
   * @internal
   */
  get pace(): number {
    return this.commands.pace;
  }

  set pace(pace: number) {
    this.commands.pace = pace;
  }

  /** @internal */
  answer(text: string, spot?: AnchorPoint): boolean {
    return this.sessions.answer(text, spot);
  }

  /** @internal */
  skip(): boolean {
    return this.sessions.skip();
  }

  /** @internal */
  undo(): void {
    this.sessions.undo();
  }

  /** @internal */
  refuse(refusal: Refusal, spot?: AnchorPoint, text?: string): void {
    this.#refusals.show(refusal, spot, text);
  }

  /** @internal */
  clearRefusal(): void {
    this.#refusals.clear();
  }

  /** @internal */
  refusalText(refusal: Refusal): string {
    return this.sessions.frame ? this.narrator.refusal(refusal) : refusal.code;
  }

  /** @internal */
  logLinesSince(mark: number): readonly string[] {
    return this.#log.linesSince(mark);
  }

  /** @internal */
  openRule(rule: RuleId): void {
    this.#rules.open(rule);
  }

  /** @internal */
  send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** The game has moved: it is saved. */
  protected afterChange(): void {
    this.autosave.save();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.problems.length === 0) this.#launcher.page?.paint?.(this.renderRoot);
  }

  protected override view(): TemplateResult | typeof nothing {
    const { boardOnlyModes = [] } = this.definition;
    const { snapshot, frame } = this.sessions;
    const isBoardOnly = boardOnlyModes.includes(this.mode ?? '');
    if (isBoardOnly && snapshot && frame) return frame.room.board(snapshot, nothing);
    const shown = this.#content();
    const { problems } = this.#packs;
    if (problems.length === 0) return shown;
    return html`${this.problemList(problems, uiText(this.language, 'cannot-use'))} ${shown}`;
  }

  /** A page, the start panel, the game, or that it is loading. */
  #content(): TemplateResult {
    const { page } = this.#launcher;
    const { panel } = this.#startPanel;
    const { session, frame } = this.sessions;
    if (page) return page.view(this.language);
    if (panel) return gameWindow(panel.view());
    return gameWindow(session && frame ? frame.view() : this.#loading.view());
  }

  protected override notice(): TemplateResult | typeof nothing {
    if (!this.#sharing.hasFailed) return this.autosave.notice();
    const text = uiText(this.language, 'room-missing');
    return html`<p class="panel problem" role="status">${text}</p>`;
  }

  protected override problemPanel(): TemplateResult {
    const { language, problems } = this;
    if (problems.some(({ code }) => code === 'room-missing'))
      return html`${super.problemPanel()}
        <div class="panel">${retryButton(language, () => void this.#launcher.launch())}</div>`;
    const list = (title: string) => this.problemList(problems, title);
    return this.autosave.unreadableView(list) ?? super.problemPanel();
  }
}

declare global {
  interface HTMLElementEventMap {
    'skirmish-answer': CustomEvent<SkirmishAnswerDetail>;
    'skirmish-end': CustomEvent<SkirmishEndDetail>;
    'skirmish-error': CustomEvent<SkirmishErrorDetail>;
  }
}
