import { isRefusal, subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import { isPath, pathTo, squaredDistance, type Point } from '@skirmish-kit/space';
import { moduleOf } from './modules.ts';
import { figureOf, foesOf, friendsOf, isAble, isIn, isWithin } from './figures.ts';
import { tableOf, trafficFor } from './battlefield.ts';
import { emit } from './events.ts';
import { isOver, reachOn } from './movement.ts';
import { passed } from './passage.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { comeAlong } from './walk.ts';

/** MU-DISENG-01: 1 for each enemy in contact, less 1 for each friend within 1 pace; at least 1. */
export function fleeCost(battle: Battle, figure: Figure): number {
  if (isAble(figure, 'leaves-melee')) return 0; // MU-MERC-14
  const foes = foesOf(battle, figure).length;
  const friends = friendsOf(battle, figure).filter((friend) => isWithin(figure, friend, 1));
  return Math.max(1, foes - friends.length);
}

/** MU-DISENG-02: half the Move, whatever the ground, and away from every enemy it leaves. */
export function fleePath(battle: Battle, figure: Figure, to: Point): readonly Point[] | Refusal {
  const [x, y] = to;
  const foes = foesOf(battle, figure);
  if (foes.length === 0) return refuse('not-in-melee', 'MU-DISENG-01', { figure: figure.id });
  const nearer = foes.some(
    (foe) => squaredDistance(foe.at, to) <= squaredDistance(foe.at, figure.at),
  );
  if (nearer) return refuse('not-away', 'MU-DISENG-02', { x, y });
  if (figure.on !== null && !isOver(battle, figure.on, to))
    return refuse('not-up-here', 'MU-MOVE-05', { figure: figure.id });
  const path = pathTo(tableOf(battle), figure, to, trafficFor(battle, figure), { difficult: 1 });
  if (!isPath(path)) return refuse('no-way', 'MU-DISENG-02', { x, y });
  const reach = reachOn(figure, 0.5, path);
  if (path.length <= reach) return path.places;
  return refuse('too-far', 'MU-DISENG-02', { figure: figure.id, distance: path.length, reach });
}

export function* fleeMelee(battle: Battle, id: FigureId, to: Point): Flow {
  const way = fleePath(battle, figureOf(battle, id), to);
  if (!isRefusal(way)) yield* subFlow(slipAway, battle, id, way);
}

function* slipAway(battle: Battle, id: FigureId, way: readonly Point[]): Flow {
  const figure = figureOf(battle, id);
  if (
    battle.settings.partingBlows === 'each' &&
    !(yield* moduleOf(battle, 'optional').partingBlows(battle, id))
  )
    return;
  const before = { ...figure };
  const walked = yield* comeAlong(battle, id, way);
  const [x, y] = walked.at(-1) ?? figure.at;
  yield* emit('leaves-melee', 'MU-DISENG-02', { figure: id, x, y });
  if (isIn(figure)) yield* passed(battle, id, before, walked);
}
