import type { Action } from '../rules/action.ts';
import { hurtsOn } from '../rules/damage.ts';
import { figureOf, weaponNamed } from '../rules/figures.ts';
import { needsAtCrew, needsAtVehicle } from '../rules/shoot-vehicle.ts';
import type { Battle, Figure, Vehicle } from '../rules/state.ts';
import { strikeStrength, wieldedBy } from '../rules/strike.ts';
import { CLASS_VALUES } from '../rules/vehicle-classes.ts';
import { struckSide, vehicleWith } from '../rules/vehicle-place.ts';
import { vehicleOf } from '../rules/vehicles.ts';
import { chance, woundsValue } from './attack-value.ts';

/** A wreck brings no victory points; a tenth of what it cost is what its crew is worse off by. */
const OF_COST = 0.1;

/** What so much expected damage is worth: its share of what the vehicle cost, and nothing of one's own. */
function damageWorth({ seat, model }: Vehicle, damage: number, by: Figure): number {
  const worth = CLASS_VALUES[model.class].cost * OF_COST * (damage / model.structure);
  return seat === by.seat ? -worth : worth;
}

/** The damage that dice do which succeed so likely, each for itself; no vehicle loses more than it has. */
function expectedDamage(dice: readonly number[], structure: number): number {
  let law = [1];
  for (const likely of dice)
    law = [...law, 0].map((p, i) => p * (1 - likely) + (law[i - 1] ?? 0) * likely);
  return law.reduce((sum, p, points) => sum + p * Math.min(points, structure), 0);
}

/** MU-TMPL-02: a blast that misses still bursts beside it, unless it is a dud. */
const BURSTS = 5 / 6;

type AtVehicle = Extract<
  Action,
  { readonly kind: 'shoot-vehicle' | 'shoot-crew' | 'strike-vehicle' }
>;

/** MU-VEH-15, MU-VEH-18: what a shot or a blow at a vehicle or at who sits in it promises. */
export function atVehicleValue(battle: Battle, figure: Figure, action: AtVehicle): number {
  switch (action.kind) {
    case 'shoot-vehicle': {
      const vehicle = vehicleOf(battle, action.vehicle);
      return damageWorth(vehicle, shotDamage(battle, figure, action.weapon, vehicle), figure);
    }
    case 'strike-vehicle': {
      const vehicle = vehicleOf(battle, action.vehicle);
      return damageWorth(vehicle, strikeDamage(figure, action.weapons, vehicle), figure);
    }
    case 'shoot-crew':
      return crewValue(battle, figure, action.weapon, figureOf(battle, action.target));
  }
}

export function shotDamage(battle: Battle, figure: Figure, id: string, vehicle: Vehicle): number {
  const weapon = weaponNamed(figure, id);
  const { cover, hit, hurt } = needsAtVehicle(battle, figure, weapon, vehicle);
  const past = cover.reduce((share, need) => share * chance(need), 1);
  if (weapon.template === 'flame') return chance(hurt);
  if (weapon.template === 'blast')
    return past * (chance(hit) + (1 - chance(hit)) * BURSTS) * chance(hurt);
  const likely = past * chance(hit) * chance(hurt);
  return expectedDamage(
    Array.from({ length: weapon.targets }, () => likely),
    vehicle.structure,
  );
}

export function strikeDamage(figure: Figure, ids: readonly string[], vehicle: Vehicle): number {
  const armour = vehicle.model.armour[struckSide(vehicle, figure.at)];
  const hit = chance(figure.recruit.values.melee);
  const dice = (wieldedBy(figure, ids) ?? []).flatMap((weapon) => {
    const likely = hit * chance(hurtsOn(strikeStrength(figure, weapon), armour));
    return Array.from({ length: weapon.dice }, () => likely);
  });
  return expectedDamage(dice, vehicle.structure);
}

/** MU-VEH-18: what passes the cover may wound him, what does not strikes the vehicle. */
function crewValue(battle: Battle, figure: Figure, id: string, target: Figure): number {
  const vehicle = vehicleWith(battle, target.id);
  if (!vehicle) return 0;
  const weapon = weaponNamed(figure, id);
  const { before, cover, hit, hurt } = needsAtCrew(battle, figure, weapon, target, vehicle);
  const there = before.reduce((share, need) => share * chance(need), 1);
  const past = chance(cover);
  const wounds = weapon.targets * there * past * chance(hit) * chance(hurt);
  const stopped = there * (1 - past) * chance(needsAtVehicle(battle, figure, weapon, vehicle).hurt);
  const damage = expectedDamage(
    Array.from({ length: weapon.targets }, () => stopped),
    vehicle.structure,
  );
  return woundsValue(battle, target, wounds) + damageWorth(vehicle, damage, figure);
}
