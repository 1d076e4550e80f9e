export { nameHex, parseHexName } from './hex-name.ts';
export { radiusOf } from './board-radius.ts';
export { makePosition, parsePosition, type ArmyNames } from './position.ts';
export { positionProblemText } from './problem-messages.ts';
