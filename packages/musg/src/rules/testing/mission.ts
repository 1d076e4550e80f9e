import type { Battle, Figure } from '../state.ts';
import { regroupTeam } from '../worlds/regroup-team.ts';
import { HOSTAGE } from '../worlds/hostages.ts';
import { bystanderSeat, spawn } from '../worlds/spawn.ts';
import { at, battleWith, piece, type TestBattle } from './battle.ts';

export const AGENT = { weapons: ['silenced-pistol', 'submachine-gun'] } as const;
export const GUARD = { rank: 'extra', weapons: ['rifle'] } as const;

/** It keeps the two sides out of sight of each other. */
export const WALL = piece('wall', [40, 0, 1, 40], {
  ground: 'impassable',
  blocksSight: true,
  height: 90,
});

/** MU-RT-01: the first side is the team, the second the terrorists; nothing detects unless told. */
export const mission = (
  rest: TestBattle,
  worldSettings: Readonly<Record<string, string>> = {},
): Battle =>
  battleWith({ world: regroupTeam, worldSettings: { detectors: '0', ...worldSettings }, ...rest });

/** A hostage at that place, in paces; they are d1, d2 and so on. */
export function hostageAt(battle: Battle, x: number, y: number): Figure {
  return spawn(battle, HOSTAGE, bystanderSeat(battle), at(x, y));
}
