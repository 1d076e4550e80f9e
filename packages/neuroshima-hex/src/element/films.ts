import { copyState } from '@skirmish-kit/core';
import type { State } from '../rules/state.ts';
import { filmBattle, makeFilm } from './film.ts';
import { FilmPlayer, type FilmRoom } from './film-player.ts';
import type { HexSession } from './start-session.ts';

/** What the films are made of. */
export interface FilmsHost extends FilmRoom {
  session(): HexSession | undefined;
  readonly seat: number;
  /** The answer that is being put together, so that a look ahead counts with it. */
  pending(): string | undefined;
}

/** The battles that can be looked at in a game: the one just fought, and the one that might come. */
export class Films {
  /** Whether the battle that might come is looked at. */
  ahead = false;
  #fought: FilmPlayer | undefined;
  #preview: { readonly key: string; readonly player: FilmPlayer } | undefined;
  #before: { readonly state: State; readonly mark: number } | undefined;
  readonly #host: FilmsHost;

  constructor(host: FilmsHost) {
    this.#host = host;
  }

  /** The film that is on the board now, if any. */
  get player(): FilmPlayer | undefined {
    return this.#lookAhead() ?? this.#fought;
  }

  /** A new game begins. */
  enter(): void {
    this.stop();
    this.#fought = this.#preview = undefined;
    this.ahead = false;
    this.#remember();
  }

  stop(): void {
    this.#fought?.stop();
  }

  close(): void {
    this.stop();
    this.#fought = undefined;
    this.ahead = false;
    this.#host.redraw();
  }

  /** The game has moved on: if there was a battle, it is shown. */
  afterChange(): void {
    const session = this.#host.session();
    const before = this.#before;
    this.ahead = false;
    const told = before ? (session?.game.log.slice(before.mark) ?? []) : [];
    const moments = told.filter(({ kind }) => kind === 'moment');
    if (before && moments.some(({ about }) => about === 'phase' || about === 'hit')) {
      const film = makeFilm(before.state, moments);
      if (film.frames.length > 0) this.#show(new FilmPlayer(film, 1));
    }
    this.#remember();
  }

  #remember(): void {
    const session = this.#host.session();
    if (!session) return;
    this.#before = { state: copyState(session.game.state), mark: session.game.log.length };
  }

  /** It runs by itself, unless the reader wants no motion. */
  #show(player: FilmPlayer): void {
    this.stop();
    this.#fought = player;
    const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    if (!calm) player.run(this.#host, () => this.close());
  }

  /** Opens or closes the battle that would follow if it started now. */
  toggle(): void {
    this.stop();
    this.#fought = undefined;
    this.ahead = !this.ahead;
    const preview = this.#lookAhead();
    if (preview) {
      const { names } = this.#host;
      const left = preview.film.end.players.map(({ hp }, seat) => `${names.seat(seat)} ${hp}`);
      this.#host.announce(`${names.say('what-if-title')}: ${left.join(', ')}.`);
    }
    this.#host.redraw();
  }

  #lookAhead(): FilmPlayer | undefined {
    const session = this.#host.session();
    if (!this.ahead || !session) return undefined;
    const { game } = session;
    const answer = this.#host.pending();
    const key = `${game.answers.length}/${answer}`;
    if (this.#preview?.key !== key) {
      const then = answer === undefined ? undefined : game.fork();
      const state = then && !then.answer(answer ?? '') ? then.state : game.state;
      const film = filmBattle(this.#host.library, { ...state, battle: null }, [], this.#host.seat);
      this.#preview = { key, player: new FilmPlayer(film, film.frames.length + 1) };
    }
    return this.#preview.player;
  }
}
