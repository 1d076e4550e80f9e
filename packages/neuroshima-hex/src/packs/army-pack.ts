import type { LocalisedText } from '@skirmish-kit/core';

/** The format of an army pack; the number rises when old packs would be read differently. */
export const ARMY_FORMAT = 'neuroshima-army/1';

/** The armies of the box; no other pack can go by their ids. */
export const BASE_ARMIES = ['moloch', 'outpost', 'borgo', 'hegemony'] as const;

/** An army as its pack says it: plain JSON, checked by `neuroshima-army.schema.json`. */
export interface ArmyPack {
  readonly format: typeof ARMY_FORMAT;
  readonly id: string;
  readonly name: LocalisedText;
  /** What the first edition calls it, where that differs. */
  readonly first?: LocalisedText;
  readonly colour?: string;
  /** NH-MP-25: in a team it wounds its partner's units; both may push and net each other's. */
  readonly hostileToPartner?: boolean;
  /** Whether it is only whole with a companion module, which a page has to allow by itself. */
  readonly companion?: boolean;
  readonly hq: TileData;
  readonly tiles: readonly TileData[];
}

export type TileKind = 'hq' | 'soldier' | 'module' | 'foundation' | 'instant';

/** One kind of tile of an army. */
export interface TileData {
  readonly id: string;
  readonly name: LocalisedText;
  readonly first?: LocalisedText;
  /** Other ids under which positions may name it. */
  readonly aliases?: readonly string[];
  /** How many there are; 1 unless said. */
  readonly count?: number;
  readonly kind: TileKind;
  /** Printed initiative numbers, highest first; none for a tile that acts all the time. */
  readonly initiative?: readonly number[];
  /** Wounds it survives. */
  readonly toughness?: number;
  readonly mobile?: boolean;
  /** Works only while a friend that gives power reaches it. */
  readonly needsPower?: boolean;
  /** Six edges clockwise from the top; units only. */
  readonly edges?: readonly EdgeData[];
  readonly effects?: readonly Effect[];
}

/** What is printed along one edge. */
export interface EdgeData {
  readonly melee?: number;
  readonly ranged?: number;
  /** One wound to every enemy on the line, never raised. */
  readonly gauss?: boolean;
  /** A shot at the first enemy whose strength depends on the distance, nearest first. */
  readonly scatter?: readonly number[];
  /** A shot that may bend: its owner picks any enemy within `reach` hexes of flight. */
  readonly rocket?: { readonly strength: number; readonly reach: number };
  readonly armour?: boolean;
  readonly net?: boolean;
  readonly link?: boolean;
}

/** Whom an effect serves or harms, seen from the one who controls the tile. */
export type Whom = 'friends' | 'enemies';

/** How far an effect reaches: through printed links, to all neighbours, everywhere, or the unit above. */
export type Reach = 'links' | 'adjacent' | 'board' | 'here';

/** What a marker does to the unit that carries it. */
export type MarkerKind = 'paralysed' | 'netted' | 'poisoned';

/** When a marker comes off: at the end of the next battle, when who put it has a turn again, or never. */
export type Lifetime = 'battle' | 'turn' | 'ever';

export type Effect = UnitEffect | InstantEffect;

/** What a unit or a foundation does as long as it works. */
export type UnitEffect =
  /** Adds to values. `actions` are extra actions (NH-MOD-25). */
  | ({ readonly kind: 'boost'; readonly whom?: Whom; readonly reach?: Reach } & Values)
  /** Puts another value in place of what is printed and added. */
  | {
      readonly kind: 'set';
      readonly whom?: Whom;
      readonly reach?: Reach;
      readonly initiative: number;
    }
  /** Makes friends mobile (NH-MOD-24). */
  | { readonly kind: 'carry'; readonly reach?: Reach }
  /** Friends move up to so many hexes (NH-MOD-19). */
  | { readonly kind: 'stride'; readonly steps: number }
  /** Is spent in place of a hit (NH-MED-01). */
  | { readonly kind: 'heal'; readonly reach?: Reach }
  /** Linked enemy modules serve this side (NH-MOD-18). */
  | { readonly kind: 'capture' }
  /** A linked friend may turn a melee attack into a shot or the other way round (NH-MOD-20). */
  | { readonly kind: 'convert' }
  /** May blow itself up instead of attacking (NH-SPU-03). */
  | { readonly kind: 'explode'; readonly strength: number }
  /** Lets friends that need power work. */
  | { readonly kind: 'power'; readonly reach?: Reach }
  /** Attacks one enemy of its owner's choice, wherever it stands. */
  | { readonly kind: 'stalk'; readonly strength: number }
  /** What it wounds gets a marker. */
  | { readonly kind: 'taint'; readonly marker: MarkerKind; readonly until: Lifetime }
  /** A foundation that wounds who comes onto it, and is gone then. */
  | { readonly kind: 'trap'; readonly strength: number; readonly whom?: Whom }
  /** Once in its owner's turn. */
  | ({ readonly kind: 'action' } & Act);

/** What an instant does. */
export type InstantEffect =
  | { readonly kind: 'battle' }
  | { readonly kind: 'move' }
  | { readonly kind: 'push' }
  | { readonly kind: 'wound'; readonly strength: number }
  | { readonly kind: 'destroy' }
  | { readonly kind: 'blast'; readonly strength: number }
  | { readonly kind: 'turn'; readonly whom?: Whom }
  | { readonly kind: 'swap' }
  | { readonly kind: 'mark'; readonly marker: MarkerKind; readonly until: Lifetime };

/** What a unit may do once a turn, and what it costs its HQ. */
export interface Act {
  /** Push a neighbour, turn a unit, change places with a friendly neighbour, put a marker on an enemy. */
  readonly act: 'push' | 'turn' | 'swap' | 'mark';
  readonly cost?: number;
  readonly reach?: 'adjacent' | 'board';
  readonly whom?: Whom;
  readonly marker?: MarkerKind;
  readonly until?: Lifetime;
}

export interface Values {
  readonly melee?: number;
  readonly ranged?: number;
  readonly initiative?: number;
  readonly toughness?: number;
  readonly actions?: number;
}
