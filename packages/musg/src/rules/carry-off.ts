import type { Flow, Refusal, RuleId } from '@skirmish-kit/core';
import { findFigure, figureOf, isAble, isChief, isEngaged } from './figures.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { CARRY_OFF, worldOf, type WorldAction } from './world.ts';

/** How near the edge somebody is carried off, in paces. */
const EDGE = 1;

const ruleOf = (battle: Battle): RuleId =>
  worldOf(battle)?.carriesOff ? 'MU-ALIEN-03' : 'MU-MERC-09';

/** MU-MERC-09: a bodyguard carries off his chief; MU-ALIEN-03: among aliens anybody carries off anybody. */
function mayCarryOff(battle: Battle, figure: Figure, fallen: Figure | undefined): boolean {
  if (worldOf(battle)?.carriesOff) return true;
  return (
    isAble(figure, 'bodyguard') &&
    fallen !== undefined &&
    fallen.seat === figure.seat &&
    isChief(fallen)
  );
}

/** Why this one cannot leave the table with that one. */
export function whyNotCarryOff(
  battle: Battle,
  figure: Figure,
  deed: WorldAction,
): Refusal | undefined {
  const rule = ruleOf(battle);
  const who = { figure: figure.id };
  if (!mayCarryOff(battle, figure, findFigure(battle, deed.at)))
    return refuse('no-such-deed', 'MU-ACT-03', { ...who, what: deed.what });
  if (figure.carries !== deed.at) return refuse('carries-nobody', rule, who);
  if (isEngaged(battle, figure)) return refuse('in-melee', 'MU-ACT-05', who);
  const [x, y] = figure.at;
  const edge = Math.min(x, y, battle.width - x, battle.height - y) - figure.radius;
  return edge <= EDGE * PACE ? undefined : refuse('not-at-edge', rule, who);
}

/** What is offered to who carries a fallen one: to leave the table with him, for a point. */
export function carryingOff(battle: Battle, figure: Figure): readonly WorldAction[] {
  if (figure.carries === null || figure.ap === 0) return [];
  const deed: WorldAction = { kind: 'deed', what: CARRY_OFF, at: figure.carries };
  return whyNotCarryOff(battle, figure, deed) ? [] : [deed];
}

/** Both leave the table; the fallen one stays with his bearer. */
export function* carryOff(battle: Battle, id: FigureId, fallen: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.fate = 'left';
  yield* emit('carried-off', ruleOf(battle), { figure: fallen, by: id });
  const gone = worldOf(battle)?.gone?.(battle, id);
  if (gone) yield* gone;
}

/** Whether somebody has left the table with this one. */
export function isCarriedOff(battle: Battle, id: FigureId): boolean {
  return battle.figures.some(({ fate, carries }) => fate === 'left' && carries === id);
}
