import { roll, successes, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  cone,
  coverBetween,
  facingTowards,
  inBlast,
  inShape,
  samePoint,
  turned,
  type Point,
} from '@skirmish-kit/space';
import type { PlannedAction } from './planned-action.ts';
import { scatterMiss, swingCone } from './deviation.ts';
import { figuresIn, isEngaged, measured } from './figures.ts';
import { catchFire } from './burning.ts';
import { facesPlace, openDoors, sees, tableOf } from './battlefield.ts';
import { emit } from './events.ts';
import { makePoint } from './movement.ts';
import { loseOpportunity } from './lose-opportunity.ts';
import type { Weapon } from './profile.ts';
import { rangeOf } from './range.ts';
import { refuse } from './refusals.ts';
import { hitModifier, hitsOn } from './shooting.ts';
import type { Battle, Figure } from './state.ts';
import { areaCost } from './weapons.ts';
import { coverModifier, wound } from './wound.ts';

/** RX-SHOOT-01, RX-RNG-01: why that place cannot be aimed at. */
function placeRefusal(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  at: Point,
): Refusal | undefined {
  const target = makePoint(at);
  const spot = { at, radius: 0 };
  const [x, y] = at;
  if (x < 0 || y < 0 || x > battle.width || y > battle.height)
    return refuse('off-table', 'RX-ACTC-06', { x, y });
  if (!facesPlace(figure, at))
    return refuse('out-of-arc', 'RX-SHOOT-01', { figure: figure.id, target });
  const distance = measured(battle, figure, spot);
  if (rangeOf(weapon.ranges, distance) === 'beyond') {
    return refuse('out-of-range', 'RX-RNG-01', { distance, long: weapon.ranges.long * 10 });
  }
  if (!sees(battle, figure, spot))
    return refuse('no-line-of-sight', 'RX-SHOOT-01', { figure: figure.id, target });
  return undefined;
}

/** RX-SHOOT-08: somebody in close combat whom the area would touch where it is aimed. */
export function spoilsCombat(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  at: Point,
): Figure | undefined {
  if (battle.melees.length === 0 || battle.settings.shootingInCombat !== 'forbidden')
    return undefined;
  const touched = weapon.flame
    ? inFlames(battle, figure, weapon, facingTowards(figure.at, at))
    : inBlast(at, (weapon.blast ?? 0) * 10, basesOf(battle)).map((base) => base.figure);
  return touched.find((each) => isEngaged(battle, each));
}

function combatRefusal(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  at: Point,
): Refusal | undefined {
  const target = spoilsCombat(battle, figure, weapon, at);
  return target && refuse('target-in-combat', 'RX-SHOOT-08', { target: target.id });
}

/** The plan of `blast:grenade:500,320`. */
export function planBlast(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  at: Point,
): PlannedAction | Refusal {
  const refusal =
    placeRefusal(battle, figure, weapon, at) ?? combatRefusal(battle, figure, weapon, at);
  if (refusal) return refusal;
  return {
    cost: areaCost(weapon),
    interrupted: 'before',
    kind: 'shot',
    perform: () => blast(battle, figure, weapon, at),
  };
}

/** RX-RW-04, RX-RW-05: a grenade or missile at a place. */
function* blast(battle: Battle, thrower: Figure, weapon: Weapon, aimed: Point): Flow {
  const [x, y] = aimed;
  yield* emit('blast-declared', 'RX-ACTC-06', { figure: thrower.id, weapon: weapon.id, x, y });
  const range = rangeOf(weapon.ranges, measured(battle, thrower, { at: aimed, radius: 0 }));
  const modifier = hitModifier(battle, thrower, range, 'shoot', false);
  const need = hitsOn(modifier);
  const hits = yield* roll(successes({ count: 1, sides: 6, at: need }), 'RX-RW-04', {
    who: thrower.seat,
    about: 'to-hit',
    params: { figure: thrower.id, weapon: weapon.id, modifier, need, range },
  });
  const centre = hits > 0 ? aimed : yield* scatterMiss(battle, thrower, aimed);
  const radius = (weapon.blast ?? 0) * 10;
  const landing = { figure: thrower.id, x: centre[0], y: centre[1], radius };
  yield* emit('blast-lands', hits > 0 ? 'RX-RW-05' : 'RX-RW-04', landing);
  const touched = inBlast(centre, radius, basesOf(battle));
  yield* woundAll(
    battle,
    weapon,
    centre,
    touched.map(({ figure }) => figure),
  );
}

/** RX-RW-05: bases the area touches, or only centres. */
function basesOf(battle: Battle) {
  const { area } = battle.settings;
  return figuresIn(battle).map((figure) => ({
    figure,
    at: figure.at,
    radius: area === 'bases' ? figure.radius : 0,
  }));
}

/** RX-RW-05: one wound roll for each; cover between it and the centre counts. */
function* woundAll(
  battle: Battle,
  weapon: Weapon,
  centre: Point,
  touched: readonly Figure[],
): Flow {
  const ignore = openDoors(battle);
  for (const figure of touched) {
    yield* loseOpportunity(battle, figure, 'hit');
    const thickness = coverBetween(tableOf(battle), centre, figure, { ignore });
    yield* wound(battle, figure, {
      dice: weapon.damage,
      cover: coverModifier(battle, figure, thickness),
      bonus: 0,
      by: 'shot',
    });
  }
}

/** The plan of `flame:flamethrower:500,320`. */
export function planFlame(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  at: Point,
): PlannedAction | Refusal {
  const target = makePoint(at);
  if (samePoint(at, figure.at) || !facesPlace(figure, at)) {
    return refuse('out-of-arc', 'RX-SHOOT-01', { figure: figure.id, target });
  }
  const refusal = combatRefusal(battle, figure, weapon, at);
  if (refusal) return refusal;
  return {
    cost: areaCost(weapon),
    interrupted: 'before',
    kind: 'shot',
    perform: () => flame(battle, figure, weapon, at),
  };
}

/** RX-RW-04…06: a cone of flames; everybody in it that the flames can reach. */
function* flame(battle: Battle, thrower: Figure, weapon: Weapon, towards: Point): Flow {
  const [x, y] = towards;
  const off = yield* swingCone(battle, thrower);
  yield* emit('flames', 'RX-RW-04', { figure: thrower.id, weapon: weapon.id, x, y, swing: off });
  const direction = turned(facingTowards(thrower.at, towards), off);
  const touched = inFlames(battle, thrower, weapon, direction);
  yield* woundAll(battle, weapon, thrower.at, touched);
  for (const figure of touched) yield* catchFire(battle, figure);
}

/** RX-RW-05: who is in the cone and not behind a wall. */
export function inFlames(
  battle: Battle,
  thrower: Figure,
  weapon: Weapon,
  direction: number,
): Figure[] {
  const { length = 0, width = 0 } = weapon.flame ?? {};
  const shape = cone(thrower, direction, length * 10, width * 10);
  return inShape(shape, basesOf(battle))
    .map(({ figure }) => figure)
    .filter((figure) => figure !== thrower && sees(battle, thrower, figure));
}
