import type { Random } from '@skirmish-kit/core';
import type { Library } from '../../packs/pack.ts';
import type { Band, Member } from '../../rules/band.ts';
import type { Rank } from '../../rules/profile.ts';
import type { Settings } from '../../rules/settings.ts';
import { checkBand } from '../check-band.ts';

/** More than that nobody carries. */
const MOST_WEAPONS = 4;

/** A legal band, put together at random: members and gear are added while it stays legal. */
export function randomBand(
  shelf: Library,
  random: Random,
  settings: Settings,
  /** How often things were used in bands before: what was used less is rather taken. */
  uses?: ReadonlyMap<string, number>,
): Band {
  const any = <T>(list: readonly T[]): T | undefined => list[random.between(0, list.length - 1)];
  const rare = (sort: string, list: readonly { readonly id: string }[]): string => {
    const used = (id: string) => uses?.get(`${sort} ${id}`) ?? 0;
    const seen = Array.from({ length: uses ? 4 : 1 }, () => any(list)?.id ?? '');
    return seen.reduce((one, other) => (used(other) < used(one) ? other : one));
  };
  const races = shelf.races.filter(({ ranks }) => ranks.chief && ranks.minion);
  const race = rare('race', races) || 'generic';
  const member = (rank: Rank): Member => ({ rank, weapons: [], equipment: [] });
  let band: Band = {
    id: 'random',
    name: { en: 'Random', fr: 'Au hasard' },
    race,
    members: [member('chief'), member('minion')],
  };
  const isLegal = (next: Band) => checkBand(shelf, next, settings).problems.length === 0;
  const mercenary = uses && rare('mercenary', shelf.mercenaries);
  if (mercenary) {
    const hired: Member = { ...member('chief'), mercenary };
    const led: Band = { ...band, members: [...band.members, hired] };
    if (isLegal(led)) band = led;
  }
  for (let tries = 0; tries < 60; tries++) {
    const i = random.between(0, band.members.length - 1);
    const change = random.between(1, 4);
    const members = band.members.map((each, place): Member => {
      if (place !== i || change === 1) return each;
      const weapon = rare('weapon', random.between(0, 1) === 0 ? shelf.ranged : shelf.melee);
      const item = rare('equipment', shelf.equipment);
      if (change < 4)
        return { ...each, weapons: weapon ? [...each.weapons, weapon] : each.weapons };
      return { ...each, equipment: item ? [...each.equipment, item] : each.equipment };
    });
    const ranks: readonly Rank[] = ['lieutenant', 'minion', 'minion', 'extra'];
    const next: Band = {
      ...band,
      members: change === 1 ? [...members, member(any(ranks) ?? 'minion')] : members,
    };
    const isShort = next.members.every(({ weapons }) => weapons.length <= MOST_WEAPONS);
    if (isShort && isLegal(next)) band = next;
  }
  return band;
}
