import type { Cube, CubeBoard, SubPoint } from '../board/index.ts';
import type { Token } from '@skirmish-kit/ui/table';

/** A figure among cubes: where it stands in its cube follows from who else is there. */
export interface CubeFigure extends Omit<Token, 'at' | 'radius' | 'facing' | 'base' | 'pips'> {
  readonly cube: Cube;
  /** 1 to 4: how many of the four places of a side it takes. */
  readonly size: number;
  /** Where in the cube it was put, in parts from the west and the north; otherwise it finds a place. */
  readonly spot?: readonly [x: number, y: number] | undefined;
}

/** A place to hold: a diamond with what it is worth. */
export interface CubeObjective {
  readonly id: string;
  readonly cube: Cube;
  readonly label: string;
  readonly title: string;
  /** The side that has it. */
  readonly side?: number | undefined;
}

/** Something that lies in a cube, or fills it. */
export interface CubeItem {
  readonly id: string;
  readonly cube: Cube;
  readonly title: string;
}

/** A rectangle of squares where a side begins, or leaves. */
export interface CubeZone {
  readonly from: readonly [column: number, row: number];
  readonly to: readonly [column: number, row: number];
  readonly side?: number | undefined;
}

/** A cube that can be reached or chosen. */
export interface ReachableCube {
  readonly cube: Cube;
  /** How many steps away, or nothing where that does not matter. */
  readonly text: string;
  /** Dashed: it takes more than the usual. */
  readonly far: boolean;
}

/** A line of sight, or a shot. */
export interface CubeLine {
  readonly from: SubPoint;
  readonly to: SubPoint;
  readonly kind: 'clear' | 'partly' | 'none' | 'shot' | 'missed' | 'thin';
  /** The figures it runs between: it is drawn from one token to the other. */
  readonly between?: readonly [from: string, to: string] | undefined;
  /** Where it ends before its time. */
  readonly stop?: SubPoint | undefined;
  readonly text?: string | undefined;
}

/** A way from cube to cube. */
export interface CubePath {
  readonly cubes: readonly Cube[];
  readonly text: string;
  readonly allowed: boolean;
}

/** All that a board of cubes shows at a moment; both views draw the same. */
export interface CubeScene {
  readonly board: CubeBoard;
  /** The level that is looked at; what is above it is taken off. */
  readonly level: number;
  readonly figures: readonly CubeFigure[];
  readonly objectives?: readonly CubeObjective[];
  readonly things?: readonly CubeItem[];
  readonly smoke?: readonly CubeItem[];
  readonly zones?: readonly CubeZone[];
  readonly reach?: readonly ReachableCube[];
  readonly lines?: readonly CubeLine[];
  readonly way?: CubePath | undefined;
  /** The cube that is chosen. */
  readonly chosen?: Cube | undefined;
  /** What can be said of a cube, for who points at it or cannot see the picture. */
  cubeTitle?(cube: Cube): string;
}
