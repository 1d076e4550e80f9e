import { Game } from '../game.ts';
import type { Answer, LogEntry } from '../log.ts';
import type { Problem } from '../problem.ts';
import type { GameRecord, RecordComment, RecordTags } from '../records/record.ts';

/** A copy of the game is kept every so many answers, so that going back is quick. */
const BETWEEN_COPIES = 64;

/**
 * A recorded game to be looked at, forwards, backwards and at any answer, dice included. It was
 * verified by playing it; of a forged or damaged record the good part stays viewable.
 */
export class Replay<S, Setup> {
  readonly tags: RecordTags;
  readonly comments: readonly RecordComment[];
  /** Why the record goes no further than {@link length}; `undefined` when all of it is good. */
  readonly problem: Problem | undefined;
  readonly #answers: readonly Answer[];
  readonly #played: Game<S, Setup>;
  readonly #copies: Game<S, Setup>[];
  #here: Game<S, Setup>;

  constructor(
    played: Game<S, Setup>,
    { tags = [], comments = [] }: Partial<GameRecord> = {},
    problem?: Problem,
  ) {
    this.tags = tags;
    this.comments = comments;
    this.problem = problem;
    this.#played = played;
    this.#answers = played.answers;
    this.#here = new Game(played.system, played.setup, { seed: played.seed, chances: 'asked' });
    this.#copies = [this.#here.fork()];
  }

  /** How many answers there are, dice included. */
  get length(): number {
    return this.#answers.length;
  }

  /** How many answers have been given here. */
  get position(): number {
    return this.#here.answers.length;
  }

  /** Everything that happened in the game, to its end. */
  get log(): readonly LogEntry[] {
    return this.#played.log;
  }

  /** The game as it stands here, to be looked at; {@link branch} gives one to play. */
  get game(): Game<S, Setup> {
    return this.#here;
  }

  /** The answer that comes next. */
  get nextAnswer(): Answer | undefined {
    return this.#answers[this.position];
  }

  /** One answer on; `false` at the end. */
  forward(): boolean {
    return this.goTo(this.position + 1);
  }

  /** One answer back; `false` at the start. */
  back(): boolean {
    return this.goTo(this.position - 1);
  }

  /** To where `position` answers have been given; `false` when the game has no such place. */
  goTo(position: number): boolean {
    if (!Number.isInteger(position) || position < 0 || position > this.length) return false;
    if (position < this.position) {
      const copy = this.#copies[Math.floor(position / BETWEEN_COPIES)];
      if (copy) this.#here = copy.fork();
    }
    while (this.position < position) {
      this.#here.answer(this.#answers[this.position]?.text ?? '');
      if (this.position === this.#copies.length * BETWEEN_COPIES)
        this.#copies.push(this.#here.fork());
    }
    return true;
  }

  /**
   * A game of its own that stands at the last choice up to here: to try what would have happened.
   * A seeded game goes on with its seed.
   */
  branch(): Game<S, Setup> {
    const { system, setup, seed, chances } = this.#played;
    const game = new Game(system, setup, { seed, chances });
    const stops = (at: number): boolean =>
      chances === 'asked' || this.#answers[at]?.kind !== 'chance';
    let end = this.position;
    while (!stops(end)) end--;
    const answers = this.#answers.slice(0, end).filter((_, at) => stops(at));
    for (const { text } of answers) game.answer(text);
    return game;
  }
}
