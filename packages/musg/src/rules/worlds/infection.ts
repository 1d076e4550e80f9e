import { mapReading, roll, type Flow } from '@skirmish-kit/core';
import { HALF_DIE, ONE_DIE, TWO_DICE } from '../dice.ts';
import { figureOf, isAble, isHere, isIn, isAutonomous } from '../figures.ts';
import { resistanceOf } from '../resistance.ts';
import { emit } from '../events.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { figureCounter, setFigureCounter, settingOf } from '../world-helpers.ts';
import { fell } from '../wound.ts';

/** MU-ZOM-04: two dice less Resistance above this infect. */
const INFECTED_ABOVE = 7;

/** MU-ZOM-04: whose bite it was, by his place among the figures. */
const INFECTED_BY = 'infected-by';

/** MU-ZOM-04: what a zombie does with bare hands infects; what it does with a weapon does not. */
function isBite(battle: Battle, by: FigureId | null): boolean {
  if (by === null) return false;
  const zombie = figureOf(battle, by);
  return isAble(zombie, 'infects') && zombie.wielded.every((weapon) => weapon === 'fists');
}

/** MU-ZOM-04: one test for a strike that wounds; armour does not help, and nobody catches it twice. */
export function* infect(battle: Battle, id: FigureId, by: FigureId | null): Flow {
  const victim = figureOf(battle, id);
  if (!isBite(battle, by) || !isIn(victim) || isAutonomous(battle, victim)) return;
  if (figureCounter(battle, id, 'infected') > 0) return;
  const isWorn = settingOf(battle, 'infectionArmour') === 'worn';
  const resistance = isWorn ? resistanceOf(battle, victim) : victim.recruit.values.resistance;
  const who = victim.seat;
  const params = { figure: id, resistance };
  const caught = yield* roll(
    mapReading(TWO_DICE, (total) => total - resistance > INFECTED_ABOVE),
    'MU-ZOM-04',
    { who, about: 'infection', params },
  );
  if (!caught) return yield* emit('not-infected', 'MU-ZOM-04', { figure: id });
  const left = yield* roll(HALF_DIE, 'MU-ZOM-04', {
    who,
    about: 'time-left',
    params: { figure: id },
  });
  setFigureCounter(battle, id, 'infected', left);
  setFigureCounter(
    battle,
    id,
    INFECTED_BY,
    battle.figures.findIndex((figure) => figure.id === by) + 1,
  );
  yield* emit('infected', 'MU-ZOM-04', { figure: id, left });
}

/** MU-ZOM-04: one activation less; says whether that was the last one, and he is one of them. */
export function* sicken(battle: Battle, id: FigureId): Flow<boolean> {
  const left = figureCounter(battle, id, 'infected');
  const figure = figureOf(battle, id);
  if (left === 0 || !isHere(figure)) return false;
  setFigureCounter(battle, id, 'infected', left - 1);
  if (left > 1) return false;
  figure.life = -1;
  yield* emit('turns', 'MU-ZOM-04', { figure: id });
  yield* fell(battle, id, battle.figures[figureCounter(battle, id, INFECTED_BY) - 1]?.id ?? null);
  return true;
}

/** MU-ZOM-16: what a die has to exceed to stun. */
const STUN_ABOVE = 3;

/** MU-ZOM-16: hurt and not destroyed, it may do nothing for some turns. */
export function* stun(battle: Battle, id: FigureId): Flow {
  const zombie = figureOf(battle, id);
  if (!isAble(zombie, 'stunned-by-wounds') || !isIn(zombie)) return;
  const die = yield* roll(ONE_DIE, 'MU-ZOM-16', { about: 'stun', params: { figure: id } });
  const turns = die - STUN_ABOVE;
  if (turns <= 0) return;
  setFigureCounter(battle, id, 'stunned', turns);
  yield* emit('stunned', 'MU-ZOM-16', { figure: id, turns });
}

/** MU-ZOM-16: whether it does nothing this turn. */
export function isStunned(battle: Battle, { id }: Figure): boolean {
  const turns = figureCounter(battle, id, 'stunned');
  if (turns > 0) setFigureCounter(battle, id, 'stunned', turns - 1);
  return turns > 0;
}
