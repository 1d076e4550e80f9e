import { choose, isRefusal, type Flow, type Refusal } from '@skirmish-kit/core';
import { placeAt, squaredDistance, type Point } from '@skirmish-kit/space';
import { routes } from '../answer-keys.ts';
import { figuresIn } from '../figures.ts';
import { marchTo } from '../movement.ts';
import { PACE } from '../paces.ts';
import { refuse } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import {
  markersOf,
  figureCounter,
  putMarker,
  setFigureCounter,
  settingOf,
} from '../world-helpers.ts';
import { isTerrorist, terroristSeat } from './alert.ts';

/** MU-RT-07: how far apart the markers of a patrol are, in paces; how many are given, and the most. */
const SPACING = 5;
const GIVEN = 3;
const MOST = 6;

/** A patrol that goes round, and not there and back. */
const ROUND = 'round';

/** MU-RT-07: who goes from marker to marker. */
export function isPatrolling(battle: Battle, figure: Figure): boolean {
  return isTerrorist(battle, figure) && figure.recruit.rank === 'extra';
}

/** The markers of one of them, in the order in which he passes them. */
function routeOf(battle: Battle, id: FigureId): readonly Point[] {
  return markersOf(battle, 'patrol')
    .filter(({ figure }) => figure === id)
    .map(({ at }) => at);
}

/** MU-RT-07: where somebody is after so many markers: there and back, or round. */
export function markerAfter(battle: Battle, id: FigureId, steps: number): Point | undefined {
  const route = routeOf(battle, id);
  const isRound = figureCounter(battle, id, ROUND) > 0;
  const period = isRound ? route.length : Math.max(1, 2 * (route.length - 1));
  const place = steps % period;
  return route[place < route.length ? place : period - place];
}

/** Every route as it is walked; one that is not closed comes back on itself. */
export function visibleRoutes(battle: Battle): readonly (readonly Point[])[] {
  const walkers = new Set(markersOf(battle, 'patrol').flatMap(({ figure }) => figure ?? []));
  return [...walkers]
    .map((id) => {
      const route = routeOf(battle, id);
      return figureCounter(battle, id, ROUND) > 0
        ? route
        : [...route, ...route.slice(1, -1).reverse()];
    })
    .filter((route) => route.length > 1);
}

/** MU-RT-07: markers for each extra, each within a walk of the one before: given, or laid by their player. */
export function* layPatrols(battle: Battle): Flow {
  const how = settingOf(battle, 'patrols');
  let isLaid = how === 'laid';
  for (const figure of figuresIn(battle)) {
    if (!isPatrolling(battle, figure)) continue;
    put(battle, figure, figure.at);
    if (isLaid) isLaid = yield* layRoute(battle, figure);
    if (!isLaid) giveRoute(battle, figure, how === 'rounds');
  }
}

function put(battle: Battle, { id }: Figure, at: Point): void {
  putMarker(battle, { kind: 'patrol', at, figure: id });
}

/** Places about the last marker, one after the other in all directions. */
function* placesAbout(figure: Figure, route: () => readonly Point[], most: number) {
  for (let direction = 0; direction < most; direction += 45) {
    const last = route().at(-1) ?? figure.at;
    yield placeAt(last, (direction + 90 * figure.id.length) % 360, SPACING * PACE - 1);
  }
}

function giveRoute(battle: Battle, figure: Figure, isRound: boolean): void {
  const route = () => routeOf(battle, figure.id);
  if (isRound) setFigureCounter(battle, figure.id, ROUND, 1);
  for (const at of placesAbout(figure, route, 720)) {
    if (route().length >= GIVEN) return;
    const isLast = isRound && route().length === GIVEN - 1;
    if (whyNotMarker(battle, figure, at) || (isLast && !isClosed(battle, figure, at))) continue;
    put(battle, figure, at);
  }
}

/** Why there can be no marker: too near another of his, or no walk from the last. */
function whyNotMarker(battle: Battle, figure: Figure, at: Point): Refusal | undefined {
  const route = routeOf(battle, figure.id);
  if (route.some((other) => squaredDistance(other, at) <= PACE * PACE))
    return refuse('too-near', 'MU-RT-07', { far: 1 });
  const march = marchTo(battle, { ...figure, at: route.at(-1) ?? figure.at }, at, 1);
  return isRefusal(march) ? march : undefined;
}

/** Whether a walk joins a marker and his first, where he still stands. */
function isClosed(battle: Battle, figure: Figure, last: Point): boolean {
  return !isRefusal(marchTo(battle, figure, last, 1));
}

type Laid = Point | 'done' | 'round' | 'rest';

/** MU-RT-07: marker by marker; tells whether he goes on with the others. */
function* layRoute(battle: Battle, figure: Figure): Flow<boolean> {
  for (let left = MOST - 1; left > 0; left--) {
    const route = routeOf(battle, figure.id);
    const mayRound = route.length > 2 && isClosed(battle, figure, route.at(-1) ?? figure.at);
    const places = [...placesAbout(figure, () => route, 360)];
    const laid = yield* choose<Laid>({
      who: terroristSeat(battle),
      about: 'patrol',
      rule: 'MU-RT-07',
      params: { figure: figure.id, left },
      options: [
        ...(route.length === 1
          ? [{ key: routes.make({ kind: 'rest' }), value: 'rest' as const }]
          : []),
        { key: routes.make({ kind: 'done' }), value: 'done' },
        ...(mayRound ? [{ key: routes.make({ kind: 'round' }), value: 'round' as const }] : []),
        ...places
          .filter((at) => !whyNotMarker(battle, figure, at))
          .map((at) => ({ key: routes.make({ kind: 'put', at }), value: at })),
      ],
      read: (key) => readMarker(battle, figure, key),
    });
    if (laid === 'rest') return false;
    if (laid === 'round') setFigureCounter(battle, figure.id, ROUND, 1);
    if (typeof laid === 'string') return true;
    put(battle, figure, laid);
  }
  return true;
}

function readMarker(battle: Battle, figure: Figure, key: string): Point | Refusal {
  const answer = routes.parse(key);
  if (answer?.kind === 'put') return whyNotMarker(battle, figure, answer.at) ?? answer.at;
  return refuse('not-understood', 'MU-RT-07', { answer: key.slice(0, 40) });
}
