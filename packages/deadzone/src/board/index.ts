export {
  areAdjacent,
  type Cube,
  cubeRange,
  EIGHT_DIRECTIONS,
  isOnField,
  makeCube,
  MAX_LEVELS,
  parseCube,
  sameCube,
  SQUARES,
} from './cube.ts';
export {
  FLOORS,
  gapOf,
  letsPass,
  NEXT_SQUARE,
  SIDES,
  WALLS,
  type Floor,
  type Gap,
  type Side,
  type Wall,
} from './scenery.ts';
export type { Field, FieldCube } from './field.ts';
export { readField } from './field-json.ts';
export { makeField } from './make-field.ts';
export { makeFieldText, parseField } from './field-text.ts';
export type { Climb } from './plan.ts';
export {
  cubeBoard,
  floorAt,
  hasFloor,
  isOpenToSky,
  isSolid,
  climbAt,
  standableCubes,
  topCube,
  wallAt,
  type CubeBoard,
} from './board.ts';
export { canStep, canPass, type Mover } from './step.ts';
export {
  neighbours,
  reachCubes,
  pathToCube,
  type CubeReach,
  type Jump,
  type Reached,
  type ReachRules,
} from './reach.ts';
export { glideLandings } from './glide.ts';
export { directlyAway, landing, scattered, type Landing } from './landing.ts';
export { CUBE_CAPACITY, fitsInCube, capacityLeft } from './capacity.ts';
export {
  bodyOf,
  eyeOf,
  PARTS,
  samplesOf,
  type SightBody,
  type SubBox,
  type SubPoint,
} from './body.ts';
export { nextSpot, spotsFor } from './default-positions.ts';
export {
  positionsFit,
  positionPoint,
  positionName,
  CUBE_POSITIONS,
  type CubePosition,
} from './cube-position.ts';
export { sight, type Sight, type Surroundings } from './sight.ts';
export {
  explainSight,
  type LineStop,
  type SightLine,
  type SightExplanation,
} from './explain-sight.ts';
export { isScreened } from './screening.ts';
export { cachedSight } from './sight-cache.ts';
export type { Stop } from './ray-stop.ts';
export { cubesOnLine, passesNearSmoke } from './smoke.ts';
export { checkPlayable } from './playable.ts';
export { generateField, type FieldOptions } from './generate.ts';
