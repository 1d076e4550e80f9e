import { advance, type ChanceRequest, type ChoiceRequest, type Flow, type Seat } from './flow.ts';
import type { Faces } from './dice/chance.ts';
import { makeFaces, parseFaces } from './dice/faces.ts';
import { choiceEntry, rollEntry, type Answer, type DiceSource, type LogEntry } from './log.ts';
import { randomFrom, seededRandom, type Random } from './random.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { assertRecordable } from './records/assert-recordable.ts';
import { DEFAULT_SEED, type RecordTags } from './records/record.ts';
import { makeRecord } from './records/write-record.ts';
import { notDeterministic, resumeFlow, type ResumePoint, type ResumedFlow } from './resume.ts';
import { mustBeAnswerable, RulesError } from './rules-error.ts';
import { AutoAnswers, type AutoAnswer } from './auto-answers.ts';
import type { ReportedGame } from './report.ts';
import { copyState, hashState } from './state.ts';
import { logFor, stateFor } from './visibility.ts';
import type { Outcome, PlayableSystem } from './system.ts';

export interface GameOptions {
  readonly seed?: number | string;
  /** `seeded` dice are thrown by the game; for `manual` dice the game asks. By default `seeded`. */
  readonly dice?: 'seeded' | 'manual';
  /** @deprecated Write `dice: 'manual'` for `chances: 'asked'`. */
  readonly chances?: DiceSource;
}

/** A question that only somebody outside can answer. */
export type OpenQuestion = ChoiceRequest | ChanceRequest;

/** More requests than this without a question to anybody: the rules go round in circles. */
const REQUEST_BUDGET = 20_000;

/** How many of the last turning points are kept as copies; further back, a game is played again. */
const MAX_CHECKPOINTS = 16;

/** A moment between two steps, at which everything is in the state. */
interface Checkpoint<S> {
  readonly state: S;
  readonly step: number;
  readonly answers: number;
  readonly log: number;
  readonly random: readonly number[];
}

/**
 * A game under way. It runs the system's flow up to the next question, takes the answer, and keeps
 * everything needed to undo, fork and record.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * while (!game.outcome) {
 *   const refusal = game.answer(game.state.pot < 20 ? 'roll' : 'hold');
 *   if (refusal) throw new Error(refusal.code);
 * }
 * game.outcome.winners; // [0]
 * ```
 */
export class Game<S, Setup> {
  readonly system: PlayableSystem<S, Setup>;
  readonly setup: Setup;
  readonly seed: number | string;
  readonly chances: DiceSource;
  #state: S;
  #flow: Flow | undefined;
  #pending: OpenQuestion | undefined;
  #outcome: Outcome | undefined;
  #answers: Answer[] = [];
  #log: LogEntry[] = [];
  #step = 0;
  #checkpoints: Checkpoint<S>[] = [];
  #random: Random;
  #autoAnswers = new AutoAnswers();

  constructor(
    system: PlayableSystem<S, Setup>,
    setup: Setup,
    options: GameOptions = {},
    original?: Game<S, Setup>,
  ) {
    this.system = system;
    this.setup = original ? setup : copyState(setup);
    this.seed = options.seed ?? DEFAULT_SEED;
    if (!original) assertRecordable(setup, this.seed);
    this.chances = options.dice === 'manual' ? 'asked' : (options.chances ?? 'seeded');
    this.#random = seededRandom(this.seed);
    if (original) {
      this.#checkpoints = original.#checkpoints.slice();
      this.#answers = original.#answers;
      this.#log = original.#log;
      this.#state = this.#restore(original.#answers.length);
      this.#autoAnswers = new AutoAnswers(original.#autoAnswers.all);
    } else {
      this.#state = system.setup(copyState(this.setup));
      this.#run([]);
    }
  }

  /** The live state: to be read, never changed, by anyone but the rules. */
  get state(): S {
    return this.#state;
  }

  /**
   * The view of a seat: the state as it may see it, and the visible part of the log. `undefined` is a
   * spectator, who sees what everybody sees.
   */
  viewFor(seat: Seat | undefined): ReportedGame<S> {
    return { state: stateFor(this.system, this.#state, seat), log: logFor(this.#log, seat) };
  }

  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  /** The open question; `undefined` when the game is over. */
  ask(): OpenQuestion | undefined {
    return this.#pending;
  }

  /** Answers the open question; a refusal changes nothing, and neither does a fault of the rules. */
  answer(text: string): Refusal | undefined {
    const before = this.#answers.length;
    const refusal = this.#take(text);
    if (refusal) return refusal;
    try {
      this.#run([]);
    } catch (fault) {
      this.#state = this.#restore(before);
      throw fault;
    }
    return undefined;
  }

  /**
   * Answers the open question with "no, go on", and questions of its kind that follow, until the
   * player is asked something that cannot be skipped. What is answered so stands in the record like
   * any answer; undo takes it back with what it followed from.
   */
  skip(): Refusal | undefined {
    const ask = this.#pending;
    if (!ask) return refuse('game-over');
    if (ask.kind !== 'choice' || ask.skip === undefined)
      return refuse('not-skippable', ask.rule, { about: ask.about });
    const before = this.#autoAnswers.all;
    this.#autoAnswers.add(ask);
    try {
      return this.answer(ask.skip);
    } catch (fault) {
      this.#autoAnswers = new AutoAnswers(before);
      throw fault;
    }
  }

  /** Questions that seats do not want to be asked again. */
  get autoAnswers(): readonly AutoAnswer[] {
    return this.#autoAnswers.all;
  }

  /** Asks a player again what he had skipped in advance. */
  clearAutoAnswers(seat: Seat): void {
    this.#autoAnswers.remove(seat);
  }

  /** Why this answer would be refused; `undefined` when it would be accepted. */
  explain(text: string): Refusal | undefined {
    const ask = this.#pending;
    if (!ask) return refuse('game-over');
    if (ask.kind === 'choice') return ask.explain(text);
    const faces = parseFaces(text);
    return isRefusal(faces) ? faces : ask.chance.check(faces);
  }

  /** Whether there is a choice to take back. */
  get canUndo(): boolean {
    return this.#answers.some((answer) => this.#countsForUndo(answer));
  }

  /** Takes back the last choice and everything that followed from it. */
  undo(): boolean {
    const last = this.#answers.findLastIndex((answer) => this.#countsForUndo(answer));
    if (last < 0) return false;
    this.#autoAnswers = new AutoAnswers();
    this.#state = this.#restore(last);
    return true;
  }

  /** An independent copy that stands at the same question. */
  fork(): Game<S, Setup> {
    return new Game(this.system, this.setup, { seed: this.seed, chances: this.chances }, this);
  }

  /** The last moment at which everything was in the state, and what was answered since: to be read. */
  get checkpoint(): { readonly state: S; readonly answers: readonly Answer[] } {
    const { state, answers } = this.#checkpoints.at(-1) ?? { state: this.#state, answers: 0 };
    return { state, answers: this.#answers.slice(answers) };
  }

  /**
   * A copy of the state with its own flow, standing at the open question: for looking ahead without
   * touching the game. `undefined` when the game is over.
   */
  rehearse(): ResumedFlow<S> | undefined {
    const point = this.point();
    return point && resumeFlow(this.system, { ...point, state: copyState(point.state) });
  }

  /**
   * The current position as plain data, to be sent elsewhere or copied, never changed. `undefined` when the
   * game is over.
   */
  point(): ResumePoint<S> | undefined {
    const checkpoint = this.#checkpoints.at(-1);
    if (!this.#pending || !checkpoint) return undefined;
    const since = this.#answers.slice(checkpoint.answers);
    return { state: checkpoint.state, answers: since.map(({ text }) => text) };
  }

  /** The game so far as short readable text; `tags` are further header lines, such as a title. */
  record(tags: RecordTags = []): string {
    return makeRecord(this, tags);
  }

  /** A fingerprint of the state, for comparing replays. */
  hash(): string {
    return hashState(this.#state);
  }

  /** Typed-in dice are answers of a person too, and are taken back one by one. */
  #countsForUndo(answer: Answer): boolean {
    return !answer.standing && (answer.kind === 'choice' || this.chances === 'asked');
  }

  #take(text: string, standing?: true): Refusal | undefined {
    const ask = this.#pending;
    if (!ask) return refuse('game-over');
    if (ask.kind === 'choice') {
      const refusal = ask.take(text);
      if (refusal) return refusal;
      this.#noteChoice(ask, text, standing);
      return undefined;
    }
    const faces = parseFaces(text);
    if (isRefusal(faces)) return faces;
    const refusal = ask.take(faces);
    if (refusal) return refusal;
    this.#noteRoll(ask, faces);
    return undefined;
  }

  /**
   * Runs on until somebody has to answer. When a stretch is played again its answers come from the
   * script, except for seeded dice: the generator stands where it stood and rolls the same.
   */
  #run(script: readonly Answer[]): void {
    let scripted = 0;
    this.#pending = undefined;
    for (let budget = REQUEST_BUDGET; budget > 0; budget--) {
      if (!this.#flow) {
        this.#outcome = this.system.outcome(this.#state);
        if (this.#outcome) return;
        this.#rememberCheckpoint();
        this.#flow = this.system.step(this.#state);
      }
      const { done, value } = advance(this.#flow);
      if (done) {
        this.#flow = undefined;
        this.#step++;
      } else if (value.kind === 'event') {
        this.#log.push({ ...value, at: this.#answers.length });
      } else if (value.kind === 'chance' && this.chances === 'seeded') {
        if (scripted < script.length) scripted++;
        this.#noteRoll(value, value.sample(this.#random));
      } else {
        if (value.kind === 'choice') mustBeAnswerable(value, this.system.id);
        this.#pending = value;
        const next = script[scripted++] ?? this.#autoAnswer(value);
        if (next === undefined) return;
        if (this.#take(next.text, next.standing)) throw notDeterministic(this.system.id, next.text);
        this.#pending = undefined;
        budget = REQUEST_BUDGET;
      }
    }
    throw new RulesError(
      'endless',
      `${this.system.id} ran ${REQUEST_BUDGET} requests without asking anybody.`,
    );
  }

  #autoAnswer(ask: OpenQuestion): Pick<Answer, 'text' | 'standing'> | undefined {
    const text = ask.kind === 'choice' ? this.#autoAnswers.answerTo(ask) : undefined;
    return text === undefined ? undefined : { text, standing: true };
  }

  #noteChoice(ask: ChoiceRequest, key: string, standing?: true): void {
    this.#log.push(choiceEntry(ask, key, this.#answers.length));
    const answer: Answer = { kind: 'choice', text: key, step: this.#step };
    this.#answers.push(standing ? { ...answer, standing } : answer);
  }

  #noteRoll(ask: ChanceRequest, faces: Faces): void {
    this.#log.push(rollEntry(ask, faces, this.#answers.length));
    this.#answers.push({ kind: 'chance', text: makeFaces(faces), step: this.#step });
  }

  /** Copies the state, unless nobody has answered anything since the last copy. */
  #rememberCheckpoint(): void {
    const checkpoints = this.#checkpoints;
    if (checkpoints.at(-1)?.answers === this.#answers.length) return;
    if (checkpoints.length >= 2 * MAX_CHECKPOINTS) checkpoints.splice(0, MAX_CHECKPOINTS);
    checkpoints.push({
      state: copyState(this.#state),
      step: this.#step,
      answers: this.#answers.length,
      log: this.#log.length,
      random: this.#random.save(),
    });
  }

  /** Stands again where `count` answers had been given: from a checkpoint, or from the start. */
  #restore(count: number): S {
    const answers = this.#answers;
    this.#checkpoints = this.#checkpoints.filter((checkpoint) => checkpoint.answers <= count);
    const from = this.#checkpoints.at(-1);
    this.#random = from ? randomFrom(from.random) : seededRandom(this.seed);
    this.#state = from ? copyState(from.state) : this.system.setup(copyState(this.setup));
    this.#step = from?.step ?? 0;
    this.#answers = answers.slice(0, from?.answers ?? 0);
    this.#log = this.#log.slice(0, from?.log ?? 0);
    this.#flow = undefined;
    this.#outcome = undefined;
    this.#run(answers.slice(this.#answers.length, count));
    return this.#state;
  }
}
