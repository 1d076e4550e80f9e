import { areFoes, areFriends, figureOf, isAble, isIn } from '../figures.ts';
import { sees } from '../battlefield.ts';
import { PACE } from '../paces.ts';
import type { RangedWeapon } from '../profile.ts';
import type { Battle, Figure, Vehicle } from '../state.ts';
import { pieceId } from '../vehicle-piece.ts';
import { figureCounter } from '../world-helpers.ts';
import { isAgent, isLoud } from '../worlds/alert.ts';

/** An attack as the rules see it: who, with what, at whom. */
export interface Attack {
  readonly battle: Battle;
  readonly shooter: Figure;
  readonly weapon: RangedWeapon;
  /** Nobody when it is aimed at a vehicle. */
  readonly target: Figure | undefined;
  readonly vehicle: Vehicle | undefined;
}

/** What counts as contact, in twentieths of a pace: places are whole ones. */
const TOUCH = 1;

const gap = (a: Figure, b: Figure) =>
  Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - a.radius - b.radius;

/** Bases that touch on the same storey, of two who fight and hang on no rope. */
export const areInMelee = (battle: Battle, a: Figure, b: Figure) =>
  a !== b &&
  areFoes(battle, a.seat, b.seat) &&
  [a, b].every((each) => isIn(each) && !each.hanging && !each.hidden) &&
  Math.abs(a.level - b.level) < PACE &&
  gap(a, b) <= TOUCH;

const isHeldByFriend = ({ battle, shooter }: Attack, target: Figure) =>
  battle.figures.some(
    (friend) =>
      friend !== shooter &&
      areFriends(battle, friend.seat, shooter.seat) &&
      areInMelee(battle, friend, target),
  );

/** What looks at a vehicle looks at its top. */
const asSeen = ({ shooter, vehicle, target }: Attack): Figure | undefined =>
  vehicle
    ? {
        ...shooter,
        ...{ id: vehicle.id, seat: -1, at: vehicle.at, level: 1, on: pieceId(vehicle.id) },
        radius: Math.floor(vehicle.model.width / 2),
      }
    : target;

/** MU-CIV-03: an empty vehicle is no character, and may be shot at by anybody. */
const shotAt = ({ battle, shooter, target, vehicle }: Attack) =>
  (target === undefined && vehicle?.crew.length === 0) ||
  (target ? [target.id] : (vehicle?.crew ?? [])).some(
    (id) =>
      figureOf(battle, id).seat >= battle.sides.length ||
      figureCounter(battle, shooter.id, `hates-${id}`) > 0,
  );

/**
 * What holds for every weapon and every target alike: an attack for which one of these is true may be
 * neither offered nor accepted.
 */
export const FORBIDDEN: Readonly<Record<string, (attack: Attack) => boolean>> = {
  'MU-SHOOT-05 a friend in melee holds the target': (attack) =>
    attack.target !== undefined &&
    !isAble(attack.shooter, 'shoots-into-melee') &&
    isHeldByFriend(attack, attack.target),
  'MU-SHOOT-05 the target is a friend': ({ battle, shooter, target }) =>
    target !== undefined && areFriends(battle, target.seat, shooter.seat),
  'MU-CHAR-12 the target is out, not there yet, or gone': ({ target, vehicle }) =>
    vehicle ? vehicle.fate !== 'in' : target?.fate !== 'in',
  'MU-MERC-13 the target is hidden': ({ shooter, target }) =>
    target !== undefined && target.hidden && target.seat !== shooter.seat,
  'MU-LOS-01 the target is not seen': (attack) => {
    const { battle, shooter, vehicle } = attack;
    const seen = asSeen(attack);
    const level = vehicle ? Math.max(1, shooter.level) : shooter.level;
    return seen !== undefined && !sees(battle, { ...shooter, level }, seen);
  },
  'MU-SHOOT-08 the target is beyond long range': ({ shooter, weapon, target, vehicle }) => {
    const far = (weapon.ranges?.[2] ?? 8) * PACE;
    if (target && !vehicle) return gap(shooter, target) > far + 1;
    if (!vehicle) return false;
    const { length, width } = vehicle.model;
    const away = Math.hypot(shooter.at[0] - vehicle.at[0], shooter.at[1] - vehicle.at[1]);
    return away - shooter.radius - Math.hypot(length, width) / 2 > far + 1;
  },
  'MU-SHOOT-05 the shooter never shoots': ({ shooter }) =>
    isAble(shooter, 'never-shoots') || shooter.recruit.values.shoot === null,
  'MU-CHAR-14 the shooter carries somebody': ({ shooter }) => shooter.carries !== null,
  'MU-ACT-05 the shooter is in melee': ({ battle, shooter, weapon, target, vehicle }) => {
    const foes = battle.figures.filter((other) => areInMelee(battle, shooter, other));
    if (foes.length === 0) return false;
    const isPistol = weapon.hands === 1 && !weapon.missile && !weapon.template;
    const mayUse = battle.settings.pistolsInMelee === 'yes' && isPistol && !vehicle;
    return !mayUse || target === undefined || !foes.includes(target);
  },
  'MU-SHOOT-03 the weapon is reloading': ({ shooter, weapon }) => {
    const pieces = (list: readonly string[]) => list.filter((id) => id === weapon.id).length;
    const owned = pieces(shooter.recruit.ranged.map(({ id }) => id)) - pieces(shooter.lost);
    return weapon.reload === 'slow' && pieces(shooter.fired) >= owned;
  },
  'MU-ARCH-03 the weapon has burst or run out': ({ shooter, weapon }) => {
    const pieces = (list: readonly string[]) => list.filter((id) => id === weapon.id).length;
    return pieces(shooter.lost) >= pieces(shooter.recruit.ranged.map(({ id }) => id));
  },
  'MU-SHOOT-02 the points do not suffice': ({ shooter, weapon }) => {
    const isSlow = weapon.heavy === true || weapon.reload === 'slow';
    if (weapon.mounted) return shooter.ap < 1;
    if (!isAble(shooter, 'armourer')) return shooter.ap < (isSlow ? 2 : 1);
    return shooter.ap < 1 && (isSlow || shooter.shotsLeft === 0);
  },
  'MU-RW-04 the gun is not at hand': ({ battle, shooter, weapon }) =>
    weapon.artillery === true &&
    !battle.guns.some(
      ({ at, radius, seat }) =>
        seat === shooter.seat &&
        Math.hypot(at[0] - shooter.at[0], at[1] - shooter.at[1]) <= radius + shooter.radius + 1,
    ),
  'MU-VEH-18 a template is aimed at somebody inside': ({ weapon, target, vehicle }) =>
    weapon.template !== undefined && target !== undefined && vehicle !== undefined,
  'MU-VEH-15 the shooter sits in that vehicle': ({ shooter, vehicle }) =>
    vehicle?.crew.includes(shooter.id) === true,
  'MU-VEH-15 friends alone are in the vehicle, or it is theirs and empty': ({
    battle,
    shooter,
    vehicle,
  }) => {
    if (!vehicle) return false;
    const isFriend = (seat: number) => areFriends(battle, seat, shooter.seat);
    const { crew, seat } = vehicle;
    return crew.length === 0
      ? isFriend(seat)
      : crew.every((id) => isFriend(figureOf(battle, id).seat));
  },
  'MU-CIV-03 a civilian attacks who has not shot at him': (attack) =>
    attack.shooter.recruit.race === 'civilian' &&
    ['zombies', 'aliens', 'civilians'].includes(attack.battle.world?.id ?? '') &&
    !shotAt(attack),
  'MU-RT-12 an agent is loud too early': ({ battle, shooter, weapon }) =>
    battle.world?.id === 'regroup-team' &&
    isAgent(battle, shooter) &&
    !isLoud(battle) &&
    !weapon.silent,
};
