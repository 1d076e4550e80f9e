import { isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import type { FireOrder, ShotSplit } from './action-keys.ts';
import type { PlannedAction } from './planned-action.ts';
import { findFigure, isEngaged, isIn, measured } from './figures.ts';
import { facesPlace, sees } from './battlefield.ts';
import type { Weapon } from './profile.ts';
import { rangeOf } from './range.ts';
import { refuse } from './refusals.ts';
import { shoot, type Allotment, type FireMode } from './shooting.ts';
import type { Battle, Figure } from './state.ts';
import { fireCost, useOf, weaponOf } from './weapons.ts';

/** The weapon an order names, if the figure has it and it is aimed at figures. */
export function directWeapon(battle: Battle, figure: Figure, id: string): Weapon | Refusal {
  const weapon = weaponOf(figure, id);
  if (!weapon) return refuse('no-such-weapon', 'RX-SHOOT-02', { figure: figure.id, weapon: id });
  if (useOf(battle, weapon) !== 'direct') return refuse('wrong-mode', 'RX-ACTC-06', { weapon: id });
  return weapon;
}

/** RX-SHOOT-01, RX-SHOOT-08: whether this figure may shoot at that one. */
export function mayTarget(
  battle: Battle,
  shooter: Figure,
  target: Figure,
  arc: 'front' | 'all-round' = 'front',
): boolean {
  if (!isIn(target) || target.seat === shooter.seat) return false;
  if (arc === 'front' && !facesPlace(shooter, target.at)) return false;
  if (battle.settings.shootingInCombat === 'forbidden' && isEngaged(battle, target)) return false;
  return sees(battle, shooter, target);
}

/** RX-SHOOT-01, RX-SHOOT-08: why this figure may not shoot at that one. */
export function targetRefusal(
  battle: Battle,
  shooter: Figure,
  target: Figure,
  arc: 'front' | 'all-round' = 'front',
): Refusal | undefined {
  if (mayTarget(battle, shooter, target, arc)) return undefined;
  if (!isIn(target)) return refuse('out-of-game', 'RX-SHOOT-01', { figure: target.id });
  if (target.seat === shooter.seat) return refuse('own-side', 'RX-SHOOT-01', { figure: target.id });
  if (battle.settings.shootingInCombat === 'forbidden' && isEngaged(battle, target)) {
    return refuse('target-in-combat', 'RX-SHOOT-08', { target: target.id });
  }
  const arcs = arc === 'all-round' || facesPlace(shooter, target.at);
  return refuse(arcs ? 'no-line-of-sight' : 'out-of-arc', 'RX-SHOOT-01', {
    figure: shooter.id,
    target: target.id,
  });
}

/** RX-SHOOT-02, RX-RNG-01: only where the table measures before it declares. */
export function rangeRefusal(
  battle: Battle,
  shooter: Figure,
  weapon: Weapon,
  target: Figure,
): Refusal | undefined {
  if (battle.settings.beyondLong === 'wasted') return undefined;
  const away = measured(battle, shooter, target);
  if (rangeOf(weapon.ranges, away) !== 'beyond') return undefined;
  return refuse('out-of-range', 'RX-RNG-01', { distance: away, long: weapon.ranges.long * 10 });
}

/** The figures that shots are shared out to; nobody is named twice. */
export function allotmentsOf(battle: Battle, shares: readonly ShotSplit[]): Allotment[] | Refusal {
  const allotments: Allotment[] = [];
  for (const [id, shots] of shares) {
    const target = findFigure(battle, id);
    if (!target) return refuse('no-such-thing', 'RX-SHOOT-02', { id: id.slice(0, 20) });
    if (allotments.some((other) => other.target === target))
      return refuse('not-understood', 'RX-SHOOT-02', { answer: id });
    allotments.push({ target, shots });
  }
  return allotments;
}

/** RX-BURST-01, RX-SHOOT-02: at least two shots, at most the rate of fire, targets close together. */
export function burstRefusal(
  battle: Battle,
  weapon: Weapon,
  allotments: readonly Allotment[],
): Refusal | undefined {
  const most = weapon.rateOfFire;
  if (most < 2) return refuse('cannot-burst', 'RX-BURST-01', { weapon: weapon.id });
  const shots = allotments.reduce((total, allotment) => total + allotment.shots, 0);
  if (shots < 2 || shots > most)
    return refuse('wrong-shots', 'RX-BURST-01', { shots, least: 2, most });
  const spread = battle.settings.burstSpread * 10;
  for (const { target: first } of allotments) {
    for (const { target: second } of allotments) {
      const apart = measured(battle, first, second);
      if (apart > spread) {
        const params = { first: first.id, second: second.id, distance: apart, most: spread };
        return refuse('targets-apart', 'RX-SHOOT-02', params);
      }
    }
  }
  return undefined;
}

/** RX-BURST-01: how many bursts of this weapon a figure may still fire. */
export function burstsLeft(battle: Battle, figure: Figure, weapon: Weapon): number {
  const fired = figure.bursts[weapon.id] ?? 0;
  if (battle.settings.bursts === 'rate-of-fire') return weapon.rateOfFire - fired;
  return Object.values(figure.bursts).some((count) => count > 0) ? 0 : 1;
}

/** The plan of `shoot:…`, `burst:…` and `aim:…`. */
export function planFire(
  battle: Battle,
  figure: Figure,
  order: FireOrder,
): PlannedAction | Refusal {
  const weapon = directWeapon(battle, figure, order.weapon);
  if (isRefusal(weapon)) return weapon;
  const allotments = allotmentsOf(battle, order.targets);
  if (isRefusal(allotments)) return allotments;
  const refusal = modeRefusal(battle, figure, weapon, order.kind, allotments);
  if (refusal) return refusal;
  for (const { target } of allotments) {
    const wrong =
      targetRefusal(battle, figure, target) ?? rangeRefusal(battle, figure, weapon, target);
    if (wrong) return wrong;
  }
  return fireDeed(battle, figure, weapon, order.kind, allotments);
}

function modeRefusal(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  mode: FireMode,
  allotments: readonly Allotment[],
): Refusal | undefined {
  if (mode === 'burst') {
    const refusal = burstRefusal(battle, weapon, allotments);
    if (refusal) return refusal;
    if (burstsLeft(battle, figure, weapon) > 0) return undefined;
    const most = battle.settings.bursts === 'one' ? 1 : weapon.rateOfFire;
    return refuse('no-more-bursts', 'RX-BURST-01', { weapon: weapon.id, most });
  }
  const shots = allotments.reduce((total, allotment) => total + allotment.shots, 0);
  if (shots !== 1) return refuse('wrong-shots', 'RX-SHOOT-02', { shots, least: 1, most: 1 });
  // RX-ACTC-04
  if (mode === 'aim' && figure.moved && battle.settings.aimAfterMoving === 'forbidden') {
    return refuse('has-moved', 'RX-ACTC-04', { figure: figure.id });
  }
  return undefined;
}

function fireDeed(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  mode: 'shoot' | 'burst' | 'aim',
  allotments: readonly Allotment[],
): PlannedAction {
  return {
    cost: fireCost(weapon, mode),
    interrupted: 'before',
    kind: 'shot',
    perform: () => performFire(battle, figure, weapon, mode, allotments),
  };
}

function* performFire(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  mode: 'shoot' | 'burst' | 'aim',
  allotments: readonly Allotment[],
): Flow {
  if (mode === 'burst') {
    figure.bursts[weapon.id] = (figure.bursts[weapon.id] ?? 0) + 1;
    figure.inCover = false; // RX-ACTG-02
  }
  const standing = allotments.filter(({ target }) => isIn(target));
  yield* shoot(battle, figure, weapon, mode, standing);
}
