import { constant, type Seat } from '@skirmish-kit/core';
import type { MusteredBand, Recruit } from './band.ts';
import type { Scenario } from './scenario.ts';
import type { Settings } from './settings.ts';
import type { Battle, Figure, Gun, Vehicle } from './state.ts';
import { defaultsOf, type World } from './world.ts';

/** Everything a battle starts from, with all names looked up; what is written about a table is for those who pick. */
export interface FullSetup {
  readonly scenario: Omit<Scenario, 'text'>;
  readonly bands: readonly MusteredBand[];
  readonly settings: Settings;
  readonly world?: World;
  readonly worldSettings?: Readonly<Record<string, string>>;
}

/** Radius of a base and of a gun, in twentieths of a pace: half a pace, and one. */
const BASE = 10;
const GUN = 20;

/** The battle before anybody is placed. What tables and bands say never changes: copies share it. */
export function setUp(setup: FullSetup): Battle {
  const battle = withoutWorld(setup);
  const vehicles = setup.bands.flatMap(vehiclesOf);
  if (vehicles.length > 0) battle.vehicles = vehicles;
  const { world, worldSettings = {} } = setup;
  if (!world) return battle;
  const settings = constant({ ...defaultsOf(world), ...worldSettings });
  const players = battle.sides.length;
  battle.world = {
    id: world.id,
    settings,
    parties: world.parties?.(players, settings) ?? eachForItself(players),
    markers: [],
    counts: {},
    marks: {},
  };
  world.begin?.(battle);
  return battle;
}

/** MU-VEH-04: what a band has brought, empty and still to be placed. */
function vehiclesOf({ vehicles = [] }: MusteredBand, seat: Seat): Vehicle[] {
  return constant(vehicles).map((model, i) => ({
    id: `${'abcdefgh'[seat] ?? 'z'}v${i + 1}`,
    seat,
    model,
    at: [0, 0],
    facing: 0,
    fate: 'waiting',
    structure: model.structure,
    crew: [],
    moved: false,
    boosted: false,
  }));
}

/** Every player, those who play themselves, and bystanders, whom nobody fights. */
export function eachForItself(players: number): (number | null)[] {
  return [...Array.from({ length: players + 1 }, (_, seat) => seat), null];
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
    guns: figures.flatMap(gunsOf),
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

/** MU-RW-04: guns stand beside who brought them. */
function gunsOf({ id, seat, recruit }: Figure): Gun[] {
  return recruit.ranged
    .filter(({ artillery }) => artillery)
    .map((weapon, i) => ({
      id: `${id}gun${i + 1}`,
      seat,
      weapon: weapon.id,
      radius: GUN,
      at: [0, 0],
    }));
}
