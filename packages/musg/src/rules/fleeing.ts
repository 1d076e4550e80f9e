import type { Flow } from '@skirmish-kit/core';
import { facingTowards, isPath, onTable, pathToEdge, placeAt, turned } from '@skirmish-kit/space';
import { isRefusal } from '@skirmish-kit/core';
import { moduleOf } from './modules.ts';
import { dropTo, drop } from './climb.ts';
import { figureOf, foesOf, isIn } from './figures.ts';
import { fleeCost, fleeMelee, fleePath } from './flee-melee.ts';
import { tableOf, trafficFor } from './battlefield.ts';
import { RUN } from './legal.ts';
import { emit } from './events.ts';
import { difficultyFor, neverRuns, partOfWay, reachOf } from './movement.ts';
import { passed } from './passage.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { comeAlong } from './walk.ts';
import { worldOf } from './world.ts';

/** MU-FLEE-03: with all points, by the shortest way to the nearest edge; out of a vehicle or a melee first. */
export function* runAway(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  if (figure.fate === 'aboard' && !(yield* moduleOf(battle, 'vehicles').bailOut(battle, id)))
    return;
  if (foesOf(battle, figure).length > 0 && !(yield* breakOff(battle, figure))) return;
  if (figure.on !== null && !(yield* comeDown(battle, figure))) return;
  while (figure.ap > 0 && isIn(figure)) {
    const runs = figure.ap >= 2 && !neverRuns(figure);
    figure.ap -= runs ? 2 : 1;
    if (yield* towardsEdge(battle, id, runs ? RUN : 1)) return;
  }
}

/** MU-DISENG-01: who cannot pay for it stays. */
function* breakOff(battle: Battle, figure: Figure): Flow<boolean> {
  const cost = fleeCost(battle, figure);
  const [foe] = foesOf(battle, figure);
  if (!foe || cost > figure.ap) return false;
  const away = facingTowards(foe.at, figure.at);
  const far = Math.floor(reachOf(figure, 0.5)) - 1;
  for (const aside of [0, 45, -45, 90, -90]) {
    const to = placeAt(figure.at, turned(away, aside), far);
    if (isRefusal(fleePath(battle, figure, to))) continue;
    figure.ap -= cost;
    yield* fleeMelee(battle, figure.id, to);
    return true;
  }
  return false;
}

function* comeDown(battle: Battle, figure: Figure): Flow<boolean> {
  const far = Math.floor(reachOf(figure, 1));
  for (let direction = 0; direction < 360; direction += 45) {
    const to = placeAt(figure.at, direction, far);
    if (isRefusal(dropTo(battle, figure, to))) continue;
    figure.ap -= 1;
    yield* drop(battle, figure.id, to);
    return isIn(figure);
  }
  return false;
}

/** Says whether there is no way on, or none needed. */
function* towardsEdge(battle: Battle, id: FigureId, times: number): Flow<boolean> {
  const figure = figureOf(battle, id);
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const difficult = difficultyFor(figure);
  const path = pathToEdge(index, figure, traffic, { difficult });
  if (!isPath(path)) return true;
  const part = partOfWay(battle, figure, path.places, times);
  const before = { ...figure };
  const walked = yield* comeAlong(battle, id, part.places);
  const [x, y] = walked.at(-1) ?? figure.at;
  yield* emit('flees', 'MU-FLEE-03', { figure: id, x, y });
  if (!isIn(figure)) return true;
  yield* passed(battle, id, before, walked);
  const outside = { at: figure.at, radius: figure.radius + 1 };
  if (onTable(index.table, outside)) return part.length === 0;
  figure.fate = 'left';
  figure.fleeing = false;
  figure.carries = null;
  yield* emit('leaves-table', 'MU-FLEE-03', { figure: id });
  const gone = worldOf(battle)?.gone?.(battle, id);
  if (gone) yield* gone;
  return true;
}
