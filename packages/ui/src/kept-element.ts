import { html, nothing, type TemplateResult } from 'lit';
import type { Game, Seat } from '@skirmish-kit/core';
import type { Unset } from './asked.ts';
import { Beside } from './lazy-module.ts';
import type { EarlierGame } from './game-history.ts';
import { adoptSheet } from './frame/adopt-styles.ts';
import { tryAgain } from './frame/loading-indicator.ts';
import { GameElement } from './game-element.ts';
import { KeptGame, type Keeping } from './save-slot.ts';
import { withSalts } from './seal-salts.ts';
import type { Session } from './session.ts';

/**
 * A game that is kept in this browser where somebody asks for it: after every answer, never over
 * another one, and laid aside where a new one takes its place.
 */
export abstract class KeptElement<S, Setup> extends GameElement<S, Setup> {
  /** A name under which the game is kept in this browser. */
  abstract save: string | Unset;
  abstract record: string | Unset;
  /** Who sits where, as in `human,bot`. */
  abstract seats: string | Unset;
  /** Whether this is the guided first game, which nobody keeps. */
  abstract guide: boolean | Unset;

  /** The record that is shown or being opened. */
  protected opened = '';
  /** Whether that is the game that is kept here. */
  protected openedKept = false;
  protected keeping: Keeping = 'kept';
  #place: KeptGame | undefined;
  /** Whether the saved game could not be put aside for the one that is played. */
  #hasNoRoom = false;
  /** What says that keeping failed, fetched when it does. */
  readonly #views = new Beside(this, () => import('./save-views.ts'));

  /** What writes a game as text, fetched where one is kept or handed on. */
  readonly #writer = new Beside(this, () => this.loadWriter());

  protected abstract readonly vocabulary: { readonly tag: string };
  /** Loads what writes a game as text; a system may have a manner of its own. */
  protected loadWriter(): Promise<{ write(game: Game<S, Setup>): string }> {
    return import('./record-writer.ts');
  }
  /** Begins what was asked for; `anew` leaves aside what is kept. */
  protected abstract restart(anew?: boolean): Promise<void>;
  /**
   * The same once more, with other chances.
   * @internal
   */
  abstract anew(): void;

  /** A place in the page's storage; what must survive anything has one of its own kind. */
  protected placeFor(place: string): KeptGame {
    return new KeptGame(place);
  }

  /** Where the game is kept; `undefined` when nobody wants it kept. */
  protected get kept(): KeptGame | undefined {
    if (!this.save || this.guide === true) return undefined;
    const place = `${this.vocabulary.tag}:${this.save}`;
    if (this.#place?.place !== place) this.#place = this.placeFor(place);
    return this.#place;
  }

  /** @internal */
  get keptAt(): string | undefined {
    return this.kept?.place;
  }

  /**
   * Makes room for another game, then goes on. The game that is left is put aside, and so is a saved
   * game that this tab has not read: nothing is deleted before its copy is saved.
   */
  protected makeRoom(
    left: Session<S, Setup> | undefined,
    seats: readonly string[],
    goOn: () => void,
  ): void {
    const { kept } = this;
    if (!kept) return goOn();
    void this.#putAside(kept, left).then((isFree) => {
      if (isFree) {
        kept.drop();
        kept.seats = seats.join();
      }
      goOn();
    });
  }

  /** Tells whether everything that would be lost has its copy now. */
  async #putAside(kept: KeptGame, left?: Session<S, Setup>): Promise<boolean> {
    const { language, frame } = this;
    const isPlayed = left && !left.isRecorded && left.played.answers.length > 0;
    const isFree = async (): Promise<boolean> => {
      if (!isPlayed && !kept.isAnother) return true;
      const telling = frame?.room.telling;
      const seats = left ? this.sittersOf(left) : [];
      const [{ EarlierGames }] = await Promise.all([
        import('./game-history.ts'),
        this.fetchWriter(),
      ]);
      const earlier = new EarlierGames(kept.place);
      if (isPlayed) {
        const text = this.write(left.played);
        if (text === undefined || !telling) return false;
        const record = withSalts(text, left.salts);
        if (!earlier.leave(record, left.played, seats, telling, language)) return false;
      }
      const sitters = (kept.seats || this.seats || '').split(/[\s,]+/).filter(Boolean);
      return !kept.isAnother || earlier.leaveUnread(kept.text, sitters, language);
    };
    const free = await isFree().catch(() => false);
    this.#hasNoRoom = !free;
    return free;
  }

  /** Saves an earlier game that is taken up again; from there it leaves the list of earlier games. */
  protected keepTaken(game: EarlierGame): void {
    const { kept } = this;
    if (!kept || kept.isAnother || kept.replace(game.record) !== 'kept') return;
    void import('./game-history.ts').then(
      ({ EarlierGames }) => new EarlierGames(kept.place).take(game),
      () => undefined,
    );
  }

  /** How it stands with a game whose place another one has. */
  protected get keptOut(): Keeping {
    return this.#hasNoRoom ? 'no-room' : 'another';
  }

  protected override afterChange(): void {
    this.#keep((kept, text) => kept.write(text));
  }

  #keep(put: (kept: KeptGame, text: string) => Keeping): void {
    const { session, kept } = this;
    if (!kept || !session || session.isRecorded) return;
    const text = this.write(session.played);
    if (text !== undefined) {
      const keeping = put(kept, withSalts(text, session.salts));
      this.keeping = keeping === 'another' ? this.keptOut : keeping;
    } else if (this.#writer.isMissing) this.keeping = 'not-kept';
    else void this.#writer.fetch().then(() => this.session === session && this.#keep(put));
    this.requestUpdate();
  }

  /** The game as text, as records have it, once what writes it is here. */
  protected write(game: Game<S, Setup>): string | undefined {
    return this.#writer.here?.write(game);
  }

  /** While what writes a game that is kept is still on its way: no answer is given before it can be kept. */
  protected writerComing(): Promise<void> | undefined {
    return this.kept && this.#writer.found === 'loading' ? this.#writer.fetch() : undefined;
  }

  /** Fetches what writes a game; again after it was missing. */
  protected fetchWriter(): Promise<void> {
    return this.#writer.fetch();
  }

  protected sidesOf({ played }: Session<S, Setup>): readonly Seat[] {
    return Array.from({ length: played.system.seats(played.state) }, (_, seat) => seat);
  }

  /** Who sits where in a game. */
  protected sittersOf(session: Session<S, Setup>): readonly string[] {
    return this.sidesOf(session).map((seat) => session.bots.get(seat)?.id ?? 'human');
  }

  /** A game that is not being kept although somebody wants it to be says so. */
  protected override notice(): TemplateResult | typeof nothing {
    const { language, save, keeping } = this;
    if (keeping === 'kept' || !save) return nothing;
    const ways = {
      keepThis: () => this.#keepThis(),
      deleteKept: () => this.#keep((kept, text) => kept.replace(text)),
      openKept: () => this.#openKept(),
    };
    return this.#views.here?.keptNotice(language, save, keeping, ways) ?? nothing;
  }

  /** Saves this game; the one that is saved there is put aside. */
  #keepThis(): void {
    const { kept, session } = this;
    if (!kept || !session) return;
    void this.#putAside(kept).then((isFree) => {
      if (this.session !== session) return;
      if (isFree) kept.seats = this.sittersOf(session).join();
      this.#keep((place, text) => (isFree ? place.replace(text) : place.write(text)));
    });
  }

  /** Leaves the record that the page gave for the game that is kept. */
  #openKept(): void {
    if (this.record) this.record = '';
    else void this.restart();
  }

  /** Of a kept game that cannot be opened nothing is lost: the reader decides what becomes of it. */
  protected override problemPanel(): TemplateResult {
    const { language } = this;
    if (this.problems.some(({ code }) => code === 'room-missing'))
      return html`${super.problemPanel()}
        <div class="panel">${tryAgain(language, () => void this.restart())}</div>`;
    if (!this.openedKept || this.#views.isMissing) return super.problemPanel();
    const ways = {
      again: () => void this.restart(),
      anew: () => this.anew(),
      announce: (text: string) => this.announce(text),
    };
    const views = this.#views.here;
    if (!views) return html``;
    adoptSheet(this.renderRoot, views.copyStyles);
    const problems = (title: string) => this.problemList(this.problems, title);
    return views.keptUnreadable(language, this.opened, problems, ways);
  }
}
