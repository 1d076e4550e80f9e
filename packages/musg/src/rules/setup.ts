import { constant, type Seat } from '@skirmish-kit/core';
import type { MusteredBand, Recruit } from './band.ts';
import { chapter } from './chapters.ts';
import type { Scenario } from './scenario.ts';
import type { Settings } from './settings.ts';
import type { Battle, Figure } from './state.ts';
import type { World } from './world.ts';

/** Everything a battle starts from, with all names looked up; what is written about a table is for those who pick. */
export interface FullSetup {
  readonly scenario: Omit<Scenario, 'text'>;
  readonly bands: readonly MusteredBand[];
  readonly settings: Settings;
  readonly world?: World;
  readonly worldSettings?: Readonly<Record<string, string>>;
}

/** Radius of a base, in twentieths of a pace: half a pace. */
export const BASE = 10;

/** The battle before anybody is placed. What tables and bands say never changes: copies share it. */
export function setUp(setup: FullSetup): Battle {
  const battle = withoutWorld(setup);
  if (setup.bands.some(({ vehicles }) => vehicles?.length))
    battle.vehicles = setup.bands.flatMap(chapter('vehicles').vehiclesOf);
  if (setup.world) chapter('wild').enterWorld(battle, setup.world, setup.worldSettings);
  return battle;
}

function withoutWorld({ scenario, bands, settings }: FullSetup): Battle {
  const table = constant(scenario);
  const figures = bands.flatMap(({ recruits, ids }, seat) =>
    constant(recruits).map((recruit, i) => figureFrom(recruit, seat, i, ids?.[i])),
  );
  return {
    settings,
    scenario: table.id,
    name: table.name,
    width: table.width,
    height: table.height,
    terrain: table.terrain,
    climbable: table.climbable,
    deployment: table.deployment,
    sides: bands.map(({ id, name, race, unspent }, seat) => ({
      seat,
      name,
      band: id,
      race,
      unspent,
      size: 0,
      chiefLost: 0,
      tested: false,
    })),
    figures,
    guns: figures.some(bringsGun) ? figures.flatMap(chapter('artillery').gunsOf) : [],
    turn: 0,
    phase: { step: 'order' },
    order: [],
    active: null,
    decided: null,
  };
}

/** MU-RW-04: whether he has a gun that stands on the ground. */
function bringsGun({ recruit }: Figure): boolean {
  return recruit.ranged.some(({ artillery }) => artillery);
}

export function figureFrom(
  recruit: Recruit,
  seat: Seat,
  place: number,
  id = `${'abcdefgh'[seat] ?? 'z'}${place + 1}`,
): Figure {
  return {
    id,
    seat,
    recruit,
    radius: BASE,
    at: [0, 0],
    level: 0,
    on: null,
    hanging: false,
    fate: 'waiting',
    life: recruit.values.life,
    fleeing: false,
    brokeIn: 0,
    rallied: 0,
    activated: false,
    ap: 0,
    charged: false,
    dived: false,
    weakened: false,
    wielded: [],
    fired: [],
    shotsLeft: 0,
    lost: [],
    spent: [],
    seen: [],
    carries: null,
    hidden: false,
    felledBy: null,
  };
}
