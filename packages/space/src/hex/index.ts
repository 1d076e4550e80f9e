export {
  DIRECTIONS,
  direction,
  directionTo,
  facing,
  hexDistance,
  makeHex,
  opposite,
  parseHex,
  ring,
  sameHex,
  towards,
  turnHex,
  type Direction,
  type Hex,
} from './axial.ts';
export { hexBoard, hexCount, OFF_BOARD, type HexBoard } from './board.ts';
