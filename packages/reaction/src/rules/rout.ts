import type { Flow } from '@skirmish-kit/core';
import {
  facingTowards,
  isPath,
  pathToEdge,
  samePoint,
  type Point,
  type Shape,
} from '@skirmish-kit/space';
import { flee, leaveCombat } from './elimination.ts';
import { canStand, tableOf, trafficFor } from './battlefield.ts';
import { emit } from './events.ts';
import type { Battle, Figure } from './state.ts';
import { pathWithinBudget, lastStandable, waypoints } from './waypoints.ts';

/** RX-REACT-13: tenths of a centimetre. */
const ROUT_DISTANCE = 200;

/** RX-REACT-13, RX-REACT-16: 20 cm by the shortest way to a table edge, and off it. */
export function* routMove(battle: Battle, figure: Figure): Flow {
  const slowed = battle.settings.routTerrain === 'slows' ? 2 : 1;
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const ignore = [...(traffic.ignore ?? []), ...runOver(battle)];
  const path = pathToEdge(index, figure, { ...traffic, ignore }, { difficult: slowed });
  if (!isPath(path)) {
    yield* emit('boxed-in', 'RX-REACT-16', { figure: figure.id });
    return;
  }
  const from = figure.at;
  if (path.length + (slowed - 1) * path.difficult <= ROUT_DISTANCE) {
    figure.at = path.places.at(-1) ?? from;
    yield* tellRoutMove(figure, from);
    yield* flee(battle, figure);
    return;
  }
  const points = waypoints(pathWithinBudget(index, path.places, ROUT_DISTANCE, slowed));
  const to = lastStandable(points, (at) => canStand(battle, figure, at)) ?? from;
  if (samePoint(from, to)) {
    yield* emit('boxed-in', 'RX-REACT-16', { figure: figure.id });
    return;
  }
  figure.facing = facingTowards(from, to);
  figure.at = to;
  figure.inCover = false;
  figure.routedInCombat = false;
  yield* tellRoutMove(figure, from);
  yield* leaveCombat(battle, figure);
}

/** RX-REACT-16: ids of what can be crossed (RX-ACTG-04); where costs are ignored it is run over. */
function runOver({ terrain, settings }: Battle): string[] {
  if (settings.routTerrain === 'slows') return [];
  const { obstacleHeight, obstacleDepth } = settings;
  return terrain
    .filter(({ ground, height = Infinity, shape }) => {
      return ground === 'obstacle' && height <= obstacleHeight && depthOf(shape) <= obstacleDepth;
    })
    .map(({ id }) => id);
}

/** The narrower side of the upright rectangle round a shape. */
function depthOf(shape: Shape): number {
  if ('radius' in shape) return 2 * shape.radius;
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return Math.min(span(shape.map(([x]) => x)), span(shape.map(([, y]) => y)));
}

function* tellRoutMove(figure: Figure, from: Point): Flow {
  const [x, y] = figure.at;
  const [fromX, fromY] = from;
  yield* emit('rout-move', 'RX-REACT-13', { figure: figure.id, x, y, fromX, fromY });
}
