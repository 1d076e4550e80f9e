import { constant, type Seat } from '@skirmish-kit/core';
import type { MusteredBand, Recruit } from './band.ts';
import { bindCode, type MusgModules } from './modules.ts';
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

/**
 * The battle before anybody is placed, played with these modules. What tables and bands say never
 * changes: copies share it. So do they share the settings, by which a battle finds its modules and its world.
 */
export function setUp(setup: FullSetup, modules: MusgModules): Battle {
  const battle = withoutWorld(setup, modules);
  bindCode(battle, { modules, world: setup.world });
  if (modules.vehicles && setup.bands.some(({ vehicles }) => vehicles?.length))
    battle.vehicles = setup.bands.flatMap(modules.vehicles.vehiclesOf);
  if (setup.world) modules.optional?.enterWorld(battle, setup.world, setup.worldSettings);
  return battle;
}

function withoutWorld({ scenario, bands, settings }: FullSetup, { campaign }: MusgModules): Battle {
  const table = constant(scenario);
  const figures = bands.flatMap(({ recruits, ids }, seat) =>
    constant(recruits).map((recruit, i) => figureFrom(recruit, seat, i, ids?.[i])),
  );
  return {
    // Its own, even where two battles are settled alike: each may have other code.
    settings: constant({ ...settings }),
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
    guns: campaign ? figures.flatMap(campaign.gunsOf) : [], // MU-RW-04
    turn: 0,
    phase: { step: 'order' },
    order: [],
    active: null,
    decided: null,
  };
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
