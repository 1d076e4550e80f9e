import type { Flow, Refusal } from '@skirmish-kit/core';
import type { Action } from '../action.ts';
import { figureOf, isWild } from '../figures.ts';
import { tell } from '../moments.ts';
import { PACE } from '../paces.ts';
import { deny } from '../refusals.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import type { Deed } from '../world.ts';
import { markOf, setMark } from '../world-things.ts';

/** MU-ALIEN-03: how near the edge somebody is carried off, in paces. */
const EDGE = 1;

/** MU-ALIEN-03: who carries a fallen one to the edge can leave the table with him. */
export function whyNotCarryOff(battle: Battle, figure: Figure, deed: Deed): Refusal | undefined {
  if (figure.carries !== deed.at)
    return deny('carries-nobody', 'MU-ALIEN-03', { figure: figure.id });
  const [x, y] = figure.at;
  const edge = Math.min(x, y, battle.width - x, battle.height - y) - figure.radius;
  return edge <= EDGE * PACE
    ? undefined
    : deny('not-at-edge', 'MU-ALIEN-03', { figure: figure.id });
}

export function carryingOff(battle: Battle, figure: Figure): Deed[] {
  if (figure.carries === null || figure.ap === 0) return [];
  const deed: Deed = { kind: 'deed', what: 'carry-off', at: figure.carries };
  return whyNotCarryOff(battle, figure, deed) ? [] : [deed];
}

export function* carryOff(battle: Battle, id: FigureId, fallen: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.carries = null;
  figure.fate = 'left';
  setMark(battle, fallen, 'carried-off', 1);
  yield* tell('carried-off', 'MU-ALIEN-03', { figure: fallen, by: id });
}

/** MU-ALIEN-03: who was carried off is there no more. */
export function whyNotCarryAgain(battle: Battle, action: Action): Refusal | undefined {
  if (action.kind !== 'carry' || markOf(battle, action.target, 'carried-off') === 0)
    return undefined;
  return deny('not-there', 'MU-ALIEN-03', { target: action.target });
}

/** MU-ALIEN-03: who lies on the table when it is over, and whom nobody has carried off. */
export function abducted(battle: Battle): Figure[] {
  return battle.figures.filter(({ id }) => isAbducted(battle, id));
}

export function isAbducted(battle: Battle, id: FigureId): boolean {
  const figure = figureOf(battle, id);
  return (
    figure.fate === 'out' && !isWild(battle, figure) && markOf(battle, id, 'carried-off') === 0
  );
}

/** MU-ALIEN-03: told at the end of the last turn. */
export function* tellAbducted(battle: Battle): Flow {
  if (battle.turn < Number(battle.settings.turnLimit)) return;
  for (const { id } of abducted(battle)) yield* tell('abducted', 'MU-ALIEN-03', { figure: id });
}
