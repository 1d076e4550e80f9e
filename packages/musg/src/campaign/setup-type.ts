import type { Band } from '../rules/band.ts';
import type { Settings } from '../rules/settings.ts';
import type { Book } from './book.ts';
import type { CampaignSettings } from './settings.ts';

/** A campaign from its first game on. */
export interface NewCampaign {
  /** One for each seat: by its id, or whole. */
  readonly bands: readonly (string | Band)[];
  /** A table by its id, or all that have as many sides, in turn. */
  readonly scenario: string;
  readonly games: number;
  readonly settings: Partial<Settings>;
  readonly rulings: Partial<CampaignSettings>;
  /** A world by its id; none unless told. */
  readonly world?: string;
  /** What differs from what the world recommends. */
  readonly worldSettings?: Readonly<Record<string, string>>;
}

/** A campaign as its book has it between two games. */
export interface OpenBook {
  readonly book: Book;
}

/** What a campaign starts from: records carry it. */
export type CampaignSetup = NewCampaign | OpenBook;
