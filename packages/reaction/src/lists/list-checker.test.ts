import { isProblems, type ListReport } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { GANGS } from '../packs/built-in.ts';
import { catalogue } from '../rules/catalogue.ts';
import type { Gang } from '../rules/profile.ts';
import { listChecker } from './list-checker.ts';

function checked(list: unknown): ListReport {
  const found = listChecker.checkList(list);
  if (isProblems(found)) throw new Error(found[0]?.message);
  return found;
}

/** A built-in gang whose first group has these members. */
function gangOf(...members: readonly (readonly [string, number])[]): Gang {
  const [gang] = GANGS;
  const group = gang?.groups[0];
  if (!gang || !group) throw new Error('There is no gang.');
  return {
    ...gang,
    groups: [{ ...group, members: members.map(([profile, count]) => ({ profile, count })) }],
  };
}

test('the gangs of the box are legal, and every fighter is counted', () => {
  for (const gang of GANGS) {
    const { problems, entries } = checked(gang);
    expect(problems).toEqual([]);
    const figures = entries.reduce((total, { count }) => total + count, 0);
    const members = gang.groups.flatMap((group) => group.members);
    expect(figures).toBe(members.reduce((total, { count }) => total + count, gang.heroes.length));
  }
});

test.each([
  ['RX-COH-01', 'no-leader', gangOf(['guard', 3])],
  ['RX-ACT-02', 'too-many-leaders', gangOf(['sergeant', 2], ['guard', 3])],
  ['RX-COH-01', 'too-many-seconds', gangOf(['sergeant', 1], ['corporal', 2])],
  ['RX-ACT-01', 'not-a-hero', { ...gangOf(['sergeant', 1]), heroes: ['guard'] }],
])('%s a gang is refused by its rule: %s', (rule, code, gang) => {
  const [found] = checked(gang).problems;
  expect(found).toMatchObject({ rule, code });
  expect(found?.words?.fr).not.toBe(found?.words?.en);
  expect(catalogue.rules.some(({ id }) => id === rule)).toBe(true);
});

test('input that is no gang, or an empty one, is reported with its place', () => {
  expect(listChecker.checkList({ groups: 3 })).toMatchObject([{ path: expect.any(String) }]);
  expect(listChecker.checkList(gangOf(['sargeant', 1]))).toMatchObject([
    { code: 'unknown-profile-near', path: '/groups/0/members/0/profile' },
  ]);
});
