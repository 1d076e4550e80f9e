import type { Problem } from '@skirmish-kit/core';
import type { Profile, Weapon } from '../rules/profile.ts';
import { checkGang } from './check-gang.ts';
import { checkScenario } from './check-scenario.ts';
import { duplicates, unknownId } from './ids.ts';
import type { ReactionPack } from './pack.ts';
import { packProblem } from './problem-words.ts';
import { SHEET_WEAPONS } from './sheet.ts';

/** What the schema cannot say about a pack: that ids are known and unique, and places on the table. */
export function checkPack(pack: ReactionPack): readonly Problem[] {
  const weapons = pack.weapons ?? [];
  const profiles = pack.profiles ?? [];
  const gangs = pack.gangs ?? [];
  const scenarios = pack.scenarios ?? [];
  const known = [...SHEET_WEAPONS, ...weapons].map(({ id }) => id);
  return [
    ...duplicates('/weapons', weapons),
    ...duplicates('/profiles', profiles),
    ...duplicates('/gangs', gangs),
    ...duplicates('/scenarios', scenarios),
    ...weapons.flatMap((weapon, i) => checkWeapon(`/weapons/${i}`, weapon, pack.id)),
    ...profiles.flatMap((profile, i) => checkProfile(`/profiles/${i}`, profile, known)),
    ...gangs.flatMap((gang, i) => checkGang(`/gangs/${i}`, gang, profiles)),
    ...scenarios.flatMap((scenario, i) => checkScenario(`/scenarios/${i}`, scenario)),
  ];
}

function checkWeapon(path: string, weapon: Weapon, pack: string): readonly Problem[] {
  const problems: Problem[] = [];
  const { id, blast, flame } = weapon;
  const { pointBlank, short, long } = weapon.ranges;
  if (pack !== 'sheet' && SHEET_WEAPONS.some((known) => known.id === id)) {
    problems.push(packProblem(`${path}/id`, 'sheet-weapon', { id }));
  }
  if (pointBlank > short || short > long) {
    const ranges = { pointBlank, short, long };
    problems.push(packProblem(`${path}/ranges`, 'ranges-out-of-order', ranges));
  }
  if (blast !== undefined && flame !== undefined) {
    problems.push(packProblem(path, 'blast-and-flame', { id }));
  }
  return problems;
}

function checkProfile(
  path: string,
  { id, role, quality, weapons }: Profile,
  known: readonly string[],
): readonly Problem[] {
  const problems = weapons.flatMap((weapon, i) =>
    known.includes(weapon) ? [] : [unknownId(`${path}/weapons/${i}`, 'weapon', weapon, known)],
  );
  if (quality === undefined && role !== 'hero') {
    problems.push(packProblem(path, 'missing-quality', { id }));
  }
  return problems;
}
