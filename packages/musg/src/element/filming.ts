import type { LogEntry } from '@skirmish-kit/core';
import { wantsCalm, type GameHost } from '@skirmish-kit/ui';
import { marchTo } from '../rules/movement.ts';
import type { MusgSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import type { Frame } from './film.ts';
import { loadFilm } from './load-room.ts';
import type { Scene } from './picture/scene.ts';

/** What has just happened, to be watched: shots as a film, and the way of the last move. */
export class Filming {
  trail: Scene['trail'];
  readonly #host: GameHost<Battle, MusgSetup>;
  /** What makes films, fetched with the first thing that is watched. */
  #kit: Awaited<ReturnType<typeof loadFilm>> | undefined;
  #frames: readonly Frame[] = [];

  constructor(host: GameHost<Battle, MusgSetup>) {
    this.#host = host;
  }

  /** Nothing is filmed beside a real table, or for who wants nothing to move. */
  film(before: Battle, told: readonly LogEntry[], beside: boolean): readonly Frame[] {
    const { session, narrator } = this.#host;
    this.#frames = [];
    if (!session || beside) return [];
    const kit = this.#kit;
    const after = session.seen.state;
    // Without the file beside the embed nothing is filmed, and the game goes on.
    if (!kit)
      loadFilm().then(
        (found) => (this.#kit = found),
        () => undefined,
      );
    this.trail = kit?.trailOf(before, after, told, marchTo);
    if (kit && !wantsCalm()) this.#frames = kit.filmFrames(before, after, told, narrator);
    return this.#frames;
  }

  /** The picture of the film that is shown. */
  frameOf(battle: Battle): Frame | undefined {
    return this.#frames.find(({ state }) => state === battle);
  }
}
