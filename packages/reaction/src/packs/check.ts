import type { Problem } from '@skirmish-kit/core';
import { checkFighters } from './check-fighters.ts';
import { checkGang } from './check-gang.ts';
import { checkScenario } from './check-scenario.ts';
import { duplicates } from './ids.ts';
import type { ReactionPack } from './pack.ts';

/** Checks beyond the schema: ids exist and are unique, and places are on the table. */
export function checkPack(pack: ReactionPack): readonly Problem[] {
  const profiles = pack.profiles ?? [];
  const gangs = pack.gangs ?? [];
  const scenarios = pack.scenarios ?? [];
  return [
    ...checkFighters('', profiles, pack.weapons ?? []),
    ...duplicates('/gangs', gangs),
    ...duplicates('/scenarios', scenarios),
    ...gangs.flatMap((gang, i) => checkGang(`/gangs/${i}`, gang, profiles)),
    ...scenarios.flatMap((scenario, i) => checkScenario(`/scenarios/${i}`, scenario)),
  ];
}
