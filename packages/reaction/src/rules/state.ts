import type { Seat, LocalisedText } from '@skirmish-kit/core';
import type { Point, Terrain } from '@skirmish-kit/space';
import type { Armour, Blade, Gear, MachineClass, Quality, Role, Weapon } from './profile.ts';
import type { ScenarioEvent, ScenarioObjective } from './scenario.ts';
import type { Settings } from './settings.ts';

/** A figure's id: the letter of its seat and a number, `a1`, `b12`. */
export type FigureId = string;

/** RX-REACT-01: the marker beside a figure. `ok` is a marker turned over (RX-REACT-11). */
export type Reaction = 'none' | 'panic' | 'rout' | 'ok';

/** How a figure left the battle, or `in`. */
export type Fate = 'in' | 'eliminated' | 'fled';

/** RX-MACH-02: 0 none, 1 minor, 2 major, 3 critical. */
export type DamageLevel = 0 | 1 | 2 | 3;

/** RX-MACH-04. */
export type MachineSystem = 'hardware' | 'power' | 'software';

export interface Machine {
  readonly class: MachineClass;
  readonly selfRepair: boolean;
  damage: Record<MachineSystem, DamageLevel>;
  /** RX-MACH-05: its software lets it do nothing this turn. */
  idle: boolean;
}

export interface Figure {
  readonly id: FigureId;
  readonly seat: Seat;
  /** Id of its group. */
  readonly group: string;
  readonly name: LocalisedText;
  readonly role: Role;
  readonly quality: Quality;
  armour: Armour;
  readonly resistance: number;
  readonly weapons: readonly Weapon[];
  readonly blades: readonly Blade[];
  readonly technician: boolean;
  readonly gear: Gear;
  readonly medkit: Gear;
  readonly machine: Machine | null;
  /** Radius of the base in tenths of a centimetre: a figure is a base of the measured table. */
  readonly radius: number;

  /** The centre of the base; stays where it fell when the figure is out. */
  at: Point;
  /** Degrees clockwise from the top of the table, 0–359. */
  facing: number;
  fate: Fate;
  /** The turn in which it was eliminated, for first aid; 0 while it is in. */
  outSince: number;
  /** RX-ACTG-03: first aid has been tried on it. */
  aided: boolean;
  reaction: Reaction;
  /** RX-CC-17: routed in close combat and still there. */
  routedInCombat: boolean;
  /** Action points left; 0 outside its activation. */
  ap: number;
  /** Action points spent this turn. */
  spent: number;
  /** Has had its activation this turn. */
  acted: boolean;
  /** Has moved this turn (RX-ACTC-04). */
  moved: boolean;
  /** RX-MOVE-02: the free pivot since its last other action is used. */
  pivoted: boolean;
  /** RX-BURST-01: bursts fired this turn, by weapon id. */
  bursts: Record<string, number>;
  /** RX-ACTG-02. */
  inCover: boolean;
  /** RX-OPP-01: ready for opportunity fire. */
  opportunity: boolean;
  /** RX-RW-06. */
  burning: boolean;
}

export interface Group {
  /** The letter of its seat and its place: `A1`. */
  readonly id: string;
  readonly seat: Seat;
  readonly name: LocalisedText;
  /** How many figures it began with (RX-REACT-04). */
  readonly size: number;
  /** A hero outside every group (RX-ACT-01). */
  readonly lone: boolean;
  /** RX-COH-02: found at initiative, holds for the turn. */
  cohesion: boolean;
  acted: boolean;
}

export interface Side {
  readonly seat: Seat;
  readonly name: LocalisedText;
  readonly gang: string;
}

export interface Door {
  readonly id: string;
  readonly name: LocalisedText;
  readonly terrain: Terrain;
  open: boolean;
}

export interface ObjectToken {
  readonly id: string;
  readonly name: LocalisedText;
  readonly points: number;
  at: Point;
  /** Who carries it. */
  holder: FigureId | null;
}

export interface Objective extends ScenarioObjective {
  /** Who has hacked it. */
  owner: Seat | null;
}

/** RX-CC-01: two figures in close combat with each other. */
export interface Melee {
  readonly starter: FigureId;
  readonly other: FigureId;
  rounds: number;
}

/** RX-TURN-01, and where in it the battle stands. */
export type Phase =
  | { readonly step: 'start' }
  | { readonly step: 'mandatory'; readonly tasks: readonly MandatoryTask[] }
  | { readonly step: 'reaction'; readonly tests: readonly FigureId[] }
  | { readonly step: 'initiative' }
  | {
      readonly step: 'actions';
      readonly turnOf: number;
      readonly group: string | null;
      readonly figure: FigureId | null;
    }
  | { readonly step: 'end' };

/** RX-TURN-02: one thing that has to happen before anything else. */
export interface MandatoryTask {
  readonly kind: 'rout' | 'burn' | 'software' | 'self-repair';
  readonly figure: FigureId;
}

/** Everything about a battle, as plain data. */
export interface Battle {
  readonly settings: Settings;
  readonly scenario: string;
  readonly name: LocalisedText;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  readonly terrain: readonly Terrain[];
  readonly doors: Door[];
  readonly things: ObjectToken[];
  readonly objectives: Objective[];
  readonly events: readonly ScenarioEvent[];
  readonly victory: { readonly casualty: number; readonly target: number };
  readonly sides: readonly Side[];
  readonly groups: readonly Group[];
  readonly figures: readonly Figure[];
  melees: Melee[];
  /** From 1; 0 before the first. */
  turn: number;
  phase: Phase;
  /** Seats in the order they act this turn (RX-INIT-04). */
  order: Seat[];
  /** Seats by last initiative, winner first (RX-TURN-02); empty before the first. */
  initiative: Seat[];
  /** The winner of a battle decided before its last turn. */
  decided: { readonly winners: Seat[]; readonly reason: string } | null;
}
