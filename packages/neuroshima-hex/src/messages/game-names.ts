import { formatMessage, type Language, type LocalisedText } from '@skirmish-kit/core';
import { cellText } from '../rules/cell-text.ts';
import type { State } from '../rules/state.ts';
import { boardOf, type Library } from '../rules/table.ts';
import { companionSentence } from './companion-messages.ts';
import { HexNames } from './names.ts';

/** What things are called in a game as it stands: with who lies where, and whose turn it is. */
export class GameNames extends HexNames {
  readonly #library: Library;
  readonly #state: State;

  constructor(library: Library, state: State, language: Language) {
    const { armies, options } = state.setup;
    const { radius } = boardOf(options);
    const army = (id: string) => library.army(id);
    super({ army, seats: armies, edition: options.names, radius, language });
    this.#library = library;
    this.#state = state;
  }

  /** A hex by the number of its cell. */
  cell(cell: number): string {
    return this.place(cellText.make(cell));
  }

  /** Who lies on a cell; the hex alone when nobody does. */
  unitOn(cell: number): string {
    const unit = this.#state.units.find((each) => each.cell === cell);
    return unit
      ? this.unit(this.armyOf(unit.seat), unit.tile, cellText.make(cell))
      : this.cell(cell);
  }

  /** A tile of the army whose turn it is. */
  ownTile(id: string): string {
    const { turn, hqs } = this.#state;
    return this.tile(this.armyOf(turn?.seat ?? hqs), id);
  }

  /** What a companion calls one of its offers. */
  offer(army: string, offer: string, params: Readonly<Record<string, unknown>>): string {
    const [action = ''] = offer.split(':');
    const words = this.#library.companion(army)?.words ?? {};
    const own: LocalisedText | undefined = Object.hasOwn(words, action) ? words[action] : undefined;
    return own ? formatMessage(companionSentence(own), params, this, this.language) : action;
  }
}
