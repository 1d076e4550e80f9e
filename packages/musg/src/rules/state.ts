import type { Outcome, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Point, Terrain } from '@skirmish-kit/space';
import type { Recruit } from './band.ts';
import type { Deployment } from './scenario.ts';
import type { Settings } from './settings.ts';
import type { VehicleModel } from './vehicle-classes.ts';
import type { WorldState } from './world-state.ts';

/** A figure's id: the letter of its seat and a number, `a1`, `b12`. */
export type FigureId = string;

/**
 * Where a figure is: not placed yet, on the table, in a vehicle (MU-VEH-22), out of action or dead (MU-CHAR-11), or off the
 * table (MU-FLEE-03).
 */
export type Fate = 'waiting' | 'in' | 'aboard' | 'out' | 'dead' | 'left';

export interface Figure {
  readonly id: FigureId;
  /** Whose it is; seats beyond those of the sides are of the world. */
  seat: Seat;
  /** MU-VEH-07: who sits in a vehicle has its guns as well. */
  recruit: Recruit;
  /** Radius of the base in twentieths of a pace: a figure is a base of the measured table. */
  readonly radius: number;

  /** The centre of the base; stays where it fell when the figure is out (MU-CHAR-14). */
  at: Point;
  /** How high it stands or hangs, in twentieths of a pace. */
  level: number;
  /** The piece it stands on or hangs at. */
  on: string | null;
  /** MU-EQ-08: on a rope, below the top. */
  hanging: boolean;
  fate: Fate;
  /** Below 0 for the dead. */
  life: number;
  /** MU-FLEE-01. */
  fleeing: boolean;
  /** The turn at whose end it broke, for MU-RALLY-03; 0 while it holds. */
  brokeIn: number;
  /** MU-RALLY-02: how often it has rallied. */
  rallied: number;
  /** MU-TURN-06: has had its activation this turn. */
  activated: boolean;
  /** Action points left; 0 outside its activation. */
  ap: number;
  /** MU-CHG-04: has charged in this activation. */
  charged: boolean;
  /** MU-MERC-14: that charge came from 2 paces higher. */
  dived: boolean;
  /** MU-PASS-03: one Resistance less until the charger has finished. */
  weakened: boolean;
  /** MU-EDGE-05: the weapons it used last, by their ids: what its hands hold. */
  wielded: readonly string[];
  /** MU-SHOOT-03: slow weapons fired this turn. */
  fired: readonly string[];
  /** MU-MERC-12: shots that a point paid for and that are still to be fired. */
  shotsLeft: number;
  /** MU-ARCH-03, MU-TMPL-10: weapons that burst or ran out. */
  lost: readonly string[];
  /** MU-EQ-09: what was used up. */
  spent: readonly string[];
  /** MU-PASS-05: enemies it has seen already. */
  seen: readonly FigureId[];
  /** MU-CHAR-14: whom it carries. */
  carries: FigureId | null;
  /** MU-MERC-13: nobody else knows where it is. */
  hidden: boolean;
  /** Who put it out of action, for reports and campaigns. */
  felledBy: FigureId | null;
}

export interface Side {
  readonly seat: Seat;
  readonly name: LocalisedText;
  readonly band: string;
  readonly race: string;
  /** MU-BAND-06. */
  readonly unspent: number;
  /** MU-END-01: how many it began with; who arrives later is added (MU-EDGE-07). */
  size: number;
  /** MU-END-01: the turn in which its chief was lost; 0 while he stands. */
  chiefLost: number;
  /** MU-END-06: has tested for losing more than half. */
  tested: boolean;
}

/** MU-RW-04: a gun on the ground; who touches it can fire it. */
export interface Gun {
  readonly id: string;
  readonly seat: Seat;
  readonly weapon: string;
  readonly radius: number;
  at: Point;
}

/** MU-VEH-01: a vehicle, or what is left of one (MU-VEH-17). */
export interface Vehicle {
  /** The letter of its seat and a number: `av1`. */
  readonly id: string;
  readonly seat: Seat;
  readonly model: VehicleModel;
  at: Point;
  /** Where its front looks, in degrees from the top. */
  facing: number;
  fate: 'waiting' | 'in' | 'wreck';
  structure: number;
  /** Who is inside; the first drives (MU-VEH-04). */
  crew: readonly FigureId[];
  /** MU-VEH-08: has moved in this activation, and has used its booster. */
  moved: boolean;
  boosted: boolean;
}

/** MU-TURN-01, and where in it the battle stands. */
export type Phase =
  | { readonly step: 'order' }
  | { readonly step: 'deployment'; readonly seats: readonly Seat[]; readonly last: boolean }
  | { readonly step: 'initiative' }
  | { readonly step: 'rally'; readonly figures: readonly FigureId[] }
  | {
      readonly step: 'wave';
      readonly wave: 1 | 2;
      /** Whose wave it is, as a place in the order of the turn. */
      readonly place: number;
      /** How many may still be activated; nothing before the die of the first wave is rolled. */
      readonly left: number | null;
      /** MU-EXTRA-06: who goes along with the one who acts; left out when nobody does. */
      readonly along?: readonly FigureId[];
    }
  /** Those who play themselves, and who of them is still to act. */
  | { readonly step: 'wild'; readonly figures: readonly FigureId[] }
  | { readonly step: 'end' };

/** Everything about a battle, as plain data. */
export interface Battle {
  readonly settings: Settings;
  readonly scenario: string;
  readonly name: LocalisedText;
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly Terrain[];
  readonly climbable: readonly string[];
  readonly deployment: readonly Deployment[];
  readonly sides: readonly Side[];
  figures: readonly Figure[];
  readonly guns: readonly Gun[];
  /** From 1; 0 before the first. */
  turn: number;
  phase: Phase;
  /** Seats in the order of this turn (MU-TURN-02). */
  order: readonly Seat[];
  /** Who is being activated. */
  active: FigureId | null;
  decided: Outcome | null;
  /** Only if a band has vehicles. */
  vehicles?: readonly Vehicle[];
  /** The state of its world; absent in a battle without a world. */
  world?: WorldState;
}
