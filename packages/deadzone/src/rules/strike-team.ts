import type { LocalisedText } from '@skirmish-kit/core';
import type { ItemId } from './item.ts';
import type { Profile, WeaponMode } from './profile.ts';

/** A model of a list and what was bought for it. */
export interface TeamMember {
  /** Profile id. */
  readonly profile: string;
  /** Ids of the weapons bought, hardpoints included (DZ-TEAM-07 to DZ-TEAM-11). */
  readonly weapons?: readonly string[];
  /** The one item bought (DZ-TEAM-14). */
  readonly item?: ItemId;
}

/** A strike team as its owner writes it down. */
export interface StrikeTeam {
  readonly id: string;
  readonly name: LocalisedText;
  /** Faction id (DZ-SETUP-02). */
  readonly faction: string;
  /** What it may cost at most (DZ-TEAM-01). */
  readonly budget: number;
  readonly members: readonly TeamMember[];
}

/**
 * A member as it takes the field: weapons replaced and added, a knife where there is nothing else
 * (DZ-TEAM-08, DZ-TEAM-10), victory points with those of its weapons (DZ-TEAM-12). It never changes
 * during a game.
 */
export interface Recruit {
  readonly profile: Profile;
  readonly weapons: readonly WeaponMode[];
  readonly item?: ItemId;
  readonly points: number;
  readonly vp: number;
}

/** A strike team ready to play: its recruits in the order of the list. */
export interface MusteredTeam {
  readonly id: string;
  readonly name: LocalisedText;
  readonly faction: string;
  readonly recruits: readonly Recruit[];
}
