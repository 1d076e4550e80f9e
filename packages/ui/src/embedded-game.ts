import { html, type PropertyValues, type TemplateResult } from 'lit';
import { isProblems, problem, type Game, type Problem } from '@skirmish-kit/core';
import { readSeats, unknownWord, type Seats } from './attributes.ts';
import { GameElement } from './game-element.ts';
import { recordGiven } from './record-given.ts';
import type { Session } from './session.ts';
import { openShare, type Shared } from './share-dialog.ts';
import { shareGame, type Sources } from './share-game.ts';
import { keep } from './storage.ts';
import { THEMES } from './theme.ts';
import { sayUi } from './ui-words.ts';

/** What a page asked for, read and understood. */
export interface Asked<Mode extends string> {
  readonly mode: Mode;
  readonly seats: Seats;
  /** The game to show or to go on with; empty for a new one. */
  readonly record: string;
}

/** What an element is called, and what it understands in its attributes. */
export interface Vocabulary<Mode extends string> {
  readonly tag: string;
  readonly modes: readonly Mode[];
  readonly bots: readonly string[];
  /** Attributes and properties that make another game when they change. */
  readonly starts: readonly string[];
}

/** A game that can begin; `botsMissing` when people have to play for bots that did not load. */
export interface Started<S, Setup> {
  readonly session: Session<S, Setup>;
  readonly botsMissing: boolean;
}

/**
 * A game that pages embed: it reads what the page gave, loads what that needs, begins, keeps the
 * game where it was asked to, and hands it on. What was asked for later counts: whatever was loaded
 * for an earlier wish is dropped.
 */
export abstract class EmbeddedGame<S, Setup, Mode extends string> extends GameElement<S, Setup> {
  abstract mode: Mode;
  /** Who sits where, as in `human,bot`. */
  abstract seats: string;
  abstract record: string;
  /** A name under which the game is kept in this browser. */
  abstract save: string;
  /** A page that reads `?mode=…&record=…`. */
  abstract page: string | undefined;

  protected botsMissing = false;
  protected shared: Shared = {};
  /** The record that is shown or being opened. */
  #opened = '';
  #beginning = 0;

  protected abstract readonly vocabulary: Vocabulary<Mode>;
  /** Leaves what was shown so far. */
  protected abstract leave(): void;
  /** Loads what was asked for and shows it, unless it is not wanted any more. */
  protected abstract enter(asked: Asked<Mode>, wanted: () => boolean): Promise<void>;
  /** The game as text, as records have it. */
  protected abstract write(game: Game<S, Setup>): string;
  /** What came with the game and has to go with it. */
  protected sources(): Sources {
    return {};
  }

  protected override prepare(changed: PropertyValues): void {
    if (changed.has('theme')) this.#checkTheme();
    const { starts } = this.vocabulary;
    if (!this.hasUpdated || starts.some((name) => changed.has(name))) void this.restart();
  }

  /** A theme nobody knows is told like anything else, but costs no game. */
  #checkTheme(): void {
    if (!THEMES.includes(this.theme))
      this.report([unknownWord('theme', String(this.theme), THEMES)]);
    else if (this.#themeIsWrong) this.report([]);
  }

  get #themeIsWrong(): boolean {
    return this.problems.some(({ path }) => path === 'theme');
  }

  protected async restart(): Promise<void> {
    const beginning = ++this.#beginning;
    const wanted = () => beginning === this.#beginning;
    const asked = this.#ask();
    if (isProblems(asked)) return this.broken(asked);
    if (!this.#themeIsWrong) this.report([]);
    this.#opened = asked.record;
    this.leave();
    this.begin(undefined);
    try {
      await this.enter(asked, wanted);
      if (wanted()) this.requestUpdate();
    } catch (error) {
      const message = sayUi(this.language, 'room-missing');
      const where = error instanceof Error ? error.message : '';
      if (wanted()) this.broken([problem(where, 'room-missing', message)]);
    }
  }

  /** Mode, seats and record, or what is wrong with them. */
  #ask(): Asked<Mode> | readonly Problem[] {
    const { modes, bots } = this.vocabulary;
    const word = this.mode ?? 'play';
    const mode = modes.find((each) => each === word);
    if (!mode) return [unknownWord('mode', String(word), modes)];
    const seats = readSeats(this.seats ?? '', bots);
    if (isProblems(seats)) return seats;
    const record = mode === 'replay' ? recordGiven(this) : this.record || this.#kept;
    return { mode, seats, record };
  }

  /** Sits down to a game that has been made ready, or tells why there is none. */
  protected sitDown(started: Started<S, Setup> | readonly Problem[]): void {
    if (!isProblems(started)) {
      this.botsMissing = started.botsMissing;
      this.running = true;
      this.begin(started.session);
    } else if (this.#opened !== '' && this.#opened === this.#kept && !this.record) {
      this.again();
    } else {
      this.broken(started);
    }
  }

  /** Shows nothing but what is wrong. */
  protected broken(problems: readonly Problem[]): void {
    this.begin(undefined);
    this.report(problems);
  }

  /** Begins anew; what was kept is over. */
  protected again(): void {
    if (this.save) keep().drop(this.#place);
    void this.restart();
  }

  /** Where the game is kept. */
  get #place(): string {
    return `${this.vocabulary.tag}:${this.save}`;
  }

  get #kept(): string {
    return (this.save && keep().read(this.#place)) || '';
  }

  protected override afterChange(): void {
    const { session } = this;
    if (this.save && session && !session.replay)
      keep().write(this.#place, this.write(session.game));
  }

  /** While nothing is shown yet; a replay that was given no game says so. */
  protected waitingView(): TemplateResult {
    const nothingToShow = this.mode === 'replay' && this.#opened === '';
    return html`<div class="frame waiting" aria-busy=${nothingToShow ? 'false' : 'true'}>
        <div class="top">${nothingToShow ? sayUi(this.language, 'no-record') : '…'}</div>
        <div class="board"></div>
      </div>
      <slot class="fallback" @slotchange=${this.#onSlot}></slot>`;
  }

  /** Children that arrive after the element: a record inside the tag. */
  readonly #onSlot = (): void => {
    const record = recordGiven(this);
    if (this.mode === 'replay' && record && record !== this.#opened) void this.restart();
  };

  /** Opens the dialog with everything this can be handed on as. */
  protected async share(): Promise<void> {
    this.shared = await this.handedOn();
    this.requestUpdate();
    await this.updateComplete;
    openShare(this.renderRoot);
  }

  protected async handedOn(): Promise<Shared> {
    if (!this.session) return {};
    const record = this.write(this.session.game);
    return shareGame(this.vocabulary.tag, record, this.page, this.sources());
  }
}
