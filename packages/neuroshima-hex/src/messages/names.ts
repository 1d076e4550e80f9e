import type { Language, LocalisedText } from '@skirmish-kit/core';
import { parseHex, type Hex } from '@skirmish-kit/space';
import { nameHex } from '../notation/hex-name.ts';

/** Something with a name, and the one it had in the first edition. */
export interface Named {
  readonly name: LocalisedText;
  readonly firstName: LocalisedText;
}

/** An army as far as its names go. */
export interface NamedArmy extends Named {
  tile(id: string): Named | undefined;
}

/** What names depend on in a game. */
export interface Naming {
  army(id: string): NamedArmy | undefined;
  /** Army ids by seat. */
  readonly seats: readonly string[];
  /** Which edition's names tiles go by. */
  readonly edition: string;
  /** Rings of the board. */
  readonly radius: number;
  readonly language: Language;
}

/** What things are called in a game: armies, tiles, units and hexes. */
export class HexNames {
  readonly language: Language;
  readonly #naming: Naming;

  constructor(naming: Naming) {
    this.#naming = naming;
    this.language = naming.language;
  }

  army(id: string): string {
    const army = this.#naming.army(id);
    return army ? this.nameOf(army) : id;
  }

  /** The army that sits somewhere, by its id. */
  armyOf(seat: number): string {
    return this.#naming.seats[seat] ?? String(seat + 1);
  }

  seat(seat: number): string {
    return this.army(this.armyOf(seat));
  }

  tile(army: string, id: string): string {
    const tile = this.#naming.army(army)?.tile(id);
    return tile ? this.nameOf(tile) : id;
  }

  nameOf({ name, firstName }: Named): string {
    return (this.#naming.edition === '1' ? firstName : name)[this.language];
  }

  hex(hex: Hex): string {
    return nameHex(hex, this.#naming.radius);
  }

  /** A hex as rules write it, as people say it. */
  place(text: string): string {
    const hex = parseHex(text);
    return hex ? this.hex(hex) : text;
  }

  /** `Clown c3`; an HQ with its army, since every army has one. */
  unit(army: string, tile: string, hex: string): string {
    const name = this.tile(army, tile);
    const said = tile === 'hq' ? `${name} ${this.army(army)}` : name;
    return hex ? `${said}\u00a0${this.place(hex)}` : said;
  }

  /** What something is called in a list of words; by its id when the list does not have it. */
  term(words: Readonly<Record<string, LocalisedText>>, id: string): string {
    return (Object.hasOwn(words, id) ? words[id]?.[this.language] : undefined) ?? id;
  }
}
