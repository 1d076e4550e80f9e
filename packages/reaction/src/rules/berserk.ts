import { isRefusal, type Flow } from '@skirmish-kit/core';
import { facingTowards, roundedPoint, squaredDistance } from '@skirmish-kit/space';
import { actionPoints } from './action-points.ts';
import { fightRound, meleeOf } from './close-combat.ts';
import { isEngaged, measured, touching } from './figures.ts';
import { canStand, sees, straightPath } from './battlefield.ts';
import { isImmobile } from './machines.ts';
import { marchTo, plannedMove, strideOf } from './movement.ts';
import { rangeOf } from './range.ts';
import { nearestFirst, shoot } from './shooting.ts';
import type { Battle, Figure } from './state.ts';
import { useOf } from './weapons.ts';

/**
 * RX-MACH-05: a machine whose software is gone attacks the nearest figure, friend or foe: it
 * fights who it touches, shoots at who it sees, or else goes for him.
 */
export function* attackNearest(battle: Battle, machine: Figure): Flow {
  const [victim] = nearestFirst(battle, machine);
  if (!victim) return;
  if (touching(machine, victim)) return yield* strike(battle, machine, victim);
  if (isEngaged(battle, machine)) return;
  machine.facing = facingTowards(machine.at, victim.at);
  const distance = measured(battle, machine, victim);
  const weapon = machine.weapons.find(
    (candidate) =>
      useOf(battle, candidate) === 'direct' && rangeOf(candidate.ranges, distance) !== 'beyond',
  );
  const safe = battle.settings.shootingInCombat === 'forbidden' && isEngaged(battle, victim);
  if (weapon && !safe && sees(battle, machine, victim)) {
    const shots = weapon.rateOfFire;
    if (shots > 1) machine.inCover = false; // RX-ACTG-02
    yield* shoot(battle, machine, weapon, shots > 1 ? 'burst' : 'shoot', [
      { target: victim, shots },
    ]);
    return;
  }
  if (isImmobile(battle, machine)) return;
  yield* approach(battle, machine, victim);
  if (touching(machine, victim)) yield* strike(battle, machine, victim);
}

/** One round. Friends do not go on fighting each other afterwards. */
function* strike(battle: Battle, machine: Figure, victim: Figure): Flow {
  yield* fightRound(battle, machine, victim);
  if (machine.seat !== victim.seat) return;
  const melee = meleeOf(battle, machine, victim);
  battle.melees = battle.melees.filter((other) => other !== melee);
}

/** Straight at him, as far as its action points go. */
function* approach(battle: Battle, machine: Figure, victim: Figure): Flow {
  const reach = actionPoints(battle, machine) * strideOf(machine);
  const length = Math.sqrt(squaredDistance(machine.at, victim.at));
  const farthest = Math.min(reach, Math.ceil(length) - machine.radius - victim.radius);
  for (let step = farthest; step > 0; step -= 5) {
    const to = roundedPoint(
      machine.at[0] + ((victim.at[0] - machine.at[0]) * step) / length,
      machine.at[1] + ((victim.at[1] - machine.at[1]) * step) / length,
    );
    if (!straightPath(battle, machine, to) || !canStand(battle, machine, to)) continue;
    const march = marchTo(battle, machine, to);
    if (isRefusal(march) || march.ap > actionPoints(battle, machine)) continue;
    yield* plannedMove(battle, machine, march).perform();
    return;
  }
}
