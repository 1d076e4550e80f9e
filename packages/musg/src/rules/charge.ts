import { subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  isPathClear,
  contactPlace,
  contactPlaces,
  isPath,
  legCost,
  pathToContact,
  squaredDistance,
  standingObstruction,
  samePoint,
  terrainAt,
  type Point,
} from '@skirmish-kit/space';
import { moduleOf } from './modules.ts';
import { wayUpOrDown, type ChargeWay } from './charge-up-and-down.ts';
import { areEngaged, areFoes, figureOf, friendsOf, isAble, isEngaged, isIn } from './figures.ts';
import { sees, tableOf, trafficFor } from './battlefield.ts';
import { emit } from './events.ts';
import { difficultyFor, footingTowards, isInReach, partOfWay, reachOf } from './movement.ts';
import { PACE } from './paces.ts';
import { passed } from './passage.ts';
import { refuse } from './refusals.ts';
import { reveal } from './reveal.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { comeAlong, goAlong } from './walk.ts';

/** MU-CHG-01: how many times the Move a charge goes. */
export const CHARGE = 1.5;

/** MU-MERC-14: how much higher a charge begins that dives, in paces. */
const DIVE = 2;

/** MU-CHG-02, MU-CHG-05: why this one may not be charged. */
export function whyNotCharge(
  battle: Battle,
  figure: Figure,
  target: Figure | undefined,
  targetId: string,
): Refusal | undefined {
  const who = { figure: figure.id };
  if (!target || !isIn(target) || !areFoes(battle, target.seat, figure.seat) || target.hidden)
    return refuse('not-there', 'MU-CHG-05', { target: targetId });
  if (isAble(figure, 'never-charges')) return refuse('cannot-charge', 'MU-CHG-05', who);
  if (figure.carries !== null) return refuse('hands-full', 'MU-CHAR-14', who);
  if (isEngaged(battle, figure)) return refuse('in-melee', 'MU-CHG-05', who);
  if (figure.hanging || target.hanging) return refuse('on-a-rope', 'MU-EQ-08', who);
  if (battle.settings.chargeSight !== 'unseen' && !sees(battle, figure, target))
    return refuse('no-line-of-sight', 'MU-CHG-05', { figure: figure.id, target: target.id });
  return canReach(battle, figure, target) ? undefined : outOfReach(battle, figure, target);
}

/** MU-CHG-02: distances are measured, so nobody begins a charge that cannot arrive. */
function outOfReach(battle: Battle, figure: Figure, target: Figure): Refusal {
  const way = chargePath(battle, figure, target);
  const [x, y] = target.at;
  if (!way) return refuse('no-way', 'MU-CHG-02', { x, y });
  const params = { figure: figure.id, distance: way.length, reach: reachOf(figure, CHARGE) };
  return refuse('too-far', 'MU-CHG-02', params);
}

/** The way into contact, if there is one within so many charges. */
export function chargePath(
  battle: Battle,
  figure: Figure,
  target: Figure,
  charges = 3,
): ChargeWay | undefined {
  const budget = charges * reachOf(figure, CHARGE);
  if (figure.on !== target.on) return wayUpOrDown(battle, figure, target, budget);
  const options = { difficult: difficultyFor(figure), budget };
  const traffic = trafficFor(battle, figure);
  const path = pathToContact(tableOf(battle), figure, target, traffic, options);
  return isPath(path) ? path : undefined;
}

/** MU-CHG-01: whether a charge would arrive. */
export function canReach(battle: Battle, figure: Figure, target: Figure): boolean {
  if (figure.on !== target.on) return canReachAlong(battle, figure, target);
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const straight = contactPlace(figure, target);
  const isFree =
    straight && !standingObstruction(index, { at: straight, radius: figure.radius }, traffic);
  if (isFree && isPathClear(index, figure, straight, traffic)) {
    const cost = legCost(index, figure.at, straight);
    if (isInReach(figure, CHARGE, cost)) return true;
    if (cost.difficult === 0) return false;
  }
  if (isBesideWayFree(battle, figure, target)) return true;
  return canReachAlong(battle, figure, target);
}

/** Whether the whole way is within reach. */
function canReachAlong(battle: Battle, figure: Figure, target: Figure): boolean {
  const way = chargePath(battle, figure, target, 1);
  return way !== undefined && isInReach(figure, CHARGE, way);
}

/** What rounding may add to a way, in twentieths. */
const ROUNDING = 2;

/**
 * Whether a straight way leads to another side of the target, with so much to spare that the shortest
 * way is within reach as well: most charges need no search for a way.
 */
function isBesideWayFree(battle: Battle, figure: Figure, target: Figure): boolean {
  if (figure.recruit.stride > 0) return false; // MU-EDGE-01: ways all over difficult ground are shorter.
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const most = reachOf(figure, CHARGE) - ROUNDING;
  for (const at of contactPlaces(figure, target)) {
    const far = squaredDistance(figure.at, at);
    if (far > most * most || !isPathClear(index, figure, at, traffic)) continue;
    const { open, difficult } = legCost(index, figure.at, at);
    if (open + difficultyFor(figure) * difficult > most) continue;
    if (!standingObstruction(index, { at, radius: figure.radius }, traffic)) return true;
  }
  return false;
}

/** MU-CHG-01 to MU-CHG-05: a charge of which one point is paid. */
export function* charge(battle: Battle, id: FigureId, targetId: FigureId): Flow {
  yield* emit('charges', 'MU-CHG-01', { figure: id, target: targetId });
  reveal(battle, figureOf(battle, id));
  const target = yield* interceptedBy(battle, id, targetId);
  const { willToCharge, receivingCharge } = battle.settings;
  if (
    willToCharge === 'on' &&
    !(yield* subFlow(moduleOf(battle, 'optional').hasTheWill, battle, id, target))
  )
    return;
  const steppedBack =
    receivingCharge === 'on' &&
    (yield* subFlow(moduleOf(battle, 'optional').receive, battle, id, target));
  const figure = figureOf(battle, id);
  const way = chargePath(battle, figure, figureOf(battle, target));
  if (!way || !isInReach(figure, CHARGE, way))
    return yield* fallShort(battle, id, target, steppedBack);
  const before = figure.level;
  const whole = yield* goIntoContact(battle, id, target, way);
  const after = figureOf(battle, id);
  if (!whole || !isIn(after) || !areEngaged(battle, after, figureOf(battle, target))) return;
  after.charged = true; // MU-CHG-04
  after.dived = before - figureOf(battle, target).level >= DIVE * PACE;
  yield* emit('arrives', 'MU-CHG-04', { figure: id, target });
}

/** MU-CHG-01: all the way, up or down at the foot of a piece. Says whether nothing stopped him. */
function* goIntoContact(
  battle: Battle,
  id: FigureId,
  targetId: FigureId,
  { places, foot }: ChargeWay,
): Flow<boolean> {
  if (foot === undefined) return yield* goAlong(battle, id, places);
  const isUp = figureOf(battle, id).on === null;
  if (isUp && !(yield* goAlong(battle, id, places.slice(0, foot + 1)))) return false;
  const [figure, target] = [figureOf(battle, id), figureOf(battle, targetId)];
  if (!isIn(figure) || !isIn(target)) return false;
  const before = { ...figure };
  const top = isUp ? [] : places.slice(0, foot + 1);
  const edge = Math.max(0, top.length - 1);
  const walked = isUp ? top : yield* comeAlong(battle, id, top);
  if (!isIn(figure)) return false;
  if (walked !== top) {
    yield* passed(battle, id, before, walked);
    return false;
  }
  if (battle.settings.spotting === 'on') {
    const { spotOnTheHeight } = moduleOf(battle, 'optional');
    const at = places[foot] ?? figure.at;
    const stop = yield* spotOnTheHeight(battle, id, before, target, at);
    if (!isIn(figure)) return false;
    if (stop) {
      const { level, hanging } = stop;
      yield* emit(hanging ? 'hangs' : 'climbs', 'MU-MOVE-05', { figure: id, height: level });
      yield* passed(battle, id, before, [...top, stop.at], edge);
      return false;
    }
  }
  figure.level = target.level;
  figure.on = target.on;
  figure.hanging = false;
  yield* emit('climbs', 'MU-MOVE-05', { figure: id, height: target.level });
  const rest = places.slice(foot);
  const ended = yield* comeAlong(battle, id, rest);
  if (!isIn(figure)) return false;
  yield* passed(battle, id, before, [...top.slice(0, -1), ...ended], edge);
  const end = places.at(-1) ?? figure.at;
  return ended === rest || samePoint(figure.at, end);
}

/** MU-MERC-09: who meets the charge, where the target has a bodyguard. */
function* interceptedBy(battle: Battle, id: FigureId, target: FigureId): Flow<FigureId> {
  const isGuarded = friendsOf(battle, figureOf(battle, target)).some((friend) =>
    isAble(friend, 'bodyguard'),
  );
  return isGuarded ? yield* moduleOf(battle, 'campaign').intercepted(battle, id, target) : target;
}

/**
 * MU-CHG-02, MU-CHG-03, MU-EDGE-10: without contact it is a run for a second point. Without that
 * point he goes half his Move, and nowhere on difficult ground; his whole Move if the enemy stepped
 * back.
 */
function* fallShort(battle: Battle, id: FigureId, targetId: FigureId, steppedBack: boolean): Flow {
  const figure = figureOf(battle, id);
  const target = figureOf(battle, targetId);
  const paysRun = figure.ap > 0;
  if (paysRun) figure.ap -= 1;
  const times = paysRun ? CHARGE : steppedBack ? 1 : 0.5;
  const onDifficult =
    difficultyFor(figure) > 1 &&
    terrainAt(tableOf(battle), figure.at).some(({ ground }) => ground === 'difficult');
  yield* emit('falls-short', paysRun ? 'MU-CHG-02' : 'MU-CHG-03', { figure: id, target: targetId });
  if (!paysRun && !steppedBack && onDifficult) return;
  const way = partOfWay(battle, figure, placesAhead(battle, figure, target), times);
  yield* goAlong(battle, id, way.places);
}

/** MU-CHG-02: where who falls short runs; at most to the foot of a piece or to its edge. */
function placesAhead(battle: Battle, figure: Figure, target: Figure): readonly Point[] {
  const straight = [figure.at, footingTowards(battle, figure, target.at)];
  if (figure.on !== null && figure.on !== target.on) return straight;
  const { places, foot } = chargePath(battle, figure, target) ?? { places: straight };
  return foot === undefined ? places : places.slice(0, foot + 1);
}
