import { constant, builtInPacks } from '@skirmish-kit/core';
import type { Mission } from '../rules/mission.ts';
import type { Faction } from '../rules/profile.ts';
import type { StrikeTeam } from '../rules/strike-team.ts';
import enforcers from './enforcers.json' with { type: 'json' };
import escort from './escort.json' with { type: 'json' };
import forgeFathers from './forge-fathers.json' with { type: 'json' };
import hold from './hold.json' with { type: 'json' };
import type { DeadzonePack } from './pack.ts';
import patrol from './patrol.json' with { type: 'json' };
import raid from './raid.json' with { type: 'json' };
import undertow from './undertow.json' with { type: 'json' };

/** The packs that come with the game; they are files like anybody's. */
export const BUILT_IN_PACKS: readonly DeadzonePack[] = /* @__PURE__ */ builtInPacks([
  enforcers,
  forgeFathers,
  undertow,
  patrol,
  hold,
  escort,
  raid,
]);

export const FACTIONS: readonly Faction[] = constant(
  BUILT_IN_PACKS.flatMap(({ faction }) => (faction ? [faction] : [])),
);

export const TEAMS: readonly StrikeTeam[] = constant(
  BUILT_IN_PACKS.flatMap(({ teams = [] }) => teams),
);

export const MISSIONS: readonly Mission[] = constant(
  BUILT_IN_PACKS.flatMap(({ missions = [] }) => missions),
);
