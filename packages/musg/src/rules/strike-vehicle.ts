import { subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import { isBeside } from './crew.ts';
import { hurtsOn } from './damage.ts';
import { rollHits } from './extra-die.ts';
import { figureOf } from './figures.ts';
import { emit } from './events.ts';
import { damage } from './ram.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { rollStrike, strikeStrength, whyNotWield, wieldedBy } from './strike.ts';
import { struckSide } from './vehicle-place.ts';
import { findVehicle, isTarget, vehicleOf } from './vehicles.ts';

/** MU-VEH-15: why it cannot be struck: as near as one gets in, with what the hands hold. */
export function whyNotStrikeVehicle(
  battle: Battle,
  figure: Figure,
  id: string,
  weapons: readonly string[],
): Refusal | undefined {
  const vehicle = findVehicle(battle, id);
  if (vehicle?.fate !== 'in' || !isTarget(battle, figure, vehicle))
    return refuse('no-such-vehicle', 'MU-VEH-15', { vehicle: id });
  if (!isBeside(figure, vehicle))
    return refuse('too-far-from-vehicle', 'MU-VEH-15', { figure: figure.id, vehicle: id });
  return whyNotWield(figure, weapons);
}

/** MU-VEH-15, MU-VEH-16: to hit as in a melee; each hit against the armour of the side he is at. */
export function* strikeVehicle(
  battle: Battle,
  id: FigureId,
  vehicleId: string,
  ids: readonly string[],
): Flow {
  const figure = figureOf(battle, id);
  const { model } = vehicleOf(battle, vehicleId);
  const armour = model.armour[struckSide(vehicleOf(battle, vehicleId), figure.at)];
  figure.wielded = ids;
  yield* emit('strikes-vehicle', 'MU-VEH-15', { figure: id, vehicle: vehicleId });
  const struck = yield* subFlow(rollStrike, battle, id, null, ids);
  let points = 0;
  for (const [i, weapon] of (wieldedBy(figure, ids) ?? []).entries()) {
    const hits = struck[i] ?? 0;
    if (hits === 0) continue;
    const need = hurtsOn(strikeStrength(figure, weapon), armour);
    const context = { who: figure.seat, about: 'damage-of-hits', params: { hits, need } };
    points += yield* rollHits({ battle, by: id, against: null }, hits, need, 'MU-VEH-15', context);
  }
  if (points > 0) yield* subFlow(damage, battle, vehicleId, points, id, 'MU-VEH-15');
  else yield* emit('vehicle-unhurt', 'MU-VEH-15', { vehicle: vehicleId });
}
