import { constant, isRefusal } from '@skirmish-kit/core';
import { runFlow, type Played, type Script } from '@skirmish-kit/core/testing';
import type { Point, Terrain } from '@skirmish-kit/space';
import { rectangle } from '@skirmish-kit/space';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import type { AbilityId, Hatred } from '../ability.ts';
import { actions } from '../action.ts';
import { act, actionPoints } from '../activation.ts';
import { ALL_MODULES } from '../all-modules.ts';
import type { Member, Recruit } from '../band.ts';
import { charge } from '../charge.ts';
import { figureOf } from '../figures.ts';
import { costOf, whyNot } from '../legal.ts';
import { recruitFrom } from '../muster.ts';
import { PACE } from '../paces.ts';
import type { Rank, Values } from '../profile.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { setUp } from '../setup.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { modelFrom, type VehicleEntry } from '../vehicle-classes.ts';
import type { World } from '../world.ts';

/** What tests say of a figure; the rest is a minion of the general profile with bare hands. */
export interface FigureSpec {
  readonly rank?: Rank;
  readonly race?: string;
  readonly mercenary?: string;
  readonly weapons?: readonly string[];
  readonly equipment?: readonly string[];
  readonly values?: Partial<Values>;
  readonly abilities?: readonly (AbilityId | Hatred)[];
  readonly life?: number;
}

/** A figure on the table, in paces. */
export type Placed = readonly [x: number, y: number, sketch?: FigureSpec];

export interface TestBattle {
  readonly a?: readonly Placed[];
  readonly b?: readonly Placed[];
  readonly races?: readonly [string, string];
  readonly terrain?: readonly Terrain[];
  readonly climbable?: readonly string[];
  readonly settings?: Partial<Settings>;
  readonly vehicles?: readonly (readonly VehicleEntry[])[];
  readonly world?: World;
  readonly worldSettings?: Readonly<Record<string, string>>;
}

export function recruit(
  sketch: FigureSpec,
  race: string,
  settings: Partial<Settings> = {},
): Recruit {
  const member: Member = {
    rank: sketch.rank ?? 'minion',
    ...(sketch.race !== undefined && { race: sketch.race }),
    ...(sketch.mercenary !== undefined && { mercenary: sketch.mercenary }),
    weapons: sketch.weapons ?? [],
    equipment: sketch.equipment ?? [],
  };
  const name = { en: 'Test', fr: 'Essai' };
  const band = { id: 'test', name, race, members: [member] };
  const made = recruitFrom(BUILT_IN_LIBRARY, band, member, {
    ...DEFAULT_SETTINGS,
    ...settings,
  });
  return {
    ...made,
    values: { ...made.values, ...sketch.values },
    abilities: [...made.abilities, ...(sketch.abilities ?? [])],
  };
}

/** So many paces, as a place. */
export const at = (x: number, y: number): Point => [Math.round(x * PACE), Math.round(y * PACE)];

/** A piece of scenery in paces. */
export function piece(
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  rest: Omit<Terrain, 'id' | 'shape'>,
): Terrain {
  return { id, shape: rectangle(x * PACE, y * PACE, width * PACE, height * PACE), ...rest };
}

export const fence = (id: string, x: number, y = 0, height = 40): Terrain =>
  piece(id, [x, y, 0.4, height], { cover: 1, height: PACE });

/** A battle under way on an open table of 60 by 40 paces; the first side is about to act. */
export function battleWith({
  a = [],
  b = [],
  races = ['generic', 'generic'],
  terrain = [],
  climbable = [],
  settings = {},
  vehicles = [],
  world,
  worldSettings = {},
}: TestBattle): Battle {
  const band = (placed: readonly Placed[], race: string, id: string) => ({
    id,
    name: { en: id, fr: id },
    race,
    recruits: placed.map(([, , sketch = {}]) => recruit(sketch, race, settings)),
    unspent: 0,
  });
  const zone = { x: 0, y: 0, width: 200, height: 800 };
  const battle = setUp(
    {
      scenario: {
        id: 'test',
        name: { en: 'Test', fr: 'Essai' },
        width: 60 * PACE,
        height: 40 * PACE,
        terrain,
        climbable,
        deployment: [
          { zone, forward: 90 },
          { zone: { ...zone, x: 1000 }, forward: 270 },
        ],
      },
      bands: [band(a, races[0], 'Alphas'), band(b, races[1], 'Betas')].map((each, seat) => ({
        ...each,
        vehicles: (vehicles[seat] ?? []).map((entry) => modelFrom(BUILT_IN_LIBRARY, entry)),
      })),
      settings: constant({ ...DEFAULT_SETTINGS, ...settings }),
      ...(world && { world, worldSettings }),
    },
    ALL_MODULES,
  );
  [a, b].forEach((placed, seat) => {
    placed.forEach(([x, y, sketch = {}], i) => {
      const figure = figureOf(battle, `${'ab'[seat]}${i + 1}`);
      figure.at = at(x, y);
      figure.fate = 'in';
      if (sketch.life !== undefined) figure.life = sketch.life;
    });
    const side = battle.sides[seat];
    if (side) side.size = placed.length;
  });
  battle.turn = 1;
  battle.order = [0, 1];
  battle.phase = { step: 'wave', wave: 2, place: 0, left: 9 };
  return battle;
}

/** Puts a figure into its activation, with all its points. */
export function activate(battle: Battle, id: string, ap?: number): Figure {
  const figure = figureOf(battle, id);
  figure.ap = ap ?? actionPoints(figure);
  battle.active = id;
  return figure;
}

/** Does something with the active figure as if its player had answered so. */
export function perform(battle: Battle, key: string, script: Script = {}): Played<void> {
  const figure = figureOf(battle, battle.active ?? 'a1');
  const action = actions.parse(key);
  if (!action) throw new Error(`${key} is no action.`);
  const refusal = whyNot(battle, figure, action);
  if (refusal) throw new Error(`${key} is refused: ${refusal.code} ${refusal.rule}`);
  figure.ap -= costOf(battle, figure, action);
  return runFlow(act(battle, figure.id, action), script);
}

/** The active figure charges an enemy that has stepped out of reach since. */
export function chargeTooFar(battle: Battle, target: FigureId, script: Script = {}): Played<void> {
  const figure = figureOf(battle, battle.active ?? 'a1');
  figure.ap -= 1;
  return runFlow(charge(battle, figure.id, target), script);
}

/** Why the active figure may not do that: `no-points MU-ACT-03`; nothing when it may. */
export function refused(battle: Battle, key: string): string | undefined {
  const figure = figureOf(battle, battle.active ?? 'a1');
  const action = actions.parse(key);
  const refusal = action ? whyNot(battle, figure, action) : undefined;
  return isRefusal(refusal) ? `${refusal.code} ${refusal.rule}` : undefined;
}

/** Where a figure is, in paces. */
export function placeOf(battle: Battle, id: string): readonly [number, number] {
  const [x, y] = figureOf(battle, id).at;
  return [x / PACE, y / PACE];
}
