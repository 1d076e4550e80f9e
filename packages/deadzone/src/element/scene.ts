import type { ChoiceRequest } from '@skirmish-kit/core';
import { makeCube } from '../board/index.ts';
import type { CubeLine, ReachableCube, CubeScene } from '../board-view/index.ts';
import { actions } from '../rules/action.ts';
import { isOnField, speedOf } from '../rules/models.ts';
import type { Battle, Model } from '../rules/state.ts';
import { movePaths } from '../rules/move-paths.ts';
import type { DeadzoneNames } from '../messages/names.ts';
import type { DeadzoneOption } from './action-options.ts';
import { cubeSceneOf } from './picture/battle-picture.ts';
import type { pointerScene } from './pointer-scene.ts';
import type { Subject } from './subject.ts';

/** What a picture is made of at a moment. */
export interface SceneContext {
  readonly battle: Battle;
  readonly choice: ChoiceRequest | undefined;
  readonly names: DeadzoneNames;
  readonly level: number;
  readonly offers: readonly DeadzoneOption[];
  /** What was pointed at, or is under the pointer. */
  readonly chosen: Subject | undefined;
  /** The answer under the pointer or focus. */
  readonly looked: DeadzoneOption | undefined;
  /** The model whose observers are shown. */
  readonly watched: string | undefined;
  /** The odds of that answer, in a few words. */
  readonly chance: string | undefined;
  /** All lines of a view, where what works them out is here. */
  readonly rays: Rays | undefined;
  /** What is shown of the thing that is pointed at, once that is loaded. */
  readonly pointerScene: typeof pointerScene | undefined;
}

type Rays = (battle: Battle, from: Model, to: Model) => readonly CubeLine[];

/** Who acts, or is asked about. */
export function actingModel(battle: Battle, choice: ChoiceRequest | undefined): Model | undefined {
  const id = battle.activation?.model ?? choice?.params['model'];
  const model = battle.models.find((each) => each.id === id);
  return model && isOnField(model) ? model : undefined;
}

/** The picture of this moment: quiet until something is pointed at. */
export function sceneOf(context: SceneContext): CubeScene {
  const { battle, choice, names, level, offers, chosen, looked } = context;
  const acting = actingModel(battle, choice);
  const target = looked?.subject.model ?? chosen?.model;
  const choosable = offers.flatMap(({ subject: { model } }) =>
    model === undefined ? [] : [model],
  );
  return {
    ...cubeSceneOf(battle, names, level, { acting: acting?.id, target, choosable }),
    reach: reachOf(battle, choice, offers),
    chosen: chosen?.cube,
    ...context.pointerScene?.(context, acting),
  };
}

/** Cubes that an answer is about: those of a Move filled, those that only a Sprint reaches dashed. */
function reachOf(
  battle: Battle,
  choice: ChoiceRequest | undefined,
  offers: readonly DeadzoneOption[],
): readonly ReachableCube[] {
  const found = new Map<string, ReachableCube>();
  const model = choice && actingModel(battle, choice);
  const steps = model ? stepsOf(battle, model) : new Map<string, number>();
  for (const { key, subject, refusal } of offers) {
    if (!subject.cube || refusal) continue;
    const name = makeCube(subject.cube);
    const kind = choice?.about === 'action' ? actions.parse(key)?.kind : undefined;
    if (kind === 'lob' || kind === 'die-lob') continue;
    const far = kind === 'sprint' || kind === 'mobile-infantry' || kind === 'teleport';
    const known = found.get(name);
    if (known && !known.far) continue;
    const count = kind ? steps.get(name) : undefined;
    found.set(name, { cube: subject.cube, text: count ? String(count) : '', far });
  }
  return [...found.values()];
}

/** How many steps each cube is away that the model can walk to. */
function stepsOf(battle: Battle, model: Model): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  const most = speedOf(battle, model)?.sprint ?? 0;
  for (const way of movePaths(battle, model, most)) {
    const end = way.at(-1);
    if (end) steps.set(makeCube(end), way.length);
  }
  return steps;
}
