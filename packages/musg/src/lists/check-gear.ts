import type { ListProblem } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { Band, Member } from '../rules/band.ts';
import { bandProblem } from './problem-messages.ts';

/** What a member may carry: hands, armour, how many of one thing, and whose things they are. */
export function checkGear(
  shelf: Library,
  band: Band,
  member: Member,
  path: string,
): readonly ListProblem[] {
  const gear = member.equipment.flatMap(
    (id) => shelf.equipment.find((each) => each.id === id) ?? [],
  );
  const melee = member.weapons.flatMap((id) => shelf.melee.find((each) => each.id === id) ?? []);
  const problems: ListProblem[] = [];
  for (const item of new Set(gear)) {
    const { id, most = 1, only } = item;
    const found = gear.filter((each) => each === item).length;
    if (found > most)
      problems.push(bandProblem(`${path}/equipment`, 'too-many-of-one', { found, most, item: id }));
    const isTheirs = only === 'primitive-tribe' ? band.tribe : band.team === 'anti-terrorists';
    if (only !== undefined && !isTheirs)
      problems.push(
        bandProblem(`${path}/equipment`, 'not-for-this-band', { item: id, only: only ?? '' }),
      );
  }
  if (gear.filter(({ worn }) => worn === 'body').length > 1)
    problems.push(bandProblem(`${path}/equipment`, 'two-armours'));
  const isHeld = (ability: 'shield' | 'buckler') =>
    gear.some(({ abilities }) => abilities?.includes(ability));
  const twoHanded = melee.find(({ hands }) => hands === 2);
  // MU-EQ-05, MU-BAND-10: the free dagger may be carried beside the one weapon of the other hand.
  const free = melee.findIndex(({ firstFree }) => firstFree);
  const [, second] = melee.filter(({ hands }, i) => hands === 1 && i !== free);
  const unshielded = twoHanded ?? second;
  if (isHeld('shield') && unshielded)
    problems.push(bandProblem(path, 'shield-without-hand', { item: unshielded.id }));
  if (isHeld('buckler') && twoHanded)
    problems.push(bandProblem(path, 'buckler-with-two-hands', { item: twoHanded.id }));
  if (!band.tribe) return problems;
  for (const id of member.weapons)
    if (shelf.ranged.some((each) => each.id === id && (each.modern || each.blackPowder)))
      problems.push(bandProblem(`${path}/weapons`, 'no-modern-weapons', { item: id }));
  return problems;
}
