import type { PackOrigin } from '@skirmish-kit/core';
import type { Gang, Weapon } from './profile.ts';
import type { Scenario } from './scenario.ts';
import type { Settings } from './settings.ts';

/**
 * What a game of Reaction starts from, as short as it can be said: records and links carry it.
 * Built-in scenarios and gangs go by their ids, settings need only what differs from the defaults.
 */
export interface ReactionSetup {
  readonly scenario: string | Scenario;
  /** One for each place the scenario has. */
  readonly gangs: readonly (string | Gang)[];
  readonly settings: Partial<Settings>;
  /**
   * Where the gangs and scenario that lie here whole came from. The battle needs these packs no more:
   * whatever becomes of them, a record replays with what it was played with.
   */
  readonly packs?: readonly PackOrigin[];
  /** RX-TURN-03: how the sides begin; left out, it is `in-the-open`, where the scenario puts them. */
  readonly opening?: Opening;
  /** Where the battle begins if not as its scenario deploys it; it names the same three itself. */
  readonly position?: string;
}

/**
 * How the sides begin: where the scenario puts them, or at the far edges of their zones and in cover, so that
 * nobody is shot to pieces before the first decision.
 */
export const OPENINGS = ['in-the-open', 'in-cover'] as const;
export type Opening = (typeof OPENINGS)[number];

/** What a battle itself takes of a setup: what is written about scenario and gangs is for those who pick. */
export interface BattleSetup {
  readonly scenario: Omit<Scenario, 'text'>;
  readonly gangs: readonly Omit<Gang, 'text'>[];
  /** The weapons of the sheet that may be carried. */
  readonly sheet: readonly Weapon[];
  readonly settings: Settings;
  readonly opening?: Opening;
}

/** A setup with everything in it. */
export interface FullSetup extends ReactionSetup {
  readonly scenario: Scenario;
  readonly gangs: readonly Gang[];
  readonly sheet: readonly Weapon[];
  readonly settings: Settings;
}
