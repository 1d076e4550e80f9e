import type { Problem } from '@skirmish-kit/core';
import { overlap, standingObstruction, type Obstruction } from '@skirmish-kit/space';
import { actionPoints } from '../rules/activation.ts';
import { findFigure, isHere, isIn, isAutonomous } from '../rules/figures.ts';
import { followingIds } from '../rules/follower-queue.ts';
import { tableOf } from '../rules/battlefield.ts';
import { PACE } from '../rules/paces.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { vehicleWith } from '../rules/vehicle-place.ts';
import { positionProblem } from './problem-messages.ts';

type Place = (start: string) => string;

/** What no battle comes to: figures on one another, the dead with life, points of who does not act. */
export function impossibleFacts(battle: Battle, place: Place): readonly Problem[] {
  return [
    ...battle.figures.flatMap((figure) => impossible(battle, figure, place(`${figure.id}@`))),
    ...phaseProblems(battle, place),
  ];
}

function impossible(battle: Battle, figure: Figure, path: string): readonly Problem[] {
  const { id, fate, life, ap, carries } = figure;
  const isOut = fate === 'out';
  const isDead = fate === 'dead';
  if (isOut !== (life === 0) || isDead !== life < 0)
    return [positionProblem(path, 'wrong-life', { figure: id, fate, life })];
  const most = actionPoints(figure);
  const mayAct = battle.active === id || followingIds(battle).includes(id);
  if (ap > 0 && (ap > most || !mayAct || !isHere(figure)))
    return [positionProblem(path, 'wrong-points', { figure: id, ap, most })];
  if ((fate === 'aboard') !== (vehicleWith(battle, id) !== undefined))
    return [positionProblem(path, 'wrong-crew', { figure: id, fate })];
  const carried = carries === null ? undefined : findFigure(battle, carries);
  if (carries !== null && carried?.fate !== 'out')
    return [positionProblem(path, 'not-there', { figure: carries })];
  return isIn(figure) ? standing(battle, figure, path) : [];
}

/** Over an edge, in a wall, on one another; who is hidden or on a rope is in nobody’s way. */
function standing(battle: Battle, figure: Figure, path: string): readonly Problem[] {
  const { id, on, level } = figure;
  const others = battle.figures.filter(
    (other) =>
      other !== figure &&
      isIn(other) &&
      ![other, figure].some(({ hidden, hanging }) => hidden || hanging) &&
      Math.abs(other.level - level) < PACE,
  );
  const under = others.find((other) => overlap(figure, other));
  if (under) return [positionProblem(path, 'cannot-stand-base', { figure: id, what: under.id })];
  const obstruction = standingObstruction(tableOf(battle), figure, {
    blocking: [],
    ignore: on === null ? [] : [on],
  });
  if (!obstruction || (on === null && level > 0)) return [];
  // MU-ZOM-10, MU-ALIEN-04: those who cross what is low may stop halfway over its edge.
  if (obstruction.by === 'terrain' && isAutonomous(battle, figure)) return [];
  const params = { figure: id, what: thingInTheWay(obstruction) };
  return [positionProblem(path, `cannot-stand-${obstruction.by}`, params)];
}

function thingInTheWay(obstruction: Obstruction<Figure>): string {
  if (obstruction.by === 'edge') return '';
  return obstruction.by === 'terrain' ? obstruction.id : obstruction.base.id;
}

/** A turn needs an order, and the active figure has to be on the table. */
function phaseProblems(battle: Battle, place: Place): readonly Problem[] {
  const { phase, active, order, sides, decided } = battle;
  const at = place('phase=');
  const isTurn = phase.step === 'wave' || phase.step === 'rally' || phase.step === 'end';
  if (decided === null && isTurn && order.length !== sides.length)
    return [positionProblem(at, 'phase-too-early')];
  const acting = active === null ? undefined : findFigure(battle, active);
  const mayAct = phase.step === 'wave' || phase.step === 'wild';
  if (active !== null && (!mayAct || !acting || !isHere(acting)))
    return [positionProblem(place('active='), 'not-there', { figure: active })];
  return followingIds(battle)
    .filter((id) => !battle.figures.some((figure) => figure.id === id && isHere(figure)))
    .map((figure) => positionProblem(at, 'not-there', { figure }));
}
