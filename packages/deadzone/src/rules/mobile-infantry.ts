import type { Refusal } from '@skirmish-kit/core';
import type { Action } from './action.ts';
import { going } from './candidates.ts';
import { whyNotSprint } from './legal.ts';
import { hasJumpPack, isVehicle, speedOf } from './models.ts';
import { refuse } from './refusals.ts';
import type { Battle, Model } from './state.ts';
import { movePaths } from './move-paths.ts';

/** DZ-LDR-04: before anything else, on foot with a jump pack, out of no fight. */
export function whyNotMobile(battle: Battle, model: Model): Refusal | undefined {
  const { activation } = battle;
  const begins =
    activation && activation.length === 0 && activation.done.length + activation.faces.length === 0;
  if (!begins) return refuse('too-late', 'DZ-LDR-04', { model: model.id });
  if (isVehicle(battle, model) || !hasJumpPack(battle, model))
    return refuse('unable', 'DZ-LDR-04', { model: model.id });
  return whyNotSprint(battle, model);
}

export function mobileMoves(battle: Battle, model: Model): readonly Action[] {
  const ways = movePaths(battle, model, speedOf(battle, model)?.sprint ?? 0);
  return [
    ...ways.map((way) => going('mobile-infantry', way.at(-1))),
    ...(battle.mission.exits.length > 0 ? [{ kind: 'mobile-leave' } as const] : []),
  ];
}
