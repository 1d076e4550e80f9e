import {
  changedOptions,
  optionsOf,
  radiusOf,
  readOptions,
  type Edition,
  type Options,
  type Position,
  type PositionUnit,
} from '@skirmish-kit/neuroshima-hex';
import { sameHex, type Hex } from '@skirmish-kit/space';

/** A tile that is about to be placed. */
export interface HeldTile {
  readonly army: string;
  readonly tile: string;
  readonly rotation: number;
}

export const EMPTY: Position = { edition: '3.0', armies: [], units: [], hq: {} };

export function unitAt(position: Position, hex: Hex): PositionUnit | undefined {
  return position.units.find((unit) => sameHex(unit.hex, hex));
}

/** Places a tile. It replaces the tile on its hex, and an HQ moves there from its old hex. */
export function place(position: Position, { army, tile, rotation }: HeldTile, hex: Hex): Position {
  const stays = position.units.filter(
    (unit) => !sameHex(unit.hex, hex) && !(tile === 'hq' && isHqOf(unit, army)),
  );
  return withUnits(position, [...stays, trim({ army, tile, hex: [hex[0], hex[1]], rotation })]);
}

function isHqOf(unit: PositionUnit, army: string): boolean {
  return unit.tile === 'hq' && unit.army === army;
}

/** Moves a unit, or swaps it with the unit on the target hex. */
export function move(position: Position, from: Hex, to: Hex): Position {
  return withUnits(
    position,
    position.units.map((unit) => {
      if (sameHex(unit.hex, from)) return { ...unit, hex: [to[0], to[1]] };
      return sameHex(unit.hex, to) ? { ...unit, hex: [from[0], from[1]] } : unit;
    }),
  );
}

export function remove(position: Position, hex: Hex): Position {
  return withUnits(
    position,
    position.units.filter((unit) => !sameHex(unit.hex, hex)),
  );
}

export function turn(position: Position, hex: Hex, by: number): Position {
  return change(position, hex, (unit) => ({
    ...unit,
    rotation: ((unit.rotation ?? 0) + by + 6) % 6,
  }));
}

/** More wounds or fewer, as many as the unit survives. */
export function wound(position: Position, hex: Hex, by: number, most: number): Position {
  return change(position, hex, (unit) => ({
    ...unit,
    wounds: Math.max(0, Math.min(most, (unit.wounds ?? 0) + by)),
  }));
}

export function setPoints(position: Position, army: string, points: number): Position {
  const whole = Math.max(0, Math.min(99, Math.round(points) || 0));
  return { ...position, hq: { ...position.hq, [army]: whole } };
}

/** Changes a setting; a value equal to the edition's default is left out. */
export function setOption(
  position: Position,
  key: keyof Options,
  value: string | number | boolean,
): Position {
  const { edition = '3.0', options } = position;
  const wanted = readOptions({ ...options, [key]: value }, '', []);
  return onBoard(withOptions(position, edition, wanted));
}

export function setEdition(position: Position, edition: Edition): Position {
  return withOptions({ ...position, edition }, edition, position.options ?? {});
}

function withOptions(position: Position, edition: Edition, wanted: Partial<Options>): Position {
  const { options: _, ...rest } = position;
  const options = changedOptions(edition, optionsOf(edition, wanted));
  return Object.keys(options).length === 0 ? rest : { ...rest, options };
}

/** Removes units that are outside a smaller board. */
function onBoard(position: Position): Position {
  const radius = radiusOf(position);
  const isOn = ([q, r]: Hex) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
  return withUnits(
    position,
    position.units.filter(({ hex }) => isOn(hex)),
  );
}

function change(position: Position, hex: Hex, to: (unit: PositionUnit) => PositionUnit): Position {
  const units = position.units.map((unit) => (sameHex(unit.hex, hex) ? trim(to(unit)) : unit));
  return { ...position, units };
}

/** An army is listed from its first unit to its last. */
function withUnits(position: Position, units: readonly PositionUnit[]): Position {
  const here = new Set(units.map(({ army }) => army));
  const had = position.armies ?? position.units.map(({ army }) => army);
  const armies = [...new Set([...had, ...here])].filter((army) => here.has(army));
  const hq = Object.fromEntries(armies.map((army) => [army, position.hq?.[army] ?? 20]));
  return { ...position, armies, units, hq };
}

/** Default values are left out. */
function trim({ rotation = 0, wounds = 0, army, tile, hex }: PositionUnit): PositionUnit {
  return {
    army,
    tile,
    hex,
    ...(rotation === 0 ? {} : { rotation }),
    ...(wounds === 0 ? {} : { wounds }),
  };
}
