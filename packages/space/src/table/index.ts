export type { Point, Segment } from './point.ts';
export { between, roundedPoint, samePoint, squaredDistance } from './point.ts';
export type { Base } from './base.ts';
export { CONTACT, distance, inContact, movedTo, overlap, isWithinDistance } from './base.ts';
export type { Disc, SquareRect, Shape, Terrain } from './terrain.ts';
export { disc, rectangle, wall } from './terrain.ts';
export { isPolygon } from './polygon.ts';
export type { Edge, EdgeNear, MoveIndex, Piece, Table, TableIndex } from './table.ts';
export {
  clampToTable,
  edgesByDistance,
  indexNear,
  indexTable,
  isNearPiece,
  MAX_SIDE,
  nearestEdge,
  onTable,
  terrainAt,
  terrainNear,
} from './table.ts';
export type { Obstruction, OtherBases } from './obstruction.ts';
export {
  isPathClear,
  soleObstruction,
  standingObstruction,
  pathObstruction,
} from './obstruction.ts';
export type { PathCost } from './cost.ts';
export { legCost, moveCost } from './cost.ts';
export type { PathSearchOptions } from './path-search.ts';
export type { NoPath, Path } from './path.ts';
export { contactPlace, contactPlaces, isPath, pathTo, pathToContact, pathToEdge } from './path.ts';
export type { Snap, SnapLimits } from './snap.ts';
export { snapPlace } from './snap.ts';
export type { Crossing, Sight, SightOptions } from './sight.ts';
export { canSee, coverBetween, lineOfSight } from './sight.ts';
export { turningPlaceCount } from './turn-points.ts';
export { quickSight, NOT_VISIBLE } from './quick-sight.ts';
export type { Degrees } from './facing.ts';
export { directionVector, facingTowards, inArc, inFront, pivotAngle, turned } from './facing.ts';
export { clockDirection, cone, inBlast, inShape, placeAt, scatter } from './area.ts';
export type { Reach, Reachable, ReachOptions } from './reach.ts';
export { reach } from './reach.ts';
export { reachOutlines } from './outline.ts';
export { cutPath, pointsAlong } from './cut-path.ts';
export type { CrossingLimits, Landing, NoCrossing } from './crossing.ts';
export { crossObstacle, isLanding } from './crossing.ts';
export type { Corners, RectangularBase, Side } from './rectangle.ts';
export { cornersOf, SIDES, sideOf, sideTowards } from './rectangle.ts';
export type { Footprint } from './footprint.ts';
export {
  footprintDistance,
  footprintOnTable,
  footprintsOverlap,
  footprintsTouch,
  footprintsWithin,
  isRound,
  lineMeets,
  sideTouches,
  terrainUnder,
} from './footprint.ts';
export type { Sweep } from './sweep.ts';
export {
  footprintObstruction,
  placed,
  straightSweep,
  sweepObstruction,
  sweptFootprints,
  turnedBy,
  turnSweep,
} from './sweep.ts';
export type { Contact, Travel } from './straight-move.ts';
export { moveStraight, contactsOnLine, rotateInPlace } from './straight-move.ts';
export type { SceneryType, TableOptions } from './generate.ts';
export { generateTerrain } from './generate.ts';
export type { TableInput } from './generated-table.ts';
export {
  GENERATED_OPTION,
  parseTableSeed,
  draftTable,
  tableSeedChoices,
  expandTable,
} from './generated-table.ts';
