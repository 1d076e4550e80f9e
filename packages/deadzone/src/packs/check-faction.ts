import type { Problem } from '@skirmish-kit/core';
import { ABILITIES, type Ability, type AbilityId } from '../rules/ability.ts';
import type { Faction, Profile, Weapon } from '../rules/profile.ts';
import { duplicates, unknownId } from './ids.ts';
import { packProblem } from './problem-messages.ts';

/** Abilities that the book writes with a number in brackets: Frag (3). */
const NUMBERED: ReadonlySet<string> = new Set<AbilityId>([
  'boom',
  'frag',
  'frenzy',
  'indirect',
  'shield-generator',
  'tactician',
  'weight-of-fire',
]);

const BOOK: ReadonlySet<string> = new Set(ABILITIES);

/** A faction: every id known and used once, Leaders with what Leaders need. */
export function checkFaction(path: string, faction: Faction): readonly Problem[] {
  const { profiles, weapons, items, abilities = [], campaign = [] } = faction;
  const own = abilities.map(({ id }) => id);
  const ids = weapons.map(({ id }) => id);
  const names = profiles.map(({ id }) => id);
  const offers = items.map(({ item }) => ({ id: item }));
  return [
    ...duplicates(`${path}/profiles`, profiles),
    ...duplicates(`${path}/weapons`, weapons),
    ...duplicates(`${path}/items`, offers),
    ...duplicates(`${path}/abilities`, abilities),
    ...abilities.flatMap(({ id }, i) =>
      BOOK.has(id) ? [packProblem(`${path}/abilities/${i}/id`, 'id-taken', { id })] : [],
    ),
    ...(profiles.some(({ type }) => type === 'leader')
      ? []
      : [packProblem(`${path}/profiles`, 'no-leader')]),
    ...profiles.flatMap((profile, i) => checkProfile(`${path}/profiles/${i}`, profile, ids, own)),
    ...weapons.flatMap((weapon, i) => checkWeapon(`${path}/weapons/${i}`, weapon, own)),
    ...campaign.flatMap(({ profiles: named }, i) =>
      named.flatMap((id, j) =>
        unknownId(`${path}/campaign/${i}/profiles/${j}`, 'profile', id, names),
      ),
    ),
  ];
}

function checkProfile(
  path: string,
  profile: Profile,
  weapons: readonly string[],
  own: readonly string[],
) {
  const { speed } = profile;
  return [
    ...profile.weapons.flatMap((id, i) => unknownId(`${path}/weapons/${i}`, 'weapon', id, weapons)),
    ...checkAbilities(`${path}/abilities`, profile.abilities, own),
    ...checkCommand(path, profile),
    ...(speed && speed.sprint < speed.move
      ? [packProblem(`${path}/speed`, 'slower-sprint', { ...speed })]
      : []),
  ];
}

/** DZ-TEAM-02: a Leader sets Recon and the Special; nobody else has them. */
function checkCommand(path: string, profile: Profile): readonly Problem[] {
  const { id, type } = profile;
  return (['recon', 'special'] as const).flatMap((field) => {
    const isThere = profile[field] !== undefined;
    if (type === 'leader' && !isThere) return [packProblem(path, 'leader-needs', { field })];
    if (type !== 'leader' && isThere)
      return [packProblem(`${path}/${field}`, 'leaders-only', { field, id, type })];
    return [];
  });
}

function checkWeapon(
  path: string,
  { id, points, kinds, modes }: Weapon,
  own: readonly string[],
): readonly Problem[] {
  return [
    ...duplicates(`${path}/modes`, modes),
    ...modes.flatMap((mode, i) => [
      ...(mode.id === id || mode.id.startsWith(`${id}.`)
        ? []
        : [packProblem(`${path}/modes/${i}/id`, 'mode-id', { id: mode.id, weapon: id })]),
      ...checkAbilities(`${path}/modes/${i}/abilities`, mode.abilities, own),
    ]),
    ...(points !== null && kinds.length === 0
      ? [packProblem(`${path}/kinds`, 'sold-as-nothing', { id })]
      : []),
  ];
}

/** Abilities of the book, or of the faction’s own list. */
function checkAbilities(
  path: string,
  abilities: readonly Ability[],
  own: readonly string[],
): readonly Problem[] {
  return [
    ...duplicates(path, abilities),
    ...abilities.flatMap(({ id, n }, i) => {
      if (own.includes(id)) return [];
      const unknown = unknownId(`${path}/${i}/id`, 'ability', id, [...ABILITIES, ...own]);
      if (unknown.length > 0) return unknown;
      if (NUMBERED.has(id) && n === undefined)
        return [packProblem(`${path}/${i}`, 'needs-number', { id })];
      if (!NUMBERED.has(id) && n !== undefined)
        return [packProblem(`${path}/${i}/n`, 'no-number', { id })];
      return [];
    }),
  ];
}
