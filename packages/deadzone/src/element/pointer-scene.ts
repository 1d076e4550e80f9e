import { eyeOf, sameCube, samplesOf, type Cube } from '../board/index.ts';
import type { CubeLine, CubePath, CubeScene } from '../board-view/index.ts';
import { actions } from '../rules/action.ts';
import { enemiesSeeing, sightOf, sightBodyOf } from '../rules/battlefield.ts';
import { isOnField, modelOf, speedOf } from '../rules/models.ts';
import type { Battle, Model } from '../rules/state.ts';
import { movePaths } from '../rules/move-paths.ts';
import { relation } from '../messages/describe.ts';
import type { SceneContext } from './scene.ts';

/** The way and the lines of sight of what is pointed at. */
export function pointerScene(
  context: SceneContext,
  acting: Model | undefined,
): Pick<CubeScene, 'way' | 'lines'> {
  return { way: wayOf(context, acting), lines: linesOf(context, acting) };
}

/** The way that the looked-at answer would go. */
function wayOf(
  { battle, looked, names }: SceneContext,
  acting: Model | undefined,
): CubePath | undefined {
  const action = looked && actions.parse(looked.key);
  if (!looked || !acting || !action || !('way' in action)) return undefined;
  const goal = action.way.at(-1);
  const speed = speedOf(battle, acting);
  const steps =
    action.kind === 'move' ? speed?.move : action.kind === 'die-move' ? 1 : speed?.sprint;
  const way = goal && movePaths(battle, acting, steps ?? 1).find((each) => isEnd(each, goal));
  if (!way) return undefined;
  return {
    cubes: [acting.cube, ...way],
    text: `${looked.label} ${names.language === 'fr' ? '·' : '·'} ${looked.note}`,
    allowed: looked.refusal === undefined,
  };
}

function isEnd(way: readonly Cube[], goal: Cube): boolean {
  const end = way.at(-1);
  return end !== undefined && sameCube(end, goal);
}

/** Lines of sight: to who is pointed at, or from everybody who sees somebody. */
function linesOf(context: SceneContext, acting: Model | undefined): readonly CubeLine[] {
  const { battle, chosen, looked, watched, names, chance } = context;
  if (watched !== undefined) {
    const model = modelOf(battle, watched);
    return enemiesSeeing(battle, model).map((seer) => lineBetween(battle, seer, model, undefined));
  }
  const id = looked?.subject.model ?? chosen?.model;
  const target = battle.models.find((each) => each.id === id);
  const isFar = acting && target && target !== acting && !sameCube(target.cube, acting.cube);
  if (!isFar || !isOnField(target) || target.seat === acting.seat) return [];
  const text = [relation(battle, acting, target, names), ...(chance ? [chance] : [])].join(' · ');
  return [
    ...(context.rays?.(battle, acting, target) ?? []),
    lineBetween(battle, acting, target, text),
  ];
}

const KINDS = { clear: 'clear', partial: 'partly', none: 'none' } as const;

function lineBetween(battle: Battle, from: Model, to: Model, text: string | undefined): CubeLine {
  const seen = sightOf(battle, from, to);
  const [, , , , , middle] = samplesOf(sightBodyOf(battle, to));
  const eye = eyeOf(sightBodyOf(battle, from));
  return { from: eye, to: middle ?? eye, kind: KINDS[seen], text, between: [from.id, to.id] };
}
