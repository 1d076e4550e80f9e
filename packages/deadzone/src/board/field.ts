import type { LocalisedText } from '@skirmish-kit/core';
import type { Cube } from './cube.ts';
import type { Floor, Side, Wall } from './scenery.ts';

/** What stands in one cube and on its sides. Everything left out is not there. */
export interface FieldCube {
  readonly at: Cube;
  /** Filled to the top: nobody gets in, and its top is a floor. */
  readonly solid?: true;
  /** Level 1 always has a full floor. */
  readonly floor?: Floor;
  readonly north?: Wall;
  readonly east?: Wall;
  readonly south?: Wall;
  readonly west?: Wall;
  /** Something to climb that is no wall. */
  readonly ladder?: true;
  /** Stairs up to the cube on that side, one level higher. */
  readonly stairs?: Side;
  /** A ramp up to the cube on that side, one level higher: the way for vehicles. */
  readonly ramp?: Side;
}

/** A battlefield of 8 × 8 squares: plain data. `cubeBoard` prepares it for questions. */
export interface Field {
  readonly format: 'skirmish-field';
  readonly version: 1;
  readonly id: string;
  readonly name: LocalisedText;
  /** How many levels can be stood on, roofs included. */
  readonly levels: number;
  /** Only cubes with something; by level, row and column. */
  readonly cubes: readonly FieldCube[];
}
