import type { CubeFigure, CubeScene } from '../../board-view/index.ts';
import type { TokenState } from '@skirmish-kit/ui/table';
import { carriedBy, isVehicle } from '../../rules/models.ts';
import { boardOf } from '../../rules/battlefield.ts';
import { holderOf, objectiveCube } from '../../rules/objective.ts';
import type { Battle, Model } from '../../rules/state.ts';
import type { DeadzoneNames } from '../../messages/names.ts';
import { describeModel } from '../../messages/describe.ts';
import { cubeName } from '../action-options.ts';
import { elementText } from '../../messages/element-messages.ts';
import { outlineOf } from './weapon-outline.ts';

/** Who is marked in a picture, and how. */
export interface Highlights {
  readonly acting?: string | undefined;
  readonly target?: string | undefined;
  readonly choosable?: readonly string[];
}

/** A battle in the terms of the board that all games of cubes share. */
export function cubeSceneOf(
  battle: Battle,
  names: DeadzoneNames,
  level: number,
  marked: Highlights = {},
): CubeScene {
  const say = elementText(names.language);
  return {
    board: boardOf(battle),
    level,
    figures: battle.models.filter(isDrawn).map((model) => figureOf(battle, model, names, marked)),
    objectives: battle.mission.objectives.map(({ id, vp }) => ({
      id,
      cube: objectiveCube(battle, id),
      label: String(vp),
      title: say('objective', { n: vp }),
      side: holderOf(battle, id),
    })),
    things: battle.items.flatMap(({ id, cube }) =>
      cube ? [{ id, cube, title: names.item(id) }] : [],
    ),
    smoke: battle.smoke.map(({ cube, toxic }, i) => ({
      id: String(i),
      cube,
      title: say(toxic ? 'toxic-smoke' : 'smoke'),
    })),
    zones: battle.mission.zones.map(({ from, to }, zone) => {
      const side = battle.sides.findIndex((each) => each.zone === zone);
      return { from, to, side: side < 0 ? undefined : side };
    }),
    cubeTitle: (cube) => cubeName(cube, names),
  };
}

/** Who is on the board, or lies there. */
function isDrawn({ where }: Model): boolean {
  return where === 'field' || where === 'dead' || where === 'wreck';
}

/** A model as it is drawn. */
export function figureOf(
  battle: Battle,
  model: Model,
  names: DeadzoneNames,
  { acting, target, choosable = [] }: Highlights = {},
): CubeFigure {
  const { id, seat, recruit, cube, activated, spot } = model;
  const { activation } = battle;
  return {
    id,
    side: seat,
    label: plateOf(id),
    title: describeModel(battle, model, names),
    cube,
    size: recruit.profile.size,
    spot,
    form: isVehicle(battle, model) ? 'robot' : 'person',
    weapon: outlineOf(recruit.weapons),
    rank: RANKS[recruit.profile.type],
    states: statesOf(model),
    carrying: carriedBy(battle, model).length > 0,
    points: activation?.model === id ? { left: 2 - activation.length, all: 2 } : undefined,
    marks: [
      ...(id === acting ? (['acting'] as const) : []),
      ...(id === target && id !== acting ? (['target'] as const) : []),
      ...(choosable.includes(id) ? (['choosable'] as const) : []),
      ...(activated ? (['acted'] as const) : []),
    ],
    out: model.where !== 'field',
  };
}

/** What stands on its plate: its number, `G` for a sentry gun. */
function plateOf(id: string): string {
  return id.endsWith('g') ? 'G' : id.slice(1);
}

const RANKS = {
  leader: 'leader',
  character: 'hero',
  specialist: undefined,
  troop: undefined,
  vehicle: undefined,
} as const;

function statesOf({ burning, pinned, damage, tagged }: Model): readonly TokenState[] {
  const all: readonly (readonly [TokenState, boolean])[] = [
    ['burning', burning !== null],
    ['pinned', pinned],
    ['wounded', damage > 0],
    ['watching', tagged],
  ];
  return all.filter(([, holds]) => holds).map(([state]) => state);
}
