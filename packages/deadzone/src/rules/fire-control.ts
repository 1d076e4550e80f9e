import { part, type Flow, type Refusal } from '@skirmish-kit/core';
import type { Action } from './action.ts';
import { whyNotShootAt } from './legal.ts';
import { deny } from './refusals.ts';
import { gunsOf, shoot } from './shoot.ts';
import type { Battle, Model, ModelId } from './state.ts';

type FireBoth = Extract<Action, { readonly kind: 'fire-both' | 'die-fire-both' }>;

/** A weapon and whom it can hit. */
export interface Aim {
  readonly weapon: string;
  readonly target: string;
}

/** DZ-ABIL-09: every two weapons and their targets. */
export function pairs(aims: readonly Aim[]): readonly FireBoth[] {
  return aims.flatMap((first, i) =>
    aims.slice(i).flatMap((second): FireBoth[] => {
      const both = { ...first, other: second.weapon, second: second.target };
      return [
        { kind: 'fire-both', ...both },
        { kind: 'die-fire-both', ...both },
      ];
    }),
  );
}

/** DZ-ABIL-09: two weapons, each at a target of its own or both at one. */
export function whyNotFireBoth(
  battle: Battle,
  model: Model,
  action: FireBoth,
): Refusal | undefined {
  const who = { model: model.id };
  if (action.kind === 'die-fire-both' && battle.settings.fireControlFace === 'one-weapon')
    return deny('unable', 'DZ-ABIL-09', who);
  const twins = gunsOf(model).filter(({ id }) => id === action.weapon).length;
  if (action.weapon === action.other && twins < 2)
    return deny('no-such-weapon', 'DZ-ABIL-09', { ...who, weapon: action.other });
  return (
    whyNotShootAt(battle, model, action.weapon, action.target) ??
    whyNotShootAt(battle, model, action.other, action.second)
  );
}

/** One shot after the other. */
export function* fireBoth(battle: Battle, id: ModelId, action: FireBoth): Flow {
  yield* part(shoot, battle, id, action.weapon, action.target, false);
  yield* part(shoot, battle, id, action.other, action.second, false);
}
