import type { LocalisedText } from '@skirmish-kit/core';
import type { Side } from '@skirmish-kit/space';
import type { Library } from '../packs/pack.ts';
import { PACE } from './paces.ts';
import type { RangedWeapon } from './profile.ts';

export const VEHICLE_CLASSES = ['light', 'medium', 'heavy'] as const;
export type VehicleClass = (typeof VEHICLE_CLASSES)[number];

/** Armour by the side that is struck. */
export type Armour = Readonly<Record<Side, number>>;

/** MU-VEH-01, MU-VEH-02, MU-VEH-22: what a class has; speed and booster in paces (MU-GEN-02). */
interface ClassValues {
  readonly name: LocalisedText;
  readonly structure: number;
  readonly speed: number;
  readonly booster: number;
  readonly armour: Armour;
  readonly cost: number;
  /** MU-VEH-03: the most armour in all. */
  readonly mostArmour: number;
  readonly seats: number;
  /** The base, in paces. */
  readonly length: number;
  readonly width: number;
}

export const CLASS_VALUES: Readonly<Record<VehicleClass, ClassValues>> = {
  light: {
    name: { en: 'Light vehicle', fr: 'Véhicule léger' },
    structure: 3,
    speed: 10,
    booster: 6,
    armour: { front: 4, rear: 2, right: 3, left: 3 },
    cost: 40,
    mostArmour: 23,
    seats: 2,
    length: 3,
    width: 2,
  },
  medium: {
    name: { en: 'Medium vehicle', fr: 'Véhicule moyen' },
    structure: 6,
    speed: 8,
    booster: 5,
    armour: { front: 7, rear: 5, right: 6, left: 6 },
    cost: 50,
    mostArmour: 36,
    seats: 5,
    length: 4,
    width: 2,
  },
  heavy: {
    name: { en: 'Heavy vehicle', fr: 'Véhicule lourd' },
    structure: 9,
    speed: 6,
    booster: 4,
    armour: { front: 10, rear: 8, right: 9, left: 9 },
    cost: 60,
    mostArmour: 48,
    seats: 10,
    length: 5,
    width: 3,
  },
};

/** MU-VEH-25: a vehicle as people write it into a band. */
export interface VehicleEntry {
  readonly class: VehicleClass;
  readonly name?: LocalisedText;
  /** Armour points more, by side. */
  readonly armour?: Partial<Armour>;
  /** Paces of speed more. */
  readonly speed?: number;
  /** MU-VEH-24: sides with spikes, a plough or a ram. */
  readonly rams?: readonly Side[];
  /** MU-VEH-07: guns that the driver fires, and those that passengers turn. */
  readonly fixed?: readonly string[];
  readonly turret?: readonly string[];
}

/** A vehicle with all names looked up. */
export interface VehicleModel {
  readonly name: LocalisedText;
  readonly class: VehicleClass;
  readonly structure: number;
  /** In twentieths of a pace, as everything on the table. */
  readonly speed: number;
  readonly booster: number;
  readonly seats: number;
  readonly length: number;
  readonly width: number;
  readonly armour: Armour;
  readonly rams: readonly Side[];
  readonly fixed: readonly RangedWeapon[];
  readonly turret: readonly RangedWeapon[];
}

const SIDES = ['front', 'right', 'rear', 'left'] as const;

/** MU-VEH-25: armour points that were added. */
function armourAdded({ armour = {} }: VehicleEntry): number {
  return SIDES.reduce((sum, side) => sum + (armour[side] ?? 0), 0);
}

/** MU-VEH-01: total armour is that of all four sides. */
export function totalArmour(entry: VehicleEntry): number {
  const { armour } = CLASS_VALUES[entry.class];
  return SIDES.reduce((sum, side) => sum + armour[side], armourAdded(entry));
}

/** MU-VEH-25: for each full four points of armour a pace slower. */
const SLOWED_BY = 4;

/** MU-VEH-25: 5 for a point of armour, 10 for a pace of speed, 3 for each ram, and the guns. */
export function vehiclePrice(shelf: Pick<Library, 'ranged'>, entry: VehicleEntry): number {
  const guns = [...(entry.fixed ?? []), ...(entry.turret ?? [])];
  const cost = (id: string) => shelf.ranged.find((each) => each.id === id)?.cost ?? 0;
  return (
    CLASS_VALUES[entry.class].cost +
    5 * armourAdded(entry) +
    10 * (entry.speed ?? 0) +
    3 * (entry.rams?.length ?? 0) +
    guns.reduce((sum, id) => sum + cost(id), 0)
  );
}

/** MU-VEH-25: the class with its upgrades. */
export function modelFrom(shelf: Pick<Library, 'ranged'>, entry: VehicleEntry): VehicleModel {
  const base = CLASS_VALUES[entry.class];
  const armour = (side: Side) => base.armour[side] + (entry.armour?.[side] ?? 0);
  const guns = (ids: readonly string[] = []) =>
    ids.flatMap((id, i): RangedWeapon[] => {
      const weapon = shelf.ranged.find((each) => each.id === id);
      return weapon ? [{ ...weapon, id: `mounted-${id}-${i + 1}`, mounted: true }] : [];
    });
  const slower = Math.floor(armourAdded(entry) / SLOWED_BY);
  return {
    name: entry.name ?? base.name,
    class: entry.class,
    structure: base.structure,
    speed: Math.max(1, base.speed + (entry.speed ?? 0) - slower) * PACE,
    booster: base.booster * PACE,
    seats: base.seats,
    length: base.length * PACE,
    width: base.width * PACE,
    armour: {
      front: armour('front'),
      right: armour('right'),
      rear: armour('rear'),
      left: armour('left'),
    },
    rams: entry.rams ?? [],
    fixed: guns(entry.fixed),
    turret: guns(entry.turret),
  };
}
