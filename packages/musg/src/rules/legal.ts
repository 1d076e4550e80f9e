import { isRefusal, type Refusal, type RuleId } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { Action, ActionKind } from './action.ts';
import { followingIds } from './follower-queue.ts';
import { whyNotCarry } from './carry.ts';
import { whyNotCarryOff } from './carry-off.ts';
import { moduleOf } from './modules.ts';
import { whyNotCharge } from './charge.ts';
import { climbTo, dropTo } from './climb.ts';
import { findFigure, isAble, isEngaged } from './figures.ts';
import { fleeCost, fleePath } from './flee-melee.ts';
import { whyNotHeal } from './medikit.ts';
import { marchTo, neverRuns } from './movement.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';
import { whyNotStrike } from './strike.ts';
import { isVehicleAction } from './vehicle-action.ts';
import { shotCost, whyNotShoot } from './why-not-shoot.ts';
import { CARRY_OFF, worldOf, type WorldAction } from './world.ts';

/** MU-ACT-03: how many times the Move a run goes. */
export const RUN = 1.5;

/** MU-ACT-03: what an action costs. */
export function costOf(battle: Battle, figure: Figure, action: Action): number {
  switch (action.kind) {
    case 'run':
    case 'haul':
    case 'recover':
      return 2;
    case 'shoot':
    case 'shoot-vehicle':
    case 'shoot-crew':
    case 'fire-together': {
      const weapon = figure.recruit.ranged.find(({ id }) => id === action.weapon);
      return weapon ? shotCost(figure, weapon) : 1;
    }
    case 'flee':
      return fleeCost(battle, figure);
    case 'deed':
      if (action.what === CARRY_OFF) return 1;
      return worldOf(battle)?.costOfDeed?.(battle, figure, action) ?? 0;
    case 'boost':
    case 'put-down':
    case 'done':
      return 0;
    default:
      return 1;
  }
}

/** MU-VEH-22: what somebody inside can do. */
const ABOARD: readonly ActionKind[] = [
  'shoot',
  'strike',
  'get-out',
  'jump',
  'drive',
  'boost',
  'shoot-vehicle',
  'shoot-crew',
];

/** Why the active figure may not do this now; `undefined` when it may. */
export function whyNot(battle: Battle, figure: Figure, action: Action): Refusal | undefined {
  if (action.kind === 'done') return undefined;
  if (figure.fate === 'aboard' && !ABOARD.includes(action.kind))
    return refuse('in-a-vehicle', 'MU-VEH-22', { figure: figure.id });
  return (
    whyNotEngaged(battle, figure, action) ??
    whyNotPaid(battle, figure, action) ??
    whyNotThis(battle, figure, action) ??
    worldOf(battle)?.whyNot?.(battle, figure, action)
  );
}

/** MU-ACT-05: in melee only strikes, flight and what heals. */
function whyNotEngaged(battle: Battle, figure: Figure, action: Action): Refusal | undefined {
  if (IN_MELEE.includes(action.kind) || !isEngaged(battle, figure)) return undefined;
  return refuse('in-melee', 'MU-ACT-05', { figure: figure.id });
}

/** MU-ACT-05: what is open to who is in melee; of shots whyNotFire says more. */
const IN_MELEE: readonly ActionKind[] = [
  'strike',
  'strike-together',
  'flee',
  'medikit',
  'recover',
  'put-down',
  'deed',
  'shoot',
];

function whyNotPaid(battle: Battle, figure: Figure, action: Action): Refusal | undefined {
  const cost = costOf(battle, figure, action);
  if (cost <= figure.ap) return undefined;
  return refuse('no-points', priceRule(action, cost), { figure: figure.id, cost, ap: figure.ap });
}

/** MU-ACT-03, MU-DISENG-01, MU-SHOOT-02: what says that an action costs as much. */
function priceRule(action: Action, cost: number): RuleId {
  if (action.kind === 'flee') return 'MU-DISENG-01';
  return 'weapon' in action && cost > 1 ? 'MU-SHOOT-02' : 'MU-ACT-03';
}

/** What holds for this kind of action. */
function whyNotThis(battle: Battle, figure: Figure, action: Action): Refusal | undefined {
  const found = (read: object | Refusal) => (isRefusal(read) ? read : undefined);
  if (isVehicleAction(action))
    return battle.vehicles === undefined
      ? refuse('no-vehicles', 'MU-VEH-04', {})
      : moduleOf(battle, 'vehicles').whyNotVehicleAction(battle, figure, action);
  switch (action.kind) {
    case 'walk':
      return onRope(figure) ?? found(marchTo(battle, figure, action.to, 1));
    case 'run':
      if (neverRuns(figure)) return refuse('cannot-run', 'MU-MOVE-03', { figure: figure.id });
      return onRope(figure) ?? found(marchTo(battle, figure, action.to, RUN));
    case 'climb':
      return found(climbTo(battle, figure, action.to));
    case 'drop':
      return found(dropTo(battle, figure, action.to));
    case 'shoot': {
      const target = findFigure(battle, action.target);
      return whyNotShoot(battle, figure, action.weapon, target, action.target);
    }
    case 'fire-together': {
      if (followingIds(battle).length === 0) return alone(figure, 'MU-EXTRA-08');
      const target = findFigure(battle, action.target);
      return moduleOf(battle, 'campaign').whyNotFireTogether(
        battle,
        figure,
        action.weapon,
        target,
        action.target,
      );
    }
    case 'strike-together': {
      if (followingIds(battle).length === 0) return alone(figure, 'MU-EXTRA-05');
      const target = findFigure(battle, action.target);
      return moduleOf(battle, 'campaign').whyNotStrikeTogether(
        battle,
        figure,
        target,
        action.target,
      );
    }
    case 'charge':
      return whyNotCharge(battle, figure, findFigure(battle, action.target), action.target);
    case 'strike': {
      const target = findFigure(battle, action.target);
      return whyNotStrike(battle, figure, target, action.target, action.weapons);
    }
    case 'flee':
      return found(fleePath(battle, figure, action.to));
    case 'medikit':
      return whyNotHeal(battle, figure, findFigure(battle, action.target), action.target);
    case 'recover':
      return isAble(figure, 'will-to-live')
        ? moduleOf(battle, 'campaign').whyNotRecover(figure)
        : refuse('no-such-deed', 'MU-IMP-20', { figure: figure.id, what: action.kind });
    case 'carry':
      return whyNotCarry(battle, figure, findFigure(battle, action.target), action.target);
    case 'put-down':
      return figure.carries === null
        ? refuse('carries-nobody', 'MU-CHAR-14', { figure: figure.id })
        : undefined;
    case 'haul':
      return onRope(figure) ?? found(haulWay(battle, figure, action.to));
    case 'deed':
      return whyNotDeed(battle, figure, action);
    case 'done':
      return undefined;
  }
}

/** What a world lets figures do, it says itself; without one there is little of the kind. */
function whyNotDeed(battle: Battle, figure: Figure, deed: WorldAction): Refusal | undefined {
  if (deed.what === CARRY_OFF) return whyNotCarryOff(battle, figure, deed);
  const world = worldOf(battle);
  if (world?.whyNotDeed) return world.whyNotDeed(battle, figure, deed);
  return refuse('no-such-deed', 'MU-ACT-03', { figure: figure.id, what: deed.what });
}

/** MU-EXTRA-05, MU-EXTRA-08: nobody goes along with him. */
function alone({ id }: Figure, rule: RuleId): Refusal {
  return refuse('nobody-along', rule, { figure: id });
}

/** MU-RW-04: the way of a gun, where there is any. */
function haulWay(battle: Battle, figure: Figure, to: Point): object | Refusal {
  return battle.guns.length > 0
    ? moduleOf(battle, 'campaign').haulTo(battle, figure, to)
    : refuse('no-gun', 'MU-RW-04', { figure: figure.id });
}

function onRope(figure: Figure): Refusal | undefined {
  return figure.hanging ? refuse('on-a-rope', 'MU-EQ-08', { figure: figure.id }) : undefined;
}
