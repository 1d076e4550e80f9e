import { hashState, type Problem } from '@skirmish-kit/core';
import type { Profile, Weapon } from '../rules/profile.ts';
import { duplicates, unknownId } from './ids.ts';
import { packProblem } from './problem-messages.ts';
import { SHEET_WEAPONS } from './sheet.ts';

/** Checks fighters and their weapons: every weapon exists, and none redefines one of the rulebook. */
export function checkFighters(
  path: string,
  profiles: readonly Profile[],
  weapons: readonly Weapon[],
): readonly Problem[] {
  const known = [...SHEET_WEAPONS, ...weapons].map(({ id }) => id);
  return [
    ...duplicates(`${path}/weapons`, weapons),
    ...duplicates(`${path}/profiles`, profiles),
    ...weapons.flatMap((weapon, i) => checkWeapon(`${path}/weapons/${i}`, weapon)),
    ...profiles.flatMap((profile, i) => checkProfile(`${path}/profiles/${i}`, profile, known)),
  ];
}

function checkWeapon(path: string, weapon: Weapon): readonly Problem[] {
  const problems: Problem[] = [];
  const { id, blast, flame } = weapon;
  const { pointBlank, short, long } = weapon.ranges;
  // The pack of the rulebook itself defines these weapons.
  if (SHEET_WEAPONS.some((known) => known.id === id && hashState(known) !== hashState(weapon))) {
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
