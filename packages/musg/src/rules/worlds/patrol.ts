import { isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  isNearPiece,
  pointsAlong,
  squaredDistance,
  type Point,
  type Terrain,
} from '@skirmish-kit/space';
import type { Action } from '../action.ts';
import { chargePath } from '../charge.ts';
import { moduleOf } from '../modules.ts';
import { climbTo } from '../climb.ts';
import { figureOf, findFigure, isIn } from '../figures.ts';
import { fleePath } from '../flee-melee.ts';
import { tableOf } from '../battlefield.ts';
import { RUN } from '../legal.ts';
import { marchTo, type March } from '../movement.ts';
import { PACE } from '../paces.ts';
import { refuse } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { walkTo } from '../walk.ts';
import { markersOf, figureCounter, setFigureCounter } from '../world-helpers.ts';
import { walkedPart } from './along-path.ts';
import { isAgent, isAlarmed, isLoud, isTerrorist, sight, sightsOnHisWay } from './alert.ts';
import { isPatrolling, markerAfter } from './patrol-route.ts';

/** MU-RT-07, MU-RT-14: before the alarm an extra goes on to his next marker; whom he sees he may shoot. */
export function* patrol(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  if (isAlarmed(battle) || !isPatrolling(battle, figure)) return;
  const steps = figureCounter(battle, id, 'patrolled') + 1;
  const to = markerAfter(battle, id, steps);
  setFigureCounter(battle, id, 'patrolled', steps);
  figure.ap = 0;
  const from = figure.at;
  const march = to && marchTo(battle, figure, to, 1);
  if (to) yield* walkTo(battle, id, to, 1);
  // MU-RT-13: he looks about on his way as well as at its end.
  const way = march && !isRefusal(march) ? march.places : [from];
  const places = walkedPart(way, figure.at);
  if (!isIn(figure) || !sightsOnHisWay(battle, figure, places)) return;
  figure.ap = 1;
  yield* sight(battle, id);
}

/** MU-RT-08: how near chief and lieutenant stay to what they hold, in paces. */
const NEAR = 2;

function isNearHeld(battle: Battle, { radius, fate }: Figure, at: Point): boolean {
  const near = { at, radius };
  const isHeld = ['room', 'site'].flatMap((kind) => markersOf(battle, kind));
  const isByMarker = isHeld.some((marker) => {
    const far = NEAR * PACE + radius + marker.radius;
    return squaredDistance(marker.at, at) <= far * far;
  });
  // What he drives is none of it.
  const isScenery = ({ terrain }: { readonly terrain: Terrain }) =>
    fate !== 'aboard' || terrain.kind !== 'vehicle';
  return isByMarker || isNearPiece(tableOf(battle), near, NEAR * PACE, isScenery);
}

/** MU-RT-08: the places that an action leads a leader over; nothing when it moves him nowhere. */
function wayOf(battle: Battle, figure: Figure, action: Action): readonly Point[] {
  const along = (found: March | Refusal) => (isRefusal(found) ? [] : found.places);
  switch (action.kind) {
    case 'walk':
      return along(marchTo(battle, figure, action.to, 1));
    case 'run':
      return along(marchTo(battle, figure, action.to, RUN));
    case 'charge': {
      const target = findFigure(battle, action.target);
      return (target && chargePath(battle, figure, target)?.places) ?? [];
    }
    case 'flee': {
      const way = fleePath(battle, figure, action.to);
      return isRefusal(way) ? [] : way;
    }
    case 'haul':
      return along(moduleOf(battle, 'campaign').haulTo(battle, figure, action.to));
    case 'climb': {
      const found = climbTo(battle, figure, action.to);
      return isRefusal(found) ? [] : [figure.at, found.at];
    }
    case 'drop':
      return [figure.at, action.to];
    case 'drive':
    case 'boost': {
      const vehicle = battle.vehicles?.find(({ crew }) => crew[0] === figure.id);
      return vehicle ? moduleOf(battle, 'vehicles').rideOf(battle, vehicle, action.way).places : [];
    }
    default:
      return [];
  }
}

/** MU-RT-08: whether a leader who stands near what they hold stays near it all the way. */
function staysNear(battle: Battle, figure: Figure, action: Action): boolean {
  if (!isNearHeld(battle, figure, figure.at)) return true;
  return pointsAlong(wayOf(battle, figure, action), PACE).every((at) =>
    isNearHeld(battle, figure, at),
  );
}

/** Whatever is fired, and at whatever. */
function isShot(action: Action): action is Extract<Action, { readonly weapon: string }> {
  return 'weapon' in action;
}

/** MU-RT-07, MU-RT-08, MU-RT-12, MU-RT-15: what is not done before the alarm. */
export function whyNotQuiet(battle: Battle, figure: Figure, action: Action): Refusal | undefined {
  if (isAlarmed(battle)) return undefined;
  const who = { figure: figure.id };
  if (isAgent(battle, figure)) {
    if (isLoud(battle)) return undefined;
    if (action.kind === 'run') return refuse('no-running-yet', 'MU-RT-12', who);
    if (!isShot(action)) return undefined;
    const weapon = figure.recruit.ranged.find(({ id }) => id === action.weapon);
    return weapon?.silent ? undefined : refuse('too-loud-yet', 'MU-RT-12', who);
  }
  if (!isTerrorist(battle, figure)) return undefined;
  if (figure.recruit.rank === 'extra') {
    // MU-RT-19: its carrier plants the bomb, an extra on patrol too.
    const isFine = (isShot(action) && action.kind !== 'fire-together') || action.kind === 'deed';
    return isFine ? undefined : refuse('on-patrol', 'MU-RT-07', who);
  }
  return staysNear(battle, figure, action) ? undefined : refuse('stays-near', 'MU-RT-08', who);
}
