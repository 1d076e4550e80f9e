import { html, nothing, type TemplateResult } from 'lit';
import type { Game, Seat } from '@skirmish-kit/core';
import type { Unset } from './asked.ts';
import { Beside } from './beside.ts';
import { adoptSheet } from './frame/adopt-sheet.ts';
import { tryAgain } from './frame/waiting.ts';
import { GameElement } from './game-element.ts';
import { KeptGame, type Keeping } from './kept-game.ts';
import type { Session } from './session.ts';

/**
 * A game that is kept in this browser where somebody asks for it: after every answer, never over
 * another one, and laid aside where a new one takes its place.
 */
export abstract class KeptElement<S, Setup> extends GameElement<S, Setup> {
  /** A name under which the game is kept in this browser. */
  abstract save: string | Unset;
  abstract record: string | Unset;
  /** Whether this is the guided first game, which nobody keeps. */
  abstract guide: boolean | Unset;

  /** The record that is shown or being opened. */
  protected opened = '';
  /** Whether that is the game that is kept here. */
  protected openedKept = false;
  protected keeping: Keeping = 'kept';
  #place: KeptGame | undefined;
  /** What says that keeping failed, fetched when it does. */
  readonly #views = new Beside(this, () => import('./kept-views.ts'));

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

  /** What is kept from now on is another game, and these sit down to it. */
  protected keepAnew(seats: readonly string[]): void {
    const { kept } = this;
    kept?.drop();
    if (kept) kept.seats = seats.join();
  }

  protected override afterChange(): void {
    this.#keep((kept, text) => kept.write(text));
  }

  #keep(put: (kept: KeptGame, text: string) => Keeping): void {
    const { session, kept } = this;
    if (!kept || !session || session.isRecorded) return;
    const text = this.write(session.played);
    if (text !== undefined) this.keeping = put(kept, text);
    else if (this.#writer.isMissing) this.keeping = 'not-kept';
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

  /** A game that another one takes the place of can be found again, where games are kept. */
  protected layAside(session: Session<S, Setup> | undefined): void {
    const telling = this.frame?.room.telling;
    const place = this.keptAt;
    const isPlayed = session && !session.isRecorded && session.played.answers.length > 0;
    if (!isPlayed || !telling || place === undefined) return;
    const { language } = this;
    const { played } = session;
    const seats = this.sittersOf(session);
    Promise.all([import('./earlier-games.ts'), this.fetchWriter()]).then(
      ([{ EarlierGames }]) => {
        const record = this.write(played);
        if (record !== undefined)
          new EarlierGames(place).leave(record, played, seats, telling, language);
      },
      () => undefined,
    );
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
      keepThis: () => this.#keep((kept, text) => kept.replace(text)),
      openKept: () => this.#openKept(),
    };
    return this.#views.here?.keptNotice(language, save, keeping, ways) ?? nothing;
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
