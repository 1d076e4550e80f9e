import type { CSSResultGroup, nothing, TemplateResult } from 'lit';
import {
  problem,
  type Catalogue,
  type ChoiceRequest,
  type Narrator,
  type Outcome,
  type Refusal,
  type RuleId,
  type Seat,
} from '@skirmish-kit/core';
import { bubbleStyles, type Spot } from './refusal-tooltip.ts';
import { LogController } from './controllers/log-controller.ts';
import { RefusalController } from './controllers/refusal-controller.ts';
import { Cached } from './cached.ts';
import { BotTurns } from './controllers/bot-controller.ts';
import type { GameFrame } from './frame/game-frame.ts';
import type { GameHost, Pacing } from './frame/game-host.ts';
import { RuleReader } from './controllers/rule-controller.ts';
import { takeSnapshot, type GameSnapshot } from './game-snapshot.ts';
import { logStyles } from './log-view.ts';
import type { RuleTexts } from './rule-panel.ts';
import type { Session, Walk } from './session.ts';
import { SkirmishElement } from './skirmish-element.ts';
import { sayUi } from './ui-messages.ts';

/** What `skirmish-answer` carries. */
export interface SkirmishAnswerDetail {
  /** The answer as records write it; empty when it is hidden from whoever looks at the page. */
  readonly answer: string;
  readonly who: Seat | undefined;
  /** How many answers the game has now. */
  readonly count: number;
}

/** What `skirmish-end` carries. */
export interface SkirmishEndDetail {
  readonly outcome: Outcome;
}

/**
 * What the elements of all games share: a session, bots that play in their turn, undo, the log
 * and its rules, refusals told on the spot, and what a screen reader hears. It is the host of
 * everything inside it; how a table looks and what a sentence says is the business of the system.
 *
 * @fires skirmish-answer - somebody answered: a person, a bot or a record
 * @fires skirmish-end - the game is over; `detail.outcome` says how
 */
export abstract class GameElement<S, Setup>
  extends SkirmishElement
  implements GameHost<S, Setup>, Pacing
{
  static override styles: CSSResultGroup = [SkirmishElement.styles, logStyles, bubbleStyles];

  /** @internal */
  session: Session<S, Setup> | undefined;
  /** What stands around the game, once there is one. */
  protected frame: GameFrame<S, Setup> | undefined;
  readonly #rules = new RuleReader(this, () => this.loadCatalogue());
  readonly #bots: BotTurns<S> = new BotTurns<S>(this);
  readonly #log = new LogController<S, Setup>(this, () => this.frame);
  readonly #refusals = new RefusalController(this);
  #endTold = false;
  readonly #snapshot = new Cached<GameSnapshot<S, Setup>>();
  #near: IntersectionObserver | undefined;
  #inView = false;

  protected abstract loadCatalogue(): Promise<Catalogue>;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#near = new IntersectionObserver((seen) => {
      const inView = seen.at(-1)?.isIntersecting ?? false;
      if (inView === this.#inView) return;
      this.#inView = inView;
      this.#bots.wait();
    });
    this.#near.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#near?.disconnect();
  }

  /** @internal */
  get isHeld(): boolean {
    const { frame } = this;
    if (!this.#inView) return true;
    return frame?.film !== undefined || frame?.guiding?.isOver === true;
  }

  /**
   * What the page shows: the same object until the game, the language or the picture of a film changes.
   * @internal
   */
  get snapshot(): GameSnapshot<S, Setup> | undefined {
    const { session, frame, language } = this;
    if (!session || !frame) return undefined;
    const { telling, film } = frame;
    const from = [session.snapshot, telling, language, film?.frame];
    return this.#snapshot.get(from, () =>
      takeSnapshot(session.snapshot, telling, language, film?.frame),
    );
  }

  get #existing(): GameSnapshot<S, Setup> {
    const { snapshot } = this;
    if (!snapshot) throw new Error('There is no game yet.');
    return snapshot;
  }

  /** @internal */
  get shown(): S {
    return this.#existing.state;
  }

  /** @internal */
  get narrator(): Narrator {
    return this.#existing.narrator;
  }

  /** @internal */
  get choice(): ChoiceRequest | undefined {
    return this.snapshot?.choice;
  }

  /** Begins with another session, in another frame. */
  protected begin(
    session: Session<S, Setup> | undefined,
    frame: GameFrame<S, Setup> | undefined = this.frame,
  ): void {
    if (session !== this.session) this.session?.rest();
    this.session = session;
    if (frame !== this.frame) {
      this.frame?.leave();
      this.frame = frame;
      frame?.enter();
    }
    if (!this.isConnected) session?.rest();
    this.#refusals.clear();
    this.#endTold = false;
    frame?.teach(undefined);
    this.#log.reset();
    if (session) frame?.begin();
    this.#bots.wait();
    this.requestUpdate();
  }

  /** @internal */
  answer(text: string, spot?: Spot): boolean {
    return this.#give(text, (session) => session.answer(text), spot);
  }

  /**
   * Skips the question for a person, and others of its kind until his turn.
   * @internal
   */
  skip(): boolean {
    const { ask } = this.session ?? {};
    const text = ask?.kind === 'choice' ? ask.skip : undefined;
    return this.#give(text ?? '', (session) => session.skip());
  }

  #give(
    text: string,
    give: (session: Session<S, Setup>) => Refusal | undefined,
    spot?: Spot,
  ): boolean {
    const { session, frame } = this;
    if (!session || frame?.guiding?.turnsDown(text)) return false;
    const who = session.ask?.who;
    const { eyes } = session;
    const [mark, at] = [session.game.log.length, session.game.answers.length];
    let taken = false;
    this.trust(() => {
      const refusal = give(session);
      taken = refusal === undefined;
      if (refusal) this.refuse(refusal, spot);
      else this.settle(mark, this.#answerGiven(session, who, eyes, at));
    });
    return taken;
  }

  #answerGiven(
    session: Session<S, Setup>,
    who: Seat | undefined,
    eyes: Seat | undefined,
    at: number,
  ): SkirmishAnswerDetail {
    return { answer: session.answerTo(eyes, at), who, count: session.game.answers.length };
  }

  /**
   * Shows a refusal and says it.
   * @internal
   */
  refuse(refusal: Refusal, spot?: Spot): void {
    this.#refusals.show(refusal, spot);
  }

  /** @internal */
  forgetRefusal(): void {
    this.#refusals.clear();
  }

  /** @internal */
  get refusal(): string | undefined {
    return this.#refusals.text;
  }

  /** @internal */
  refusalText(refusal: Refusal): string {
    return this.frame ? this.narrator.refusal(refusal) : refusal.code;
  }

  /** @internal */
  undo(): void {
    if (this.frame?.guiding?.isFresh || !this.session?.undo()) {
      this.announce(sayUi(this.language, 'nothing-to-undo'));
      return;
    }
    this.#bots.running = this.session.bots.size < 2 && this.#bots.running;
    this.#jumped(this.session.game.log.length);
    this.announce(`${sayUi(this.language, 'undo')}. ${this.prompt}`);
  }

  /** Stands elsewhere in the game; what happened on the way is filmed where it goes by of itself. */
  #jumped(freshFrom: number, filmed = false): void {
    this.#refusals.clear();
    this.#log.markFresh(freshFrom);
    this.#endTold = false;
    if (filmed) this.frame?.moved();
    else this.frame?.begin();
    this.afterChange();
    this.#bots.wait();
    this.requestUpdate();
  }

  /** @internal */
  get running(): boolean {
    return this.#bots.running;
  }

  /** @internal */
  get pace(): number {
    return this.#bots.pace;
  }

  set pace(pace: number) {
    this.#bots.pace = pace;
  }

  /** @internal */
  run(running: boolean): void {
    this.#bots.run(running);
  }

  /** @internal */
  botStep(): void {
    this.#bots.botStep();
  }

  /** Goes on with what waits: a film is over, the device has been passed on. */
  goOn(): void {
    if (this.session) this.announce(this.prompt);
    this.#bots.wait();
    this.requestUpdate();
  }

  /** @internal */
  answerForBot(answer: string): void {
    const { session } = this;
    if (!session) return;
    const who = session.ask?.who;
    const { eyes } = session;
    const [mark, at] = [session.game.log.length, session.game.answers.length];
    session.answerForBot(answer);
    this.settle(mark, this.#answerGiven(session, who, eyes, at));
  }

  /**
   * What fails, a bot or the code of somebody's army, stops the game and is told.
   * @internal
   */
  trust(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#bots.running = false;
      this.faulted(error);
    }
  }

  /** Says what has failed. */
  protected faulted(error: unknown): void {
    this.report([problem('', 'fault', error instanceof Error ? error.message : String(error))]);
  }

  /** @internal */
  walk(to: Walk): void {
    const { session } = this;
    if (!session) return;
    const before = session.game.log.length;
    session.walk(to);
    const { log: entries, answers } = session.game;
    const mark = Math.min(before, entries.length);
    this.#jumped(mark, to === 1 && this.frame?.autoplay.running === true);
    this.announce([...this.linesFrom(mark), this.prompt].join(' '));
    if (!session.isRecorded) return;
    const at = answers.length - 1;
    this.#tellAnswer(this.#answerGiven(session, undefined, session.eyes, at));
  }

  /** Everything that has to happen after the game has moved on. */
  protected settle(mark: number, detail: SkirmishAnswerDetail): void {
    if (!this.session) return;
    this.#refusals.clear();
    this.#log.markFresh(mark);
    this.frame?.moved();
    if (!this.frame?.film) this.announce([...this.linesFrom(mark), this.prompt].join(' '));
    this.afterChange();
    this.#tellAnswer(detail);
    this.#bots.wait();
    this.requestUpdate();
  }

  #tellAnswer(detail: SkirmishAnswerDetail): void {
    this.send('skirmish-answer', detail);
    const outcome = this.session?.game.outcome;
    if (!outcome || this.#endTold) return;
    this.#endTold = true;
    this.send('skirmish-end', { outcome } satisfies SkirmishEndDetail);
  }

  /** What is asked now, as a sentence. */
  protected get prompt(): string {
    return this.frame?.prompt() ?? '';
  }

  /** Called when the game has moved on or back: to save it. */
  protected afterChange(): void {}

  /** @internal */
  linesFrom(mark: number): readonly string[] {
    return this.#log.linesFrom(mark);
  }

  /** @internal */
  logView(): TemplateResult | typeof nothing {
    return this.#log.view();
  }

  /** @internal */
  bubbleView(): TemplateResult | typeof nothing {
    return this.#refusals.tooltip();
  }

  /** @internal */
  ruleView(): TemplateResult | typeof nothing {
    return this.#rules.view(this.language);
  }

  /**
   * The rule texts, asked for when first needed.
   * @internal
   */
  get ruleTexts(): RuleTexts {
    return this.#rules.texts;
  }

  /** @internal */
  openRule(rule: RuleId): void {
    this.#rules.open(rule);
  }

  protected send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
