import type { LocalisedText } from '@skirmish-kit/core';

/** RX-SHOOT-04 and others: how good a fighter is. */
export const QUALITIES = ['green', 'average', 'veteran', 'elite'] as const;
export type Quality = (typeof QUALITIES)[number];

/** RX-RES-01: what a fighter is in his gang. */
export const ROLES = ['basic', 'second', 'leader', 'hero'] as const;
export type Role = (typeof ROLES)[number];

/** RX-WOUND-05. */
export const ARMOURS = ['none', 'primitive', 'ablative', 'vest', 'combat'] as const;
export type Armour = (typeof ARMOURS)[number];

/** RX-RES-02. */
export const MACHINE_CLASSES = ['drone', 'robot', 'war-machine'] as const;
export type MachineClass = (typeof MACHINE_CLASSES)[number];

/** RX-CC-09: what is held in close combat. */
export const BLADES = ['dagger', 'pistol', 'club', 'sword', 'axe'] as const;
export type Blade = (typeof BLADES)[number];

/** RX-TECH-01: what a fighter has to work with. */
export const GEARS = ['none', 'standard', 'quality'] as const;
export type Gear = (typeof GEARS)[number];

/** RX-RNG-01: limits in centimetres, inclusive. */
export interface Ranges {
  readonly pointBlank: number;
  readonly short: number;
  readonly long: number;
}

/**
 * A ranged weapon. With `blast` it is aimed at a point and hits everything in a circle
 * (RX-RW-05); with `flame` it covers a cone (RX-RW-04) and sets on fire (RX-RW-06).
 */
export interface Weapon {
  /** Short and stable, as answer keys name it: `assault-rifle`. */
  readonly id: string;
  readonly name: LocalisedText;
  readonly class: 'light' | 'heavy';
  /** RX-BURST-01: shots of a burst and bursts of a turn; 1 cannot burst. */
  readonly rateOfFire: number;
  /** RX-WOUND-01: the sides of each damage die: 3d6 is `[6, 6, 6]`. */
  readonly damage: readonly number[];
  readonly ranges: Ranges;
  /** The radius of the area in centimetres. */
  readonly blast?: number;
  /** The cone of a flamethrower, in centimetres. */
  readonly flame?: { readonly length: number; readonly width: number };
  /** RX-ACTC-06: what using it costs, where that is not the cost of an ordinary shot. */
  readonly cost?: number;
}

/** A fighter or machine as a pack describes it. */
export interface Profile {
  /** Unique in its gang. */
  readonly id: string;
  readonly name: LocalisedText;
  readonly role: Role;
  /** Heroes may leave it out (RX-ACT-03). */
  readonly quality?: Quality;
  readonly armour: Armour;
  /** Ids of weapons of the gang or of the game. */
  readonly weapons: readonly string[];
  /** RX-CC-09: at most two count. */
  readonly blades: readonly Blade[];
  readonly technician?: boolean;
  readonly gear?: Gear;
  /** RX-ACTG-03: a first aid kit. */
  readonly medkit?: Gear;
  readonly machine?: { readonly class: MachineClass; readonly selfRepair: boolean };
  /** Instead of the resistance of RX-RES-01 and RX-RES-02. */
  readonly resistance?: number;
  /** Radius of the base in tenths of a centimetre; 12 unless told. */
  readonly base?: number;
}

/** A group of a gang: how many of each profile, in this order. */
export interface GroupList {
  readonly id: string;
  readonly name: LocalisedText;
  readonly members: readonly { readonly profile: string; readonly count: number }[];
}

/** A gang: what a pack holds. A hero outside every group acts alone (RX-ACT-01). */
export interface Gang {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
  readonly profiles: readonly Profile[];
  /** Weapons beyond those of the sheet. */
  readonly weapons?: readonly Weapon[];
  readonly groups: readonly GroupList[];
  /** Profile ids of heroes outside groups. */
  readonly heroes: readonly string[];
}
