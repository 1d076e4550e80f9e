import { d, faceList, roll, type Flow, type Seat } from '@skirmish-kit/core';
import { attackNearest } from './berserk.ts';
import { figureOf, figuresIn, isIn } from './figures.ts';
import { burn } from './burning.ts';
import { canSelfRepair, malfunction, selfRepair } from './machines.ts';
import { emit } from './events.ts';
import { routMove } from './rout.ts';
import type { Battle, Figure, MandatoryTask } from './state.ts';

/** RX-TURN-02: what a figure has to do before anything else, in this order. */
function tasksOf(figure: Figure): MandatoryTask['kind'][] {
  const tasks: MandatoryTask['kind'][] = [];
  if (figure.machine && canSelfRepair(figure.machine)) tasks.push('self-repair'); // RX-MACH-07
  if (figure.machine && figure.machine.damage.software > 0) tasks.push('software'); // RX-MACH-05
  if (figure.burning) tasks.push('burn'); // RX-RW-06
  if (figure.reaction === 'rout') tasks.push('rout'); // RX-REACT-13
  return tasks;
}

/** RX-TURN-02: everything compulsory of this turn, side after side. */
export function* mandatoryTasks(battle: Battle): Flow<MandatoryTask[]> {
  const tasks = figuresIn(battle).flatMap((figure) =>
    tasksOf(figure).map((kind) => ({ kind, figure: figure.id, seat: figure.seat })),
  );
  const seats = [...new Set(tasks.map(({ seat }) => seat))].sort((a, b) => a - b);
  const order = seats.length > 1 ? yield* mandatoryOrder(battle, seats) : seats;
  return order.flatMap((seat) =>
    tasks.filter((task) => task.seat === seat).map(({ kind, figure }) => ({ kind, figure })),
  );
}

/** RX-TURN-02: who lost the initiative last turn goes first; dice in turn 1. */
function* mandatoryOrder(battle: Battle, seats: readonly Seat[]): Flow<Seat[]> {
  const byInitiative = battle.initiative.length > 0 && battle.settings.mandatoryOrder !== 'dice';
  const order = byInitiative
    ? [...seats].sort((a, b) => battle.initiative.indexOf(b) - battle.initiative.indexOf(a))
    : yield* orderByDice(seats);
  const [first] = order;
  if (first !== undefined) yield* emit('mandatory-order', 'RX-TURN-02', { seat: first });
  return order;
}

/** A d6 each, the highest first; ties roll again. */
function* orderByDice(seats: readonly Seat[]): Flow<Seat[]> {
  if (seats.length < 2) return [...seats];
  const dice = yield* roll(faceList([d(seats.length, 6)]), 'RX-TURN-02', {
    about: 'mandatory-order',
    params: { seats },
  });
  const order: Seat[] = [];
  for (let face = 6; face >= 1; face--) {
    order.push(...(yield* orderByDice(seats.filter((_, i) => dice[i] === face))));
  }
  return order;
}

/** One mandatory action, if the figure is still there to do it. */
export function* doMandatory(battle: Battle, { kind, figure: id }: MandatoryTask): Flow {
  const figure = figureOf(battle, id);
  if (!isIn(figure)) return;
  const { machine } = figure;
  if (kind === 'burn' && figure.burning) yield* burn(battle, figure);
  if (kind === 'rout' && figure.reaction === 'rout') yield* routMove(battle, figure);
  if (kind === 'self-repair' && machine) yield* selfRepair(figure, machine);
  if (kind === 'software' && machine) {
    const result = yield* malfunction(battle, figure);
    machine.idle = result !== 'obeys';
    if (result === 'berserk') yield* attackNearest(battle, figure);
  }
}
