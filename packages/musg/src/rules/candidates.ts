import { isRefusal } from '@skirmish-kit/core';
import {
  CONTACT,
  facingTowards,
  inContact,
  placeAt,
  squaredDistance,
  turned,
  type Point,
} from '@skirmish-kit/space';
import type { Action } from './action.ts';
import { carryingOff } from './carry-off.ts';
import { whyNotCharge } from './charge.ts';
import { moduleOf } from './modules.ts';
import { climbFactor, climbTo, dropTo } from './climb.ts';
import { areFriends, enemiesOf, foesOf, gunsInReach, isAble, isIn, weaponsOf } from './figures.ts';
import { fleeCost, fleePath } from './flee-melee.ts';
import { followingIds } from './follower-queue.ts';
import { RUN, whyNot } from './legal.ts';
import { coversOf, moveCandidates, nearest } from './move-candidates.ts';
import { neverRuns, reachOf } from './movement.ts';
import type { Battle, Figure } from './state.ts';
import { strikeChoices } from './strike-choices.ts';
import { whyNotFire, whyNotPaid, whyNotTarget } from './why-not-shoot.ts';
import { worldOf } from './world.ts';

/**
 * Everything a figure may do next: all actions that can be listed, and for places a choice of good
 * ones. Every one is legal as it stands; the last is always that it has finished.
 */
export function possibleActions(battle: Battle, figure: Figure): Action[] {
  if (figure.fate === 'aboard') return fromInside(battle, figure);
  const found: Action[] = [];
  const foes = foesOf(battle, figure);
  if (foes.length > 0) {
    if (figure.ap > 0 && figure.carries === null)
      for (const foe of foes)
        for (const weapons of strikeChoices(figure))
          found.push({ kind: 'strike', target: foe.id, weapons });
    found.push(
      ...shots(battle, figure),
      ...flights(battle, figure, foes),
      ...healings(battle, figure),
    );
  } else if (figure.ap > 0) {
    found.push(...shots(battle, figure), ...charges(battle, figure), ...moves(battle, figure));
    found.push(...climbs(battle, figure), ...healings(battle, figure), ...bearings(battle, figure));
  } else found.push(...shots(battle, figure)); // MU-MERC-12: what is paid for already.
  if (battle.vehicles !== undefined && foes.length === 0)
    found.push(...moduleOf(battle, 'vehicles').vehicleActions(battle, figure));
  if (followingIds(battle).length > 0) found.push(...joint(battle, figure, found));
  return inWorld(battle, figure, found);
}

/** MU-VEH-22: what somebody in a vehicle can do. */
function fromInside(battle: Battle, figure: Figure): Action[] {
  const shooting = [
    ...(figure.ap > 0 ? shots(battle, figure) : []),
    ...moduleOf(battle, 'vehicles').vehicleActions(battle, figure),
  ];
  const found = [...shooting, ...moduleOf(battle, 'vehicles').aboardActions(battle, figure)];
  return inWorld(battle, figure, found);
}

/** All that the world of the battle allows with what it adds, and what anybody can do anywhere. */
function inWorld(battle: Battle, figure: Figure, found: readonly Action[]): Action[] {
  const world = worldOf(battle);
  const all: Action[] = [
    ...found,
    ...(world?.deeds?.(battle, figure) ?? []),
    ...carryingOff(battle, figure),
  ];
  if (figure.carries !== null) all.push({ kind: 'put-down' });
  const allowed = all.filter((action) => !world?.whyNot?.(battle, figure, action));
  allowed.push({ kind: 'done' });
  return allowed;
}

function shots(battle: Battle, figure: Figure): Action[] {
  const found: Action[] = [];
  // Two of a kind are one thing to fire: nobody could say which.
  const weapons = weaponsOf(battle, figure).filter(
    (weapon, i, all) =>
      all.findIndex(({ id }) => id === weapon.id) === i && !whyNotPaid(figure, weapon),
  );
  if (weapons.length === 0 || whyNotFire(battle, figure)) return found;
  const targets = targetsOf(battle, figure);
  for (const weapon of weapons)
    for (const target of targets)
      if (!whyNotTarget(battle, figure, weapon, target))
        found.push({ kind: 'shoot', weapon: weapon.id, target: target.id });
  return found;
}

/** Who may be shot at: enemies, and in worlds bystanders as well (MU-CIV-03, MU-VP-02). */
function targetsOf(battle: Battle, { seat }: Figure): readonly Figure[] {
  if (battle.world === undefined) return enemiesOf(battle, seat);
  return battle.figures.filter(
    (other) => isIn(other) && !other.hidden && !areFriends(battle, other.seat, seat),
  );
}

/** MU-EXTRA-05, MU-EXTRA-08: the same with those who go along; they may touch whom he does not. */
function joint(battle: Battle, figure: Figure, alone: readonly Action[]): Action[] {
  const found: Action[] = [];
  for (const action of alone)
    if (action.kind === 'shoot')
      found.push({ kind: 'fire-together', weapon: action.weapon, target: action.target });
  for (const { id } of enemiesOf(battle, figure.seat))
    found.push({ kind: 'strike-together', target: id });
  return found.filter((action) => !whyNot(battle, figure, action));
}

function charges(battle: Battle, figure: Figure): Action[] {
  const reach = reachOf(figure, RUN);
  return enemiesOf(battle, figure.seat)
    .filter((enemy) => {
      const far = reach + figure.radius + enemy.radius + CONTACT;
      return squaredDistance(enemy.at, figure.at) <= far * far;
    })
    .filter((enemy) => !whyNotCharge(battle, figure, enemy, enemy.id))
    .map((enemy): Action => ({ kind: 'charge', target: enemy.id }));
}

function moves(battle: Battle, figure: Figure): Action[] {
  if (figure.hanging) return [];
  const walks = moveCandidates(battle, figure, 1).map((to): Action => ({ kind: 'walk', to }));
  if (figure.ap < 2 || neverRuns(figure)) return walks;
  return [
    ...walks,
    ...moveCandidates(battle, figure, RUN).map((to): Action => ({ kind: 'run', to })),
  ];
}

/** How many pieces are looked at to be climbed. */
const PIECES = 2;

function climbs(battle: Battle, figure: Figure): Action[] {
  const mayClimb = battle.climbable.length > 0 || canClimb(figure);
  if (figure.on === null && !mayClimb) return [];
  if (figure.on === null || figure.hanging) {
    const tops = coversOf(battle.terrain).filter(({ id, isTop }) =>
      figure.on === null ? isTop : id === figure.on,
    );
    const reach = reachOf(figure, 1) + figure.radius;
    return nearest(tops, figure.at, PIECES)
      .filter(({ at, half }) => {
        const far = reach + half;
        return squaredDistance(at, figure.at) <= far * far;
      })
      .filter(({ at }) => !isRefusal(climbTo(battle, figure, at)))
      .map(({ at }): Action => ({ kind: 'climb', to: at }));
  }
  const factor = climbFactor(battle, figure, figure.on);
  const reach = reachOf(figure, 1);
  return [
    ...(isRefusal(factor) ? [] : around(figure, reach - factor * figure.level))
      .filter((to) => !isRefusal(climbTo(battle, figure, to)))
      .map((to): Action => ({ kind: 'climb', to })),
    ...around(figure, reach)
      .filter((to) => !isRefusal(dropTo(battle, figure, to)))
      .map((to): Action => ({ kind: 'drop', to })),
  ];
}

function canClimb(figure: Figure): boolean {
  return isAble(figure, 'rope') || isAble(figure, 'jump-pack') || isAble(figure, 'climbs-freely');
}

function around({ at }: Figure, far: number): Point[] {
  return [0, 90, 180, 270].map((direction) => placeAt(at, direction, Math.floor(far)));
}

function flights(battle: Battle, figure: Figure, foes: readonly Figure[]): Action[] {
  const [foe] = foes;
  if (!foe || fleeCost(battle, figure) > figure.ap || figure.hanging) return [];
  const away = facingTowards(foe.at, figure.at);
  const far = Math.floor(reachOf(figure, 0.5));
  return [0, 60, -60]
    .map((aside) => placeAt(figure.at, turned(away, aside), far - 1))
    .filter((to) => !isRefusal(fleePath(battle, figure, to)))
    .map((to): Action => ({ kind: 'flee', to }));
}

function healings(battle: Battle, figure: Figure): Action[] {
  const recovers: Action[] = isAble(figure, 'will-to-live') ? [{ kind: 'recover' }] : [];
  const healed = isAble(figure, 'medikit')
    ? battle.figures.map(({ id }): Action => ({ kind: 'medikit', target: id }))
    : [];
  return [...healed, ...recovers].filter((action) => !whyNot(battle, figure, action));
}

function bearings(battle: Battle, figure: Figure): Action[] {
  const fallen = battle.figures.filter((other) => other.fate === 'out' && inContact(other, figure));
  const guns = gunsInReach(battle, figure).length > 0 && figure.ap >= 2;
  return [
    ...fallen.map((other): Action => ({ kind: 'carry', target: other.id })),
    ...(guns ? moveCandidates(battle, figure, 0.5) : []).map((to): Action => ({
      kind: 'haul',
      to,
    })),
  ].filter((action) => !whyNot(battle, figure, action));
}
