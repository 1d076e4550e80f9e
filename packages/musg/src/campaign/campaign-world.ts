import type { Flow } from '@skirmish-kit/core';
import type { Battle, FigureId } from '../rules/state.ts';
import type { LastingInjury } from './temporary-effects.ts';
import type { Campaign, Character } from './state.ts';
import { aliens } from './worlds/aliens.ts';
import { pulp } from './worlds/pulp.ts';
import { zombies } from './worlds/zombies.ts';

/**
 * What a world adds between battles, as its other half adds to the battle. Every hook is optional and
 * is called at one place; the campaign knows no world by name.
 */
export interface CampaignWorld {
  /** A battle is set up; nobody is placed. */
  begin?(campaign: Campaign, battle: Battle): void;
  /** Who has to be seen to after a battle, besides the fallen. */
  alsoFallen?(campaign: Campaign, battle: Battle): readonly FigureId[];
  /** Sees to somebody before the usual rolls; says whether that was all. */
  seesTo?(campaign: Campaign, battle: Battle, id: FigureId): Flow<boolean>;
  /** Whether a result of death is rolled again for him. */
  cheatsDeath?(campaign: Campaign, character: Character): boolean;
  /** Instead of his burial; says whether there was something else. */
  insteadOfGrave?(campaign: Campaign, battle: Battle, id: FigureId): Flow<boolean>;
  /** Whether this injury is over after one game. */
  passes?(injury: LastingInjury): boolean;
  /** What the table had for him is settled, and he is still there. */
  settled?(campaign: Campaign, id: FigureId): Flow | undefined;
}

/** The worlds that have something to say between battles; the others have not. */
const WORLDS: ReadonlyMap<string, CampaignWorld> = new Map(
  Object.entries({ pulp, zombies, aliens }),
);

export function worldBetween({ world = '' }: Campaign): CampaignWorld | undefined {
  return WORLDS.get(world);
}
