/**
 * The rooms of the element, each fetched when it is entered. In a bundle they lie in files beside
 * it, so that a page pays for the rules when somebody looks at a battle, not before. The rules are asked
 * for at the same time as what shows them, not one after the other.
 */
export const rooms = {
  battle: async () => {
    void import('../rules-of-play.ts').catch(() => undefined);
    return import('./battle.ts');
  },
  odds: () => import('./odds-calculator.ts'),
  reference: () => import('./reference.ts'),
};

/** What reads the work of strangers: records, positions, packs. */
export const loadReading = () => import('./reading.ts');

/** The battle as a list of figures, with a line for commands. */
export const loadListAndCommands = () => import('./list-and-commands.ts');

/** The exact odds of an action, and the chart that shows them. */
export const loadFollows = () => import('./follows.ts');
