/**
 * The rooms of the element, each fetched when it is entered. In a bundle they lie in files beside
 * it, so that a page pays for the rules when somebody looks at a battle, not before.
 */
export const rooms = {
  battle: () => import('./battle.ts'),
  odds: () => import('./odds-calculator.ts'),
  reference: () => import('./reference.ts'),
};
