import { opposed, type Weighted, outcomesOf } from '@skirmish-kit/core';
import type { Cube } from '../board/index.ts';
import { enoughFor, plainDamage } from '../rules/damage.ts';
import { successesOf, type Test } from '../rules/dice.ts';
import { bladesOf, fightModifiers } from '../rules/fight.ts';
import { FRAG_AT } from '../rules/frag.ts';
import { successesNeeded } from '../rules/grenade.ts';
import { canBePinned, isAble, modelsIn } from '../rules/models.ts';
import { shotTest } from '../rules/shoot.ts';
import { has, valueOf } from '../rules/ability.ts';
import type { Battle, Model } from '../rules/state.ts';
import type { WeaponMode } from '../rules/profile.ts';

/** What a wound is worth beside a death, and what a model is worth beside its points. */
const WOUND = 0.3;
const PINNED = 0.25;

/** What somebody is worth to who kills it. */
export function unitValue({ recruit }: Model): number {
  return recruit.vp + 0.5;
}

function surviveDice(model: Model): Test {
  return { dice: 3, at: model.recruit.profile.survive, rerolls: 0 };
}

/** The points that a margin brings on average: all of the target’s for a death, some for a wound. */
function expected(
  law: readonly Weighted<number>[],
  enough: number,
  holds: number,
  worth: number,
): number {
  let value = 0;
  for (const [margin, p] of law) {
    if (margin >= enough) value += p * worth;
    else if (margin > holds) value += p * worth * WOUND;
  }
  return value;
}

/** DZ-DMG-02: the potential damage that does nothing to it: of its armour, and of the Tough. */
function withstood(target: Model, ap: number): number {
  const tough = isAble(target, 'tough') ? 1 : 0;
  return tough + Math.max(0, target.recruit.profile.armour - ap);
}

/** What a shot is worth. */
export function shotValue(
  battle: Battle,
  shooter: Model,
  weapon: WeaponMode,
  target: Model,
  forEffect: boolean,
): number {
  const attack = shotTest(battle, shooter, weapon, target, forEffect);
  const law = outcomesOf(opposed(successesOf(attack), successesOf(surviveDice(target)), 0, 9));
  const hit = law.reduce((sum, [margin, p]) => (margin > 0 ? sum + p : sum), 0);
  const pins = target.pinned ? 0 : PINNED * unitValue(target);
  if (forEffect) return hit * pins;
  if (has(weapon, 'it-burns') || has(weapon, 'frag')) return cubeValue(battle, shooter, target);
  const harm = plainDamage(shooter.seat, true, weapon.ap);
  const enough = Math.min(9, enoughFor(battle, target.id, harm));
  const holds = withstood(target, weapon.ap);
  const always = has(weapon, 'suppression') ? pins : 0;
  return expected(law, enough, holds, unitValue(target)) + always;
}

/**
 * What a grenade or a mortar is worth that lands where it should: what its explosion does to everybody
 * there, friends against it, and that it throws and pins who is left. What goes astray is worth nothing.
 */
export function lobValue(battle: Battle, model: Model, weapon: WeaponMode, at: Cube): number {
  const there = modelsIn(battle, at);
  if (there.length === 0) return 0;
  const aim = successesOf({ dice: 3, at: model.recruit.profile.shoot, rerolls: 0 });
  const needed = successesNeeded(battle, model, weapon, at);
  const lands = outcomesOf(aim).reduce((sum, [hits, p]) => (hits >= needed ? sum + p : sum), 0);
  const dice = valueOf(weapon, has(weapon, 'indirect') ? 'indirect' : 'frag');
  const blast = successesOf({ dice, at: FRAG_AT, rerolls: 0 });
  const harm = plainDamage(model.seat, true, weapon.ap);
  const value = there.reduce((sum, other) => {
    const sign = other.seat === model.seat ? -1 : 1;
    if (dice === 0) return sum + sign * stunned(weapon, other);
    const law = outcomesOf(opposed(blast, successesOf(surviveDice(other)), 0, 9));
    const enough = Math.min(9, enoughFor(battle, other.id, harm));
    const pins = other.pinned || !canBePinned(other) ? 0 : PINNED * unitValue(other);
    const dies = law.reduce((all, [margin, p]) => (margin >= enough ? all + p : all), 0);
    const hurts = expected(law, enough, withstood(other, 0), unitValue(other));
    return sum + sign * (hurts + (1 - dies) * pins);
  }, 0);
  return lands * value;
}

/** DZ-ITEM-03: who has not acted yet loses his turn; smoke does nothing to anybody. */
function stunned({ id }: WeaponMode, model: Model): number {
  return id === 'stun-grenade' && !model.activated ? PINNED * unitValue(model) : 0;
}

/** What strikes a whole cube is worth as much as who is in it, less its own side. */
function cubeValue(battle: Battle, { seat }: Model, target: Model): number {
  return modelsIn(battle, target.cube).reduce(
    (sum, model) => sum + (model.seat === seat ? -0.6 : 0.4) * unitValue(model),
    0,
  );
}

/** What a fight is worth, with the risk of a counter-attack. */
export function fightValue(battle: Battle, by: Model, target: Model, movedIn: boolean): number {
  if (bladesOf(battle, by).length === 0) return -unitValue(by);
  const dice = (one: Model, other: Model, kind: 'fight' | 'survive', moved: boolean) =>
    fightModifiers(battle, one, other, kind, moved, other.pinned).reduce(
      (sum, each) => sum + each.dice,
      3,
    );
  const attack: Test = {
    dice: dice(by, target, 'fight', movedIn),
    at: by.recruit.profile.fight,
    rerolls: 0,
  };
  const strikesBack = bladesOf(battle, target).length > 0 && !target.pinned;
  const kind = strikesBack ? 'fight' : 'survive';
  const answer: Test = {
    dice: dice(target, by, kind, false),
    at: strikesBack ? target.recruit.profile.fight : target.recruit.profile.survive,
    rerolls: 0,
  };
  const law = outcomesOf(opposed(successesOf(attack), successesOf(answer), -9, 9));
  const won = valueOfMargins(battle, by, target, law);
  const lost = strikesBack
    ? valueOfMargins(
        battle,
        target,
        by,
        law.map(([margin, p]) => [-margin, p]),
      )
    : 0;
  return won - lost;
}

function valueOfMargins(
  battle: Battle,
  by: Model,
  target: Model,
  law: readonly Weighted<number>[],
): number {
  const [blade] = bladesOf(battle, by);
  const harm = plainDamage(by.seat, true, blade?.ap ?? 0);
  const enough = Math.min(9, enoughFor(battle, target.id, harm));
  const holds = withstood(target, harm.ap);
  return expected(law, enough, holds, unitValue(target));
}
