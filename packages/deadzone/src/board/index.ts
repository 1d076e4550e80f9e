export {
  areAdjacent,
  type Cube,
  cubeRange,
  EIGHT_WAYS,
  isOnField,
  makeCube,
  MOST_LEVELS,
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
export type { Rise } from './plan.ts';
export {
  cubeBoard,
  floorAt,
  hasFloor,
  isOpenToSky,
  isSolid,
  riseAt,
  standingCubes,
  topCube,
  wallAt,
  type CubeBoard,
} from './board.ts';
export { canStep, hasRoomToPass, type Mover } from './step.ts';
export {
  neighbours,
  reachCubes,
  wayTo,
  type CubeReach,
  type Jump,
  type Reached,
  type ReachRules,
} from './reach.ts';
export { glideLandings } from './glide.ts';
export { directlyAway, landing, scattered, type Landing } from './landing.ts';
export { CUBE_CAPACITY, fitsBeside, roomLeft } from './capacity.ts';
export {
  bodyOf,
  eyeOf,
  PARTS,
  samplesOf,
  type Stander,
  type SubBox,
  type SubPoint,
} from './body.ts';
export { nextSpot, spotsFor } from './default-positions.ts';
export { standApart, standAt, standNamed, STANDS, type Stand } from './cube-position.ts';
export { sight, type Sight, type Surroundings } from './sight.ts';
export { showSight, type LineStop, type SightLine, type SightShown } from './explain-sight.ts';
export { isScreened } from './screening.ts';
export { knownSight } from './sight-cache.ts';
export type { Stop } from './stop.ts';
export { cubesOnLine, passesBesideSmoke } from './smoke.ts';
export { checkPlayable } from './playable.ts';
export { generateField, type FieldWishes } from './generate.ts';
