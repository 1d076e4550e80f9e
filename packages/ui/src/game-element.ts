import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import {
  problem,
  type Catalogue,
  type LogEntry,
  type Outcome,
  type Refusal,
  type RuleId,
  type Seat,
} from '@skirmish-kit/core';
import { bubble, bubbleStyles, placeBubble, type Spot } from './bubble.ts';
import { log, logStyles, rulePanel, type LogLine, type RuleTexts } from './log.ts';
import { logLines } from './log-lines.ts';
import type { Session, Walk } from './session.ts';
import { shareStyles } from './share-dialog.ts';
import { SkirmishElement } from './skirmish-element.ts';
import { sayUi } from './ui-words.ts';

/** What `skirmish-answer` carries. */
export interface SkirmishAnswerDetail {
  /** The answer as records write it. */
  readonly answer: string;
  readonly who: Seat | undefined;
  /** How many answers the game has now. */
  readonly count: number;
}

/** What `skirmish-end` carries. */
export interface SkirmishEndDetail {
  readonly outcome: Outcome;
}

/** A refusal that is being shown, and where. */
interface Shown {
  readonly refusal: Refusal;
  readonly spot: Spot | undefined;
}

/** How long bots wait between answers, in milliseconds: slow, normal, fast. */
export const PACES = [1200, 500, 80] as const;

/**
 * What the elements of all games share: a session, bots that play in their turn, undo, the log
 * and its rules, refusals told on the spot, and what a screen reader hears. How a table looks and
 * what a sentence says is the business of the game's own element.
 *
 * @fires skirmish-answer - somebody answered: a person, a bot or a record
 * @fires skirmish-end - the game is over; `detail.outcome` says how
 */
export abstract class GameElement<S, Setup> extends SkirmishElement {
  static override styles: CSSResultGroup = [
    SkirmishElement.styles,
    logStyles,
    shareStyles,
    bubbleStyles,
  ];

  protected session: Session<S, Setup> | undefined;
  /** Whether bots play on by themselves. */
  protected running = true;
  protected pace: number = PACES[1];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The answer of a bot that is waited for; one that nobody waits for any more is dropped. */
  #thinking: Promise<string> | undefined;
  #shown: Shown | undefined;
  #openRule: RuleId | undefined;
  #texts: RuleTexts | undefined;
  /** Log lines from here on belong to what has just happened. */
  #freshFrom = 0;
  #endTold = false;
  #told: { readonly of: readonly unknown[]; readonly lines: readonly LogLine[] } | undefined;
  #linesInPage: readonly LogLine[] | undefined;

  /** A log entry as a sentence; `undefined` keeps it out of the log. */
  protected abstract sentence(entry: LogEntry): string | undefined;
  /** A refusal as a sentence, as the narrator of the game says it; `undefined` before there is one. */
  protected abstract refusalOf(refusal: Refusal): string | undefined;
  /** What is asked now, as a sentence. */
  protected abstract prompt(): string;
  protected abstract loadCatalogue(): Promise<Catalogue>;
  /** Whether a log entry begins a new part of the game. */
  protected isHeading(_entry: LogEntry): boolean {
    return false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#wait();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#thinking = undefined;
    this.session?.rest();
  }

  /** Begins with another session. */
  protected begin(session: Session<S, Setup> | undefined): void {
    if (session !== this.session) this.session?.rest();
    this.session = session;
    if (!this.isConnected) session?.rest();
    this.#shown = undefined;
    this.#freshFrom = 0;
    this.#endTold = false;
    this.#wait();
    this.requestUpdate();
  }

  /** Answers for a person; a refusal is shown at `spot`. Tells whether it was accepted. */
  protected answer(text: string, spot?: Spot): boolean {
    return this.#give(text, (session) => session.answer(text), spot);
  }

  /** Skips the question for a person, and others of its kind until his turn. */
  protected skip(): boolean {
    const { ask } = this.session ?? {};
    const text = ask?.kind === 'choice' ? ask.skip : undefined;
    return this.#give(text ?? '', (session) => session.skip());
  }

  #give(
    text: string,
    give: (session: Session<S, Setup>) => Refusal | undefined,
    spot?: Spot,
  ): boolean {
    const { session } = this;
    if (!session) return false;
    const who = session.ask?.who;
    const mark = session.game.log.length;
    let taken = false;
    this.#trust(() => {
      const refusal = give(session);
      taken = refusal === undefined;
      if (refusal) this.refuse(refusal, spot);
      else this.settle(mark, { answer: text, who, count: session.game.answers.length });
    });
    return taken;
  }

  /** Shows a refusal and says it. */
  protected refuse(refusal: Refusal, spot?: Spot): void {
    this.#shown = { refusal, spot };
    this.announce(this.refusalText(refusal));
    this.requestUpdate();
  }

  protected forgetRefusal(): void {
    this.#shown = undefined;
    this.requestUpdate();
  }

  protected get refusal(): string | undefined {
    return this.#shown && this.refusalText(this.#shown.refusal);
  }

  protected refusalText(refusal: Refusal): string {
    return this.refusalOf(refusal) ?? refusal.code;
  }

  protected undo(): void {
    if (!this.session?.undo()) {
      this.announce(sayUi(this.language, 'nothing-to-undo'));
      return;
    }
    this.running = this.session.bots.size < 2 && this.running;
    this.#shown = undefined;
    this.#freshFrom = this.session.game.log.length;
    this.#endTold = false;
    this.announce(`${sayUi(this.language, 'undo')}. ${this.prompt()}`);
    this.afterChange();
    this.#wait();
    this.requestUpdate();
  }

  /** Lets the bot answer once; what it takes time for is answered when it is ready. */
  protected botStep(): void {
    if (this.#thinking) return;
    this.#trust(() => {
      const answer = this.session?.askBot();
      if (typeof answer === 'string') this.#answerForBot(answer);
      else if (answer) this.#awaitBot(answer);
    });
  }

  /** Waits for a bot, unless the game moves, ends or leaves the page meanwhile. */
  #awaitBot(answer: Promise<string>): void {
    this.#thinking = answer;
    const come = (act: () => void) => {
      if (this.#thinking !== answer) return;
      this.#thinking = undefined;
      this.#trust(act);
    };
    answer.then(
      (key) => come(() => this.#answerForBot(key)),
      (error: unknown) =>
        come(() => {
          throw error;
        }),
    );
  }

  #answerForBot(answer: string): void {
    const { session } = this;
    if (!session) return;
    const who = session.ask?.who;
    const mark = session.game.log.length;
    session.answerForBot(answer);
    this.settle(mark, { answer, who, count: session.game.answers.length });
  }

  /** What fails, a bot or the code of somebody's army, stops the game and is told. */
  #trust(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.running = false;
      this.report([problem('', 'fault', error instanceof Error ? error.message : String(error))]);
    }
  }

  protected run(running: boolean): void {
    this.running = running;
    this.#wait();
    this.requestUpdate();
  }

  /** A step of a replay, forwards or backwards, or to one of its ends. */
  protected walk(to: Walk): void {
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

  /** Everything that has to happen after the game has moved on. */
  protected settle(mark: number, detail: SkirmishAnswerDetail): void {
    const { session } = this;
    if (!session) return;
    this.#shown = undefined;
    this.#freshFrom = mark;
    this.announce([...this.linesFrom(mark), this.prompt()].join(' '));
    this.afterChange();
    this.#send('skirmish-answer', detail);
    const { outcome } = session.game;
    if (outcome && !this.#endTold) {
      this.#endTold = true;
      this.#send('skirmish-end', { outcome } satisfies SkirmishEndDetail);
    }
    this.#wait();
    this.requestUpdate();
  }

  /** Called when the game has moved on or back: to drop a selection, to save. */
  protected afterChange(): void {}

  /** Sentences of the log from an entry on. */
  protected linesFrom(mark: number): readonly string[] {
    return this.#lines(mark).map(({ text }) => text);
  }

  /** The lines of the whole log, worked out again only when it has changed. */
  #wholeLog(): readonly LogLine[] {
    const { game } = this.session ?? {};
    const { language } = this;
    const of = [game, game?.log.length, game?.answers.length, language, this.#freshFrom];
    if (!this.#told || of.some((value, i) => value !== this.#told?.of[i])) {
      this.#told = { of, lines: this.#lines(0) };
    }
    return this.#told.lines;
  }

  #lines(mark: number): readonly LogLine[] {
    return logLines(this.session?.game.log ?? [], mark, {
      sentence: (entry) => this.sentence(entry),
      isHeading: (entry) => this.isHeading(entry),
      freshFrom: this.#freshFrom,
    });
  }

  protected logView(): TemplateResult {
    const open = (rule: RuleId) => this.openRule(rule);
    const lines = this.#wholeLog();
    const unchanged = lines === this.#linesInPage;
    return log({ language: this.language, lines, unchanged, open });
  }

  protected bubbleView(): TemplateResult | typeof nothing {
    if (!this.#shown?.spot) return nothing;
    const { refusal } = this.#shown;
    return bubble({
      language: this.language,
      text: this.refusalText(refusal),
      rule: refusal.rule,
      open: (rule) => this.openRule(rule),
      close: () => this.forgetRefusal(),
    });
  }

  protected ruleView(): TemplateResult | typeof nothing {
    if (!this.#openRule) return nothing;
    return rulePanel(this.language, this.#openRule, this.ruleTexts, () => {
      this.#openRule = undefined;
      this.requestUpdate();
    });
  }

  /** The rule texts, asked for when first needed. */
  protected get ruleTexts(): RuleTexts {
    if (this.#texts === undefined) {
      this.#texts = 'loading';
      const arrived = (texts: RuleTexts) => {
        this.#texts = texts;
        this.requestUpdate();
      };
      this.loadCatalogue().then(arrived, () => arrived('missing'));
    }
    return this.#texts;
  }

  protected openRule(rule: RuleId): void {
    this.#openRule = rule;
    this.requestUpdate();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#shown?.spot) placeBubble(this.renderRoot, this.#shown.spot);
    const drawn = this.renderRoot.querySelector('.log') !== null;
    this.#linesInPage = drawn ? this.#told?.lines : undefined;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#thinking = undefined;
    if (this.isConnected && this.running && this.session?.bot) {
      this.#timer = setTimeout(() => this.botStep(), this.pace);
    }
  }

  #send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
