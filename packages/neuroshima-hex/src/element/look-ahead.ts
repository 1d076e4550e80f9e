import { filmBattle } from './film.ts';
import { FilmPlayer } from './film-player.ts';
import type { PlayRoom } from './play-room.ts';

/** The battle that would follow if it started now, with what is being put together. */
export class LookAhead {
  readonly #room: PlayRoom;
  #open = false;
  #made: { readonly key: string; readonly player: FilmPlayer } | undefined;

  constructor(room: PlayRoom) {
    this.#room = room;
  }

  get isOpen(): boolean {
    return this.#open;
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#room.host.requestUpdate();
  }

  toggle(): void {
    this.#open = !this.#open;
    const { player } = this;
    if (player) {
      const { names, host } = this.#room;
      const left = player.film.end.players.map(({ hp }, seat) => `${names.seat(seat)} ${hp}`);
      host.announce(`${names.say('what-if-title')}: ${left.join(', ')}.`);
    }
    this.#room.host.requestUpdate();
  }

  /** The film that is on the board now, if any. */
  get player(): FilmPlayer | undefined {
    const { host, pending, library, seat } = this.#room;
    const game = host.session?.game;
    if (!this.#open || !game) return undefined;
    const key = `${game.answers.length}/${pending}`;
    if (this.#made?.key !== key) {
      const then = pending === undefined ? undefined : game.fork();
      const state = then && !then.answer(pending ?? '') ? then.state : game.state;
      const film = filmBattle(library, { ...state, battle: null }, [], seat);
      this.#made = { key, player: new FilmPlayer(film, film.frames.length + 1) };
    }
    return this.#made.player;
  }
}
