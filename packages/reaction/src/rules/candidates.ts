import { distance, facingTowards } from '@skirmish-kit/space';
import type { Action } from './action.ts';
import { fightRefusal } from './close-combat.ts';
import { touchesCover } from './cover.ts';
import { planDoor, REACH, reachOf } from './doors-and-objects.ts';
import { isEngaged, isIn, touching } from './figures.ts';
import { aidRefusal } from './first-aid.ts';
import { trafficFor, type Others } from './ground.ts';
import { moveCandidates, nearest } from './move-candidates.ts';
import { pivotCost } from './movement.ts';
import { crossingTowards, isBesideObstacle } from './obstacles.ts';
import { possibleFire } from './fire-candidates.ts';
import type { Battle, Figure } from './state.ts';
import { repairs } from './technology.ts';
import { isRefusal } from '@skirmish-kit/core';
import { isImmobile } from './machines.ts';

/**
 * Everything a figure may do next: all actions that can be listed, and for places a choice of good
 * ones. Every one is legal as it stands.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * for (const answer of ['1', 'B1', 'b2']) game.answer(answer);
 * possibleActions(game.state, figureOf(game.state, 'b2'))[0];
 * // { kind: 'shoot', weapon: 'submachine-gun', targets: [['a5', 1]] }
 * ```
 */
export function possibleActions(battle: Battle, figure: Figure): Action[] {
  const others = trafficFor(battle, figure);
  const found = fights(battle, figure, others);
  if (isEngaged(battle, figure)) {
    found.push(...shots(battle, figure), ...leaving(battle, figure), { kind: 'done' });
    return found;
  }
  found.push(...possibleFire(battle, figure, others.blocking));
  for (const to of moveCandidates(battle, figure, others)) found.push({ kind: 'move', to });
  found.push(...crossings(battle, figure), ...pivots(battle, figure, others));
  found.push(...handiwork(battle, figure), { kind: 'done' });
  return found;
}

function fights(battle: Battle, figure: Figure, { blocking }: Others): Action[] {
  const found: Action[] = [];
  if (figure.ap < 1) return found;
  for (const foe of blocking) {
    if (touching(figure, foe) && !fightRefusal(battle, figure, foe))
      found.push({ kind: 'fight', target: foe.id });
  }
  return found;
}

/** RX-SHOOT-08: what may be fired from within a close combat. */
function shots(battle: Battle, figure: Figure): Action[] {
  if (battle.settings.shootingInCombat === 'forbidden') return [];
  return possibleFire(battle, figure).filter((action) => 'targets' in action);
}

function leaving(battle: Battle, figure: Figure): Action[] {
  return battle.settings.leavingCombat === 'never' || figure.ap < 1 ? [] : [{ kind: 'leave' }];
}

/** The nearest enemies, for looking their way. */
const LOOKED_AT = 3;

function pivots(battle: Battle, figure: Figure, { blocking }: Others): Action[] {
  if (figure.pivoted) return [];
  const facings = new Set<number>();
  for (const enemy of nearest(blocking, figure.at, LOOKED_AT)) {
    const facing = facingTowards(figure.at, enemy.at);
    if (facing === figure.facing || pivotCost(battle, figure, facing) > figure.ap) continue;
    facings.add(facing);
  }
  return [...facings].map((facing) => ({ kind: 'pivot', facing }));
}

function crossings(battle: Battle, figure: Figure): Action[] {
  if (figure.ap < 3 || isImmobile(battle, figure) || !isBesideObstacle(battle, figure)) return [];
  const [x, y] = figure.at;
  const compass = [
    [x, y - 100],
    [x + 100, y],
    [x, y + 100],
    [x - 100, y],
  ] as const;
  const points = compass
    .map((goal) => crossingTowards(battle, figure, goal))
    .filter((point) => point !== undefined);
  return points.map((to) => ({ kind: 'cross', to }));
}

/** What hands do: cover, doors, objects, machines, casualties, flames. */
function handiwork(battle: Battle, figure: Figure): Action[] {
  const found: Action[] = [];
  const { ap } = figure;
  if (ap < 1) return found;
  if (!figure.inCover && (battle.settings.takeCover === 'anywhere' || touchesCover(battle, figure)))
    found.push({ kind: 'cover' });
  for (const { id } of battle.doors) {
    if (!isRefusal(planDoor(battle, figure, id))) found.push({ kind: 'door', door: id });
  }
  for (const thing of battle.things) {
    if (thing.holder === null && reachOf(figure, thing) <= REACH)
      found.push({ kind: 'take', object: thing.id });
  }
  if (ap < 2) return found;
  for (const { id, kind, owner, at, reach } of battle.objectives) {
    const near = distance(figure, { at, radius: 0 }) <= reach * 10;
    if (kind === 'hack' && owner !== figure.seat && near)
      found.push({ kind: 'hack', objective: id });
  }
  found.push(...repairs(battle, figure));
  if (figure.burning) found.push({ kind: 'extinguish' });
  if (ap < 3) return found;
  for (const casualty of battle.figures) {
    if (isIn(casualty)) continue;
    if (!aidRefusal(battle, figure, casualty)) found.push({ kind: 'aid', casualty: casualty.id });
  }
  return found;
}
