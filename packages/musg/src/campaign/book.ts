import type { Campaign } from './state.ts';

/** A campaign as it is written down between two games. */
export type Book = Pick<
  Campaign,
  'settings' | 'rulings' | 'scenarios' | 'games' | 'game' | 'bands' | 'pool'
>;

/** Whether everything of the last game is settled, and nothing of the next has begun. */
export function isBetweenGames({ phase, decided }: Campaign): boolean {
  return decided === null && phase.step === 'rest';
}

/** The book between two games; nothing while one is being played. */
export function bookOf(campaign: Campaign): Book | undefined {
  if (!isBetweenGames(campaign)) return undefined;
  const { settings, rulings, scenarios, games, game, bands, pool } = campaign;
  return { settings, rulings, scenarios, games, game, bands, pool };
}

/** The campaign that a book goes on with. */
export function opened(book: Book): Campaign {
  return {
    settings: book.settings,
    rulings: book.rulings,
    scenarios: book.scenarios,
    games: book.games,
    game: book.game,
    bands: book.bands,
    pool: book.pool,
    phase: { step: 'rest' },
    fielded: book.bands.map(() => []),
    battle: null,
    decided: null,
  };
}
