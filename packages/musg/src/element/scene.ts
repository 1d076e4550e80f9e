import type { ChoiceRequest, Narrator } from '@skirmish-kit/core';
import { rectangle, type Point } from '@skirmish-kit/space';
import type { ChanceLabel } from '@skirmish-kit/ui';
import type { ActionOption, Areas, LastActionMarks, ScenePath } from '@skirmish-kit/ui/table';
import { zoneFor } from '../rules/deployment.ts';
import { findFigure } from '../rules/figures.ts';
import type { Battle, Figure, FigureId } from '../rules/state.ts';
import type { MusgNames } from '../messages/names.ts';
import { answerAbout } from './action-options.ts';
import type { Scene } from './picture/scene.ts';
import type { pointerScene } from './pointer-scene.ts';

/** What the pointer or the keyboard stands on. */
export interface PointerState {
  /** The figure that is looked at. */
  readonly figure: FigureId | undefined;
  /** The place that is looked at, when it is no figure. */
  readonly point: Point | undefined;
  /** What might be done to the figure, what would come of it, and of others whom it touches. */
  readonly offer?: ActionOption | undefined;
  readonly chance?: ChanceLabel | undefined;
  readonly others?: ReadonlyMap<FigureId, number> | undefined;
  /** The way that a vehicle would take to the place. */
  readonly driven?: ScenePath | undefined;
}

export interface SceneContext {
  readonly battle: Battle;
  readonly ask: ChoiceRequest | undefined;
  readonly pointing: PointerState;
  readonly reach: readonly Areas[];
  readonly names: MusgNames;
  readonly narrator: Narrator;
  readonly choosable: readonly FigureId[];
  /** What the last action left. */
  readonly past: LastActionMarks;
  /** Vehicles, where there are any. */
  readonly drawings: Scene['drawings'];
  /** Draws what is pointed at, when it is loaded. */
  readonly pointerScene: typeof pointerScene | undefined;
}

/** Who acts, is placed, or is asked for an answer. */
function actingFigure(battle: Battle, ask: ChoiceRequest | undefined): Figure | undefined {
  const id = ask?.params['figure'];
  return typeof id === 'string' ? findFigure(battle, id) : undefined;
}

/** The picture of this moment: quiet until something is pointed at. */
export function sceneOf(context: SceneContext): Scene {
  const { battle, ask, pointing, names, past } = context;
  const acting = actingFigure(battle, ask);
  const looked = pointing.figure === undefined ? undefined : findFigure(battle, pointing.figure);
  return {
    battle,
    language: names.language,
    acting: acting?.id,
    targets: looked ? [looked.id] : [],
    choosable: context.choosable,
    ...(context.drawings && { drawings: context.drawings }),
    ...past,
    ...(acting && ask && { reach: reachIn(context, acting, ask) }),
    ...(acting && ask && context.pointerScene?.(context, acting, looked, ask)),
  };
}

/** Figures that are an answer. */
export function choosableIn(battle: Battle, ask: ChoiceRequest): readonly FigureId[] {
  return battle.figures.filter(({ id }) => answerAbout(ask, id) !== undefined).map(({ id }) => id);
}

/** MU-DEP-04: where who acts can go, or the zone in which it is placed. */
function reachIn(
  { battle, reach }: SceneContext,
  acting: Figure,
  { about }: ChoiceRequest,
): readonly Areas[] {
  if (about === 'action') return reach;
  if (about !== 'deploy' && about !== 'arrive') return [];
  const { x, y, width, height } = zoneFor(battle, acting);
  return [[rectangle(x, y, width, height)]];
}
