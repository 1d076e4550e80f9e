import type { Flow } from '@skirmish-kit/core';
import { actionStep, beginActivation } from './activation.ts';
import { findFigure, isIn } from './figures.ts';
import type { Battle, FigureId } from './state.ts';
import { decideOutcome } from './victory.ts';
import { worldOf } from './world.ts';

/** MU-TURN-07: one of those who play themselves acts; or a player acts for it as for his own. */
export function* wildStep(battle: Battle, figures: readonly FigureId[]): Flow {
  if (battle.active !== null) {
    yield* actionStep(battle, battle.active);
    if (battle.active === null) battle.decided = decideOutcome(battle, false);
    return;
  }
  const [id, ...others] = figures;
  battle.phase = others.length > 0 ? { step: 'wild', figures: others } : { step: 'end' };
  const figure = id === undefined ? undefined : findFigure(battle, id);
  if (!figure || !isIn(figure)) return;
  const world = worldOf(battle);
  if (world?.actWild && (yield* world.actWild(battle, figure.id))) {
    battle.decided = decideOutcome(battle, false);
    return;
  }
  battle.phase = { step: 'wild', figures: others };
  yield* beginActivation(battle, figure.id);
}
