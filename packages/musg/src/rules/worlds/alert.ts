import { reading, roll, type Flow, type RuleId, type Seat } from '@skirmish-kit/core';
import { lineMeets, type Point } from '@skirmish-kit/space';
import { ONE_DIE } from '../dice.ts';
import { figureOf, figuresIn, isIn } from '../figures.ts';
import { sees } from '../ground.ts';
import { tell } from '../moments.ts';
import { PACE } from '../paces.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { countOf, markersOf, setCount, settingOf } from '../world-things.ts';

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
    reading(ONE_DIE, (die) => (isEqual ? die === need : die >= need)),
    rule,
    { who: terroristSeat(battle), about: 'alert', params: { need } },
  );
  if (!raised) return;
  setCount(battle, 'alert', level + 1);
  yield* tell('alert', 'MU-RT-10', { level: level + 1 });
  if (isAlarmed(battle)) yield* tell('alarm', 'MU-RT-09', {});
}

/** MU-RT-13: whether any terrorist sees him where he is or on the way there. */
function isSpotted(battle: Battle, figure: Figure, from: Point): boolean {
  const [x, y] = figure.at;
  const halfway: Point = [Math.round((x + from[0]) / 2), Math.round((y + from[1]) / 2)];
  return figuresIn(battle).some(
    (other) =>
      isTerrorist(battle, other) &&
      (sees(battle, other, figure) || sees(battle, other, { ...figure, at: halfway })),
  );
}

/** MU-RT-15: whether the team need be quiet no more: after the alarm, or once it was spotted. */
export const isLoud = (battle: Battle): boolean =>
  isAlarmed(battle) || countOf(battle, 'spotted') > 0;

export function noteSpotted(battle: Battle): void {
  if (settingOf(battle, 'quietUntil') === 'spotted') setCount(battle, 'spotted', 1);
}

/** MU-RT-13, MU-RT-14, MU-RT-16: who moves may be seen, and may come near a detector. */
export function* noticed(battle: Battle, id: FigureId, from: Point): Flow {
  const figure = figureOf(battle, id);
  if (isAlarmed(battle) || !isIn(figure)) return;
  if (isAgent(battle, figure) && isSpotted(battle, figure, from)) {
    yield* tell('spotted', 'MU-RT-13', { figure: id });
    noteSpotted(battle);
    yield* alertRoll(battle, 'MU-RT-14');
  }
  for (const { at } of markersOf(battle, 'detector'))
    if (lineMeets({ at, radius: DETECTOR * PACE + figure.radius }, from, figure.at)) {
      yield* tell('detected', 'MU-RT-16', { figure: id });
      if (isAgent(battle, figure)) noteSpotted(battle);
      return yield* alertRoll(battle, 'MU-RT-16');
    }
}

/** MU-RT-13: whether a terrorist who has moved sees anybody. */
export function sightsAgent(battle: Battle, terrorist: Figure): boolean {
  return figuresIn(battle).some(
    (other) => isAgent(battle, other) && sees(battle, terrorist, other),
  );
}
