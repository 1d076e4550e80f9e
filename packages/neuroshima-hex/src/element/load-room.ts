/**
 * The rooms of the element, each fetched when it is entered. In a bundle they lie in files beside
 * it, so that a page pays for the rules when somebody plays, not before. The rules are asked for at the
 * same time as what shows them, not one after the other.
 */
export const rooms = {
  play: async () => {
    void import('../rules/system.ts').catch(() => undefined);
    return import('./play.ts');
  },
  battle: () => import('./battle.ts'),
  diagram: () => import('./diagram-room.ts'),
  puzzle: () => import('./puzzle-room.ts'),
  reference: () => import('./reference.ts'),
};

/** The line for typed commands. */
export const loadCommandLine = () => import('./command-line.ts');
