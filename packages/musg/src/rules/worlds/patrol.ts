import type { Flow, Refusal } from '@skirmish-kit/core';
import { between, isNearPiece, squaredDistance, type Point } from '@skirmish-kit/space';
import type { Action } from '../action.ts';
import { figureOf, isIn } from '../figures.ts';
import { tableOf } from '../ground.ts';
import { tell } from '../moments.ts';
import { PACE } from '../paces.ts';
import { deny } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { walkTo } from '../walk.ts';
import { markersOf, markOf, setMark } from '../world-things.ts';
import {
  alertRoll,
  isAgent,
  isAlarmed,
  isLoud,
  isTerrorist,
  noteSpotted,
  sightsAgent,
} from './alert.ts';
import { isPatrolling, markerAfter } from './patrol-route.ts';

/** MU-RT-07, MU-RT-14: before the alarm an extra goes on to his next marker; whom he sees he may shoot. */
export function* patrol(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  if (isAlarmed(battle) || !isPatrolling(battle, figure)) return;
  const steps = markOf(battle, id, 'patrolled') + 1;
  const to = markerAfter(battle, id, steps);
  setMark(battle, id, 'patrolled', steps);
  figure.ap = 0;
  const from = figure.at;
  if (to) yield* walkTo(battle, id, to, 1);
  // MU-RT-13: he looks about on his way as well as at its end.
  const onTheWay = { ...figure, at: between(from, figure.at, 0.5) };
  if (!isIn(figure) || ![onTheWay, figure].some((each) => sightsAgent(battle, each))) return;
  figure.ap = 1;
  yield* tell('sights', 'MU-RT-13', { figure: id });
  noteSpotted(battle);
  yield* alertRoll(battle, 'MU-RT-14');
}

/** MU-RT-08: how near chief and lieutenant stay to what they hold, in paces. */
const NEAR = 2;

function isNearHeld(battle: Battle, at: Point, radius: number): boolean {
  const near = { at, radius };
  const isHeld = ['room', 'site'].flatMap((kind) => markersOf(battle, kind));
  const isByMarker = isHeld.some((marker) => {
    const far = NEAR * PACE + radius + marker.radius;
    return squaredDistance(marker.at, at) <= far * far;
  });
  return isByMarker || isNearPiece(tableOf(battle), near, NEAR * PACE, () => true);
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
    if (action.kind === 'run') return deny('no-running-yet', 'MU-RT-12', who);
    if (!isShot(action)) return undefined;
    const weapon = figure.recruit.ranged.find(({ id }) => id === action.weapon);
    return weapon?.silent ? undefined : deny('too-loud-yet', 'MU-RT-12', who);
  }
  if (!isTerrorist(battle, figure)) return undefined;
  if (figure.recruit.rank === 'extra')
    return isShot(action) && action.kind !== 'fire-together'
      ? undefined
      : deny('on-patrol', 'MU-RT-07', who);
  if (action.kind !== 'walk' && action.kind !== 'run') return undefined;
  const isFine =
    isNearHeld(battle, action.to, figure.radius) || !isNearHeld(battle, figure.at, figure.radius);
  return isFine ? undefined : deny('stays-near', 'MU-RT-08', who);
}
