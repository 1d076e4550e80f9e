import type { CSSResultGroup, PropertyDeclarations } from 'lit';
import type { Catalogue, Game } from '@skirmish-kit/core';
import {
  diceStyles,
  frameStyles,
  GameElement,
  GameFrame,
  GameWithPages,
  type Asked,
  type Play,
  type Unset,
  type Vocabulary,
} from '@skirmish-kit/ui';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { causeway } from '../system.ts';
import { PlayRoom } from './game-view.ts';
import { MODES, startSession, type Mode } from './start-session.ts';
import { styles } from './styles.ts';

const VOCABULARY: Vocabulary<Mode> = {
  tag: 'skirmish-causeway',
  name: 'Causeway',
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
export class SkirmishCauseway extends GameWithPages<State, Setup, Mode> {
  static override readonly tag: string = VOCABULARY.tag;

  static override styles: CSSResultGroup = [GameElement.styles, diceStyles, frameStyles, styles];

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
  readonly #frame = new GameFrame(this, new PlayRoom(this));

  protected loadCatalogue(): Promise<Catalogue> {
    return causeway.catalogue();
  }

  protected override write(game: Game<State, Setup>): string {
    return game.record();
  }

  protected openPlay(): Promise<Play<State, Setup, Mode>> {
    const start = (asked: Asked<Mode>) => startSession(asked, this);
    return Promise.resolve({ frame: this.#frame, start });
  }
}
