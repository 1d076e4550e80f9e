import type { Campaign, Character } from './state.ts';

/** A campaign as it is written down between two games. */
export type Book = Pick<
  Campaign,
  | 'settings'
  | 'rulings'
  | 'scenarios'
  | 'world'
  | 'worldSettings'
  | 'games'
  | 'game'
  | 'bands'
  | 'pool'
>;

/** Whether everything of the last game is settled, and nothing of the next has begun. */
export function isBetweenGames({ phase, decided }: Campaign): boolean {
  return decided === null && phase.step === 'rest';
}

/** The book between two games; nothing while one is being played. */
export function bookOf(campaign: Campaign): Book | undefined {
  return isBetweenGames(campaign) ? written(campaign) : undefined;
}

/** MU-PULP-04: the book of a campaign that goes on after its end, with who is left; nothing before. */
export function sequelOf(campaign: Campaign): Book | undefined {
  const { decided, bands } = campaign;
  const standing = bands.filter(({ members }) => members.length > 0).length;
  if (decided === null || standing < Math.min(2, bands.length)) return undefined;
  return {
    ...written(campaign),
    game: 1,
    bands: bands.map((band) => ({
      ...band,
      wins: 0,
      points: 0,
      members: band.members.map(atTheStart),
      ...(band.held && { held: band.held.map((held) => ({ ...held, game: 0 })) }),
    })),
    pool: campaign.pool.map(atTheStart),
  };
}

/** What weighs on somebody in the next game does so in the first of a sequel. */
function atTheStart({ refused: _, passing, ...character }: Character): Character {
  return passing
    ? { ...character, passing: passing.map(({ what }) => ({ what, game: 1 })) }
    : character;
}

function written(book: Book): Book {
  const { settings, rulings, scenarios, world, worldSettings, games, game, bands, pool } = book;
  return {
    settings,
    rulings,
    scenarios,
    ...(world !== undefined && { world }),
    ...(worldSettings && { worldSettings }),
    games,
    game,
    bands,
    pool,
  };
}

/** The campaign that a book goes on with. */
export function opened(book: Book): Campaign {
  return {
    ...written(book),
    phase: { step: 'rest' },
    fielded: book.bands.map(() => []),
    battle: null,
    decided: null,
  };
}
