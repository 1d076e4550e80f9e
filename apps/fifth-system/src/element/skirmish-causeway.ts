import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import {
  narratorOf,
  type Catalogue,
  type Game,
  type LogEntry,
  type Narrator,
  type Refusal,
} from '@skirmish-kit/core';
import {
  diceStyles,
  EmbeddedGame,
  GameElement,
  sayUi,
  shareDialog,
  toolbar,
  type Asked,
  type Session,
  type Tool,
  type Unset,
  type Vocabulary,
} from '@skirmish-kit/ui';
import { actions, type Action, type Deed } from '../rules/action.ts';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { causeway } from '../system.ts';
import { boardView } from './board.ts';
import { MODES, startSession, type Mode } from './start-session.ts';
import { styles } from './styles.ts';
import { wordsIn } from './words.ts';

const VOCABULARY: Vocabulary<Mode> = {
  tag: 'skirmish-causeway',
  modes: MODES,
  bots: ['bot'],
  starts: ['mode', 'bands', 'rounds', 'seats', 'seed', 'record', 'position'],
};

/**
 * Causeway in a web page: play it, or show a game that was played.
 *
 * ```html
 * <skirmish-causeway seats="human,bot" seed="7"></skirmish-causeway>
 * ```
 *
 * @tagname skirmish-causeway
 * @slot - what is shown where the element cannot work
 * @csspart board - the marsh
 * @csspart log - what happened
 * @csspart actions - what is asked and what can be answered
 * @csspart error - what is wrong with what the page gave
 * @fires skirmish-answer - somebody answered; `detail.answer`, `detail.who`, `detail.count`
 * @fires skirmish-end - the game is over; `detail.outcome`
 * @fires skirmish-error - what the page gave cannot be used; `detail.problems`
 */
export class SkirmishCauseway extends EmbeddedGame<State, Setup, Mode> {
  static override readonly tag: string = VOCABULARY.tag;

  static override styles: CSSResultGroup = [GameElement.styles, diceStyles, styles];

  static override properties: PropertyDeclarations = {
    mode: {},
    bands: {},
    rounds: {},
    seats: {},
    seed: {},
    record: {},
    position: {},
    save: {},
    page: {},
  };

  /** What it is: `play` (the default) or `replay`. */
  declare mode: Mode | Unset;
  /** The bands of the two sides by their names: `ferrymen,herons`. */
  declare bands: string | Unset;
  /** How many rounds are played. */
  declare rounds: string | number | Unset;
  /** Who sits where: `human` or `bot`, as in `human,bot`. All are people unless told. */
  declare seats: string | Unset;
  /** Where the dice come from; the same seed rolls the same dice. By default another each time. */
  declare seed: string | number | Unset;
  /** A game as text, or the token of a link: replayed with `mode="replay"`, else played on. */
  declare record: string | Unset;
  /** A position in one line of text, to be played on from; the record counts for more. */
  declare position: string | Unset;
  /** A name under which the game is kept in this browser, and gone on with next time. */
  declare save: string | Unset;
  /** The address of a page that reads `?mode=…&record=…`: with it, a game can be shared as a link. */
  declare page: string | Unset;

  protected readonly vocabulary = VOCABULARY;
  /** The figure that somebody has picked up. */
  #picked: string | undefined;

  protected loadCatalogue(): Promise<Catalogue> {
    return causeway.catalogue();
  }

  protected write(game: Game<State, Setup>): string {
    return game.record();
  }

  protected leave(): void {
    this.#picked = undefined;
  }

  protected async enter(asked: Asked<Mode>, wanted: () => boolean): Promise<void> {
    if (asked.mode === 'replay' && !asked.record) return;
    const started = await startSession(asked, this);
    if (wanted()) this.sitDown(started);
    else this.sendAway(started);
  }

  protected override afterChange(): void {
    this.#picked = undefined;
    super.afterChange();
  }

  #narrator({ game }: Session<State, Setup>): Narrator {
    return narratorOf(causeway.telling, game.state, this.language);
  }

  protected sentence(entry: LogEntry): string | undefined {
    return this.session && this.#narrator(this.session).line(entry);
  }

  protected override isHeading(entry: LogEntry): boolean {
    return causeway.telling.isHeading?.(entry) ?? false;
  }

  protected refusalOf(refusal: Refusal): string | undefined {
    return this.session && this.#narrator(this.session).refusal(refusal);
  }

  protected prompt(): string {
    const { session } = this;
    if (!session) return '';
    const { outcome } = session.game;
    const narrator = this.#narrator(session);
    if (outcome) return narrator.ending(outcome);
    if (session.bot) return wordsIn(this.language)('thinking');
    return session.ask ? narrator.question(session.ask) : '';
  }

  /** What a person can answer now. */
  #offers(session: Session<State, Setup>): readonly { key: string; action: Action }[] {
    const { ask } = session;
    if (ask?.kind !== 'choice' || session.bot || session.replay) return [];
    return ask.options.flatMap(({ key }) => {
      const action = actions.parse(key);
      return action ? [{ key, action }] : [];
    });
  }

  /** Who is picked up: by a person, or as the one who may press on. */
  #pickedIn({ ask }: Session<State, Setup>): string | undefined {
    const presses = ask?.kind === 'choice' && ask.about === 'press';
    return presses ? String(ask.params['figure']) : this.#picked;
  }

  protected override view(): TemplateResult {
    const { session, language } = this;
    if (!session) return this.waitingView();
    const narrator = this.#narrator(session);
    const offers = this.#offers(session);
    const picked = this.#pickedIn(session);
    const shown = offers.filter(
      ({ action }) => action.kind === 'rest' || picked === undefined || action.figure === picked,
    );
    const about = session.ask?.about ?? 'act';
    return html`<section class="frame" part="frame">
      <div class="top">
        <h2>${causeway.title[language]}</h2>
        ${toolbar(wordsIn(language)('controls'), this.#tools(session))}
      </div>
      ${boardView({
        state: session.game.state,
        narrator,
        offers: offers.flatMap(({ action }) => (action.kind === 'rest' ? [] : action)),
        picked,
        pick: (id) => this.#pick(id),
        finish: (deed: Deed) => this.answer(actions.make(deed)),
      })}
      <div class="side">
        <div class="panel" part="actions">
          <p class="prompt">${this.prompt()}</p>
          ${this.refusal ? html`<p class="refusal" role="alert">${this.refusal}</p>` : nothing}
          <div class="row">
            ${shown.map(
              ({ key }) =>
                html`<button type="button" class="offer" @click=${() => this.answer(key)}>
                  ${narrator.answer(about, key)}
                </button>`,
            )}
          </div>
          ${this.botsMissing ? html`<p>${sayUi(language, 'bot-missing')}</p>` : nothing}
        </div>
        ${this.logView()} ${this.ruleView()}
      </div>
      ${shareDialog(language, this.shared, (text) => this.announce(text))}
    </section>`;
  }

  #tools(session: Session<State, Setup>): readonly Tool[] {
    const { language } = this;
    const say = wordsIn(language);
    const share = { label: sayUi(language, 'share'), act: () => void this.share() };
    const { replay } = session;
    if (replay) {
      const atEnd = replay.position >= replay.length;
      return [
        { label: `◀ ${say('back')}`, disabled: replay.position === 0, act: () => this.walk(-1) },
        { label: `▶ ${say('forward')}`, disabled: atEnd, now: !atEnd, act: () => this.walk(1) },
        share,
      ];
    }
    return [
      { label: sayUi(language, 'undo'), disabled: !session.canUndo, act: () => this.undo() },
      { label: say('again'), act: () => this.again() },
      share,
    ];
  }

  /** Picks somebody up, or puts him down again. */
  #pick(id: string): void {
    this.#picked = this.#picked === id ? undefined : id;
    this.requestUpdate();
  }
}
