import { roll, type Flow, type RollContext, type RuleId } from '@skirmish-kit/core';
import { chapter } from './chapters.ts';
import { hitsOf } from './dice.ts';
import type { Battle, FigureId } from './state.ts';

/** A die more that somebody adds to a roll (MU-PULP-07): for it, or against it. */
export interface ExtraDie {
  /** Who pays for it. */
  readonly by: FigureId;
  readonly helps: boolean;
}

/** Whose roll it is, and against whom; nobody for wounds of chance. */
export interface Fight {
  readonly battle: Battle;
  readonly by: FigureId | null;
  readonly against: FigureId | null;
}

/** How many of so many dice show at least this; in a world somebody may add one. */
export function* rollHits(
  fight: Fight | undefined,
  count: number,
  need: number,
  rule: RuleId,
  context: RollContext,
): Flow<number> {
  const added =
    fight?.battle.world === undefined
      ? null
      : yield* chapter('addedDice').hitsWithAdded(fight, count, need, rule, context);
  return added ?? (yield* roll(hitsOf(count, need), rule, context));
}
