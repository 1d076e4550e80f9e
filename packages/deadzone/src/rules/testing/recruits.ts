import type { Ability, AbilityId } from '../ability.ts';
import type { ItemId } from '../item.ts';
import type { Profile, WeaponMode } from '../profile.ts';
import type { Recruit } from '../strike-team.ts';

/** An ability as tests write it: `tough`, or `frag 3`. */
export type AbilitySpec = AbilityId | `${AbilityId} ${number}`;

function abilityFrom(brief: AbilitySpec): Ability {
  const [id = '', n] = brief.split(' ');
  return n === undefined ? { id } : { id, n: Number(n) };
}

/** A weapon for tests; its name is its id. */
export function weapon(
  id: string,
  range: WeaponMode['range'],
  abilities: readonly AbilitySpec[] = [],
  ap = 0,
): WeaponMode {
  return { id, name: { en: id, fr: id }, range, ap, abilities: abilities.map(abilityFrom) };
}

export const KNIFE = weapon('knife', 'melee');
export const RIFLE = weapon('rifle', 6);

/** What tests say of a model; the rest is an ordinary trooper of size 1 without armour. */
export interface FigureSpec {
  readonly id?: string;
  readonly type?: Profile['type'];
  readonly speed?: Profile['speed'];
  readonly shoot?: number | null;
  readonly fight?: number | null;
  readonly survive?: number | null;
  readonly armour?: number;
  readonly size?: number;
  readonly vp?: number;
  readonly abilities?: readonly AbilitySpec[];
  readonly equipment?: readonly ItemId[];
  readonly weapons?: readonly WeaponMode[];
  readonly item?: ItemId;
  readonly recon?: number;
  readonly special?: Profile['special'];
}

export function recruit(sketch: FigureSpec = {}): Recruit {
  const { id = 'trooper', weapons = [RIFLE, KNIFE], vp = 1, item } = sketch;
  const profile: Profile = {
    id,
    name: { en: id, fr: id },
    type: sketch.type ?? 'troop',
    points: 10,
    vp,
    speed: sketch.speed === undefined ? { move: 1, sprint: 2 } : sketch.speed,
    shoot: sketch.shoot === undefined ? 4 : sketch.shoot,
    fight: sketch.fight === undefined ? 4 : sketch.fight,
    survive: sketch.survive === undefined ? 4 : sketch.survive,
    armour: sketch.armour ?? 0,
    size: sketch.size ?? 1,
    abilities: (sketch.abilities ?? []).map(abilityFrom),
    equipment: sketch.equipment ?? [],
    weapons: weapons.map((each) => each.id),
    options: [],
    ...(sketch.recon !== undefined && { recon: sketch.recon }),
    ...(sketch.special !== undefined && { special: sketch.special }),
  };
  return { profile, weapons, points: 10, vp, ...(item && { item }) };
}
