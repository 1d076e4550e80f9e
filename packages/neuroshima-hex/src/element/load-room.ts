import type { Problem } from '@skirmish-kit/core';
import type { loadBot as bot } from './load-bot.ts';

/**
 * The rooms of the element, each fetched when it is entered. In a bundle they lie in files beside
 * it, so that a page pays for the rules when somebody plays, not before. What a room leans on is asked
 * for at the same time, not one after the other.
 */
export const rooms = {
  play: async () => {
    void import('../packs/base-army-styles.ts').catch(() => undefined);
    return import('./play.ts');
  },
  start: async () => {
    void import('../packs/base-army-styles.ts').catch(() => undefined);
    void import('./play.ts').catch(() => undefined);
    return import('./start-source.ts');
  },
  battle: () => import('./battle-page.ts'),
  diagram: async () => {
    void import('../packs/base-army-styles.ts').catch(() => undefined);
    void import('./picture/board-picture.ts').catch(() => undefined);
    return import('./diagram-loader.ts');
  },
  puzzle: () => import('./puzzle-page.ts'),
  reference: () => import('./reference.ts'),
};

/** Problems with their sentences in every language; where these are missing, they stay in English. */
export async function inAllWords(problems: readonly Problem[]): Promise<readonly Problem[]> {
  const words = await import('../rules/setup-messages.ts').catch(() => undefined);
  return words ? problems.map(words.inWords) : problems;
}

/** What reads the work of strangers: records, positions and whole setups. */
export const loadReading = () => import('./read-untrusted.ts');

/** What reads the armies of a page and those inside a record. */
export const loadPackReader = () => import('./pack-reader.ts');

/** What films battles. */
export const loadFilm = () => import('../film/film.ts');

/** Somebody to play against, fetched where the page asks for one. */
export const loadBot = async (...of: Parameters<typeof bot>) =>
  (await import('./load-bot.ts')).loadBot(...of);

/** The guided first game, and the legend of symbols. */
export const loadGuide = () => import('./guide.ts');
export const loadLegend = () => import('./legend.ts');

/** The battle that would follow, and where a tile would pay: fetched when somebody wants to know. */
export const loadForesight = () => import('./battle-preview.ts');

/** What asks for the draws of a real table. */
export const loadDrawEntry = () => import('./draw-entry.ts');

/** What is read about a tile or a unit. */
export const loadCards = () => import('./cards.ts');
