import type { LogEntry, Narrator } from '@skirmish-kit/core';
import type { FilmFrame } from '../frame/film-frame.ts';
import type { GameHost } from '../game-host.ts';
import { prefersReducedMotion } from '../frame/prefers-reduced-motion.ts';
import type { TableScene } from './scene.ts';

/** The marks of the last action, until the next one: shots, blasts, a path. */
export type LastActionMarks = Pick<TableScene, 'tracers' | 'rings' | 'trail'>;

/** A picture of what has just happened: the shots that fly in it. */
export interface AttackFrame<S> extends FilmFrame<S> {
  readonly past: LastActionMarks;
}

/** The film code, loaded with the first film. */
export interface FilmModule<S> {
  filmFrames(
    before: S,
    after: S,
    logged: readonly LogEntry[],
    narrator: Narrator,
  ): readonly AttackFrame<S>[];
  /** The way of the last move, where that is found by what was before. */
  trailOf?(before: S, after: S, logged: readonly LogEntry[]): LastActionMarks['trail'];
}

/** The last events as a film: shots, and the path of the last move. */
export class FilmController<S> {
  trail: LastActionMarks['trail'];
  readonly #host: GameHost<S>;
  readonly #load: () => Promise<FilmModule<S>>;
  #kit: FilmModule<S> | undefined;
  #frames: readonly AttackFrame<S>[] = [];

  constructor(host: GameHost<S>, load: () => Promise<FilmModule<S>>) {
    this.#host = host;
    this.#load = load;
  }

  /** Without the file beside the embed nothing is filmed, and the game goes on. */
  fetch(): void {
    if (this.#kit) return;
    this.#load().then(
      (kit) => (this.#kit = kit),
      () => undefined,
    );
  }

  /** There is no film in table mode or with reduced motion. */
  film(before: S, logged: readonly LogEntry[], adjacent: boolean): readonly AttackFrame<S>[] {
    const { session, narrator } = this.#host;
    this.#frames = [];
    if (!session || adjacent) return [];
    this.fetch();
    const kit = this.#kit;
    const after = session.visibleGame.state;
    this.trail = kit?.trailOf?.(before, after, logged);
    if (kit && !prefersReducedMotion())
      this.#frames = kit.filmFrames(before, after, logged, narrator);
    return this.#frames;
  }

  /** The picture of the film that is shown. */
  frameOf(battle: S): AttackFrame<S> | undefined {
    return this.#frames.find(({ state }) => state === battle);
  }
}
