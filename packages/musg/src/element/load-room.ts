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
  builder: () => import('./builder-page.ts'),
  campaign: () => import('./campaign/skirmish-musg-campaign.ts'),
};

/** What reads the work of strangers: records and whole setups. */
export const loadReading = () => import('./read-untrusted.ts');

/** What reads packs, and puts them on the shelf. */
export const loadPackReader = () => import('./pack-reader.ts');

/** What is read about a figure or a piece of scenery. */
export const loadCards = () => import('./cards.ts');

/** The exact odds of an answer, and the charts that show them. */
export const loadOddsOfAnswer = () => import('./answer-odds.ts');

/** The guided first game, and the legend of symbols. */
export const loadGuide = () => import('./guide.ts');
export const loadLegend = () => import('./legend.ts');

/** What pointing at vehicles and driving them means; only battles that have any ask for it. */
export const loadDriving = () => import('./driving-options.ts');

/** Shots as a film, and the way of the last move. */
export const loadFilm = () => import('./film.ts');
