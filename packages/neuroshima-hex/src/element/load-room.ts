/**
 * The rooms of the element, each fetched when it is entered. In a bundle they lie in files beside
 * it, so that a page pays for the rules when somebody plays, not before.
 */
export const rooms = {
  play: () => import('./play.ts'),
  battle: () => import('./battle.ts'),
  puzzle: () => import('./puzzle-room.ts'),
  reference: () => import('./reference.ts'),
};
