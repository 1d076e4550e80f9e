/** Boards of hexes in a page: what is pointed at, walked over with keys and dragged. */
export { followDrag, type Dragged } from './follow-drag.ts';
export { HexBoardController, type HexBoardHost } from './hex-board.ts';
export { hexBoardStyles } from './hex-board-styles.ts';
