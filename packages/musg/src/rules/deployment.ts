import { choose, type Flow, type Refusal, type Seat } from '@skirmish-kit/core';
import {
  directionVector,
  distance,
  placeAt,
  roundedPoint,
  squaredDistance,
  turned,
  type Point,
} from '@skirmish-kit/space';
import { placings } from './answer-keys.ts';
import { moduleOf } from './modules.ts';
import { rollOfSide } from './extra-die.ts';
import { figureOf, isAble, isIn, sideOf } from './figures.ts';
import { canStand } from './battlefield.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import { refuse } from './refusals.ts';
import type { Deployment, Zone } from './scenario.ts';
import { markSeen } from './sightings.ts';
import type { Battle, Figure, FigureId, Phase } from './state.ts';
import { worldOf } from './world.ts';

/** MU-MERC-08, MU-MERC-14: how far from enemies who begins anywhere, in paces. */
const CLEAR = 1;

/** MU-DEP-04: a die each; the lowest places first, ties roll again. */
export function* rollDeployment(battle: Battle): Flow {
  const prepared = worldOf(battle)?.prepare?.(battle);
  if (prepared) yield* prepared;
  const lowest = yield* lowestFirst(
    battle,
    battle.sides.map(({ seat }) => seat),
  );
  const seats = battle.settings.deployFirst === 'highest' ? lowest.toReversed() : lowest;
  yield* emit('deployment-order', 'MU-DEP-04', { order: seats });
  battle.phase = { step: 'deployment', seats, last: false };
}

function* lowestFirst(battle: Battle, seats: readonly Seat[]): Flow<readonly Seat[]> {
  const rolled: (readonly [seat: Seat, die: number])[] = [];
  for (const seat of seats) {
    const params = { seat };
    const context = { who: seat, about: 'deployment', params };
    const die = yield* rollOfSide(battle, seat, 'MU-DEP-04', context);
    rolled.push([seat, die]);
  }
  const order: Seat[] = [];
  for (let face = 1; face <= 6; face++) {
    const tied = rolled.filter(([, die]) => die === face).map(([seat]) => seat);
    order.push(...(tied.length > 1 ? yield* lowestFirst(battle, tied) : tied));
  }
  return order;
}

type Deploying = Extract<Phase, { readonly step: 'deployment' }>;

/** Whom a side still has to place now: first all, then those who deploy last (MU-MERC-11). */
function toPlace(battle: Battle, seat: Seat, last: boolean): Figure[] {
  return battle.figures.filter(
    (figure) =>
      figure.seat === seat &&
      figure.fate === 'waiting' &&
      !figure.spent.includes('late') &&
      isAble(figure, 'deploys-last') === last,
  );
}

/** MU-DEP-04: one figure, or all the rest where it is offered. */
export function* deployStep(battle: Battle, { seats, last }: Deploying): Flow {
  const [seat, ...others] = seats;
  if (seat === undefined) {
    if (!last) {
      const all = battle.sides.map((side) => side.seat);
      const more = all.filter((each) => toPlace(battle, each, true).length > 0);
      battle.phase = { step: 'deployment', seats: more, last: true };
      return;
    }
    const vehicle = battle.vehicles?.find(({ fate }) => fate === 'waiting');
    if (vehicle) return yield* moduleOf(battle, 'vehicles').placeVehicle(battle, vehicle);
    markSeen(battle);
    battle.phase = { step: 'initiative' };
    const deployed = worldOf(battle)?.deployed?.(battle);
    if (deployed) yield* deployed;
    return;
  }
  const figures = toPlace(battle, seat, last);
  const [next] = figures;
  if (!next) {
    battle.phase = { step: 'deployment', seats: others, last };
    return;
  }
  const isSecret = isAble(next, 'hidden');
  const places = placesFor(battle, next);
  const answer = yield* choose<Placing>({
    who: seat,
    about: 'deploy',
    rule: 'MU-DEP-04',
    params: { figure: next.id, left: figures.length },
    ...(isSecret && { visibleTo: [seat] }),
    options: [
      ...places.map((at) => ({
        key: placings.make({ kind: 'place', figure: next.id, at }),
        value: { figure: next.id, at },
      })),
      ...(isAble(next, 'arrives-late')
        ? [
            {
              key: placings.make({ kind: 'wait', figure: next.id }),
              value: { figure: next.id, at: null },
            },
          ]
        : []),
      ...(isSecret || places.length === 0
        ? []
        : [{ key: placings.make({ kind: 'rest' }), value: 'rest' as const }]),
    ],
    read: (key) => readPlacing(battle, seat, last, key),
  });
  if (answer !== 'rest') {
    if (battle.settings.deployFirst === 'in-turn')
      battle.phase = { step: 'deployment', seats: [...others, seat], last };
    return yield* settle(battle, answer.figure, answer.at);
  }
  for (const figure of figures) {
    const [at] = placesFor(battle, figure);
    if (at) yield* settle(battle, figure.id, at);
  }
}

type Placing = 'rest' | { readonly figure: FigureId; readonly at: Point | null };

function readPlacing(battle: Battle, seat: Seat, last: boolean, key: string): Placing | Refusal {
  const answer = placings.parse(key);
  if (answer?.kind !== 'place')
    return refuse('not-understood', 'MU-DEP-04', { answer: key.slice(0, 40) });
  const figure = toPlace(battle, seat, last).find(({ id }) => id === answer.figure);
  if (!figure) return refuse('not-there', 'MU-DEP-04', { target: answer.figure });
  const refusal = whyNotPlace(battle, figure, answer.at);
  return refusal ?? { figure: figure.id, at: answer.at };
}

/** MU-DEP-04: why it cannot begin there. */
export function whyNotPlace(
  battle: Battle,
  figure: Figure,
  at: Point,
  zone = zoneFor(battle, figure),
): Refusal | undefined {
  const [x, y] = at;
  if (!isInZone(zone, at)) return refuse('not-in-zone', 'MU-DEP-04', { x, y });
  if (!canStand(battle, figure, at)) return refuse('occupied', 'MU-DEP-04', { x, y });
  const near = battle.figures.some(
    (other) =>
      other.seat !== figure.seat &&
      isIn(other) &&
      !other.hidden &&
      distance(other, { at, radius: figure.radius }) < CLEAR * PACE,
  );
  return near ? refuse('too-near', 'MU-MERC-08', { far: CLEAR }) : undefined;
}

function isInZone({ x, y, width, height }: Zone, at: Point): boolean {
  return at[0] >= x && at[0] <= x + width && at[1] >= y && at[1] <= y + height;
}

/** Where a figure may begin: its zone, or if that is full, as near to it as there is room (MU-DEP-04). */
export function zoneFor(battle: Battle, figure: Figure): Zone {
  const own = ownZone(battle, figure);
  for (let zone = own; ; zone = aPaceWider(battle, zone)) {
    if (searched(battle, figure, zone).some((at) => !whyNotPlace(battle, figure, at, zone)))
      return zone;
    if (zone.width === battle.width && zone.height === battle.height) return own;
  }
}

/** Its zone, further forward, or anywhere. */
function ownZone(battle: Battle, figure: Figure): Zone {
  const { width, height } = battle;
  const everywhere = { x: 0, y: 0, width, height };
  if (isAble(figure, 'deploys-anywhere') || figure.spent.includes('late')) return everywhere;
  const { zone, forward } = battle.deployment[figure.seat] ?? { zone: everywhere, forward: 0 };
  return isAble(figure, 'deploys-forward')
    ? moduleOf(battle, 'campaign').forwardZone(zone, forward)
    : zone;
}

/** A zone that is a pace wider on each side, as far as there is a table. */
function aPaceWider({ width, height }: Battle, zone: Zone): Zone {
  const [x, y] = [Math.max(0, zone.x - PACE), Math.max(0, zone.y - PACE)];
  const right = Math.min(width, zone.x + zone.width + PACE);
  const foot = Math.min(height, zone.y + zone.height + PACE);
  return { x, y, width: right - x, height: foot - y };
}

/** How many places are offered, and how far apart they are looked for. */
const OFFERED = 4;
const SPACING = PACE;

/** Good places to begin: near the figure's share of the front of its zone. */
export function placesFor(battle: Battle, figure: Figure): readonly Point[] {
  const zone = zoneFor(battle, figure);
  const found: Point[] = [];
  for (const at of searched(battle, figure, zone)) {
    if (found.length === OFFERED) break;
    const spread = found.every((other) => squaredDistance(at, other) >= 9 * PACE * PACE);
    if (spread && !whyNotPlace(battle, figure, at, zone)) found.push(at);
  }
  return found;
}

/** The places of a zone in the order in which they are looked at for a figure. */
function searched(battle: Battle, figure: Figure, zone: Zone): readonly Point[] {
  const { x, y, width, height } = zone;
  const { forward } = battle.deployment[figure.seat] ?? { forward: 0 };
  const own = battle.figures.filter(({ seat }) => seat === figure.seat);
  const share = (own.indexOf(figure) + 1) / (own.length + 1);
  const [ahead, down] = directionVector(forward);
  const isWide = Math.abs(down) > Math.abs(ahead);
  const front = isWide ? (down > 0 ? 0.75 : 0.25) : ahead > 0 ? 0.75 : 0.25;
  const anchor = isWide
    ? roundedPoint(x + width * share, y + height * front)
    : roundedPoint(x + width * front, y + height * share);
  return gridOf(battle.deployment, zone, figure.radius, anchor);
}

/** The places of zones by who stands there: deployment never changes, so they are put in order once. */
const grids = new WeakMap<readonly Deployment[], Map<string, readonly Point[]>>();

/** The places of a zone that are looked at, those nearest to the anchor first. */
function gridOf(
  deployment: readonly Deployment[],
  zone: Zone,
  radius: number,
  anchor: Point,
): readonly Point[] {
  const remaining = grids.get(deployment) ?? new Map<string, readonly Point[]>();
  grids.set(deployment, remaining);
  const name = [zone.x, zone.y, zone.width, zone.height, radius, ...anchor].join();
  const known = remaining.get(name);
  if (known) return known;
  const grid = [...placesIn(zone, radius)];
  grid.sort((a, b) => squaredDistance(a, anchor) - squaredDistance(b, anchor));
  remaining.set(name, grid);
  return grid;
}

/** The places of a zone, a pace apart. */
export function* placesIn({ x, y, width, height }: Zone, radius: number): Iterable<Point> {
  for (let left = x + radius; left <= x + width - radius; left += SPACING)
    for (let top = y + radius; top <= y + height - radius; top += SPACING) yield [left, top];
}

/** Puts a figure where it begins, its guns beside it; or lets it wait (MU-MERC-08). */
function* settle(battle: Battle, id: FigureId, at: Point | null): Flow {
  const figure = figureOf(battle, id);
  if (at === null) {
    figure.spent = [...figure.spent, 'late'];
    return yield* emit('waits', 'MU-MERC-08', { figure: id });
  }
  yield* enter(battle, id, at);
}

/** MU-EDGE-07: who is placed counts from now on, also when nobody else sees him. */
export function* enter(battle: Battle, id: FigureId, at: Point): Flow {
  const figure = figureOf(battle, id);
  figure.at = at;
  figure.fate = 'in';
  figure.hidden = isAble(figure, 'hidden');
  sideOf(battle, figure.seat).size += 1;
  const { forward } = battle.deployment[figure.seat] ?? { forward: 0 };
  for (const gun of battle.guns)
    if (gun.id.startsWith(`${id}gun`))
      gun.at = placeAt(at, turned(forward, 180), figure.radius + gun.radius);
  if (!figure.hidden) yield* emit('deployed', 'MU-DEP-04', { figure: id, x: at[0], y: at[1] });
}
