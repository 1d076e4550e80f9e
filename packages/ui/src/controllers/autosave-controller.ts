import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '@skirmish-kit/core';
import type { RecordWriter } from '../element-definition.ts';
import { adoptStyles } from '../frame/adopt-styles.ts';
import type { GameView } from '../frame/game-view.ts';
import type { HistoryEntry } from '../game-history.ts';
import type { GameHost } from '../game-host.ts';
import { LazyModule } from '../lazy-module.ts';
import { SaveSlot, type SaveStatus } from '../save-slot.ts';
import type * as SaveViews from '../save-views.ts';
import { withSalts } from '../seal-salts.ts';
import type { Session } from '../session.ts';

/** The part of the element that the controller uses. */
type AutosaveHost<S, Setup> = Pick<
  GameHost<S, Setup>,
  'language' | 'renderRoot' | 'session' | 'attributeValues' | 'announce' | 'requestUpdate'
> & { readonly commands: Pick<GameHost['commands'], 'rematch' | 'setAttributes'> };

/** The saved game and its place. */
export interface AutosaveSource<S, Setup> {
  /** The name of the element; each has its own places in the storage. */
  readonly tag: () => string;
  readonly view: () => GameView<S> | undefined;
  readonly slot?: (key: string) => SaveSlot | undefined;
  readonly loadWriter: () => Promise<RecordWriter<S, Setup>>;
  /** Opens the saved game again. */
  readonly launch: () => void;
}

/**
 * Saves the game in the browser after every answer if the page asks for it: never over another game,
 * and a game that a new one replaces goes into the history.
 */
export class AutosaveController<S, Setup> {
  /** The record that is shown or being opened. */
  opened = '';
  /** Whether that is the saved game. */
  isSaveOpened = false;
  status: SaveStatus = 'kept';
  readonly #host: AutosaveHost<S, Setup>;
  readonly #source: AutosaveSource<S, Setup>;
  #slot: SaveSlot | undefined;
  /** Whether the saved game could not be put into the history for the one that is played. */
  #hasNoRoom = false;
  readonly #views: LazyModule<typeof SaveViews>;
  readonly #writer: LazyModule<RecordWriter<S, Setup>>;

  constructor(host: AutosaveHost<S, Setup>, source: AutosaveSource<S, Setup>) {
    this.#host = host;
    this.#source = source;
    this.#views = new LazyModule(host, () => import('../save-views.ts'));
    this.#writer = new LazyModule(host, () => source.loadWriter());
  }

  get #name(): string {
    const { save } = this.#host.attributeValues;
    return typeof save === 'string' ? save : '';
  }

  /** The place of the saved game; `undefined` if it is not saved. */
  get slot(): SaveSlot | undefined {
    if (!this.#name || this.#host.attributeValues['guide'] === true) return undefined;
    const key = `${this.#source.tag()}:${this.#name}`;
    if (this.#slot?.key !== key) this.#slot = this.#source.slot?.(key) ?? new SaveSlot(key);
    return this.#slot;
  }

  /**
   * Frees the place of the saved game for another one, then continues. The game that is left goes
   * into the history, and so does a saved game that this tab has not read: nothing is deleted before
   * its copy is saved.
   */
  makeRoom(left: Session<S, Setup> | undefined, seats: readonly string[], goOn: () => void): void {
    const { slot } = this;
    if (!slot) return goOn();
    void this.#archive(slot, left).then((isFree) => {
      if (isFree) {
        slot.clear();
        slot.seats = seats.join();
      }
      goOn();
    });
  }

  /** Returns whether everything that would be lost has its copy now. */
  async #archive(slot: SaveSlot, left?: Session<S, Setup>): Promise<boolean> {
    const isFree = await this.#copies(slot, left).catch(() => false);
    this.#hasNoRoom = !isFree;
    return isFree;
  }

  async #copies(slot: SaveSlot, left: Session<S, Setup> | undefined): Promise<boolean> {
    const { language, attributeValues } = this.#host;
    const messages = this.#source.view()?.messages;
    const isPlayed = left && !left.isRecorded && left.liveGame.answers.length > 0;
    if (!isPlayed && !slot.holdsOtherGame) return true;
    const [{ GameHistory }] = await Promise.all([import('../game-history.ts'), this.loadWriter()]);
    const history = new GameHistory(slot.key);
    if (isPlayed) {
      const text = this.write(left.liveGame);
      if (text === undefined || !messages) return false;
      const record = withSalts(text, left.salts);
      if (!history.addGame(record, left.liveGame, playersOf(left), messages, language))
        return false;
    }
    const seats = slot.seats || String(attributeValues['seats'] ?? '');
    const players = seats.split(/[\s,]+/).filter(Boolean);
    return !slot.holdsOtherGame || history.addUnread(slot.text, players, language);
  }

  /** Saves a game of the history that is resumed; then it leaves the history. */
  saveResumed(game: HistoryEntry): void {
    const { slot } = this;
    if (!slot || slot.holdsOtherGame || slot.replace(game.record) !== 'kept') return;
    void import('../game-history.ts').then(
      ({ GameHistory }) => new GameHistory(slot.key).remove(game),
      () => undefined,
    );
  }

  /** A new game has begun that does not own what is saved. */
  reportOtherGame(): void {
    if (this.slot?.holdsOtherGame) this.status = this.#otherGame;
  }

  get #otherGame(): SaveStatus {
    return this.#hasNoRoom ? 'no-room' : 'another';
  }

  /** Saves the game as it stands. */
  save(): void {
    this.#save((slot, text) => slot.write(text));
  }

  #save(put: (slot: SaveSlot, text: string) => SaveStatus): void {
    const { session } = this.#host;
    const { slot } = this;
    if (!slot || !session || session.isRecorded) return;
    const text = this.write(session.liveGame);
    if (text !== undefined) {
      const status = put(slot, withSalts(text, session.salts));
      this.status = status === 'another' ? this.#otherGame : status;
    } else if (this.#writer.hasFailed) this.status = 'not-kept';
    else void this.loadWriter().then(() => this.#host.session === session && this.#save(put));
    this.#host.requestUpdate();
  }

  /** The game as text, once what writes it is loaded. */
  write(game: Game<S, Setup>): string | undefined {
    return this.#writer.value?.writeRecord(game);
  }

  /** Loads what writes a game as text; again if that failed. */
  loadWriter(): Promise<void> {
    return this.#writer.load();
  }

  /** Until the game can be saved nobody answers; `undefined` if there is nothing to wait for. */
  get ready(): Promise<void> | undefined {
    return this.slot && this.#writer.status === 'loading' ? this.#writer.load() : undefined;
  }

  /** A notice with the reason why a game is not saved. */
  notice(): TemplateResult | typeof nothing {
    const { status } = this;
    if (status === 'kept' || !this.#name) return nothing;
    const ways = {
      keepThis: () => this.#saveThis(),
      deleteSaved: () => this.#save((slot, text) => slot.replace(text)),
      openSaved: () => this.#openSaved(),
    };
    const { language } = this.#host;
    return this.#views.value?.saveNotice(language, this.#name, status, ways) ?? nothing;
  }

  /** Saves this game; the saved one goes into the history. */
  #saveThis(): void {
    const { session } = this.#host;
    const { slot } = this;
    if (!slot || !session) return;
    void this.#archive(slot).then((isFree) => {
      if (this.#host.session !== session) return;
      if (isFree) slot.seats = playersOf(session).join();
      this.#save((each, text) => (isFree ? each.replace(text) : each.write(text)));
    });
  }

  /** Leaves the record of the page for the saved game. */
  #openSaved(): void {
    if (this.#host.attributeValues['record']) this.#host.commands.setAttributes({ record: '' });
    else this.#source.launch();
  }

  /**
   * A saved game that cannot be opened: the reader decides what becomes of it. `undefined` if there
   * is none, or nothing that shows it.
   */
  unreadableView(problems: (title: string) => TemplateResult): TemplateResult | undefined {
    if (!this.isSaveOpened || this.#views.hasFailed) return undefined;
    const { language, renderRoot, commands } = this.#host;
    const views = this.#views.value;
    if (!views) return html``;
    adoptStyles(renderRoot, views.copyStyles);
    return views.unreadableSaveView(language, this.opened, problems, {
      again: () => this.#source.launch(),
      anew: () => commands.rematch(),
      announce: (text: string) => this.#host.announce(text),
    });
  }
}

/** The players of a game by seat. */
export function playersOf<S, Setup>({
  liveGame: played,
  bots,
}: Session<S, Setup>): readonly string[] {
  const seats = played.system.seats(played.state);
  return Array.from({ length: seats }, (_, seat) => bots.get(seat)?.id ?? 'human');
}
