import { problem, type Problem } from '@skirmish-kit/core';
import { checkGang } from './check-gang.ts';
import { checkScenario } from './check-scenario.ts';
import { duplicates, unknownId } from './ids.ts';
import type { ReactionPack } from './pack.ts';
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

function checkWeapon(
  path: string,
  weapon: NonNullable<ReactionPack['weapons']>[number],
  pack: string,
): readonly Problem[] {
  const problems: Problem[] = [];
  const { pointBlank, short, long } = weapon.ranges;
  if (pack !== 'sheet' && SHEET_WEAPONS.some(({ id }) => id === weapon.id)) {
    problems.push(
      problem(
        `${path}/id`,
        'sheet-weapon',
        `The sheet already has a weapon "${weapon.id}": use another id.`,
        {
          id: weapon.id,
        },
      ),
    );
  }
  if (pointBlank > short || short > long) {
    problems.push(
      problem(
        `${path}/ranges`,
        'ranges-out-of-order',
        `Ranges grow from point blank over short to long; these are ${pointBlank}, ${short}, ${long}.`,
        { pointBlank, short, long },
      ),
    );
  }
  if (weapon.blast !== undefined && weapon.flame !== undefined) {
    problems.push(
      problem(path, 'blast-and-flame', 'A weapon has a blast or a flame, not both.', {
        id: weapon.id,
      }),
    );
  }
  return problems;
}

function checkProfile(
  path: string,
  profile: NonNullable<ReactionPack['profiles']>[number],
  weapons: readonly string[],
): readonly Problem[] {
  const problems = profile.weapons.flatMap((id, i) =>
    weapons.includes(id) ? [] : [unknownId(`${path}/weapons/${i}`, 'weapon', id, weapons)],
  );
  if (profile.quality === undefined && profile.role !== 'hero') {
    problems.push(
      problem(
        path,
        'missing-quality',
        `"${profile.id}" needs a quality; only heroes may do without.`,
        {
          id: profile.id,
        },
      ),
    );
  }
  return problems;
}
