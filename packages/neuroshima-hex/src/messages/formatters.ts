import { asText, type LocalisedText } from '@skirmish-kit/core';
import type { GameNames } from './game-names.ts';
import type { HexNames } from './names.ts';

/** How the parameters of sentences are said. */

export const armyName = (id: string, names: HexNames): string => names.army(id);
export const seatName = (seat: number, names: HexNames): string => names.seat(seat);
/** A hex as rules write it. */
export const place = (hex: string, names: HexNames): string => names.place(hex);
/** A hex by the number of its cell. */
export const cellName = (cell: number, names: GameNames): string => names.cell(cell);
/** Who lies on a cell. */
export const unitOn = (cell: number, names: GameNames): string => names.unitOn(cell);
/** A tile of the army whose turn it is. */
export const ownTile = (id: string, names: GameNames): string => names.ownTile(id);

/** A word out of a list. */
export const oneOf =
  (words: Readonly<Record<string, LocalisedText>>) =>
  (id: string, names: HexNames): string =>
    names.term(words, id);

/** A unit is named by its army, its tile and the hex it lies on. */
export type UnitNamed = {
  readonly army: string;
  readonly tile: string;
  readonly hex: string;
};

export const unit = { army: armyName, tile: asText, hex: place };

/** `{unit}` in a sentence about one. */
export const asUnit = {
  unit: ({ army, tile, hex }: UnitNamed, names: HexNames): string => names.unit(army, tile, hex),
};

/** Who or what struck; an instant has no army, tile and hex. */
export type Attacker = {
  readonly byArmy: string;
  readonly by: string;
  readonly byHex: string;
  readonly kind: string;
};

/** `{tile}` where it is one of a seat's army. */
export const asTileOf = {
  tile: ({ seat, tile }: { readonly seat: number; readonly tile: string }, names: HexNames) =>
    names.tile(names.armyOf(seat), tile),
};

/** `{tile}` together with its army. */
export const asTile = {
  tile: ({ army, tile }: { readonly army: string; readonly tile: string }, names: HexNames) =>
    names.tile(army, tile),
};
