import { type TableScene, type Token, type TokenState } from '@skirmish-kit/ui/table';
import type { Terrain } from '@skirmish-kit/space';
import { ReactionNames } from '../../messages/names.ts';
import type { Figure, Objective, ObjectToken } from '../../rules/state.ts';
import type { Scene } from './scene.ts';
import { outlineOf } from './weapon-outline.ts';

/** A battle in the terms of the board that all tables share. */
export function tableSceneOf(scene: Scene): TableScene {
  const { battle, language } = scene;
  const names = new ReactionNames(battle, language);
  return {
    ...scene,
    width: battle.width,
    height: battle.height,
    ruler: { every: 100, counts: 10 },
    terrain: battle.terrain,
    pieceTitle: (piece) => pieceTitle(piece, names),
    doors: battle.doors.map(({ id, name, terrain, open }) => ({
      id,
      terrain,
      open,
      title: name[language],
    })),
    objectives: battle.objectives.map((objective) => objectiveShown(objective, names)),
    things: battle.things
      .filter(({ holder }) => holder === null)
      .map(({ id, at, name }) => ({ id, at, title: name[language] })),
    tokens: battle.figures
      .filter(({ fate }) => fate !== 'fled')
      .map((figure) => tokenOf(figure, scene, names)),
  };
}

function objectiveShown({ id, at, reach, points, owner, name }: Objective, names: ReactionNames) {
  return {
    id,
    at,
    reach: reach * 10,
    label: String(points),
    title: name[names.language],
    side: owner ?? undefined,
  };
}

/** What a piece is and what it is good for: its name, and the cover it gives. */
function pieceTitle({ id, cover = 0 }: Terrain, names: ReactionNames): string {
  const name = names.thing(id);
  return cover > 0 ? `${name} −${cover}` : name;
}

const ROLES = { basic: undefined, second: 'second', leader: 'leader', hero: 'hero' } as const;

/** A figure as it is drawn. */
export function tokenOf(figure: Figure, scene: Scene, names: ReactionNames): Token {
  const { id, seat, at, radius, facing, machine, role, fate, ap, spent } = figure;
  const { acting, target, choosable = [] } = scene;
  return {
    id,
    side: seat,
    label: id.slice(1),
    title: names.figure(figure),
    at,
    radius,
    facing,
    form: machine === null ? 'person' : machine.class === 'drone' ? 'drone' : 'robot',
    weapon: outlineOf(figure),
    rank: ROLES[role],
    states: statesOf(figure),
    carrying: scene.battle.things.some((thing: ObjectToken) => thing.holder === id),
    points: { left: ap, all: ap + spent },
    marks: [
      ...(id === acting ? ['acting' as const] : []),
      ...(id === target && id !== acting ? ['target' as const] : []),
      ...(choosable.includes(id) ? ['choosable' as const] : []),
      ...(figure.acted && ap === 0 ? ['acted' as const] : []),
    ],
    out: fate === 'eliminated',
  };
}

function statesOf({
  reaction,
  burning,
  opportunity,
  inCover,
  machine,
}: Figure): readonly TokenState[] {
  const damaged = Object.values(machine?.damage ?? {}).some((level) => level > 0);
  const all: readonly (readonly [TokenState, boolean])[] = [
    ['routing', reaction === 'rout'],
    ['panicked', reaction === 'panic'],
    ['rallied', reaction === 'ok'],
    ['burning', burning],
    ['wounded', damaged],
    ['watching', opportunity],
    ['covered', inCover],
  ];
  return all.filter(([, holds]) => holds).map(([state]) => state);
}
