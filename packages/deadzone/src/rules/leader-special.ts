import { choose, type Flow, type Seat } from '@skirmish-kit/core';
import { amounts, picks } from './answers.ts';
import { spend } from './command-dice.ts';
import { modelOf, sideOf } from './models.ts';
import { tell } from './moments.ts';
import type { Special } from './profile.ts';
import type { Battle, ModelId } from './state.ts';

/**
 * Whether a side can play its leader’s special now: it has a Special face, and none was spent in this
 * activation (DZ-CMD-05, ruling O-87); Starforged Armour is exempt.
 */
export function hasSpecial(battle: Battle, seat: Seat, special: Special): boolean {
  const side = sideOf(battle, seat);
  if (side.special !== special || side.dice.special === 0) return false;
  return special === 'starforged-armour' || !side.specialSpent;
}

/** DZ-CMD-08: spends a Special face. */
export function spendSpecial(battle: Battle, seat: Seat): void {
  spend(battle, seat, 'special');
  sideOf(battle, seat).specialSpent = true;
}

/** DZ-LDR-01: before an attack is rolled, one of its targets may be given a point of armour. */
export function* bastion(battle: Battle, targets: readonly ModelId[]): Flow<ModelId | null> {
  for (const seat of [battle.turnOf, 1 - battle.turnOf]) {
    if (!hasSpecial(battle, seat, 'bastion')) continue;
    const own = targets.filter((id) => modelOf(battle, id).seat === seat);
    if (own.length === 0) continue;
    const chosen = yield* choose<ModelId | null>({
      who: seat,
      about: 'bastion',
      rule: 'DZ-LDR-01',
      skip: 'none',
      params: { seat },
      options: [
        { key: picks.make({ kind: 'none' }), value: null },
        ...own.map((id) => ({ key: picks.make({ kind: 'model', id }), value: id })),
      ],
    });
    if (chosen === null) continue;
    spendSpecial(battle, seat);
    yield* tell('bastion', 'DZ-LDR-01', { model: chosen });
    return chosen;
  }
  return null;
}

/** DZ-LDR-07: each Special face spent takes a point off the armour penetration, down to none. */
export function* starforged(battle: Battle, id: ModelId, ap: number): Flow<number> {
  const { seat } = modelOf(battle, id);
  if (ap === 0 || !hasSpecial(battle, seat, 'starforged-armour')) return ap;
  const most = Math.min(ap, sideOf(battle, seat).dice.special);
  const spent = yield* choose({
    who: seat,
    about: 'starforged',
    rule: 'DZ-LDR-07',
    skip: 'none',
    params: { seat, model: id, ap },
    options: [
      { key: amounts.make({ kind: 'none' }), value: 0 },
      ...(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const)
        .slice(0, most)
        .map((count) => ({ key: amounts.make({ kind: 'add', count }), value: Number(count) })),
    ],
  });
  if (spent === 0) return ap;
  spend(battle, seat, 'special', spent);
  yield* tell('starforged', 'DZ-LDR-07', { model: id, count: spent });
  return ap - spent;
}
