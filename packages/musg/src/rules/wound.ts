import { roll, type Flow, type RuleId } from '@skirmish-kit/core';
import { moduleOf } from './modules.ts';
import { reaches } from './dice.ts';
import { hurtsOn } from './damage.ts';
import { rollHits } from './extra-die.ts';
import { figureOf, isAble, isChief, isHere, isIn, sideOf } from './figures.ts';
import { resistanceOf } from './resistance.ts';
import { emit } from './events.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { woundsAfterAll } from './wound-again.ts';
import { worldOf } from './world.ts';

/** What a figure needs to be hurt by a blow of this strength. */
export function hurtBy(battle: Battle, figure: Figure, strength: number): number {
  return hurtsOn(strength, resistanceOf(battle, figure));
}

/** MU-SHOOT-12, MU-TMPL-09: one hit, at most 1 life; shots stop at 0 (MU-CHAR-12). */
export function* takeHit(
  battle: Battle,
  id: FigureId,
  strength: number,
  by: FigureId | null,
  rule: RuleId,
): Flow<boolean> {
  const victim = figureOf(battle, id);
  if (!isIn(victim)) return false;
  const need = hurtBy(battle, victim, strength);
  const params = { figure: id, strength, need };
  const context = { about: 'damage', params };
  const rolled =
    battle.world === undefined
      ? Number(yield* roll(reaches(need), rule, context))
      : yield* rollHits({ battle, by, against: id }, 1, need, rule, context);
  const hurt = (yield* woundsAfterAll(battle, by, id, { hits: 1, hurt: rolled, need })) > 0;
  if (hurt) yield* loseLife(battle, id, 1, by, rule);
  else yield* emit('unhurt', rule, { figure: id });
  return hurt;
}

/**
 * MU-CHAR-11, MU-CHAR-12: takes life. Who comes to 0 is out of action; below it he is dead. Callers
 * whose wounds stop at 0 never ask for more than is left. MU-INJ-10: a quack may have seen to it
 * that the first wound of a game is none.
 */
export function* loseLife(
  battle: Battle,
  id: FigureId,
  wounds: number,
  by: FigureId | null,
  rule: RuleId,
): Flow {
  const victim = figureOf(battle, id);
  if (!isHere(victim) || wounds <= 0) return;
  if (isAble(victim, 'patched-up') && !victim.spent.includes('patched-up')) {
    yield* moduleOf(battle, 'campaign').shrugOff(battle, id);
    return yield* loseLife(battle, id, wounds - 1, by, rule);
  }
  victim.life -= wounds;
  if (victim.life < 0 && worldOf(battle)?.neverDies?.(battle, victim)) victim.life = 0;
  yield* emit('wounded', rule, { figure: id, wounds, life: Math.max(0, victim.life) });
  // MU-EQ-08: who falls from his rope at 0 dies of it.
  const falls = victim.life <= 0 && victim.hanging;
  if (falls && !worldOf(battle)?.neverDies?.(battle, victim))
    victim.life = Math.min(-1, victim.life);
  if (victim.life <= 0) yield* fell(battle, id, by);
  const wounded = worldOf(battle)?.wounded?.(battle, id, by);
  if (wounded) yield* wounded;
}

/** MU-CHAR-14: the fallen stay where they are, and let go of whom they carried. */
export function* fell(battle: Battle, id: FigureId, by: FigureId | null): Flow {
  const victim = figureOf(battle, id);
  victim.fate = victim.life < 0 ? 'dead' : 'out';
  victim.felledBy = by;
  if (battle.vehicles !== undefined) moduleOf(battle, 'vehicles').leaveSeat(battle, victim);
  victim.fleeing = false;
  victim.ap = 0;
  victim.hidden = false;
  victim.carries = null;
  if (victim.hanging) {
    victim.hanging = false;
    victim.level = 0;
    victim.on = null;
  }
  for (const other of battle.figures) if (other.carries === id) other.carries = null;
  if (isChief(victim)) sideOf(battle, victim.seat).chiefLost = battle.turn; // MU-END-01
  yield* emit(victim.fate === 'dead' ? 'killed' : 'out-of-action', 'MU-CHAR-11', { figure: id });
  const gone = worldOf(battle)?.gone?.(battle, id);
  if (gone) yield* gone;
}
