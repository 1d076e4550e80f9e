import { footprintOnTable, footprintsOverlap, onTable, overlap } from '@skirmish-kit/space';
import { actionPoints } from '../activation.ts';
import { isAble, isIn } from '../figures.ts';
import { followingIds } from '../follower-queue.ts';
import { PACE } from '../paces.ts';
import type { Battle } from '../state.ts';
import { baseOf, vehicleWith } from '../vehicle-place.ts';
import { otherVehicles } from '../vehicles.ts';

/** What has to hold whenever somebody is asked; throws what does not. */
export function checkState(battle: Battle): void {
  const fail = (what: string): never => {
    throw new Error(what);
  };
  const standing = battle.figures.filter(isIn);
  for (const { id, fate } of battle.figures)
    if ((fate === 'aboard') !== (vehicleWith(battle, id) !== undefined)) fail(`${id} is ${fate}.`);
  for (const vehicle of battle.vehicles ?? []) {
    if (vehicle.fate === 'waiting') continue;
    if (!footprintOnTable(battle, baseOf(vehicle))) fail(`${vehicle.id} is off the table.`);
    for (const other of otherVehicles(battle, vehicle.id))
      if (footprintsOverlap(baseOf(vehicle), other)) fail(`${vehicle.id} is on ${other.id}.`);
  }
  for (const figure of battle.figures) {
    const { id, life, fate, ap, recruit, level, on, hanging } = figure;
    if (life > recruit.values.life) fail(`${id} has ${life} life.`);
    if ((fate === 'out') !== (life === 0)) fail(`${id} is ${fate} with ${life}.`);
    if ((fate === 'dead') !== life < 0) fail(`${id} is ${fate} with ${life}.`);
    if (ap < 0 || ap > actionPoints(figure)) fail(`${id} has ${ap} points.`);
    if (ap > 0 && battle.active !== id && !followingIds(battle).includes(id))
      fail(`${id} has points and is not active.`);
    if (level < 0 || (on === null && (level > 0 || hanging)))
      fail(`${id} is at ${level} on nothing.`);
    if (!isIn(figure)) continue;
    if (!onTable(battle, figure)) fail(`${id} is off the table at ${figure.at.join()}.`);
    for (const other of standing)
      if (
        other !== figure &&
        overlap(figure, other) &&
        Math.abs(other.level - level) < PACE &&
        !figure.hidden &&
        !other.hidden &&
        !hanging &&
        !other.hanging
      )
        fail(`${id} stands on ${other.id}.`);
    if (
      figure.carries !== null &&
      !battle.figures.some((each) => each.id === figure.carries && each.fate === 'out')
    )
      fail(`${id} carries ${figure.carries}.`);
  }
  for (const { seat, size } of battle.sides) {
    const placed = battle.figures.filter(
      (each) => each.seat === seat && each.fate !== 'waiting' && !isAble(each, 'bystander'),
    );
    if (battle.turn > 0 && size !== placed.length)
      fail(`Side ${seat} is ${size} of ${placed.length}.`);
  }
}
