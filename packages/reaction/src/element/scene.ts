import { keysOf, type ChoiceRequest, type Narrator } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { ChanceLabel } from '@skirmish-kit/ui';
import type { Areas, LastActionMarks } from '@skirmish-kit/ui/table';
import { findFigure } from '../rules/figures.ts';
import type { Battle, Figure } from '../rules/state.ts';
import type { ReactionNames } from '../messages/names.ts';
import type { Scene } from './picture/scene.ts';
import type { PointedAction, ReactionOffer } from './action-options.ts';
import type { pointerScene } from './pointer-scene.ts';

/** What the pointer or the keyboard stands on. */
export interface PointerState {
  /** The figure that is looked at. */
  readonly figure: string | undefined;
  /** The place that is looked at, when it is no figure. */
  readonly point: Point | undefined;
  /** The action that waits for a point. */
  readonly pick: PointedAction | undefined;
  /** What might be done to the figure, and what would come of it. */
  readonly looked?: ReactionOffer | undefined;
  readonly chance?: ChanceLabel | undefined;
}

export interface SceneContext {
  readonly battle: Battle;
  readonly ask: ChoiceRequest | undefined;
  readonly pointing: PointerState;
  readonly reach: readonly Areas[];
  readonly names: ReactionNames;
  readonly narrator: Narrator;
  readonly choosable: readonly string[];
  /** What the last action left. */
  readonly past: LastActionMarks;
  /** Draws what is pointed at, when it is loaded. */
  readonly pointerScene: typeof pointerScene | undefined;
}

/** Who acts, or is asked to fire. */
function actingFigure(battle: Battle, ask: ChoiceRequest | undefined): Figure | undefined {
  const id = ask?.params['figure'];
  return typeof id === 'string' ? findFigure(battle, id) : undefined;
}

/** The picture of this moment: quiet until something is pointed at. */
export function sceneOf(context: SceneContext): Scene {
  const { battle, ask, pointing, names, past } = context;
  const acting = actingFigure(battle, ask);
  const id = pointing.figure ?? whoIsFiredAt(ask);
  const looked = id === undefined ? undefined : findFigure(battle, id);
  return {
    battle,
    language: names.language,
    acting: acting?.id,
    target: looked?.id,
    choosable: context.choosable,
    ...past,
    ...(ask?.about === 'action' && { reach: context.reach }),
    ...(acting && ask && context.pointerScene?.(context, acting, looked, ask)),
  };
}

/** RX-OPP-01: the enemy in whose action somebody may fire. */
function whoIsFiredAt(ask: ChoiceRequest | undefined): string | undefined {
  const enemy = ask?.about === 'opportunity' ? ask.params['enemy'] : undefined;
  return typeof enemy === 'string' ? enemy : undefined;
}

/** Figures whose id, or whose group's id, is an answer. */
export function choosableIn(battle: Battle, ask: ChoiceRequest): readonly string[] {
  const keys = keysOf(ask.options);
  return battle.figures
    .filter(({ id, group, fate }) => fate === 'in' && (keys.has(id) || keys.has(group)))
    .map(({ id }) => id);
}
