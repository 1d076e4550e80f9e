import { findFigure } from '../rules/figures.ts';
import type { Battle, Vehicle } from '../rules/state.ts';
import { assignGuns } from '../rules/vehicles.ts';
import { readCount } from './seat-notation.ts';

/** A vehicle as a position writes it: `av1@320,150>90[structure=4,crew=a1+a2]`. */
export function makeVehicle({ id, at, facing, fate, structure, crew, ...rest }: Vehicle): string {
  const marks = [
    ...(fate === 'in' ? [] : [fate]),
    ...(structure === rest.model.structure ? [] : [`structure=${structure}`]),
    ...(crew.length > 0 ? [`crew=${crew.join('+')}`] : []),
    ...(rest.moved ? ['moved'] : []),
    ...(rest.boosted ? ['boosted'] : []),
  ];
  const tail = marks.length > 0 ? `[${marks.join(',')}]` : '';
  return `${id}@${at.join(',')}>${facing}${tail}`;
}

/** Puts one mark on a vehicle; tells whether it was understood. */
export function parseVehicleFlag(battle: Battle, vehicle: Vehicle, mark: string): boolean {
  const [word = '', value = ''] = mark.split('=');
  switch (word) {
    case 'waiting':
    case 'wreck':
      vehicle.fate = word;
      return value === '';
    case 'moved':
    case 'boosted':
      vehicle[word] = true;
      return value === '';
    case 'structure': {
      const structure = readCount(value, vehicle.model.structure);
      if (structure !== undefined) vehicle.structure = structure;
      return structure !== undefined;
    }
    case 'crew':
      vehicle.crew = value.split('+');
      return vehicle.crew.every((id) => findFigure(battle, id));
    default:
      return false;
  }
}

/** MU-VEH-07: who sits in a vehicle has the guns that go with the seat. */
export function armCrews(battle: Battle): void {
  for (const vehicle of battle.vehicles ?? []) assignGuns(battle, vehicle);
}
