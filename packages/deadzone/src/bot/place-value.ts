import { cubeRange, cachedSight, sameCube, type Cube } from '../board/index.ts';
import { exitOf } from '../rules/exit.ts';
import { boardOf } from '../rules/battlefield.ts';
import { areEnemies, isOnField } from '../rules/models.ts';
import { objectiveCube } from '../rules/objective.ts';
import { gunsOf, reachOf } from '../rules/shoot.ts';
import type { Battle, Model } from '../rules/state.ts';
import { fightValue, unitValue } from './attack-value.ts';

/** What one cube nearer is worth. */
const NEARER = 0.06;

/** What it is worth to a model to be in a cube when the round ends. */
export function placeValue(battle: Battle, model: Model, cube: Cube): number {
  const others = battle.models.filter((other) => other !== model && isOnField(other));
  const enemies = others.filter((other) => areEnemies(battle, model, other));
  let best = 0;
  for (const { id, vp } of battle.mission.objectives) {
    const goal = objectiveCube(battle, id);
    const held = others.some((other) => !enemies.includes(other) && sameCube(other.cube, goal));
    const gain = vp * (held ? 0.2 : 1);
    best = Math.max(best, gain - NEARER * vp * cubeRange(cube, goal) * 3);
  }
  const near = battle.items.filter((item) => item.cube && item.kind !== 'booby-trap');
  for (const { cube: lies } of near)
    if (lies) best = Math.max(best, 0.5 - NEARER * 2 * cubeRange(cube, lies));
  const nearest = Math.min(8, ...enemies.map((enemy) => cubeRange(cube, enemy.cube)));
  const adjacent = enemies.filter((enemy) => sameCube(enemy.cube, cube));
  const fight = adjacent.reduce((sum, enemy) => sum + fightValue(battle, model, enemy, true), 0);
  return (
    best -
    NEARER * Math.abs(nearest - 3) +
    (cube[2] - 1) * NEARER +
    fight -
    exposure(battle, model, cube, enemies)
  );
}

/** What it costs to be seen by an enemy who can shoot that far, in part or from head to foot. */
const SEEN = { none: 0, partial: 0.02, clear: 0.06 };

/** Cover: how much enemies with loaded weapons would see of it there. */
function exposure(battle: Battle, model: Model, cube: Cube, enemies: readonly Model[]): number {
  const board = boardOf(battle);
  const { size } = model.recruit.profile;
  let cost = 0;
  for (const enemy of enemies) {
    const distance = cubeRange(enemy.cube, cube);
    if (distance === 0 || !gunsOf(enemy).some((gun) => reachOf(enemy, gun) >= distance)) continue;
    const seen = cachedSight(
      board,
      { cube: enemy.cube, size: enemy.recruit.profile.size },
      { cube, size },
    );
    cost += SEEN[seen] * unitValue(model);
  }
  return cost;
}

/** Leaving the table is worth what the mission pays. */
export function leavingValue(battle: Battle, model: Model): number {
  const most = Math.max(0, ...battle.mission.exits.map(({ vp }) => vp));
  return (exitOf(battle, model)?.vp ?? most) - unitValue(model) * 0.2;
}
