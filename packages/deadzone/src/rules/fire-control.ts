import { choose, subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import { has } from './ability.ts';
import { actions, type Action } from './action.ts';
import { cubesWithin } from './candidates.ts';
import { lob, lobbedBy, whyNotLob } from './grenade.ts';
import { whyNotShootAt } from './legal.ts';
import { controllerOf, adjacentEnemies, isOnField, modelOf } from './models.ts';
import type { WeaponMode } from './profile.ts';
import { refuse } from './refusals.ts';
import { gunsOf, isLobbed, reachOf, shoot, whyNotAim } from './shoot.ts';
import type { Battle, Model, ModelId } from './state.ts';

/** Two plain shots, said at once. */
type FireBoth = Extract<Action, { readonly kind: 'fire-both' | 'die-fire-both' }>;

/** Two weapons of which one can do more than shoot plainly: each is asked how, and at what. */
type AimBoth = Extract<Action, { readonly kind: 'aim-both' | 'die-aim-both' }>;

/** How one of two weapons is fired. */
type Firing = Extract<Action, { readonly kind: 'shoot' | 'fire-for-effect' | 'lob' }>;

/** A weapon and whom it can hit. */
export interface SearchGoal {
  readonly weapon: string;
  readonly target: string;
}

/** DZ-ABIL-09: every two weapons, of plain shots with their targets. */
export function pairs(
  battle: Battle,
  model: Model,
  aims: readonly SearchGoal[],
): readonly (FireBoth | AimBoth)[] {
  return [...plainPairs(aims), ...aimedPairs(armsOf(battle, model))];
}

function plainPairs(aims: readonly SearchGoal[]): readonly FireBoth[] {
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

function aimedPairs(arms: readonly WeaponMode[]): readonly AimBoth[] {
  const ids = [...new Set(arms.map(({ id }) => id))];
  return ids.flatMap((weapon, i) =>
    ids.slice(i).flatMap((other): AimBoth[] => [
      { kind: 'aim-both', weapon, other },
      { kind: 'die-aim-both', weapon, other },
    ]),
  );
}

/** What can be fired by a Shoot action: guns, mortars, and grenades in the hand (DZ-ABIL-21). */
function armsOf(battle: Battle, model: Model): readonly WeaponMode[] {
  return [...gunsOf(model).filter((gun) => !isLobbed(gun)), ...lobbedBy(battle, model)];
}

/** DZ-ABIL-09: two weapons, each at a target of its own or both at one. */
export function whyNotFireBoth(
  battle: Battle,
  model: Model,
  action: FireBoth | AimBoth,
): Refusal | undefined {
  const who = { model: model.id };
  if (action.kind.startsWith('die-') && battle.settings.fireControlFace === 'one-weapon')
    return refuse('unable', 'DZ-ABIL-09', who);
  const twins = armsOf(battle, model).filter(({ id }) => id === action.weapon).length;
  if (action.weapon === action.other && twins < 2)
    return refuse('no-such-weapon', 'DZ-ABIL-09', { ...who, weapon: action.other });
  if (!('target' in action)) return whyNotAimBoth(battle, model, action);
  return (
    whyNotShootAt(battle, model, action.weapon, action.target) ??
    whyNotShootAt(battle, model, action.other, action.second)
  );
}

function whyNotAimBoth(
  battle: Battle,
  model: Model,
  { weapon, other }: AimBoth,
): Refusal | undefined {
  const who = { model: model.id };
  if (adjacentEnemies(battle, model).length > 0) return refuse('enemy-beside', 'DZ-SHOOT-02', who);
  const firings = [weapon, other].map((id) => firingsOf(battle, model, id));
  const idle = firings.findIndex((each) => each.length === 0);
  if (idle >= 0)
    return refuse('no-such-weapon', 'DZ-ABIL-09', { ...who, weapon: idle === 0 ? weapon : other });
  return firings.flat().some(({ kind }) => kind !== 'shoot')
    ? undefined
    : refuse('not-rapid', 'DZ-BLAZE-01', { weapon });
}

/** Whatever one weapon can be fired at: plainly, for effect (DZ-BLAZE-01), or at a cube (DZ-ABIL-23). */
export function firingsOf(battle: Battle, model: Model, weapon: string): readonly Firing[] {
  const arm = armsOf(battle, model).find(({ id }) => id === weapon);
  if (!arm) return [];
  if (isLobbed(arm))
    return cubesWithin(battle, model, reachOf(model, arm))
      .filter((at) => whyNotLob(battle, model, weapon, at) === undefined)
      .map((at): Firing => ({ kind: 'lob', weapon, at }));
  return battle.models
    .filter((other) => other !== model && whyNotAim(battle, model, arm, other) === undefined)
    .flatMap(({ id: target }): Firing[] => [
      { kind: 'shoot', weapon, target },
      ...(has(arm, 'rapid-fire') ? [{ kind: 'fire-for-effect' as const, weapon, target }] : []),
    ]);
}

/** Both are said before either is rolled for; then one after the other. */
export function* fireBoth(battle: Battle, id: ModelId, action: FireBoth | AimBoth): Flow {
  const { weapon, other } = action;
  const both: readonly Firing[] =
    'target' in action
      ? [
          { kind: 'shoot', weapon, target: action.target },
          { kind: 'shoot', weapon: other, target: action.second },
        ]
      : [yield* aim(battle, id, weapon), yield* aim(battle, id, other)];
  for (const firing of both) {
    if (!isOnField(modelOf(battle, id))) return;
    if (firing.kind === 'lob') yield* subFlow(lob, battle, id, firing.weapon, firing.at);
    else {
      const forEffect = firing.kind === 'fire-for-effect';
      yield* subFlow(shoot, battle, id, firing.weapon, firing.target, forEffect);
    }
  }
}

function* aim(battle: Battle, id: ModelId, weapon: string): Flow<Firing> {
  const model = modelOf(battle, id);
  return yield* choose({
    who: controllerOf(battle, model),
    about: 'aim-weapon',
    rule: 'DZ-ABIL-09',
    params: { model: id, weapon },
    options: firingsOf(battle, model, weapon).map((value) => ({ key: actions.make(value), value })),
  });
}
