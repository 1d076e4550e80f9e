import { distance, facingTowards } from '@skirmish-kit/space';
import { fightRefusal } from './close-combat.ts';
import { touchesCover } from './cover.ts';
import { planDoor, REACH, reachOf } from './doors-and-objects.ts';
import { isEngaged, isIn, touching } from './figures.ts';
import { aidRefusal } from './first-aid.ts';
import { trafficFor, type Others } from './ground.ts';
import { moveCandidates, nearest } from './move-candidates.ts';
import { makePoint, pivotCost } from './movement.ts';
import { crossingTowards, obstaclesBeside } from './obstacles.ts';
import { fireKeys } from './fire-candidates.ts';
import type { Battle, Figure } from './state.ts';
import { repairKeys } from './technology.ts';
import { isRefusal } from '@skirmish-kit/core';
import { isImmobile } from './machines.ts';

/**
 * Everything a figure may do next, as keys: all actions that can be listed, and for places a
 * choice of good ones. Every key is legal as it stands.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * for (const answer of ['1', 'B1', 'b2']) game.answer(answer);
 * actionKeys(game.state, figureOf(game.state, 'b2')).slice(0, 2);
 * // ['shoot:submachine-gun:a5', 'aim:submachine-gun:a5']
 * ```
 */
export function actionKeys(battle: Battle, figure: Figure): string[] {
  const others = trafficFor(battle, figure);
  const keys = fightKeys(battle, figure, others);
  if (isEngaged(battle, figure)) {
    keys.push(...shotKeys(battle, figure), ...leaveKeys(battle, figure), 'done');
    return keys;
  }
  keys.push(...fireKeys(battle, figure, others.blocking));
  for (const at of moveCandidates(battle, figure, others)) keys.push(`move:${makePoint(at)}`);
  keys.push(...crossKeys(battle, figure), ...pivotKeys(battle, figure, others));
  keys.push(...handKeys(battle, figure), 'done');
  return keys;
}

function fightKeys(battle: Battle, figure: Figure, { blocking }: Others): string[] {
  const keys: string[] = [];
  if (figure.ap < 1) return keys;
  for (const foe of blocking) {
    if (touching(figure, foe) && !fightRefusal(battle, figure, foe)) keys.push(`fight:${foe.id}`);
  }
  return keys;
}

/** RX-SHOOT-08: what may be fired from within a close combat. */
function shotKeys(battle: Battle, figure: Figure): string[] {
  if (battle.settings.shootingInCombat === 'forbidden') return [];
  return fireKeys(battle, figure).filter((key) => /^(shoot|burst|aim):/.test(key));
}

function leaveKeys(battle: Battle, figure: Figure): string[] {
  return battle.settings.leavingCombat === 'never' || figure.ap < 1 ? [] : ['leave'];
}

/** The nearest enemies, for looking their way. */
const LOOKED_AT = 3;

function pivotKeys(battle: Battle, figure: Figure, { blocking }: Others): string[] {
  const keys: string[] = [];
  if (figure.pivoted) return keys;
  for (const enemy of nearest(blocking, figure.at, LOOKED_AT)) {
    const facing = facingTowards(figure.at, enemy.at);
    if (facing === figure.facing || pivotCost(battle, figure, facing) > figure.ap) continue;
    const key = `pivot:${facing}`;
    if (!keys.includes(key)) keys.push(key);
  }
  return keys;
}

function crossKeys(battle: Battle, figure: Figure): string[] {
  if (figure.ap < 3 || isImmobile(battle, figure) || obstaclesBeside(battle, figure).length === 0)
    return [];
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
  return points.map((point) => `cross:${makePoint(point)}`);
}

/** What hands do: cover, doors, objects, machines, casualties, flames. */
function handKeys(battle: Battle, figure: Figure): string[] {
  const keys: string[] = [];
  const { ap } = figure;
  if (ap < 1) return keys;
  if (!figure.inCover && (battle.settings.takeCover === 'anywhere' || touchesCover(battle, figure)))
    keys.push('cover');
  for (const { id } of battle.doors) {
    if (!isRefusal(planDoor(battle, figure, [id]))) keys.push(`door:${id}`);
  }
  for (const thing of battle.things) {
    if (thing.holder === null && reachOf(figure, thing) <= REACH) keys.push(`take:${thing.id}`);
  }
  if (ap < 2) return keys;
  for (const { id, kind, owner, at, reach } of battle.objectives) {
    const near = distance(figure, { at, radius: 0 }) <= reach * 10;
    if (kind === 'hack' && owner !== figure.seat && near) keys.push(`hack:${id}`);
  }
  keys.push(...repairKeys(battle, figure));
  if (figure.burning) keys.push('extinguish');
  if (ap < 3) return keys;
  for (const casualty of battle.figures) {
    if (isIn(casualty)) continue;
    if (!aidRefusal(battle, figure, casualty)) keys.push(`aid:${casualty.id}`);
  }
  return keys;
}
