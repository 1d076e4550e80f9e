import type { Problem } from '@skirmish-kit/core';
import { ARMOURS, BLADES, GEARS, MACHINE_CLASSES, QUALITIES, ROLES, type Gang } from './profile.ts';
import type { Scenario } from './scenario.ts';
import { either, fields, id, list, oneOf, text, whole, type Check } from './shape-check.ts';

/** As many sides as a scenario has places for. */
export const MAX_SEATS = 4;

const name = fields({ en: text(1), fr: text(1) });
const words = fields({ en: text(0), fr: text(0) });
const tenths = whole(0, 5000);
const point: Check = list(tenths, 2, 2);
const shape = either(fields({ at: point, radius: whole(1, 1000) }), list(point, 16, 3));
const flag = oneOf(true, false);

const weapon = fields(
  {
    id,
    name,
    class: oneOf('light', 'heavy'),
    rateOfFire: whole(1, 12),
    damage: list(whole(2, 20), 10, 1),
    ranges: fields({ pointBlank: whole(0, 500), short: whole(0, 500), long: whole(0, 500) }),
  },
  {
    blast: whole(1, 50),
    flame: fields({ length: whole(1, 100), width: whole(1, 100) }),
    cost: whole(1, 8),
  },
);

const profile = fields(
  {
    id,
    name,
    role: oneOf(...ROLES),
    armour: oneOf(...ARMOURS),
    weapons: list(id, 6),
    blades: list(oneOf(...BLADES), 4),
  },
  {
    quality: oneOf(...QUALITIES),
    technician: flag,
    gear: oneOf(...GEARS),
    medkit: oneOf(...GEARS),
    machine: fields({ class: oneOf(...MACHINE_CLASSES), selfRepair: flag }),
    resistance: whole(1, 30),
    base: whole(5, 60),
  },
);

const gang = fields(
  {
    id,
    name,
    text: words,
    profiles: list(profile, 60, 1),
    groups: list(
      fields({
        id,
        name,
        members: list(fields({ profile: id, count: whole(1, 24) }), 24, 1),
      }),
      12,
    ),
    heroes: list(id, 12),
  },
  { weapons: list(weapon, 60) },
);

const terrain = fields(
  { id, shape },
  {
    kind: id,
    ground: oneOf('open', 'difficult', 'obstacle', 'impassable'),
    blocksSight: oneOf(true, false, 'through'),
    cover: whole(0, 4),
    height: whole(0, 500),
  },
);

const stretch = whole(30, 5000);
const zone = fields({ x: tenths, y: tenths, width: stretch, height: stretch });
const points = whole(0, 100);
const side = whole(300, 2400);
const turn = whole(1, 20);

/** The most that a scenario may have: in a setup as in a pack, whose schema says the same. */
const scenario = fields({
  id,
  name: fields({ en: text(1, 60), fr: text(1, 60) }),
  text: fields({ en: text(0, 800), fr: text(0, 800) }),
  width: side,
  height: side,
  turns: turn,
  terrain: list(terrain, 60),
  doors: list(fields({ id, name, terrain, open: flag }), 20),
  objects: list(fields({ id, name, at: point, points }), 12),
  objectives: list(
    fields(
      { id, name, at: point, reach: whole(1, 60), points, kind: oneOf('hold', 'hack') },
      { difficulty: oneOf('easy', 'normal', 'hard') },
    ),
    12,
  ),
  events: list(
    fields(
      { turn, name, kind: oneOf('panic', 'rout'), at: point, radius: whole(1, 500) },
      { seat: whole(0, MAX_SEATS - 1) },
    ),
    12,
  ),
  deployment: list(
    fields({ zone, facing: whole(0, 359) }, { spots: list(point, 24) }),
    MAX_SEATS,
    2,
  ),
  victory: fields({ casualty: points, target: whole(0, 1000) }),
});

/** What is wrong with a gang that came in a setup; checks of sense follow in `packs`. */
export function checkGangShape(value: unknown, path: string): Problem | undefined {
  return gang(value, path);
}

export function checkScenarioShape(value: unknown, path: string): Problem | undefined {
  return scenario(value, path);
}

/** Tells TypeScript what {@link checkGangShape} has found out. */
export function isGang(value: unknown): value is Gang {
  return checkGangShape(value, '') === undefined;
}

export function isScenario(value: unknown): value is Scenario {
  return checkScenarioShape(value, '') === undefined;
}
