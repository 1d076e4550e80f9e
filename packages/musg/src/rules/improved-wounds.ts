import { choose, type Flow } from '@skirmish-kit/core';
import { yesOrNo } from './answer-keys.ts';
import { hitsWithOneDropped } from './dice.ts';
import { hits, rollFor, success, type Throw } from './extra-die.ts';
import { figureOf, findFigure } from './figures.ts';
import { emit } from './events.ts';
import { mayUse, use } from './once-a-turn.ts';
import type { MeleeWeapon } from './profile.ts';
import type { Battle, FigureId } from './state.ts';
import { strongestHit } from './strongest-hit.ts';
import type { Wounds } from './wound-again.ts';

/**
 * MU-IMP-22, MU-IMP-23: how many wounds it is after who strikes has rolled one die again that did
 * not hurt, and who is struck has had one rolled again that did. New results stand.
 */
export function* improvedWounds(
  battle: Battle,
  by: FigureId | null,
  victim: FigureId,
  { hits, hurt, need }: Wounds,
): Flow<number> {
  let wounds = hurt;
  const attacker = by === null ? undefined : findFigure(battle, by);
  if (wounds < hits && attacker && mayUse(battle, attacker, 'vital-spots')) {
    if (yield* again(battle, attacker.id, { by, against: victim }, need, 'vital-spots'))
      wounds += 1;
  }
  if (wounds > 0 && by !== null && mayUse(battle, figureOf(battle, victim), 'blade-catcher')) {
    const enemy = figureOf(battle, by).seat !== figureOf(battle, victim).seat;
    if (
      enemy &&
      (yield* again(battle, victim, { by, against: victim }, need, 'blade-catcher')) === false
    )
      wounds -= 1;
  }
  return wounds;
}

/** Who hurts whom. */
interface Blow {
  readonly by: FigureId | null;
  readonly against: FigureId;
}

const RULES = { 'vital-spots': 'MU-IMP-22', 'blade-catcher': 'MU-IMP-23' } as const;

/** Asks for one die again; whether it hurts, and nothing when his player keeps it for later. */
function* again(
  battle: Battle,
  id: FigureId,
  { by, against: victim }: Blow,
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
  const hurt = yield* rollFor({ battle, by, against: victim }, success(need), rule, {
    who: figureOf(battle, id).seat,
    about: 'wound-again',
    params: { figure: victim, need },
  });
  yield* emit(hurt ? 'wound-stands' : 'wound-averted', rule, { figure: victim });
  return hurt;
}

/** MU-IMP-21, MU-EDGE-09: which of his weapons has the die more: the stronger. */
export function weakSpot(weapons: readonly MeleeWeapon[]): number {
  return strongestHit(
    weapons,
    weapons.map(() => 1),
  );
}

/** MU-IMP-21: one die more, the worst of which is dropped. */
export function weakSpotHits(dice: number, need: number): Throw<number> {
  const all = hits(dice + 1, need);
  return {
    ...all,
    chance: hitsWithOneDropped(dice, need),
    read: (faces) => Math.min(dice, all.read(faces)),
  };
}

/** MU-INJ-10: a quack has seen to it that the first wound of a game is none. */
export function* shrugOff(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.spent = [...figure.spent, 'patched-up'];
  yield* emit('shrugs-off', 'MU-INJ-10', { figure: id });
}
