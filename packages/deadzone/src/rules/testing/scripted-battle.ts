import { parseCube, type Cube, type Field, type FieldCube } from '../../board/index.ts';
import type { ItemId } from '../item.ts';
import type { Mission } from '../mission.ts';
import { modelOf, sideOf } from '../models.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { setUp } from '../setup.ts';
import type { Battle, Face, Model, ModelId } from '../state.ts';
import type { Recruit } from '../strike-team.ts';
import { recruit, type FigureSpec } from './recruits.ts';
import { internCube } from '../cube-index.ts';

/** A mission for tests: the rows at both ends, nothing to hold, nothing to find. */
const SKIRMISH: Mission = {
  id: 'skirmish',
  name: { en: 'Skirmish', fr: 'Escarmouche' },
  text: { en: 'Win.', fr: 'Gagnez.' },
  victoryPoints: 12,
  zones: [
    { from: [1, 1], to: [8, 2] },
    { from: [1, 7], to: [8, 8] },
  ],
  objectives: [],
  actions: [],
  exits: [],
  tokens: [],
  drawn: 0,
};

/** Open ground, with what a test puts there. */
function field(cubes: readonly FieldCube[] = [], levels = 4): Field {
  return {
    format: 'skirmish-field',
    version: 1,
    id: 'test',
    name: { en: 'Test', fr: 'Essai' },
    levels,
    cubes,
  };
}

/** A model on the field: where it is, and what it is. */
export type Placed = readonly [cube: string, sketch?: FigureSpec];

export interface TestBattle {
  readonly a?: readonly Placed[];
  readonly b?: readonly Placed[];
  readonly cubes?: readonly FieldCube[];
  readonly levels?: number;
  readonly settings?: Partial<Settings>;
  readonly mission?: Partial<Mission>;
  /** Command dice of both sides. */
  readonly dice?: readonly [Partial<Record<Face, number>>, Partial<Record<Face, number>>?];
}

/** A battle under way in which nobody has acted yet; the first side has the turn. */
export function battleWith({
  a = [],
  b = [],
  cubes = [],
  levels,
  settings = {},
  mission = {},
  dice,
}: TestBattle): Battle {
  const team = (placed: readonly Placed[], id: string) => ({
    id,
    name: { en: id, fr: id },
    faction: id,
    recruits: placed.map(([, sketch]): Recruit => recruit(sketch)),
  });
  const battle = setUp({
    field: field(cubes, levels),
    mission: { ...SKIRMISH, ...mission },
    teams: [team(a, 'Alphas'), team(b, 'Betas')],
    settings: { ...DEFAULT_SETTINGS, ...settings },
  });
  [a, b].forEach((placed, seat) => {
    placed.forEach(([at], i) => {
      const model = modelOf(battle, `${'ab'[seat]}${i + 1}`);
      model.cube = internCube(cubeAt(at));
      model.where = 'field';
    });
    sideOf(battle, seat).zone = seat === 0 ? 0 : 1;
    Object.assign(sideOf(battle, seat).dice, dice?.[seat] ?? {});
  });
  battle.round = 1;
  battle.phase = { step: 'turn' };
  return battle;
}

export function cubeAt(text: string): Cube {
  const cube = parseCube(text);
  if (!cube) throw new Error(`${text} is no cube.`);
  return cube;
}

/** Puts a model into its activation, with nothing done. */
export function activate(battle: Battle, id: ModelId): Battle {
  const model = modelOf(battle, id);
  battle.turnOf = model.seat;
  battle.activation = {
    model: id,
    controller: model.seat,
    beganWithEnemy: false,
    length: 0,
    done: [],
    faces: [],
    sprinted: false,
  };
  return battle;
}

/** Gives a model an item. */
export function give(battle: Battle, id: ModelId, kind: ItemId): void {
  battle.items.push({
    id: `${id}${kind}`,
    kind,
    holder: id,
    cube: null,
    broken: false,
    gun: null,
  });
}

export function at({ models }: Battle, id: ModelId): Model {
  const model = models.find((each) => each.id === id);
  if (!model) throw new Error(`There is no ${id}.`);
  return model;
}
