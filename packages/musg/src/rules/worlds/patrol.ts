import { isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import { isNearPiece, placeAt, samePoint, squaredDistance, type Point } from '@skirmish-kit/space';
import type { Action } from '../action.ts';
import { figureOf, figuresIn, isIn } from '../figures.ts';
import { mayStand, tableOf } from '../ground.ts';
import { tell } from '../moments.ts';
import { marchTo } from '../movement.ts';
import { PACE } from '../paces.ts';
import { deny } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { walkTo } from '../walk.ts';
import { markersOf, markOf, putMarker, setMark } from '../world-things.ts';
import { alertRoll, isAgent, isAlarmed, isTerrorist, sightsAgent } from './alert.ts';

/** MU-RT-07: how far apart the markers of a patrol are, in paces, and how many there are. */
const SPACING = 5;
const MARKERS = 3;

/** MU-RT-07: markers for each extra, each within a walk of the one before. */
export function layPatrols(battle: Battle): void {
  for (const figure of figuresIn(battle)) {
    if (!isTerrorist(battle, figure) || figure.recruit.rank !== 'extra') continue;
    let last = figure.at;
    const route: Point[] = [last];
    for (let direction = 0; route.length < MARKERS && direction < 720; direction += 45) {
      const at = placeAt(last, (direction + 90 * figure.id.length) % 360, SPACING * PACE - 1);
      const there = { ...figure, at: last };
      const isNew = route.every((other) => squaredDistance(other, at) > PACE * PACE);
      if (!isNew || !mayStand(battle, figure, at) || isRefusal(marchTo(battle, there, at, 1)))
        continue;
      route.push(at);
      last = at;
    }
    for (const at of route) putMarker(battle, { kind: 'patrol', at, figure: figure.id });
  }
}

/** MU-RT-07: the marker he goes to next: there and back. */
function nextMarker(battle: Battle, id: FigureId): Point | undefined {
  const route = markersOf(battle, 'patrol').filter(({ figure }) => figure === id);
  const steps = markOf(battle, id, 'patrolled') + 1;
  const period = Math.max(1, 2 * (route.length - 1));
  const place = steps % period;
  return route[place < route.length ? place : period - place]?.at;
}

/** MU-RT-07, MU-RT-14: before the alarm an extra goes on to his next marker; whom he sees he may shoot. */
export function* patrol(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  if (isAlarmed(battle) || !isTerrorist(battle, figure) || figure.recruit.rank !== 'extra') return;
  const to = nextMarker(battle, id);
  setMark(battle, id, 'patrolled', markOf(battle, id, 'patrolled') + 1);
  figure.ap = 0;
  if (to && !samePoint(to, figure.at)) yield* walkTo(battle, id, to, 1);
  if (!isIn(figure) || !sightsAgent(battle, figure)) return;
  figure.ap = 1;
  yield* tell('sights', 'MU-RT-13', { figure: id });
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
