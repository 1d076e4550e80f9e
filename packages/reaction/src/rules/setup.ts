import { constant, type Seat } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { deploy, deployInCover } from './deployment.ts';
import type { Profile, Weapon } from './profile.ts';
import { resistanceOf } from './resistance.ts';
import type { Settings } from './settings.ts';
import type { BattleSetup } from './setup-input.ts';
import type { Battle, Figure, Group, Side } from './state.ts';

/** Radius of an ordinary base, in tenths of a centimetre. */
const BASE = 12;

/** The battle before its first turn. What scenario and gangs say never changes: copies share it. */
export function setUp(setup: BattleSetup): Battle {
  const settings = constant(setup.settings);
  const scenario = constant(setup.scenario);
  const sheet = constant(setup.sheet);
  const muster = constant(setup.gangs).map((gang, seat) => musterGang(settings, sheet, gang, seat));
  const battle: Battle = {
    settings,
    scenario: scenario.id,
    name: scenario.name,
    width: scenario.width,
    height: scenario.height,
    turns: settings.turns > 0 ? settings.turns : scenario.turns,
    terrain: scenario.terrain,
    doors: scenario.doors.map(({ id, name, terrain, open }) => ({ id, name, terrain, open })),
    things: scenario.objects.map(({ id, name, points, at }) => ({
      id,
      name,
      points,
      at,
      holder: null,
    })),
    objectives: scenario.objectives.map((objective) => ({ ...objective, owner: null })),
    events: scenario.events,
    victory: scenario.victory,
    sides: constant(muster.map(({ side }) => side)),
    groups: muster.flatMap(({ groups }) => groups),
    figures: muster.flatMap(({ figures }) => figures),
    melees: [],
    turn: 0,
    phase: { step: 'start' },
    order: [],
    initiative: [],
    decided: null,
  };
  const place = setup.opening === 'in-cover' ? deployInCover : deploy;
  scenario.deployment.forEach((deployment, seat) => place(battle, seat, deployment));
  return battle;
}

interface Muster {
  readonly side: Side;
  readonly groups: Group[];
  readonly figures: Figure[];
}

function musterGang(
  settings: Settings,
  sheet: readonly Weapon[],
  gang: BattleSetup['gangs'][number],
  seat: Seat,
): Muster {
  const letter = String.fromCharCode(97 + seat);
  const groups: Group[] = [];
  const figures: Figure[] = [];

  const begin = (name: Group['name'], size: number, lone: boolean): Group => {
    const id = `${letter.toUpperCase()}${groups.length + 1}`;
    const group = { id, seat, name, size, lone, cohesion: true, acted: false };
    groups.push(group);
    return group;
  };
  const enlist = (profileId: string, group: Group): void => {
    const profile = gang.profiles.find(({ id }) => id === profileId);
    if (!profile) throw new Error(`${gang.id} has no profile ${profileId}.`);
    const id = `${letter}${figures.length + 1}`;
    const weapons = weaponsOf(profile, gang.weapons, sheet);
    figures.push(figureFrom(settings, profile, { id, seat, group: group.id }, weapons));
  };

  for (const { name, members } of gang.groups) {
    const size = members.reduce((total, { count }) => total + count, 0);
    const group = begin(name, size, false);
    for (const { profile, count } of members)
      for (let i = 0; i < count; i++) enlist(profile, group);
  }
  for (const hero of gang.heroes) {
    const name = gang.profiles.find(({ id }) => id === hero)?.name ?? gang.name;
    enlist(hero, begin(name, 1, true)); // RX-ACT-01
  }
  return { side: { seat, name: gang.name, gang: gang.id }, groups, figures };
}

/** What was carried by a profile, and where it was taken from. */
interface Kit {
  readonly own: readonly Weapon[] | undefined;
  readonly sheet: readonly Weapon[];
  readonly weapons: readonly Weapon[];
}

/** Profiles are constants of their gang: games begin with the same ones again and again. */
const kits = new WeakMap<Profile, Kit>();

/** The weapons of a profile: its gang's own ones come before those of the sheet. */
function weaponsOf(
  profile: Profile,
  own: readonly Weapon[] | undefined,
  sheet: readonly Weapon[],
): readonly Weapon[] {
  const known = kits.get(profile);
  if (known && known.own === own && known.sheet === sheet) return known.weapons;
  // A weapon that is named twice is carried once: two of one id could not be distinguished.
  const named = [...new Set(profile.weapons)];
  const armoury = [...(own ?? []), ...sheet];
  const weapons = constant(named.flatMap((id) => armoury.find((weapon) => weapon.id === id) ?? []));
  kits.set(profile, { own, sheet, weapons });
  return weapons;
}

const NOWHERE: Point = [0, 0];

/** A figure of a profile, fresh. */
export function figureFrom(
  settings: Settings,
  profile: Profile,
  place: Pick<Figure, 'id' | 'seat' | 'group'>,
  weapons: readonly Weapon[],
): Figure {
  const { machine } = profile;
  // Every field is written out in one order: engines read figures that are made alike much faster.
  return {
    id: place.id,
    seat: place.seat,
    group: place.group,
    name: profile.name,
    role: profile.role,
    quality: profile.quality ?? (profile.role === 'hero' ? settings.heroQuality : 'average'),
    armour: profile.armour,
    resistance: resistanceOf(settings, profile),
    weapons,
    blades: profile.blades,
    technician: profile.technician ?? false,
    gear: profile.gear ?? 'none',
    medkit: profile.medkit ?? 'none',
    machine: machine
      ? {
          class: machine.class,
          selfRepair: machine.selfRepair,
          damage: { hardware: 0, power: 0, software: 0 },
          idle: false,
        }
      : null,
    radius: profile.base ?? BASE,
    at: NOWHERE,
    facing: 0,
    fate: 'in',
    outSince: 0,
    aided: false,
    reaction: 'none',
    routedInCombat: false,
    ap: 0,
    spent: 0,
    acted: false,
    moved: false,
    pivoted: false,
    bursts: {},
    inCover: false,
    opportunity: false,
    burning: false,
  };
}
