import { interpolate, type Language, type Params } from '@skirmish-kit/core';
import type { Setup } from '../rules/state.ts';
import { boardOf } from '../rules/table.ts';
import { HexNames } from './names.ts';
import { KINDS, MARKERS } from './terms.ts';
import type { ArmyStyle } from '../packs/army-style.ts';
import { elementMessages, type ElementKey } from './element-messages.ts';

/** What a sentence has to know about the game it is said in. */
export interface Naming {
  readonly armies: readonly ArmyStyle[];
  /** Army ids by seat. */
  readonly seats: readonly string[];
  /** Which edition's names tiles go by. */
  readonly edition: string;
  readonly radius: number;
  readonly language: Language;
}

/** The names of a game that was set up so. */
export function namesOf(
  { armies, options }: Setup,
  looks: readonly ArmyStyle[],
  language: Language,
): Names {
  return new Names({
    armies: looks,
    seats: armies,
    edition: options.names,
    radius: boardOf(options).radius,
    language,
  });
}

/** What the element says besides the game itself: its buttons and headings, with names filled in. */
export class Names extends HexNames {
  readonly #naming: Naming;

  constructor(naming: Naming) {
    super({ ...naming, army: (id) => naming.armies.find((each) => each.id === id) });
    this.#naming = naming;
  }

  say(key: ElementKey, params: Params = {}): string {
    return interpolate(elementMessages[key][this.language], params, this.language);
  }

  /** A kind of hit. */
  kind(id: string): string {
    return this.term(KINDS, id);
  }

  marker(id: string): string {
    return this.term(MARKERS, id);
  }

  look(army: string): ArmyStyle | undefined {
    return this.#naming.armies.find((each) => each.id === army);
  }

  lookOfSeat(seat: number): ArmyStyle | undefined {
    return this.look(this.armyOf(seat));
  }
}
