import { sameCube } from '../board/index.ts';
import { actions } from '../rules/action.ts';
import { USUAL_DICE } from '../rules/dice.ts';
import { fightModifiers, type Modifier } from '../rules/fight.ts';
import { modelOf, weaponOf } from '../rules/models.ts';
import { shotModifiers, shotTest } from '../rules/shoot.ts';
import type { Battle, Model } from '../rules/state.ts';

/** The test of an attack: its dice one by one, and what each has to show. */
export interface Itemised {
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
  /** The characteristic, 4 for 4+. */
  readonly at: number | null;
  /** Failed dice that are rolled again. */
  readonly rerolls: number;
}

/** The dice of a shot or a fight before it happens; `undefined` for what has no such test. */
export function itemise(battle: Battle, model: Model, key: string): Itemised | undefined {
  const action = actions.parse(key);
  switch (action?.kind) {
    case 'shoot':
    case 'die-shoot':
    case 'fire-for-effect':
    case 'die-fire-for-effect': {
      const weapon = weaponOf(model, action.weapon);
      const target = modelOf(battle, action.target);
      const forEffect = action.kind.endsWith('fire-for-effect');
      if (!weapon) return undefined;
      const { dice, at, rerolls } = shotTest(battle, model, weapon, target, forEffect);
      const modifiers = shotModifiers(battle, model, weapon, target, forEffect);
      return { modifiers, dice, at, rerolls };
    }
    case 'fight':
    case 'die-fight': {
      const target = modelOf(battle, action.target);
      if (!sameCube(target.cube, model.cube)) return undefined;
      const modifiers = fightModifiers(battle, model, target, 'fight', false, target.pinned);
      const dice = modifiers.reduce((sum, each) => sum + each.dice, USUAL_DICE);
      return { modifiers, dice, at: model.recruit.profile.fight, rerolls: 0 };
    }
    default:
      return undefined;
  }
}
