export { nameHex, parseHexName } from './hex-name.ts';
export { makePosition, parsePosition, radiusOf, type KnownArmies } from './position.ts';
export { sayPositionProblem } from './problem-words.ts';
