import type { Outcome, Seat, LocalisedText } from '@skirmish-kit/core';
import type { Band } from '../rules/band.ts';
import type { Rank, Values } from '../rules/profile.ts';
import type { Settings } from '../rules/settings.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import type { ImprovementId } from './improvements.ts';
import type { VehicleEntry } from '../rules/vehicle-classes.ts';
import type { LastingInjury, TemporaryEffect } from './temporary-effects.ts';
import type { CampaignSettings } from './settings.ts';

/** MU-CAMP-01: somebody with a sheet of his own. In battles his figure has the same id. */
export interface Character {
  readonly id: FigureId;
  readonly name: LocalisedText;
  readonly race: string;
  rank: Rank;
  /** MU-MERC-05: his trade, by its id; a legend has none (MU-XP-13). */
  readonly trade: string | null;
  /** MU-XP-13, MU-MERC-01: plays for pay. */
  hired: boolean;
  /** MU-MERC-02: what is due before a game. */
  dues: 'none' | 'each-game' | 'next-paid';
  /** What is on his sheet, without gear. */
  values: Values;
  experience: number;
  /** MU-XP-08: filled grey boxes whose improvement is still to be chosen. */
  owed: number;
  improvements: readonly ImprovementId[];
  injuries: readonly LastingInjury[];
  /** MU-INJ-12: bands by their ids. */
  hates: readonly string[];
  weapons: readonly string[];
  equipment: readonly string[];
  /** MU-BAND-10, MU-BAND-11: what he was given for nothing; nobody gets it twice. */
  free: readonly string[];
  /** MU-INJ-10: misses the next game. */
  misses: boolean;
  /** MU-INJ-10: the first wound of the next game is none. */
  patched: boolean;
  /** MU-PULP-05, MU-PULP-06: what weighs on him for one game only; left out when nothing does. */
  passing?: readonly TemporaryEffect[];
  /** MU-PULP-04: a hero who fell in the last episode, what he costs for a game from then on. */
  fee?: number;
  /** MU-PULP-04: the game before which the others would not have him back. */
  refused?: number;
}

/** MU-ALIEN-03, MU-PULP-03: somebody whom others hold, and who. */
export interface Prisoner {
  readonly by: 'aliens' | 'prison';
  /** The game in which he was taken. */
  readonly game: number;
  readonly character: Character;
}

/** Who is gone for good, and since which game. */
export interface Departed {
  readonly id: FigureId;
  readonly name: LocalisedText;
  readonly rank: Rank;
  readonly game: number;
}

export interface CampaignBand {
  readonly id: string;
  readonly name: LocalisedText;
  readonly race: string;
  /** MU-PULP-09. */
  readonly tribe: boolean;
  /** MU-PULP-13; left out by others, as what follows. */
  readonly scientist?: true;
  /** MU-RT-01, MU-RT-02. */
  readonly team?: NonNullable<Band['team']>;
  /** MU-VEH-25: what it drives. */
  vehicles?: readonly VehicleEntry[];
  /** MU-ALIEN-03, MU-PULP-03: who is held by others. */
  held?: readonly Prisoner[];
  members: readonly Character[];
  /** Weapons and equipment that nobody carries. */
  store: readonly string[];
  /** MU-BAND-06, MU-CAMP-02. */
  treasure: number;
  /** How many have ever joined: the next one has the next number. */
  joined: number;
  gone: readonly Departed[];
  wins: number;
  /** Victory points of all games. */
  points: number;
}

/** Where between two battles, or in one, a campaign stands. */
export type CampaignPhase =
  /** Between two games: all is written down, and nothing has begun. */
  | { readonly step: 'rest' }
  /** Who comes, and who is paid: band after band. */
  | { readonly step: 'muster'; readonly seats: readonly Seat[] }
  | { readonly step: 'battle' }
  /** MU-INJ-01, MU-INJ-02: the fallen, one after the other. */
  | { readonly step: 'return'; readonly figures: readonly FigureId[] }
  | { readonly step: 'experience' }
  /** MU-XP-08 to MU-XP-12: band after band. */
  | { readonly step: 'advances'; readonly seats: readonly Seat[] }
  /** MU-CAMP-02: band after band. */
  | { readonly step: 'shopping'; readonly seats: readonly Seat[] };

/** Everything about a campaign, as plain data. */
export interface Campaign {
  readonly settings: Settings;
  readonly rulings: CampaignSettings;
  /** The tables that are played on, in turn. */
  readonly scenarios: readonly string[];
  /** The world in which its battles are played, and how; left out where there is none. */
  readonly world?: string;
  readonly worldSettings?: Readonly<Record<string, string>>;
  /** How many games it lasts. */
  readonly games: number;
  /** The game that is being played or got ready, from 1. */
  game: number;
  readonly bands: readonly CampaignBand[];
  /** MU-MERC-04, MU-XP-10: who is for hire and in touch with nobody. */
  pool: readonly Character[];
  phase: CampaignPhase;
  /** MU-EDGE-07: who comes to the next battle, by seat. */
  fielded: readonly (readonly FigureId[])[];
  /** The battle under way; afterwards the last one, until its consequences are settled. */
  battle: Battle | null;
  decided: Outcome | null;
}
