import type { OpenQuestion } from './game.ts';
import { Game } from './game.ts';
import type { Answer, LogEntry } from './log.ts';
import type { ResumePoint } from './resume.ts';
import type { PlayableSystem } from './system.ts';

/** The part of the parent game that is read. */
export type ParentGame<O> = Pick<
  Game<O, never>,
  'state' | 'log' | 'answers' | 'checkpoint' | 'ask' | 'point'
>;

/**
 * A game that lies inside a larger one ({@link nestedStep}) as if it were played alone: what shows games
 * and computes their odds reads it like any other. Answers are given to the game around it.
 *
 * @example
 * ```ts
 * interface Match { pig: ReturnType<typeof pig.setup> }
 * const match = new Game<Match, null>(
 *   {
 *     ...pig,
 *     defaults: null,
 *     setup: () => ({ pig: pig.setup(pig.defaults) }),
 *     seats: () => 2,
 *     *step(state) { yield* nestedStep(pig, state.pig); },
 *     outcome: (state) => pig.outcome(state.pig),
 *     bots: {},
 *   },
 *   null,
 * );
 * const inner = new NestedGame(pig, () => match, (state: Match) => state.pig);
 * match.answer('hold');
 * inner.state.player; // 1
 * ```
 */
export class NestedGame<S, Setup, O> extends Game<S, Setup> {
  readonly #outer: () => ParentGame<O> | undefined;
  readonly #inner: (outer: O) => S | undefined;

  constructor(
    system: PlayableSystem<S, Setup>,
    outer: () => ParentGame<O> | undefined,
    inner: (outer: O) => S | undefined,
  ) {
    super(system, system.defaults);
    this.#outer = outer;
    this.#inner = inner;
  }

  override get state(): S {
    const outer = this.#outer();
    return (outer && this.#inner(outer.state)) ?? super.state;
  }

  override get log(): readonly LogEntry[] {
    return this.#outer()?.log ?? [];
  }

  override get answers(): readonly Answer[] {
    return this.#outer()?.answers ?? [];
  }

  override ask(): OpenQuestion | undefined {
    return this.#outer()?.ask();
  }

  override get checkpoint(): { readonly state: S; readonly answers: readonly Answer[] } {
    const at = this.#outer()?.checkpoint;
    const state = at && this.#inner(at.state);
    return state === undefined ? super.checkpoint : { state, answers: at?.answers ?? [] };
  }

  /** `undefined` also where the game around has begun no step of it since the last checkpoint. */
  override point(): ResumePoint<S> | undefined {
    const at = this.#outer()?.point();
    const state = at && this.#inner(at.state);
    return state === undefined ? undefined : { state, answers: at?.answers ?? [] };
  }
}
