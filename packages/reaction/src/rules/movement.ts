import { isRefusal, type Flow, type Refusal, type RuleId } from '@skirmish-kit/core';
import {
  isPathClear,
  facingTowards,
  isPath,
  legCost,
  moveCost,
  pathTo,
  pivotAngle,
  samePoint,
  standingObstruction,
  type Obstruction,
  type NoPath,
  type Point,
  type PathCost,
} from '@skirmish-kit/space';
import { apLimit } from './action-points.ts';
import type { PlannedAction } from './planned-action.ts';
import { isIn } from './figures.ts';
import { canStand, tableOf, trafficFor } from './battlefield.ts';
import { isImmobile } from './machines.ts';
import { emit } from './events.ts';
import { offerOpportunity, opportunityAt, waitingFor } from './opportunity-fire.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure } from './state.ts';
import { lastStandable, waypoints } from './waypoints.ts';

/** RX-MOVE-03, RX-MOVE-04: tenths of a centimetre for one action point. */
export function strideOf(figure: Figure): number {
  return figure.armour === 'combat' ? 40 : 50;
}

/** RX-MOVE-03…05: each stretch in steps; difficult ground costs double. */
export function moveActionPoints(figure: Figure, { open, difficult }: PathCost): number {
  const stride = strideOf(figure);
  return Math.ceil(open / stride) + 2 * Math.ceil(difficult / stride);
}

/** A way on the table and what it costs. */
export interface March {
  readonly places: readonly Point[];
  readonly length: number;
  readonly ap: number;
}

/** A point as refusals name it: `455,300`. */
export function makePoint([x, y]: Point): string {
  return `${x},${y}`;
}

/** The way to a place: straight where that is clear and easy, else the cheapest way. */
export function marchTo(battle: Battle, figure: Figure, to: Point): March | Refusal {
  const [x, y] = to;
  if (samePoint(figure.at, to)) return refuse('not-moving', 'RX-MOVE-03', { figure: figure.id });
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const open = !standingObstruction(index, { at: to, radius: figure.radius }, traffic);
  const straight =
    open && isPathClear(index, figure, to, traffic) ? straightMarch(battle, figure, to) : undefined;
  if (straight && isCheapest(figure, straight)) return straight;
  const budget = straight ? lessThan(figure, straight) : strideOf(figure) * 2 * (figure.ap + 1);
  const path = pathTo(index, figure, to, traffic, { budget });
  if (!isPath(path)) return straight ?? whyNoWay(path, open, x, y);
  const round = { places: path.places, length: path.length, ap: moveActionPoints(figure, path) };
  return straight && straight.ap <= round.ap ? straight : round;
}

/** The path to a place at any distance; a refusal says whether the place is only too far. */
export function longMarchTo(battle: Battle, figure: Figure, to: Point): March | Refusal {
  const found = marchTo(battle, figure, to);
  if (!isRefusal(found) || found.code !== 'no-way') return found;
  const path = pathTo(tableOf(battle), figure, to, trafficFor(battle, figure));
  if (!isPath(path)) return found;
  return { places: path.places, length: path.length, ap: moveActionPoints(figure, path) };
}

function straightMarch(battle: Battle, figure: Figure, to: Point): March {
  const cost = legCost(tableOf(battle), figure.at, to);
  return { places: [figure.at, to], length: cost.length, ap: moveActionPoints(figure, cost) };
}

/** How long a way over open ground may be that costs a point less: only then it is worth going. */
function lessThan(figure: Figure, { ap }: March): number {
  return strideOf(figure) * (ap - 1);
}

/** Whether no way round saves a point: it would not be shorter. */
function isCheapest(figure: Figure, straight: March): boolean {
  return straight.length > lessThan(figure, straight);
}

function whyNoWay(reason: NoPath<Figure>, standing: boolean, x: number, y: number): Refusal {
  if (reason.by === 'edge') return refuse('off-table', 'RX-MOVE-03', { x, y });
  if (reason.by === 'no-way' || standing) return refuse('no-way', 'RX-MOVE-03', { x, y });
  return refuse('occupied', 'RX-MOVE-03', { x, y, by: obstructionId(reason) });
}

export function obstructionId(obstruction: Obstruction<Figure>): string {
  if (obstruction.by === 'terrain') return obstruction.id;
  return obstruction.by === 'base' ? obstruction.base.id : '';
}

/** The plan of `move:x,y`. */
export function planMove(battle: Battle, figure: Figure, to: Point): PlannedAction | Refusal {
  if (isImmobile(battle, figure)) return refuse('cannot-move', 'RX-MACH-05', { figure: figure.id });
  const march = longMarchTo(battle, figure, to);
  if (isRefusal(march)) return march;
  return tooFar(figure, march) ?? plannedMove(battle, figure, march);
}

/** RX-MOVE-03: the way costs more than the figure has. */
export function tooFar(figure: Figure, { ap: cost, length }: March): Refusal | undefined {
  if (cost <= figure.ap) return undefined;
  return refuse('too-far', 'RX-MOVE-03', { cost, ap: figure.ap, distance: length });
}

/** The plan of a move that was offered: the straight way is known to be clear. */
export function planOffered(battle: Battle, figure: Figure, to: Point): PlannedAction | Refusal {
  const straight = straightMarch(battle, figure, to);
  return isCheapest(figure, straight)
    ? plannedMove(battle, figure, straight)
    : planMove(battle, figure, to);
}

export function plannedMove(battle: Battle, figure: Figure, march: March): PlannedAction {
  return {
    cost: march.ap,
    interrupted: 'on-the-way',
    kind: 'move',
    perform: () => performMove(battle, figure, march),
  };
}

function* performMove(battle: Battle, figure: Figure, march: March): Flow {
  const [fromX, fromY] = figure.at;
  const costOf = (walked: readonly Point[]) =>
    moveActionPoints(figure, moveCost(tableOf(battle), walked));
  const { ap, whole } = yield* walk(battle, figure, march.places, march.ap, costOf);
  const [x, y] = figure.at;
  const params = { figure: figure.id, x, y, fromX, fromY, distance: march.length, ap };
  if (whole) yield* emit('moves', ruleOf(figure, march), params);
  else yield* emit('stopped', 'RX-OPP-01', { figure: figure.id, x, y });
}

function ruleOf(figure: Figure, { ap, length }: March): RuleId {
  if (ap > Math.ceil(length / strideOf(figure))) return 'RX-MOVE-05';
  return figure.armour === 'combat' ? 'RX-MOVE-04' : 'RX-MOVE-03';
}

/** How a walk went: what it cost, and whether it went all the way. */
export interface Walk {
  readonly ap: number;
  readonly whole: boolean;
}

/**
 * Takes a figure along a way it has paid `ap` for. Those who wait for it are asked where they
 * first can fire, where the shot gets better, and at its end (RX-OPP-03). Who panics on the way
 * stops there and gets back what he did not walk (RX-REACT-12); so does a machine that can go no
 * further (RX-MACH-05).
 */
export function* walk(
  battle: Battle,
  figure: Figure,
  places: readonly Point[],
  ap: number,
  costOf: (walked: readonly Point[]) => number,
): Flow<Walk> {
  if (waitingFor(battle, figure).length === 0) return walkUnwatched(figure, places, ap);
  const points = waypoints(places);
  const chances = new Map<string, number>();
  const limit = apLimit(battle, figure);
  for (let i = 0; i < points.length; i++) {
    const at = points[i] ?? figure.at;
    const last = i === points.length - 1;
    if (i > 0) setOff(figure);
    stepTo(figure, at);
    for (const waiting of waitingFor(battle, figure)) {
      const chance = opportunityAt(battle, waiting, figure);
      const better = chance > (chances.get(waiting.id) ?? 0);
      chances.set(waiting.id, chance);
      if (chance === 0 || !(better || last)) continue;
      yield* offerOpportunity(battle, waiting, figure);
      const halted = apLimit(battle, figure) < limit || isImmobile(battle, figure);
      if (!last && (halted || !isIn(figure))) {
        return stopAt(battle, figure, points.slice(0, i + 1), ap, costOf);
      }
    }
  }
  return arrive(figure, places, ap);
}

function walkUnwatched(figure: Figure, places: readonly Point[], ap: number): Walk {
  if (places.length > 1) setOff(figure);
  for (const at of places) stepTo(figure, at);
  return arrive(figure, places, ap);
}

function arrive(figure: Figure, places: readonly Point[], ap: number): Walk {
  const before = places.at(-2);
  const end = places.at(-1);
  if (before && end) figure.facing = facingTowards(before, end);
  return { ap, whole: true };
}

/** RX-ACTC-04, RX-ACTG-02: from the first step on it has moved and is out of its cover. */
function setOff(figure: Figure): void {
  figure.moved = true;
  figure.inCover = false;
}

function stepTo(figure: Figure, at: Point): void {
  if (!samePoint(figure.at, at)) figure.facing = facingTowards(figure.at, at);
  figure.at = at;
}

function stopAt(
  battle: Battle,
  figure: Figure,
  walked: readonly Point[],
  paid: number,
  costOf: (walked: readonly Point[]) => number,
): Walk {
  const ap = costOf(walked);
  const back = paid - ap;
  figure.spent -= back;
  if (isIn(figure)) {
    figure.at =
      lastStandable(walked, (at) => canStand(battle, figure, at)) ?? walked[0] ?? figure.at;
    figure.ap = Math.min(figure.ap + back, Math.max(0, apLimit(battle, figure) - figure.spent));
  }
  return { ap, whole: false };
}

/** RX-MOVE-01, RX-MOVE-02: 0 up to 90 degrees, once between two other actions; else 1. */
export function pivotCost(battle: Battle, figure: Figure, facing: number): number {
  const angle = pivotAngle(figure.facing, facing);
  const used = figure.pivoted && battle.settings.freePivot === 'once-per-action';
  return angle <= 90 && !used ? 0 : 1;
}

/** The plan of `pivot:270`. */
export function planPivot(battle: Battle, figure: Figure, facing: number): PlannedAction | Refusal {
  if (facing < 0 || facing > 359) return refuse('bad-facing', 'RX-MOVE-01', { facing });
  if (facing === figure.facing) return refuse('same-facing', 'RX-MOVE-01', { facing });
  const cost = pivotCost(battle, figure, facing);
  return {
    cost,
    interrupted: 'never',
    kind: 'other',
    perform: () => performPivot(figure, facing, cost),
  };
}

function* performPivot(figure: Figure, facing: number, ap: number): Flow {
  figure.facing = facing;
  if (ap === 0) figure.pivoted = true;
  const rule = ap === 0 ? 'RX-MOVE-01' : 'RX-MOVE-02';
  yield* emit('pivots', rule, { figure: figure.id, facing, ap });
}
