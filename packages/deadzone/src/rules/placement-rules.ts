import { choose, type Flow } from '@skirmish-kit/core';
import {
  positionsFit,
  positionPoint,
  CUBE_POSITIONS,
  type CubePosition,
  type SightBody,
} from '../board/index.ts';
import { positionAnswers } from './answer-keys.ts';
import { sightBodyOf } from './battlefield.ts';
import { controllerOf, isOnField, modelOf, modelsIn } from './models.ts';
import { emit } from './events.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** A place that a model may take, and who makes way for it there. */
interface Taking {
  readonly stand: CubePosition;
  readonly shifted: readonly Model[];
}

/**
 * DZ-MOVE-03: its owner says where in its cube a model stands. DZ-CAP-02: nobody is shifted while a
 * place is free; then friends make way before enemies, as few as possible.
 */
export function* place(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  if (!isOnField(model)) return;
  const takings = takingsOf(battle, model);
  const stand = yield* ask(
    battle,
    model,
    takings.map((each) => each.stand),
    'DZ-MOVE-03',
  );
  put(model, stand);
  yield* emit('stands', 'DZ-MOVE-03', { model: id, stand });
  for (const other of takings.find((each) => each.stand === stand)?.shifted ?? [])
    yield* makeWay(battle, other);
}

/** DZ-CAP-02: as little as possible, where the owner likes, and never out of the cube. */
function* makeWay(battle: Battle, model: Model): Flow {
  const nearest = nearestStands(battle, model, others(battle, model));
  if (nearest.length === 0) return;
  const stand = yield* ask(battle, model, nearest, 'DZ-CAP-02');
  put(model, stand);
  yield* emit('makes-way', 'DZ-CAP-02', { model: model.id, stand });
}

function* ask(
  battle: Battle,
  model: Model,
  free: readonly CubePosition[],
  rule: 'DZ-MOVE-03' | 'DZ-CAP-02',
): Flow<CubePosition> {
  const usual = usualOf(model, free);
  if (free.length === 1) return usual;
  return yield* choose<CubePosition>({
    who: controllerOf(battle, model),
    about: 'stand',
    rule,
    skip: 'usual',
    params: { model: model.id },
    options: [
      { key: positionAnswers.make({ kind: 'usual' }), value: usual },
      ...free.map((stand) => ({ key: positionAnswers.make({ kind: 'at', stand }), value: stand })),
    ],
  });
}

/** Where it is already, or else the first from its side’s own corner. */
function usualOf(model: Model, free: readonly CubePosition[]): CubePosition {
  const { spot, seat } = model;
  const stays = spot && free.find((each) => isAt(spot, positionPoint(each)));
  return stays ?? (seat === 0 ? free[0] : free.at(-1)) ?? 'middle';
}

function isAt(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function put(model: Model, stand: CubePosition): void {
  model.spot = positionPoint(stand);
}

function others(battle: Battle, model: Model): readonly Model[] {
  return modelsIn(battle, model.cube).filter((other) => other !== model);
}

function standingAt(model: Model, stand: CubePosition): SightBody {
  const { cube, pinned, recruit } = model;
  return { cube, pinned, size: recruit.profile.size, spot: positionPoint(stand) };
}

/** Where it may stand; where nothing helps, all places are as good (a cube holds eight sizes). */
function takingsOf(battle: Battle, model: Model): readonly Taking[] {
  const all = CUBE_POSITIONS.flatMap((stand): readonly Taking[] => {
    const here = standingAt(model, stand);
    const shifted = others(battle, model).filter(
      (other) => !positionsFit(here, sightBodyOf(battle, other)),
    );
    return canMakeWay(battle, model, here, shifted) ? [{ stand, shifted }] : [];
  });
  if (all.length === 0) return CUBE_POSITIONS.map((stand) => ({ stand, shifted: [] }));
  const cost = ({ shifted }: Taking) =>
    shifted.reduce((sum, { seat }) => sum + (seat === model.seat ? 1 : MOST_MODELS), 0);
  const least = Math.min(...all.map(cost));
  return all
    .filter((each) => cost(each) === least)
    .map(({ stand, shifted }) => ({ stand, shifted: friendsFirst(model, shifted) }));
}

/** More than there are friends in a cube: an enemy weighs more than all of them. */
const MOST_MODELS = 9;

function friendsFirst({ seat }: Model, models: readonly Model[]): readonly Model[] {
  return models.toSorted((a, b) => Number(a.seat !== seat) - Number(b.seat !== seat));
}

/** Whether all of them find another place, one after the other. */
function canMakeWay(
  battle: Battle,
  newcomer: Model,
  here: SightBody,
  shifted: readonly Model[],
): boolean {
  const taken = others(battle, newcomer)
    .filter((other) => !shifted.includes(other))
    .map((other) => sightBodyOf(battle, other));
  taken.push(here);
  return friendsFirst(newcomer, shifted).every((other) => {
    const free = CUBE_POSITIONS.find((stand) => isFree(standingAt(other, stand), taken));
    if (free) taken.push(standingAt(other, free));
    return free !== undefined;
  });
}

function isFree(stander: SightBody, taken: readonly SightBody[]): boolean {
  return taken.every((other) => positionsFit(stander, other));
}

/** The free places that are nearest to where it stands. */
function nearestStands(
  battle: Battle,
  model: Model,
  about: readonly Model[],
): readonly CubePosition[] {
  const [x = 0, y = 0] = sightBodyOf(battle, model).spot ?? [];
  const taken = about.map((other) => sightBodyOf(battle, other));
  const free = CUBE_POSITIONS.filter((stand) => isFree(standingAt(model, stand), taken));
  const far = (stand: CubePosition) => {
    const [column, row] = positionPoint(stand);
    return (column - x) * (column - x) + (row - y) * (row - y);
  };
  const least = Math.min(...free.map(far));
  return free.filter((stand) => far(stand) === least);
}
