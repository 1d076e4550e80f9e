import type { Refusal } from '@skirmish-kit/core';
import { needToHit } from './aim.ts';
import { moduleOf } from './modules.ts';
import { areFriends, enemiesOf, isAble, isEngaged, isIn, measured, weaponsOf } from './figures.ts';
import { inFlames } from './flame.ts';
import { sees } from './battlefield.ts';
import { PACE } from './paces.ts';
import { isReloading } from './pieces.ts';
import type { RangedWeapon } from './profile.ts';
import { rangeOf } from './range.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';
import { clusterOf, firstTargets, isShielded, mayBeHit } from './targets.ts';

/** MU-SHOOT-01, MU-SHOOT-02, MU-MERC-12: what a shot costs. */
export function shotCost(figure: Figure, { heavy, reload, mounted }: RangedWeapon): number {
  if (mounted) return 1; // MU-VEH-07
  const isSlow = heavy === true || reload === 'slow';
  if (!isAble(figure, 'armourer')) return isSlow ? 2 : 1;
  return isSlow || figure.shotsLeft === 0 ? 1 : 0;
}

/** Why a figure may not shoot this weapon at this one; `undefined` when it may. */
export function whyNotShoot(
  battle: Battle,
  figure: Figure,
  weaponId: string,
  target: Figure | undefined,
  targetId: string,
): Refusal | undefined {
  const who = { figure: figure.id };
  const weapon = weaponsOf(battle, figure).find(({ id }) => id === weaponId);
  if (!weapon) return refuse('no-such-weapon', 'MU-SHOOT-01', { ...who, weapon: weaponId });
  const refusal = whyNotFire(battle, figure);
  if (refusal) return refusal;
  if (!target || !isIn(target) || (target.hidden && target.seat !== figure.seat))
    return refuse('not-there', 'MU-SHOOT-05', { target: targetId });
  if (areFriends(battle, target.seat, figure.seat))
    return refuse('a-friend', 'MU-SHOOT-05', { target: target.id });
  return whyNotPaid(figure, weapon) ?? whyNotTarget(battle, figure, weapon, target);
}

/** Why a figure may not shoot at all, whatever at. */
export function whyNotFire(battle: Battle, figure: Figure): Refusal | undefined {
  const who = { figure: figure.id };
  if (isAble(figure, 'never-shoots')) return refuse('cannot-shoot', 'MU-SHOOT-05', who);
  if (figure.carries !== null) return refuse('hands-full', 'MU-CHAR-14', who);
  const isBarred = battle.settings.pistolsInMelee !== 'yes' && isEngaged(battle, figure);
  return isBarred ? refuse('in-melee', 'MU-ACT-05', who) : undefined;
}

/** MU-ACT-03, MU-SHOOT-02: whether there are points enough for this weapon. */
export function whyNotPaid(figure: Figure, weapon: RangedWeapon): Refusal | undefined {
  const cost = shotCost(figure, weapon);
  if (cost <= figure.ap) return undefined;
  const rule = cost > 1 ? 'MU-SHOOT-02' : 'MU-ACT-03';
  return refuse('no-points', rule, { figure: figure.id, cost, ap: figure.ap });
}

/** MU-SHOOT-03, MU-SHOOT-05, MU-SHOOT-10, MU-MULTI-03: whatever it costs. */
export function whyNotTarget(
  battle: Battle,
  figure: Figure,
  weapon: RangedWeapon,
  target: Figure,
): Refusal | undefined {
  const who = figure.id;
  const params = { figure: who, target: target.id };
  if (figure.recruit.values.shoot === null) return refuse('cannot-shoot', 'MU-SHOOT-05', params);
  const unfit =
    battle.settings.pistolsInMelee === 'yes' &&
    moduleOf(battle, 'optional').whyNotInMelee(battle, figure, weapon, target);
  if (unfit) return unfit;
  if (isReloading(figure, weapon))
    return refuse('reloading', 'MU-SHOOT-03', { figure: figure.id, weapon: weapon.id });
  if (isShielded(battle, figure, target)) return refuse('melee-with-friend', 'MU-SHOOT-05', params);
  if (weapon.template === 'flame') {
    if (!sees(battle, figure, target)) return refuse('no-line-of-sight', 'MU-LOS-01', params);
    const reached = inFlames(battle, figure, target).includes(target);
    return reached ? undefined : refuse('out-of-flames', 'MU-TMPL-08', params);
  }
  const distance = measured(figure, target);
  if (rangeOf(weapon, distance) === 'beyond') {
    const long = (weapon.ranges?.[2] ?? 0) * PACE;
    const far = { figure: who, target: target.id, distance, long };
    return refuse('out-of-range', 'MU-SHOOT-08', far);
  }
  if (!sees(battle, figure, target)) return refuse('no-line-of-sight', 'MU-LOS-01', params);
  if (needToHit(battle, figure, weapon, target) > 6)
    return refuse('too-hard', 'MU-SHOOT-10', params);
  return weapon.template ? undefined : whyNotFirst(battle, figure, target);
}

/** MU-MULTI-03: of those who stand together the nearest in sight is first. */
function whyNotFirst(battle: Battle, figure: Figure, target: Figure): Refusal | undefined {
  const others = enemiesOf(battle, figure.seat);
  const cluster = clusterOf(battle, target, others);
  if (cluster.length === 1) return undefined;
  const reached = cluster.filter((each) => each === target || mayBeHit(battle, figure, each));
  const first = firstTargets(figure, reached);
  const [nearest] = first;
  if (!nearest || first.includes(target)) return undefined;
  return refuse('nearer-first', 'MU-MULTI-03', { target: target.id, first: nearest.id });
}
