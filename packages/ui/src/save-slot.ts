import type { Problem } from '@skirmish-kit/core';
import { safeStorage } from './safe-storage.ts';

/**
 * The result of saving a game: `another` if a different game is in its place, `no-room` if that game could
 * not be moved either.
 */
export type SaveStatus = 'kept' | 'another' | 'no-room' | 'not-kept';

/**
 * The one place in the page's storage where a game is saved. Its content is only replaced by the game
 * that it came from: not by another element or tab of the same name, and not by a game from a link or
 * an attribute.
 */
export class SaveSlot {
  readonly #place: string;
  /** The content as far as this game knows. */
  #known = '';

  constructor(place: string) {
    this.#place = place;
  }

  get key(): string {
    return this.#place;
  }

  /** The content; empty for nothing. */
  get text(): string {
    return safeStorage().read(this.#place) ?? '';
  }

  /** The error of the content, as far as the slot can check it. */
  get corruption(): Problem | undefined {
    return undefined;
  }

  /** Puts a text there; tells whether it lies there now. */
  protected put(text: string): boolean {
    return safeStorage().write(this.#place, text);
  }

  protected remove(): void {
    safeStorage().drop(this.#place);
  }

  /** Goes on with what lies there. */
  read(): string {
    return (this.#known = this.text);
  }

  /** Begins another game: what is saved there is not its own, unless it is this text. */
  begin(text = ''): void {
    this.#known = text;
  }

  /** Whether somebody else's game lies there. */
  get holdsOtherGame(): boolean {
    const { text } = this;
    return text !== '' && text !== this.#known;
  }

  write(text: string): SaveStatus {
    return this.holdsOtherGame ? 'another' : this.replace(text);
  }

  /** Writes whatever lies there: somebody said so. */
  replace(text: string): SaveStatus {
    const saved = this.put(text);
    if (saved) this.#known = text;
    return saved ? 'kept' : 'not-kept';
  }

  /** The players of the saved game, as in `seats`; empty if the page decides. */
  get seats(): string {
    return safeStorage().read(this.#seatsAt) ?? '';
  }

  set seats(seats: string) {
    safeStorage().write(this.#seatsAt, seats);
  }

  get #seatsAt(): string {
    return `${this.#place}:seats`;
  }

  clear(): void {
    this.remove();
    this.#known = '';
  }
}
