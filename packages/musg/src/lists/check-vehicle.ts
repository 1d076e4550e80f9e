import type { ListProblem } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import { CLASS_VALUES, totalArmour, type VehicleEntry } from '../rules/vehicle-classes.ts';
import { bandProblem } from './problem-messages.ts';

/** MU-VEH-03: the most armour of one side. */
const SIDE = 12;

const SIDES = ['front', 'right', 'rear', 'left'] as const;

/** MU-VEH-03, MU-VEH-24: armour in all and by side, and one ram on each. */
export function checkVehicle(
  shelf: Library,
  entry: VehicleEntry,
  path: string,
): readonly ListProblem[] {
  const { armour, mostArmour } = CLASS_VALUES[entry.class];
  const problems: ListProblem[] = [];
  const found = totalArmour(entry);
  if (found > mostArmour)
    problems.push(bandProblem(`${path}/armour`, 'too-much-armour', { found, most: mostArmour }));
  for (const side of SIDES) {
    const points = armour[side] + (entry.armour?.[side] ?? 0);
    if (points > SIDE)
      problems.push(
        bandProblem(`${path}/armour`, 'too-much-armour', { found: points, most: SIDE }),
      );
  }
  const rams = entry.rams ?? [];
  if (new Set(rams).size < rams.length) problems.push(bandProblem(`${path}/rams`, 'two-rams', {}));
  for (const id of [...(entry.fixed ?? []), ...(entry.turret ?? [])])
    if (!shelf.ranged.some((each) => each.id === id))
      problems.push(bandProblem(path, 'no-such-gun', { item: id }));
  return problems;
}
