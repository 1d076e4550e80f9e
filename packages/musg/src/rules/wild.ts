import { constant, type Flow } from '@skirmish-kit/core';
import { actionStep, beginActivation } from './activation.ts';
import { findFigure, isIn } from './figures.ts';
import type { Battle, FigureId } from './state.ts';
import { judge } from './victory.ts';
import { defaultsOf, worldOf, type World } from './world.ts';

/** One of those who play themselves acts; or a player acts for it as for his own. */
function* wildStep(battle: Battle, figures: readonly FigureId[]): Flow {
  if (battle.active !== null) {
    yield* actionStep(battle, battle.active);
    if (battle.active === null) battle.decided = judge(battle, false);
    return;
  }
  const [id, ...others] = figures;
  battle.phase = others.length > 0 ? { step: 'wild', figures: others } : { step: 'end' };
  const figure = id === undefined ? undefined : findFigure(battle, id);
  if (!figure || !isIn(figure)) return;
  const world = worldOf(battle);
  if (world?.actWild && (yield* world.actWild(battle, figure.id))) {
    battle.decided = judge(battle, false);
    return;
  }
  battle.phase = { step: 'wild', figures: others };
  yield* beginActivation(battle, figure.id);
}

/** A battle begins in a world, played so. */
function enterWorld(
  battle: Battle,
  world: World,
  worldSettings: Readonly<Record<string, string>> = {},
): void {
  const settings = constant({ ...defaultsOf(world), ...worldSettings });
  const players = battle.sides.length;
  battle.world = {
    id: world.id,
    settings,
    parties: world.parties?.(players, settings) ?? eachForItself(players),
    markers: [],
    counts: {},
    marks: {},
  };
  world.begin?.(battle);
}

/** Every player, those who play themselves, and bystanders, whom nobody fights. */
export function eachForItself(players: number): (number | null)[] {
  return [...Array.from({ length: players + 1 }, (_, seat) => seat), null];
}

/** MU-TURN-07: what the rules of a battle ask in a world. */
export const wildRules = { enterWorld, wildStep };

export type WildRules = typeof wildRules;
