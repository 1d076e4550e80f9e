import { isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  isPathClear,
  distance,
  isNearPiece,
  movedTo,
  soleObstruction,
  roundedPoint,
  standingObstruction,
  terrainNear,
  pathObstruction,
  type Point,
  type Terrain,
} from '@skirmish-kit/space';
import type { PlannedAction } from './planned-action.ts';
import { tableOf, trafficFor } from './battlefield.ts';
import { isImmobile } from './machines.ts';
import { emit } from './events.ts';
import { obstructionId, walk } from './movement.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';

/** RX-ACTG-01 */
const COST = 3;

/** How near an obstacle counts as beside it, in tenths. */
const ADJACENT = 10;

/** Whether the figure stands beside an obstacle. */
export function touchesObstacle(battle: Battle, figure: Figure): boolean {
  return isNearPiece(tableOf(battle), figure, ADJACENT, ({ ground }) => ground === 'obstacle');
}

/** RX-ACTG-04: the obstacle between here and there, if it can be crossed to that very place. */
function obstacleTo(
  battle: Battle,
  figure: Figure,
  to: Point,
  traffic = trafficFor(battle, figure),
): Terrain | Refusal {
  const [x, y] = to;
  const index = tableOf(battle);
  const there = movedTo({ at: figure.at, radius: figure.radius }, to);
  const standing = standingObstruction(index, there, traffic);
  if (standing?.by === 'edge') return refuse('off-table', 'RX-MOVE-03', { x, y });
  if (standing) return refuse('occupied', 'RX-MOVE-03', { x, y, by: obstructionId(standing) });
  const first = pathObstruction(index, figure, to, traffic);
  const obstacle =
    first?.by === 'terrain'
      ? terrainNear(index, figure, ADJACENT).find(
          ({ id, ground }) => id === first.id && ground === 'obstacle',
        )
      : undefined;
  if (!obstacle) return refuse('no-obstacle', 'RX-ACTG-04', { x, y });
  const ignore = [...traffic.ignore, obstacle.id];
  if (!isPathClear(index, figure, to, { ...traffic, ignore }))
    return refuse('no-way', 'RX-ACTG-04', { x, y });
  const { obstacleHeight: highest, obstacleDepth: deepest } = battle.settings;
  const height = obstacle.height ?? Infinity;
  if (height > highest) {
    const known = Math.min(height, 9999);
    return refuse('obstacle-too-high', 'RX-ACTG-04', {
      obstacle: obstacle.id,
      height: known,
      highest,
    });
  }
  const depth = distance(figure, there);
  if (!terrainNear(index, there, ADJACENT).includes(obstacle)) {
    return refuse('beyond-obstacle', 'RX-ACTG-04', { distance: depth, farthest: deepest });
  }
  if (depth > deepest)
    return refuse('obstacle-too-deep', 'RX-ACTG-04', { obstacle: obstacle.id, depth, deepest });
  return obstacle;
}

/** The plan of `cross:x,y`: 3 AP include passing to the other side. */
export function planCross(battle: Battle, figure: Figure, to: Point): PlannedAction | Refusal {
  if (isImmobile(battle, figure)) return refuse('cannot-move', 'RX-MACH-05', { figure: figure.id });
  const obstacle = obstacleTo(battle, figure, to);
  if (isRefusal(obstacle)) return obstacle;
  return {
    cost: COST,
    interrupted: 'on-the-way',
    kind: 'move',
    perform: () => performCross(battle, figure, to, obstacle.id),
  };
}

function* performCross(battle: Battle, figure: Figure, to: Point, obstacle: string): Flow {
  const costOf = (walked: readonly Point[]) => (walked.length > 1 ? COST : 0);
  const { ap, whole } = yield* walk(battle, figure, [figure.at, to], COST, costOf);
  const [x, y] = figure.at;
  if (whole) yield* emit('crosses', 'RX-ACTG-04', { figure: figure.id, obstacle, x, y, ap });
  else yield* emit('stopped', 'RX-OPP-01', { figure: figure.id, x, y });
}

/** Points on the other side of the obstacles the figure stands beside, towards that place. */
export function crossingTowards(
  battle: Battle,
  figure: Figure,
  goal: Point,
  traffic = trafficFor(battle, figure),
): Point | undefined {
  const dx = goal[0] - figure.at[0];
  const dy = goal[1] - figure.at[1];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return undefined;
  const index = tableOf(battle);
  const nearest = 2 * figure.radius;
  const farthest = nearest + battle.settings.obstacleDepth;
  for (let step = nearest; step <= farthest; step += 5) {
    const to = roundedPoint(
      figure.at[0] + (dx * step) / length,
      figure.at[1] + (dy * step) / length,
    );
    // Most ways are clear, or barred by more than an obstacle: there is nothing to cross on them.
    if (!soleObstruction(index, figure, to, traffic)) continue;
    if (!isRefusal(obstacleTo(battle, figure, to, traffic))) return to;
  }
  return undefined;
}
