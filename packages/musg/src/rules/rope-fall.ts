import { mapReading, type Flow } from '@skirmish-kit/core';
import { inContact, placeAt, type Point } from '@skirmish-kit/space';
import { BETTER_OF_TWO } from './dice.ts';
import { high, oneDie, rollFor, type Throw } from './extra-die.ts';
import { enemiesOf, figureOf, isAble, isIn } from './figures.ts';
import { canStand } from './battlefield.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import { passed } from './passage.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { lookAbout } from './walk.ts';
import { loseLife } from './wound.ts';

const isFall = (die: number): boolean => die === 1;
const ONE_DIE_TO_HOLD: Throw<boolean> = oneDie(isFall, high, (falls) => falls);

/** MU-IMP-17: the better of two. */
const TWO_DICE_TO_HOLD: Throw<boolean> = {
  ...ONE_DIE_TO_HOLD,
  chance: mapReading(BETTER_OF_TWO, isFall),
  dice: 2,
  read: (dice) => isFall(Math.max(...dice)),
};

/**
 * MU-EQ-08, MU-EDGE-02, MU-IMP-17: who is wounded on his rope falls on a 1, and loses 1 life. The
 * shooter has done it (MU-VP-01).
 */
export function* fallDie(battle: Battle, id: FigureId, shooter: FigureId): Flow {
  const figure = figureOf(battle, id);
  if (!isIn(figure)) return;
  const context = { who: figure.seat, about: 'fall', params: { figure: id } };
  const thrown = isAble(figure, 'acrobat') ? TWO_DICE_TO_HOLD : ONE_DIE_TO_HOLD;
  const falls = yield* rollFor({ battle, by: id, against: shooter }, thrown, 'MU-EQ-08', context);
  if (!falls) return;
  const before = { ...figure };
  figure.level = 0;
  figure.on = null;
  figure.hanging = false;
  figure.at = clearOf(battle, figure);
  const { at } = figure;
  yield* emit('falls', 'MU-EQ-08', { figure: id });
  yield* lookAbout(battle, id);
  if (isIn(figure)) yield* passed(battle, id, before, [before.at, at]);
  if (isIn(figure)) yield* loseLife(battle, id, 1, shooter, 'MU-EQ-08');
}

/** MU-EDGE-12: a fall starts no melee: the nearest place beside no enemy. */
function clearOf(battle: Battle, figure: Figure): Point {
  const isClear = (at: Point) =>
    canStand(battle, figure, at) &&
    enemiesOf(battle, figure.seat).every(
      (enemy) => !inContact({ at, radius: figure.radius }, enemy),
    );
  for (let far = 0; far <= 2 * PACE; far += 2)
    for (let direction = 0; direction < 360; direction += 30) {
      const at = placeAt(figure.at, direction, far);
      if (isClear(at)) return at;
    }
  return figure.at;
}
