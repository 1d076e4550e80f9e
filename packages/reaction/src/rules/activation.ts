import {
  choose,
  nextInOrder,
  type Flow,
  type Option,
  type Refusal,
  type Seat,
} from '@skirmish-kit/core';
import { actAndPay, askAction } from './perform-action.ts';
import { actionPoints, canAct } from './action-points.ts';
import { figureOf, findFigure, isEngaged, isIn } from './figures.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, Group, Phase } from './state.ts';

type ActionsPhase = Extract<Phase, { step: 'actions' }>;

/** RX-ACT-01: a group is chosen, then a figure of it, then one action after another. */
export function actionsStep(battle: Battle, phase: ActionsPhase): Flow {
  if (phase.group === null) return chooseGroup(battle, phase);
  if (phase.figure === null) return chooseFigure(battle, phase, phase.group);
  return oneAction(battle, phase, figureOf(battle, phase.figure));
}

/** Groups of a seat that still have somebody to act. */
function groupsLeft(battle: Battle, seat: Seat): Group[] {
  return battle.groups.filter((group) => group.seat === seat && isGroupLeft(battle, group));
}

function isGroupLeft(battle: Battle, group: Group): boolean {
  if (group.acted) return false;
  for (const figure of battle.figures) if (isLeft(battle, group, figure)) return true;
  return false;
}

function figuresLeft(battle: Battle, group: Group): Figure[] {
  return battle.figures.filter((figure) => isLeft(battle, group, figure));
}

/** Whether the figure of that group has still to act. */
function isLeft(battle: Battle, group: Group, figure: Figure): boolean {
  return figure.group === group.id && !figure.acted && canAct(battle, figure);
}

/** RX-ACT-01: sides in turn; who has more groups finishes the rest in a row. */
function* chooseGroup(battle: Battle, phase: ActionsPhase): Flow {
  const next = nextInOrder(battle.order, phase.turnOf, (side) =>
    battle.groups.some((group) => group.seat === side && isGroupLeft(battle, group)),
  );
  if (!next) {
    battle.phase = { step: 'end' };
    return;
  }
  const { place: turnOf, seat } = next;
  const groups = groupsLeft(battle, seat);
  const [only] = groups;
  const group = only && groups.length === 1 ? only : yield* askGroup(battle, seat, groups);
  battle.phase = { step: 'actions', turnOf, group: group.id, figure: null };
  yield* emit('group-acts', 'RX-ACT-01', { seat, group: group.id });
}

function askGroup(battle: Battle, seat: Seat, groups: readonly Group[]): Flow<Group> {
  return choose({
    who: seat,
    about: 'group',
    rule: 'RX-ACT-01',
    params: { left: groups.length },
    options: groups.map((group) => ({ key: group.id, value: group })),
    read: (key) => whyNotGroup(battle, seat, key),
  });
}

function whyNotGroup(battle: Battle, seat: Seat, key: string): Refusal {
  const id = key.slice(0, 20);
  const group = battle.groups.find((candidate) => candidate.id === key);
  if (!group) return refuse('no-such-thing', 'RX-ACT-01', { id });
  return refuse(group.seat === seat ? 'already-acted' : 'not-yours', 'RX-ACT-01', { id });
}

/** RX-ACT-01: within a group figures act one after another. */
function* chooseFigure(battle: Battle, phase: ActionsPhase, groupId: string): Flow {
  const group = battle.groups.find(({ id }) => id === groupId);
  const figures = group ? figuresLeft(battle, group) : [];
  const [only] = figures;
  const figure = figures.length < 2 ? only : yield* askFigure(battle, groupId, figures);
  if (!figure) {
    if (group) group.acted = true;
    battle.phase = { step: 'actions', turnOf: phase.turnOf + 1, group: null, figure: null };
    return;
  }
  figure.ap = actionPoints(battle, figure);
  battle.phase = { step: 'actions', turnOf: phase.turnOf, group: groupId, figure: figure.id };
  yield* emit('figure-acts', 'RX-AP-01', { figure: figure.id, ap: figure.ap });
}

function askFigure(
  battle: Battle,
  group: string,
  figures: readonly Figure[],
): Flow<Figure | undefined> {
  const seat = figures[0]?.seat ?? 0;
  const options: Option<Figure | undefined>[] = figures.map((figure) => ({
    key: figure.id,
    value: figure,
  }));
  options.push({ key: 'done', value: undefined });
  return choose<Figure | undefined>({
    who: seat,
    about: 'figure',
    rule: 'RX-ACT-01',
    params: { group },
    options,
    read: (key) => whyNotFigure(battle, seat, group, key),
  });
}

function whyNotFigure(battle: Battle, seat: Seat, group: string, key: string): Refusal {
  const id = key.slice(0, 20);
  const figure = findFigure(battle, key);
  if (!figure) return refuse('no-such-thing', 'RX-ACT-01', { id });
  if (figure.seat !== seat) return refuse('not-yours', 'RX-ACT-01', { id });
  if (figure.group !== group) return refuse('other-group', 'RX-ACT-01', { id });
  if (!isIn(figure)) return refuse('out-of-game', 'RX-REACT-13', { figure: id });
  if (figure.acted) return refuse('already-acted', 'RX-ACT-01', { id });
  const rule = figure.reaction === 'rout' ? 'RX-REACT-13' : 'RX-MACH-05';
  return refuse('cannot-act', rule, { figure: id });
}

/** RX-AP-04: one action; the activation ends when its player says so or nothing is left to do. */
function* oneAction(battle: Battle, phase: ActionsPhase, figure: Figure): Flow {
  const planned = hasMore(battle, figure) ? yield* askAction(battle, figure) : undefined;
  if (planned) {
    yield* actAndPay(battle, figure, planned);
    if (hasMore(battle, figure)) return;
  }
  yield* emit('figure-done', 'RX-AP-04', { figure: figure.id, unused: figure.ap });
  figure.ap = 0;
  figure.acted = true;
  battle.phase = { step: 'actions', turnOf: phase.turnOf, group: phase.group, figure: null };
}

/** Points left, or at least a free pivot. */
function hasMore(battle: Battle, figure: Figure): boolean {
  if (!isIn(figure) || figure.reaction === 'rout') return false;
  return figure.ap > 0 || (!figure.pivoted && !isEngaged(battle, figure));
}
