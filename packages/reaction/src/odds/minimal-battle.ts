import type { Point, Terrain } from '@skirmish-kit/space';
import type { MachineClass, Profile, Quality, Weapon } from '../rules/profile.ts';
import { resistanceOf } from '../rules/resistance.ts';
import { DEFAULT_SETTINGS, type Settings } from '../rules/settings.ts';
import type { Battle, Figure, Group } from '../rules/state.ts';

/** A figure of a staged battle: what matters to the odds, the rest as plain as can be. */
export interface MinimalFigure extends Partial<Omit<Figure, 'machine'>> {
  readonly id: string;
  readonly at: Point;
  readonly machine?: MachineClass | 'none';
  readonly selfRepair?: boolean;
}

/** The table is large enough for the longest shot, with space to rout on every side. */
const SIDE = 4000;
export const MIDDLE = SIDE / 2;

/** Radius of the base of a figure whose profile names none. */
export const RADIUS = 12;

/** A battle just large enough for one question. Figures `a…` are of seat 0, `b…` of seat 1. */
export function minimalBattle(
  figures: readonly MinimalFigure[],
  terrain: readonly Terrain[] = [],
  settings: Partial<Settings> = {},
): Battle {
  const rules = { ...DEFAULT_SETTINGS, ...settings };
  const made = figures.map((figure) => stagedFigure(rules, figure));
  return {
    settings: rules,
    scenario: 'odds',
    name: { en: 'Odds', fr: 'Probabilités' },
    width: SIDE,
    height: SIDE,
    turns: 1,
    terrain,
    doors: [],
    things: [],
    objectives: [],
    events: [],
    victory: { casualty: 1, target: 0 },
    sides: [0, 1].map((seat) => ({ seat, name: { en: 'Side', fr: 'Camp' }, gang: `side-${seat}` })),
    groups: [group('A1', 0, made), group('B1', 1, made)],
    figures: made,
    melees: [],
    turn: 1,
    phase: { step: 'initiative' },
    order: [0, 1],
    initiative: [0, 1],
    decided: null,
  };
}

function group(id: string, seat: number, figures: readonly Figure[]): Group {
  return {
    id,
    seat,
    name: { en: 'Group', fr: 'Groupe' },
    size: figures.filter((figure) => figure.seat === seat).length,
    lone: false,
    cohesion: true,
    acted: false,
  };
}

function stagedFigure(settings: Settings, made: MinimalFigure): Figure {
  const { machine = 'none', selfRepair = false, ...given } = made;
  const seat = made.id.startsWith('a') ? 0 : 1;
  const role = made.role ?? 'basic';
  const profile: Profile = {
    id: made.id,
    name: { en: made.id, fr: made.id },
    role,
    armour: 'none',
    weapons: [],
    blades: [],
    ...(machine === 'none' ? {} : { machine: { class: machine, selfRepair } }),
  };
  return {
    seat,
    group: seat === 0 ? 'A1' : 'B1',
    name: profile.name,
    role,
    quality: 'average',
    armour: 'none',
    resistance: resistanceOf(settings, profile),
    weapons: [],
    blades: [],
    technician: false,
    gear: 'none',
    medkit: 'none',
    machine:
      machine === 'none'
        ? null
        : {
            class: machine,
            selfRepair,
            damage: { hardware: 0, power: 0, software: 0 },
            idle: false,
          },
    radius: RADIUS,
    facing: seat === 0 ? 90 : 270,
    fate: 'in',
    outSince: 0,
    aided: false,
    reaction: 'none',
    routedInCombat: false,
    ap: 6,
    spent: 0,
    acted: false,
    moved: false,
    pivoted: false,
    bursts: {},
    inCover: false,
    opportunity: false,
    burning: false,
    ...given,
  };
}

/** A weapon that the sheet does not have. */
export function minimalWeapon(damage: readonly number[], rateOfFire = 1): Weapon {
  return {
    id: 'weapon',
    name: { en: 'Weapon', fr: 'Arme' },
    class: 'light',
    rateOfFire,
    damage,
    ranges: { pointBlank: 3, short: 25, long: 80 },
  };
}

/** Cover right at the target, so that every line to it comes through. */
export function coverAt(id: string, at: Point, thickness: number): readonly Terrain[] {
  return thickness === 0 ? [] : [{ id, shape: { at, radius: RADIUS }, cover: thickness }];
}

/** The default quality of a role. */
export function usualQuality(role: Figure['role']): Quality {
  return role === 'hero' ? DEFAULT_SETTINGS.heroQuality : 'average';
}
