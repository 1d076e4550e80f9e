import type { ReactiveController } from 'lit';
import {
  problem,
  type ChoiceRequest,
  type Narrator,
  type Outcome,
  type Problem,
  type Refusal,
  type Seat,
} from '@skirmish-kit/core';
import { BotMissing } from '../async-bot.ts';
import { Cached } from '../cache.ts';
import type { GameFrame } from '../frame/game-frame.ts';
import type { GameHost } from '../game-host.ts';
import { takeSnapshot, type GameSnapshot, type SessionSnapshot } from '../game-snapshot.ts';
import type { AnchorPoint } from '../refusal-tooltip.ts';
import type { Session, SeekTarget } from '../session.ts';
import { uiText } from '../ui-messages.ts';
import type { BotController } from './bot-controller.ts';
import type { LogController } from './log-controller.ts';
import type { RefusalController } from './refusal-controller.ts';

/** The detail of `skirmish-answer`. */
export interface SkirmishAnswerDetail {
  /** The answer as records write it; empty when it is hidden from the viewer. */
  readonly answer: string;
  readonly who: Seat | undefined;
  /** How many answers the game has now. */
  readonly count: number;
}

/** The detail of `skirmish-end`. */
export interface SkirmishEndDetail {
  readonly outcome: Outcome;
}

/** The part of the element that the controller uses. */
type SessionHost = Pick<
  GameHost,
  'addController' | 'language' | 'isConnected' | 'requestUpdate' | 'announce' | 'send'
>;

/** The parts of the element that change with the game. */
export interface SessionParts<S, Setup> {
  readonly bots: Pick<BotController<S, Setup>, 'running' | 'wait'>;
  readonly log: Pick<LogController<S, Setup>, 'linesSince' | 'markFresh' | 'reset'>;
  readonly refusals: Pick<RefusalController, 'clear' | 'show'>;
  /** Saves the game after it has changed. */
  save(): void;
  report(problems: readonly Problem[]): void;
}

/** The snapshot that was read last, and what it was taken of. */
interface LastSnapshot<S, Setup> {
  /** Whether it was read since the last update. */
  isFresh: boolean;
  readonly of: SessionSnapshot<S, Setup>;
  readonly filmed: { readonly state: S } | undefined;
  readonly taken: GameSnapshot<S, Setup>;
}

const NO_GAME = 'There is no game yet.';

/** The game that is shown: answers, undo, moving through it, and what the page hears of it. */
export class SessionController<S, Setup> implements ReactiveController {
  session: Session<S, Setup> | undefined;
  /** Everything around the board. */
  frame: GameFrame<S, Setup> | undefined;
  /** Whether a bot that has to answer could not be loaded. */
  botsMissing = false;
  readonly #host: SessionHost;
  readonly #parts: SessionParts<S, Setup>;
  readonly #snapshot = new Cached<GameSnapshot<S, Setup>>();
  #last: LastSnapshot<S, Setup> | undefined;

  constructor(host: SessionHost, parts: SessionParts<S, Setup>) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** The snapshot of the page: the same object until the game, the language or the film changes. */
  get snapshot(): GameSnapshot<S, Setup> | undefined {
    const { session, frame } = this;
    if (!session || !frame) return undefined;
    const { snapshot } = session;
    const filmed = frame.film?.frame;
    const last = this.#last;
    if (last?.isFresh && last.of === snapshot && last.filmed === filmed) return last.taken;
    const { language } = this.#host;
    const { messages } = frame;
    const taken = this.#snapshot.get([snapshot, messages, language, filmed], () =>
      takeSnapshot(snapshot, messages, language, filmed),
    );
    this.#last = { isFresh: true, of: snapshot, filmed, taken };
    return taken;
  }

  /** Language and messages are looked up once for each update: the snapshot is read hundreds of times. */
  hostUpdate(): void {
    if (this.#last) this.#last.isFresh = false;
  }

  get shown(): S {
    const { snapshot } = this;
    if (!snapshot) throw new Error(NO_GAME);
    return snapshot.state;
  }

  get narrator(): Narrator {
    const { snapshot } = this;
    if (!snapshot) throw new Error(NO_GAME);
    return snapshot.narrator;
  }

  get choice(): ChoiceRequest | undefined {
    return this.snapshot?.choice;
  }

  /** The current question as a sentence. */
  get prompt(): string {
    return this.frame?.prompt() ?? '';
  }

  /** Whether bots have to wait for the reader. */
  get botsPaused(): boolean {
    return this.frame?.film !== undefined || this.frame?.activeGuide?.isOver === true;
  }

  /** Shows another session, in another frame. */
  begin(
    session: Session<S, Setup> | undefined,
    frame: GameFrame<S, Setup> | undefined = this.frame,
  ): void {
    const { bots, log, refusals } = this.#parts;
    if (session !== this.session) this.session?.releaseBots();
    this.session = session;
    if (frame !== this.frame) {
      this.frame?.leave();
      this.frame = frame;
      this.#last = undefined;
      frame?.enter();
    }
    if (!this.#host.isConnected) session?.releaseBots();
    refusals.clear();
    frame?.setGuide(undefined);
    log.reset();
    if (session) frame?.begin();
    bots.wait();
    this.#host.requestUpdate();
  }

  answer(text: string, spot?: AnchorPoint): boolean {
    return this.#submit(text, (session) => session.answer(text), spot);
  }

  /** Skips the question for a person, and others of its kind until his turn. */
  skip(): boolean {
    const { ask } = this.session ?? {};
    const text = ask?.kind === 'choice' ? ask.skip : undefined;
    return this.#submit(text ?? '', (session) => session.skip());
  }

  #submit(
    text: string,
    act: (session: Session<S, Setup>) => Refusal | undefined,
    spot?: AnchorPoint,
  ): boolean {
    const { session, frame } = this;
    if (!session || frame?.activeGuide?.rejects(text)) return false;
    let isAccepted = false;
    this.guard(() => {
      const moved = this.#beforeAnswer(session);
      const refusal = act(session);
      isAccepted = refusal === undefined;
      if (refusal) this.#parts.refusals.show(refusal, spot);
      else moved();
    });
    return isAccepted;
  }

  answerForBot(answer: string): void {
    const { session } = this;
    if (!session) return;
    const moved = this.#beforeAnswer(session);
    session.answerForBot(answer);
    moved();
  }

  /** Remembers where the game stands; the function that it returns does what follows an answer. */
  #beforeAnswer(session: Session<S, Setup>): () => void {
    const who = session.ask?.who;
    const { viewer } = session;
    const [mark, at] = [session.game.log.length, session.game.answers.length];
    return () => this.#settle(mark, this.#answerGiven(session, who, viewer, at));
  }

  #answerGiven(
    session: Session<S, Setup>,
    who: Seat | undefined,
    viewer: Seat | undefined,
    at: number,
  ): SkirmishAnswerDetail {
    return { answer: session.answerVisibleTo(viewer, at), who, count: session.game.answers.length };
  }

  /** Everything that follows an answer. */
  #settle(mark: number, detail: SkirmishAnswerDetail): void {
    if (!this.session) return;
    const { bots, log, refusals, save } = this.#parts;
    refusals.clear();
    log.markFresh(mark);
    this.frame?.gameAdvanced();
    if (!this.frame?.film) this.#announceFrom(mark);
    save();
    this.#sendAnswer(detail);
    bots.wait();
    this.#host.requestUpdate();
  }

  #announceFrom(mark: number): void {
    this.#host.announce([...this.#parts.log.linesSince(mark), this.prompt].join(' '));
  }

  #sendAnswer(detail: SkirmishAnswerDetail): void {
    this.#host.send('skirmish-answer', detail);
    const outcome = this.session?.game.outcome;
    if (outcome) this.#host.send('skirmish-end', { outcome } satisfies SkirmishEndDetail);
  }

  undo(): void {
    const { language } = this.#host;
    if (this.frame?.activeGuide?.isAtStart || !this.session?.undo()) {
      this.#host.announce(uiText(language, 'nothing-to-undo'));
      return;
    }
    const { bots } = this.#parts;
    bots.running = this.session.bots.size < 2 && bots.running;
    this.#jumped(this.session.game.log.length);
    this.#host.announce(`${uiText(language, 'undo')}. ${this.prompt}`);
  }

  /** Moves through the game; what happened on the way is filmed where it plays by itself. */
  seek(to: SeekTarget): void {
    const { session } = this;
    if (!session) return;
    const before = session.game.log.length;
    session.seek(to);
    const { log: entries, answers } = session.game;
    const mark = Math.min(before, entries.length);
    this.#jumped(mark, to === 1 && this.frame?.autoplay.running === true);
    this.#announceFrom(mark);
    if (!session.isRecorded) return;
    const at = answers.length - 1;
    this.#sendAnswer(this.#answerGiven(session, undefined, session.viewer, at));
  }

  /** Updates after a move to another position of the game. */
  #jumped(freshFrom: number, isFilmed = false): void {
    const { bots, log, refusals, save } = this.#parts;
    refusals.clear();
    log.markFresh(freshFrom);
    if (isFilmed) this.frame?.gameAdvanced();
    else this.frame?.begin();
    save();
    bots.wait();
    this.#host.requestUpdate();
  }

  /** Continues after a film, or after the device was passed. */
  resume(): void {
    if (this.session) this.#host.announce(this.prompt);
    this.#parts.bots.wait();
    this.#host.requestUpdate();
  }

  /** Runs what may fail, a bot or the code of a pack: an error stops the game and is reported. */
  guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#parts.bots.running = false;
      this.#reportError(error);
    }
  }

  #reportError(error: unknown): void {
    if (!(error instanceof BotMissing)) {
      const message = error instanceof Error ? error.message : String(error);
      return this.#parts.report([problem('', 'fault', message)]);
    }
    this.botsMissing = true;
    this.#host.announce(uiText(this.#host.language, 'bot-missing'));
    this.#host.requestUpdate();
  }
}
