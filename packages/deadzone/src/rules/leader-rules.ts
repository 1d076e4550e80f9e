import { bastion } from './bastion.ts';
import { mobileMoves, whyNotMobile } from './mobile-infantry.ts';
import { starforged } from './starforged.ts';
import { strikeItLucky } from './strike-it-lucky.ts';
import { acquire, acquisitions, whyNotAcquire } from './target-acquisition.ts';

/** DZ-LDR: what the rules of a battle ask where a side has such a leader. */
export const leaderRules = {
  acquire,
  acquisitions,
  bastion,
  mobileMoves,
  starforged,
  strikeItLucky,
  whyNotAcquire,
  whyNotMobile,
};

export type LeaderRules = typeof leaderRules;
