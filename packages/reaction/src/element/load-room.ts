/**
 * The rooms of the element, each fetched when it is entered. In a bundle they lie in files beside
 * it, so that a page pays for the rules when somebody looks at a battle, not before. What a
 * room leans on is asked for at the same time, not one after the other.
 */
export const rooms = {
  play: () => import('./play.ts'),
  start: async () => {
    void import('./play.ts').catch(() => undefined);
    return import('./start-source.ts');
  },
  odds: () => import('./odds-page.ts'),
  reference: () => import('./reference.ts'),
};

/** What reads the work of strangers: records, positions, packs. */
export const loadReading = () => import('./read-untrusted.ts');

/** What reads packs, and puts them on the shelf. */
export const loadPackReader = () => import('./pack-reader.ts');

/** The guided first game, and the legend of symbols. */
export const loadGuide = () => import('./guide.ts');
export const loadLegend = () => import('./legend.ts');

/** The exact odds of an action, and the chart that shows them. */
export const loadOddsOfAction = () => import('./answer-odds.ts');

/** Shots as a film. */
export const loadFilm = () => import('./film.ts');

/** What is read about a figure, scenery or a goal. */
export const loadCards = () => import('./cards.ts');
