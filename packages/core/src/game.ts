import type { ChanceRequest, ChoiceRequest, Flow, Seat } from './flow.ts';
import type { Faces } from './dice/chance.ts';
import { makeFaces, parseFaces } from './dice/faces.ts';
import { randomFrom, seededRandom, type Random } from './random.ts';
import { isRefusal, refuse, type Params, type Refusal, type RuleId } from './refusal.ts';
import { copyState, hashState } from './state.ts';
import type { GameSystem, Outcome } from './system.ts';

/** Where dice come from: a seeded generator, or people who type in what they rolled. */
export type Chances = 'seeded' | 'asked';

export interface GameOptions {
  readonly seed?: number | string;
  readonly chances?: Chances;
}

/** One answer of the record: a choice's key, or the faces of a chance as text. */
export interface Answer {
  readonly kind: 'choice' | 'chance';
  readonly text: string;
  /** The step of the game it was given in, from 0. */
  readonly step: number;
}

/** One line of what happened: a moment, a roll with its faces, or a choice with its answer. */
export interface LogEntry {
  readonly kind: 'moment' | 'roll' | 'choice';
  readonly about: string;
  readonly rule: RuleId;
  readonly params: Params;
  readonly who?: Seat;
  readonly faces?: Faces;
  readonly notation?: string;
  readonly key?: string;
  /** How many answers had been given before it: where a replay stands when this happens. */
  readonly at: number;
}

/** A question that only somebody outside can answer. */
export type Question = ChoiceRequest | ChanceRequest;

/** More requests than this without a question to anybody: the rules go round in circles. */
const REQUEST_BUDGET = 100_000;

interface Checkpoint<S> {
  readonly state: S;
  readonly step: number;
  readonly answers: number;
  readonly log: number;
}

interface Given extends Answer {
  /** The generator just before this choice was asked, for undo. */
  readonly random: readonly number[] | undefined;
}

/**
 * A game under way. It runs the system's flow up to the next question, takes the answer, and keeps
 * everything needed to undo, fork and record.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
 *   const refusal = game.answer(ask.options[0]!.key);
 *   if (refusal) throw new Error(refusal.code);
 * }
 * game.outcome?.winners;
 * ```
 */
export class Game<S, Setup> {
  readonly system: GameSystem<S, Setup>;
  readonly setup: Setup;
  readonly seed: number | string;
  readonly chances: Chances;
  #state: S;
  #flow: Flow | undefined;
  #pending: Question | undefined;
  #outcome: Outcome | undefined;
  #answers: Given[] = [];
  #log: LogEntry[] = [];
  #step = 0;
  #checkpoint: Checkpoint<S>;
  #random: Random;

  constructor(
    system: GameSystem<S, Setup>,
    setup: Setup,
    options: GameOptions = {},
    original?: Game<S, Setup>,
  ) {
    this.system = system;
    this.setup = setup;
    this.seed = options.seed ?? 1;
    this.chances = options.chances ?? 'seeded';
    if (original) {
      this.#checkpoint = original.#checkpoint;
      this.#random = randomFrom(original.#random.save());
      this.#state = this.#restore(this.#checkpoint, original.#answers, original.#log);
      this.#run(original.#answers.slice(this.#checkpoint.answers));
    } else {
      this.#random = seededRandom(this.seed);
      this.#state = system.setup(setup);
      this.#checkpoint = this.#rememberCheckpoint();
      this.#run([]);
    }
  }

  /** The live state: to be read, never changed, by anyone but the rules. */
  get state(): S {
    return this.#state;
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
  ask(): Question | undefined {
    return this.#pending;
  }

  /** Answers the open question; a refusal changes nothing. */
  answer(text: string): Refusal | undefined {
    const refusal = this.#take(text);
    if (refusal) return refusal;
    try {
      this.#run([]);
    } catch (fault) {
      this.#rebuild(this.#answers.length - 1);
      throw fault;
    }
    return undefined;
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
    const random = this.#answers[last]?.random;
    this.#rebuild(last);
    if (random) this.#random = randomFrom(random);
    return true;
  }

  /** An independent copy that stands at the same question. */
  fork(): Game<S, Setup> {
    return new Game(this.system, this.setup, { seed: this.seed, chances: this.chances }, this);
  }

  /** A fingerprint of the state, for comparing replays. */
  hash(): string {
    return hashState(this.#state);
  }

  /** Typed-in dice are answers of a person too, and are taken back one by one. */
  #countsForUndo(answer: Answer): boolean {
    return answer.kind === 'choice' || this.chances === 'asked';
  }

  #take(text: string): Refusal | undefined {
    const ask = this.#pending;
    if (!ask) return refuse('game-over');
    if (ask.kind === 'choice') {
      const refusal = ask.take(text);
      if (refusal) return refusal;
      this.#noteChoice(ask, text);
      return undefined;
    }
    const faces = parseFaces(text);
    if (isRefusal(faces)) return faces;
    const refusal = ask.take(faces);
    if (refusal) return refusal;
    this.#noteRoll(ask, faces);
    return undefined;
  }

  /** Runs on until somebody has to answer; questions of a replay are answered from the script. */
  #run(script: readonly Answer[]): void {
    let scripted = 0;
    this.#pending = undefined;
    for (let budget = REQUEST_BUDGET; budget > 0; budget--) {
      if (!this.#flow) {
        this.#outcome = this.system.outcome(this.#state);
        if (this.#outcome) return;
        this.#checkpoint = this.#rememberCheckpoint();
        this.#flow = this.system.step(this.#state);
      }
      const { done, value } = this.#flow.next();
      if (done) {
        this.#flow = undefined;
        this.#step++;
      } else if (value.kind === 'moment') {
        this.#log.push({ ...value, at: this.#answers.length });
      } else {
        const next = script[scripted];
        if (next !== undefined) {
          scripted++;
          this.#pending = value;
          const refusal = this.#take(next.text);
          if (refusal) throw new Error(`A recorded answer was refused: ${refusal.code}.`);
          this.#pending = undefined;
          budget = REQUEST_BUDGET;
        } else if (value.kind === 'chance' && this.chances === 'seeded') {
          this.#noteRoll(value, value.sample(this.#random));
        } else {
          this.#pending = value;
          return;
        }
      }
    }
    throw new Error(`${this.system.id} ran ${REQUEST_BUDGET} requests without asking anybody.`);
  }

  #noteChoice(ask: ChoiceRequest, key: string): void {
    const { about, rule, params, who } = ask;
    this.#log.push({ kind: 'choice', about, rule, params, who, key, at: this.#answers.length });
    const random = this.chances === 'seeded' ? this.#random.save() : undefined;
    this.#answers.push({ kind: 'choice', text: key, step: this.#step, random });
  }

  #noteRoll(ask: ChanceRequest, faces: Faces): void {
    const { about, rule, params, who, chance } = ask;
    const roller = who === undefined ? {} : { who };
    this.#log.push({
      kind: 'roll', about, rule, params, ...roller, faces, notation: chance.notation, at: this.#answers.length,
    });
    this.#answers.push({ kind: 'chance', text: makeFaces(faces), step: this.#step, random: undefined });
  }

  #rememberCheckpoint(): Checkpoint<S> {
    return {
      state: copyState(this.#state),
      step: this.#step,
      answers: this.#answers.length,
      log: this.#log.length,
    };
  }

  #restore(checkpoint: Checkpoint<S>, answers: readonly Given[], log: readonly LogEntry[]): S {
    this.#step = checkpoint.step;
    this.#answers = answers.slice(0, checkpoint.answers);
    this.#log = log.slice(0, checkpoint.log);
    this.#flow = undefined;
    this.#outcome = undefined;
    return copyState(checkpoint.state);
  }

  /** Stands again where `count` answers had been given: from the checkpoint, or from the start. */
  #rebuild(count: number): void {
    const answers = this.#answers;
    const near = this.#checkpoint.answers <= count;
    const start: Checkpoint<S> = { state: this.system.setup(this.setup), step: 0, answers: 0, log: 0 };
    const from = near ? this.#checkpoint : start;
    const generators = answers.map((answer) => answer.random);
    this.#state = this.#restore(from, answers, this.#log);
    this.#run(answers.slice(from.answers, count));
    this.#answers = this.#answers.map((answer, i) => ({ ...answer, random: generators[i] }));
  }
}
