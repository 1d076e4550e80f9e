import { facingTowards } from '@skirmish-kit/space';
import type { Action } from './action-keys.ts';
import { fightRefusal } from './close-combat.ts';
import { coverRefusal } from './cover.ts';
import { addDoorsAndObjects } from './doors-and-objects.ts';
import { enemiesOf, isEngaged, isIn, touching } from './figures.ts';
import { aidRefusal } from './first-aid.ts';
import { trafficFor, type Others } from './battlefield.ts';
import { addHacks } from './hacking.ts';
import { addMoves, nearest, THREATS } from './move-candidates.ts';
import { pivotCost } from './movement.ts';
import { crossingTowards, touchesObstacle } from './obstacles.ts';
import { addFire } from './fire-candidates.ts';
import type { Battle, Figure } from './state.ts';
import { addRepairs } from './technology.ts';
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
  const found: Action[] = [];
  addFights(found, battle, figure, others);
  if (isEngaged(battle, figure)) {
    found.push(...shots(battle, figure), ...leaving(battle, figure), { kind: 'done' });
    return found;
  }
  const threats = nearest(others.blocking, figure.at, THREATS);
  addFire(found, battle, figure, others.blocking);
  addMoves(found, battle, figure, others, threats);
  addCrossings(found, battle, figure, others);
  addPivots(found, battle, figure, threats);
  addHandiwork(found, battle, figure);
  found.push({ kind: 'done' });
  return found;
}

function addFights(found: Action[], battle: Battle, figure: Figure, { blocking }: Others): void {
  if (figure.ap < 1) return;
  for (const foe of blocking) {
    if (touching(figure, foe) && !fightRefusal(battle, figure, foe))
      found.push({ kind: 'fight', target: foe.id });
  }
}

/** RX-SHOOT-08: what may be fired from within a close combat. */
function shots(battle: Battle, figure: Figure): Action[] {
  if (battle.settings.shootingInCombat === 'forbidden') return [];
  const fire: Action[] = [];
  addFire(fire, battle, figure, enemiesOf(battle, figure.seat));
  return fire.filter((action) => 'targets' in action);
}

function leaving(battle: Battle, figure: Figure): Action[] {
  return battle.settings.leavingCombat === 'never' || figure.ap < 1 ? [] : [{ kind: 'leave' }];
}

/** To look the way of the nearest enemies. */
function addPivots(
  found: Action[],
  battle: Battle,
  figure: Figure,
  threats: readonly Figure[],
): void {
  if (figure.pivoted) return;
  const facings: number[] = [];
  for (const enemy of threats) {
    const facing = facingTowards(figure.at, enemy.at);
    if (facing === figure.facing || facings.includes(facing)) continue;
    if (pivotCost(battle, figure, facing) > figure.ap) continue;
    facings.push(facing);
    found.push({ kind: 'pivot', facing });
  }
}

function addCrossings(found: Action[], battle: Battle, figure: Figure, others: Others): void {
  if (figure.ap < 3 || isImmobile(battle, figure) || !touchesObstacle(battle, figure)) return;
  const [x, y] = figure.at;
  const compass = [
    [x, y - 100],
    [x + 100, y],
    [x, y + 100],
    [x - 100, y],
  ] as const;
  for (const goal of compass) {
    const to = crossingTowards(battle, figure, goal, others);
    if (to) found.push({ kind: 'cross', to });
  }
}

/** What hands do: cover, doors, objects, machines, casualties, flames. */
function addHandiwork(found: Action[], battle: Battle, figure: Figure): void {
  const { ap } = figure;
  if (ap < 1) return;
  if (!coverRefusal(battle, figure)) found.push({ kind: 'cover' });
  addDoorsAndObjects(found, battle, figure);
  addHacks(found, battle, figure);
  if (ap < 2) return;
  addRepairs(found, battle, figure);
  if (figure.burning) found.push({ kind: 'extinguish' });
  if (ap < 3) return;
  for (const casualty of battle.figures) {
    if (isIn(casualty) || !touching(figure, casualty)) continue;
    if (!aidRefusal(battle, figure, casualty)) found.push({ kind: 'aid', casualty: casualty.id });
  }
}
