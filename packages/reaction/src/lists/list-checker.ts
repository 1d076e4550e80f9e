import type { ListReport, ListEntry, ListProblem, ListChecker, Problem } from '@skirmish-kit/core';
import { GANGS } from '../packs/built-in.ts';
import { checkFighters } from '../packs/check-fighters.ts';
import { checkGang } from '../packs/check-gang.ts';
import { checkGangShape, isGang } from '../rules/check-inline-setup.ts';
import type { Gang } from '../rules/profile.ts';

/** The rule behind each thing that can be wrong with how a gang is put together. */
const RULES: Readonly<Record<string, string>> = {
  'no-leader': 'RX-COH-01',
  'too-many-leaders': 'RX-ACT-02',
  'too-many-seconds': 'RX-COH-01',
  'not-a-hero': 'RX-ACT-01',
  'missing-quality': 'RX-ACT-03',
};

/** Gangs that people put together: one leader and at most one second to a group, heroes apart. */
export const listChecker: ListChecker = {
  title: { en: 'Gang', fr: 'Bande' },
  example: GANGS[0],
  checkList(list) {
    const wrong = checkGangShape(list, '');
    if (wrong) return [wrong];
    return isGang(list) ? checked(list) : [];
  },
};

function checked(gang: Gang): ListReport | readonly Problem[] {
  const found = [
    ...checkFighters('', gang.profiles, gang.weapons ?? []),
    ...checkGang('', gang, gang.profiles),
  ];
  const unreadable = found.filter(({ code }) => !Object.hasOwn(RULES, code));
  if (unreadable.length > 0) return unreadable;
  const problems = found.map((each): ListProblem => ({ ...each, rule: RULES[each.code] ?? '' }));
  return { entries: entriesOf(gang), problems };
}

function entriesOf({ groups, heroes, profiles }: Gang): readonly ListEntry[] {
  const entry = (path: string, profile: string, count: number): ListEntry => {
    const title = profiles.find(({ id }) => id === profile)?.name;
    return { path, title: title ?? { en: profile, fr: profile }, count };
  };
  return [
    ...groups.flatMap(({ members }, group) =>
      members.map(({ profile, count }, i) =>
        entry(`/groups/${group}/members/${i}`, profile, count),
      ),
    ),
    ...heroes.map((profile, i) => entry(`/heroes/${i}`, profile, 1)),
  ];
}
