import type { ArmyNames } from '../notation/position.ts';
import type { LocalisedText } from '@skirmish-kit/core';
import type { ArmyPack, EdgeData, Effect, TileData, TileKind } from './army-pack.ts';

/** What distinguishes an army: a colour, a pattern and a letter. */
export interface ArmyStyle {
  readonly id: string;
  readonly name: LocalisedText;
  readonly firstName: LocalisedText;
  readonly letter: string;
  readonly colour: string;
  /** Which of the patterns lies under its symbols. */
  readonly pattern: number;
  readonly tiles: readonly TileLook[];
  /** The tile with that id or alias. */
  tile(id: string): TileLook | undefined;
}

/** What is printed on a tile. */
export interface TileLook {
  readonly id: string;
  readonly army: ArmyStyle;
  readonly kind: TileKind;
  readonly name: LocalisedText;
  readonly firstName: LocalisedText;
  readonly count: number;
  readonly initiative: readonly number[];
  readonly toughness: number;
  readonly mobile: boolean;
  readonly edges: readonly EdgeData[];
  readonly effects: readonly Effect[];
}

/** The armies of packs as they look; the order decides who gets which pattern. */
export function stylesOf(packs: readonly ArmyPack[]): readonly ArmyStyle[] {
  return packs.map((pack, pattern) => {
    const tiles: TileLook[] = [];
    const byId = new Map<string, TileLook>();
    const army: ArmyStyle = {
      id: pack.id,
      name: pack.name,
      firstName: pack.first ?? pack.name,
      letter: [...pack.name.en][0]?.toUpperCase() ?? '?',
      colour: pack.colour ?? '#777777',
      pattern,
      tiles,
      tile: (id) => byId.get(id),
    };
    for (const data of [pack.hq, ...pack.tiles]) {
      const look = lookOf(army, data);
      tiles.push(look);
      for (const alias of data.aliases ?? []) if (!byId.has(alias)) byId.set(alias, look);
    }
    for (const look of tiles) byId.set(look.id, look);
    return army;
  });
}

function lookOf(army: ArmyStyle, data: TileData): TileLook {
  const { id, kind, name, initiative = [], edges = [], effects = [] } = data;
  return {
    id,
    army,
    kind,
    name,
    firstName: data.first ?? name,
    count: data.count ?? 1,
    initiative: initiative.toSorted((a, b) => b - a),
    toughness: data.toughness ?? 0,
    mobile: data.mobile ?? false,
    edges,
    effects,
  };
}

/** What the reader of positions has to know, from how armies look. */
export function armyNames(armies: readonly ArmyStyle[]): ArmyNames {
  return {
    army: (id) => armies.find((army) => army.id === id),
    ids: armies.map(({ id }) => id),
  };
}
