import { choose, roll, type Flow, type RollContext } from '@skirmish-kit/core';
import { yesOrNo } from './answers.ts';
import { hitsWithOneDropped, reaches } from './dice.ts';
import { figureOf, findFigure } from './figures.ts';
import { hatredHolds } from './hatred.ts';
import { tell } from './moments.ts';
import { mayUse, use } from './once-a-turn.ts';
import type { MeleeWeapon } from './profile.ts';
import type { Battle, FigureId } from './state.ts';
import { strongestHit } from './strongest-hit.ts';
import type { Wounds } from './wound-again.ts';
import { recover, whyNotRecover } from './will-to-live.ts';

/**
 * MU-IMP-22, MU-IMP-23: how many wounds it is after who strikes has rolled one die again that did
 * not hurt, and who is struck has had one rolled again that did. New results stand.
 */
function* improvedWounds(
  battle: Battle,
  by: FigureId | null,
  victim: FigureId,
  { hits, hurt, need }: Wounds,
): Flow<number> {
  let wounds = hurt;
  const attacker = by === null ? undefined : findFigure(battle, by);
  if (wounds < hits && attacker && mayUse(battle, attacker, 'vital-spots')) {
    if (yield* again(battle, attacker.id, victim, need, 'vital-spots')) wounds += 1;
  }
  if (wounds > 0 && by !== null && mayUse(battle, figureOf(battle, victim), 'blade-catcher')) {
    const enemy = figureOf(battle, by).seat !== figureOf(battle, victim).seat;
    if (enemy && (yield* again(battle, victim, victim, need, 'blade-catcher')) === false)
      wounds -= 1;
  }
  return wounds;
}

const RULES = { 'vital-spots': 'MU-IMP-22', 'blade-catcher': 'MU-IMP-23' } as const;

/** Asks for one die again; whether it hurts, and nothing when his player keeps it for later. */
function* again(
  battle: Battle,
  id: FigureId,
  victim: FigureId,
  need: number,
  what: 'vital-spots' | 'blade-catcher',
): Flow<boolean | undefined> {
  const rule = RULES[what];
  const wanted = yield* choose({
    who: figureOf(battle, id).seat,
    about: what,
    rule,
    skip: 'no',
    params: { figure: id, need },
    options: [
      { key: yesOrNo.make({ kind: 'yes' }), value: true },
      { key: yesOrNo.make({ kind: 'no' }), value: false },
    ],
  });
  if (!wanted) return undefined;
  use(battle, figureOf(battle, id), what);
  const hurt = yield* roll(reaches(need), rule, {
    who: figureOf(battle, id).seat,
    about: 'wound-again',
    params: { figure: victim, need },
  });
  yield* tell(hurt ? 'wound-stands' : 'wound-averted', rule, { figure: victim });
  return hurt;
}

/** MU-IMP-21, MU-EDGE-09: which of his weapons has the die more: the stronger. */
function weakSpot(weapons: readonly MeleeWeapon[]): number {
  return strongestHit(
    weapons,
    weapons.map(() => 1),
  );
}

/** MU-IMP-21: one die more, the worst of which is dropped. */
function rollWeakSpot(dice: number, need: number, context: RollContext): Flow<number> {
  return roll(hitsWithOneDropped(dice, need), 'MU-MELEE-01', context);
}

/** MU-INJ-10: a quack has seen to it that the first wound of a game is none. */
function* shrugOff(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.spent = [...figure.spent, 'patched-up'];
  yield* tell('shrugs-off', 'MU-INJ-10', { figure: id });
}

/** MU-IMP-20 to MU-IMP-23, MU-INJ-10, MU-INJ-12: what the rules of a battle ask of who has a past. */
export const improvedRules = {
  hatredHolds,
  improvedWounds,
  rollWeakSpot,
  weakSpot,
  recover,
  shrugOff,
  whyNotRecover,
};

export type ImprovedRules = typeof improvedRules;
