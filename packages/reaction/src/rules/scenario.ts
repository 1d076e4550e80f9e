import type { LocalisedText } from '@skirmish-kit/core';
import type { Point, Terrain } from '@skirmish-kit/space';

/** A rectangle on the table, in tenths of a centimetre. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a seat begins. Figures are laid out in rows, group by group, unless `spots` says where. */
export interface Deployment {
  readonly zone: Zone;
  /** Which way the figures look, in degrees clockwise from the top of the table. */
  readonly facing: number;
  /** Places for the figures in their order; the others stand in the zone. */
  readonly spots?: readonly Point[];
}

/** A door: a piece of terrain that is there while it is shut (RX-ACTG-01). */
export interface ScenarioDoor {
  /** Short and stable: `d1`. */
  readonly id: string;
  readonly name: LocalisedText;
  readonly terrain: Terrain;
  readonly open: boolean;
}

/** Something to pick up (RX-ACTG-01). Worth `points` to who holds it at the end. */
export interface ScenarioObject {
  /** Short and stable: `o1`. */
  readonly id: string;
  readonly name: LocalisedText;
  readonly at: Point;
  readonly points: number;
}

/** A place or a machine to get something from. */
export interface ScenarioObjective {
  /** Short and stable: `p1`. */
  readonly id: string;
  readonly name: LocalisedText;
  readonly at: Point;
  /** How near a figure has to be, in centimetres from its base. */
  readonly reach: number;
  readonly points: number;
  /**
   * `hold`: to the only side with a figure near it when the game ends; `hack`: to the side whose
   * technology roll succeeded last (RX-TECH-01).
   */
  readonly kind: 'hold' | 'hack';
  /** RX-TECH-02, for `hack`. */
  readonly difficulty?: 'easy' | 'normal' | 'hard';
}

/** Something that happens at the start of a turn (RX-REACT-17). */
export interface ScenarioEvent {
  readonly turn: number;
  readonly name: LocalisedText;
  /** Everybody of that seat within `radius` centimetres of `at` gets this marker. */
  readonly kind: 'panic' | 'rout';
  readonly at: Point;
  readonly radius: number;
  /** All seats when left out. */
  readonly seat?: number;
}

/** RX-TURN-03: everything about a battle that is not a gang. */
export interface Scenario {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
  /** Size of the table in tenths of a centimetre. */
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  readonly terrain: readonly Terrain[];
  readonly doors: readonly ScenarioDoor[];
  readonly objects: readonly ScenarioObject[];
  readonly objectives: readonly ScenarioObjective[];
  readonly events: readonly ScenarioEvent[];
  /** One for each seat. */
  readonly deployment: readonly Deployment[];
  readonly victory: {
    /** Points for each enemy figure out of the game; heroes and leaders count double. */
    readonly casualty: number;
    /** A side that reaches this many points at the end of a turn wins at once; 0: never. */
    readonly target: number;
  };
}
