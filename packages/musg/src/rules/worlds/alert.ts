import { mapReading, roll, type Flow, type RuleId, type Seat } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { ONE_DIE } from '../dice.ts';
import { figureOf, isHere, isIn } from '../figures.ts';
import { sees } from '../battlefield.ts';
import { emit } from '../events.ts';
import { footingsAlong, footingsAt, type Footing } from '../footing.ts';
import { PACE } from '../paces.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import type { Passage } from '../world.ts';
import { countOf, markersOf, setCount, settingOf } from '../world-helpers.ts';
import { meetsWay } from './along-path.ts';

/** MU-RT-09: the level at which the alarm is given. */
const ALARM = 6;

/** MU-RT-16: how far a detector notices, in paces. */
export const DETECTOR = 3;

/** MU-RT-02: which side is which. */
export function terroristSeat(battle: Pick<Battle, 'world'>): Seat {
  return settingOf(battle, 'terrorists') === 'first' ? 0 : 1;
}

export const isTerrorist = (battle: Battle, { seat }: Figure): boolean =>
  seat === terroristSeat(battle);

/** MU-RT-01: whether somebody is of the team that was called. */
export const isAgent = (battle: Battle, { seat }: Figure): boolean =>
  seat === 1 - terroristSeat(battle);

/** MU-RT-09: whether the alarm was given. */
export const isAlarmed = (battle: Battle): boolean => countOf(battle, 'alert') >= ALARM;

/** MU-RT-10, MU-RT-11: a die against 6 less the level; a success raises it. */
export function* alertRoll(battle: Battle, rule: RuleId): Flow {
  if (isAlarmed(battle)) return;
  const level = countOf(battle, 'alert');
  const need = ALARM - level;
  const isEqual = battle.settings.alertTest === 'equal';
  const raised = yield* roll(
    mapReading(ONE_DIE, (die) => (isEqual ? die === need : die >= need)),
    rule,
    { who: terroristSeat(battle), about: 'alert', params: { need } },
  );
  if (!raised) return;
  setCount(battle, 'alert', level + 1);
  yield* emit('alert', 'MU-RT-10', { level: level + 1 });
  if (isAlarmed(battle)) yield* emit('alarm', 'MU-RT-09', {});
}

/** MU-RT-13: how often somebody is looked at on his way, and looks about himself, in twentieths. */
export const STEP = PACE / 2;

/** MU-RT-13: somebody at every step of his way, the place he set out from left out. */
function onHisWay(figure: Figure, places: readonly Footing[]): readonly Figure[] {
  const steps = footingsAlong(places, STEP).slice(1);
  return steps.length === 0 ? [figure] : steps.map((footing) => ({ ...figure, ...footing }));
}

/** MU-RT-13: whether any terrorist, on foot or in a vehicle, sees him at one of these places. */
export function isSpotted(battle: Battle, way: readonly Figure[]): boolean {
  return battle.figures.some(
    (other) =>
      isHere(other) &&
      isTerrorist(battle, other) &&
      way.some((there) => sees(battle, other, there)),
  );
}

/** MU-RT-13: whether a terrorist sees an agent on his way. */
export function sightsOnHisWay(battle: Battle, figure: Figure, places: readonly Point[]): boolean {
  return onHisWay(figure, footingsAt(figure, places)).some((there) => sightsAgent(battle, there));
}

/** MU-RT-13: whether a terrorist comes to see an agent whom he did not see before he moved. */
export function comesToSee(battle: Battle, before: Figure, way: readonly Figure[]): boolean {
  const unseen = agentsHere(battle).filter(
    (other) => !(isHere(before) && sees(battle, before, other)),
  );
  return (
    unseen.length > 0 && way.some((there) => unseen.some((other) => sees(battle, there, other)))
  );
}

/** Agents on foot and in vehicles. */
const agentsHere = (battle: Battle): readonly Figure[] =>
  battle.figures.filter((other) => isHere(other) && isAgent(battle, other));

/** MU-RT-13: who raises the alert when he comes to see an agent; patrols look about when they have walked (MU-RT-07). */
export const isLeader = (battle: Battle, figure: Figure): boolean =>
  isTerrorist(battle, figure) && figure.recruit.rank !== 'extra';

/** MU-RT-15: whether the team need be quiet no more: after the alarm, or once it was spotted. */
export const isLoud = (battle: Battle): boolean =>
  isAlarmed(battle) || countOf(battle, 'spotted') > 0;

function markSpotted(battle: Battle): void {
  if (settingOf(battle, 'quietUntil') === 'spotted') setCount(battle, 'spotted', 1);
}

/** MU-RT-13, MU-RT-14, MU-RT-16: who moves may be seen, may see, and may come near a detector. */
export function* noticed(battle: Battle, id: FigureId, passage: Passage): Flow {
  const figure = figureOf(battle, id);
  const { places } = passage;
  if (isAlarmed(battle) || !isIn(figure)) return;
  const way = onHisWay(figure, places);
  if (isAgent(battle, figure) && isSpotted(battle, way)) yield* spotted(battle, id);
  const points = places.map((place) => place.at);
  if (isLeader(battle, figure) && comesToSee(battle, passage.before, way)) yield* sight(battle, id);
  for (const { at } of markersOf(battle, 'detector'))
    if (meetsWay(points, { at, radius: DETECTOR * PACE + figure.radius }))
      return yield* detected(battle, id);
}

/** MU-RT-13, MU-RT-14: an agent was seen. */
export function* spotted(battle: Battle, id: FigureId): Flow {
  yield* emit('spotted', 'MU-RT-13', { figure: id });
  markSpotted(battle);
  yield* alertRoll(battle, 'MU-RT-14');
}

/** MU-RT-16: somebody has passed a detector. */
export function* detected(battle: Battle, id: FigureId): Flow {
  yield* emit('detected', 'MU-RT-16', { figure: id });
  if (isAgent(battle, figureOf(battle, id))) markSpotted(battle);
  yield* alertRoll(battle, 'MU-RT-16');
}

/** MU-RT-13, MU-RT-14: a terrorist sees an agent, and his side rolls for the alert. */
export function* sight(battle: Battle, id: FigureId): Flow {
  yield* emit('sights', 'MU-RT-13', { figure: id });
  markSpotted(battle);
  yield* alertRoll(battle, 'MU-RT-14');
}

/** MU-RT-13: whether a terrorist who stands there sees anybody. */
export function sightsAgent(battle: Battle, terrorist: Figure): boolean {
  return agentsHere(battle).some((other) => sees(battle, terrorist, other));
}
