import type { Flow, Seat } from '@skirmish-kit/core';
import { chooseProtected } from './bastion.ts';
import { spend } from './command-dice.ts';
import { isSentryGun, modelOf, sideOf } from './models.ts';
import type { Special } from './profile.ts';
import type { Battle, Model, ModelId } from './state.ts';

/**
 * Whether a side can play its leader’s special now: it has a Special face, and none was spent in this
 * activation (DZ-CMD-05, ruling O-87); Starforged Armour is exempt.
 */
export function hasSpecial(battle: Battle, seat: Seat, special: Special): boolean {
  const side = sideOf(battle, seat);
  if (side.special !== special || side.dice.special === 0) return false;
  return special === 'starforged-armour' || !side.specialSpent;
}

/** The same for a special that helps one model: a sentry gun gets none (DZ-CMD-14). */
export function hasSpecialFor(battle: Battle, model: Model, special: Special): boolean {
  return !isSentryGun(model) && hasSpecial(battle, model.seat, special);
}

/** DZ-CMD-08: spends a Special face. */
export function spendSpecial(battle: Battle, seat: Seat): void {
  spend(battle, seat, 'special');
  sideOf(battle, seat).specialSpent = true;
}

/** DZ-LDR-01: before an attack is rolled, one of its targets may be given a point of armour. */
export function* bastion(battle: Battle, targets: readonly ModelId[]): Flow<ModelId | null> {
  for (const seat of [battle.turnOf, 1 - battle.turnOf]) {
    const own = targets.filter((id) => {
      const model = modelOf(battle, id);
      return model.seat === seat && hasSpecialFor(battle, model, 'bastion');
    });
    if (own.length === 0) continue;
    const chosen = yield* chooseProtected(battle, seat, own);
    if (chosen !== null) return chosen;
  }
  return null;
}
