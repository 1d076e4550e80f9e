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
  builder: () => import('./builder.ts'),
};

/** What reads the work of strangers: records and whole setups. */
export const loadReading = () => import('./read-untrusted.ts');

/** What reads packs and their companions, and puts them on the shelf. */
export const loadPackReader = () => import('./pack-reader.ts');

/** What is read about a figure, a weapon, an item, an ability or a cube. */
export const loadCards = () => import('./cards.ts');

/** The exact odds of an answer, and the charts that show them. */
export const loadOddsOfAnswer = () => import('./answer-odds.ts');

/** The storeys one above the other, fetched when somebody wants to see them so. */
export const loadIso = () => import('./iso-view.ts');

/** The battlefield from nearer, fetched with the first touch. */
export const loadCloser = () => import('./board-zoom.ts');

/** Command dice that roll, and lie there when they are spent. */
export const loadRollingDice = () => import('./rolling-dice.ts');

/** Shots and blows as a film. */
export const loadFilm = () => import('./film.ts');

/** The guided first game, and the legend of symbols. */
export const loadGuide = () => import('./guide.ts');
export const loadLegend = () => import('./legend.ts');

/** The profiles for `<skirmish-unit>`. */
export const loadUnits = async () => (await import('./units.ts')).units;
