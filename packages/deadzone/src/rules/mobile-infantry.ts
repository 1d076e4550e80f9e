import type { Refusal } from '@skirmish-kit/core';
import type { Cube } from '@skirmish-kit/space/cube';
import type { Action } from './action.ts';
import { going } from './candidates.ts';
import { whyNotGo, whyNotSprint } from './legal.ts';
import { hasJumpPack, isVehicle, speedOf } from './models.ts';
import { deny } from './refusals.ts';
import type { Battle, Model } from './state.ts';
import { waysOf } from './ways.ts';

/** DZ-LDR-04: before anything else, on foot with a jump pack. */
export function whyNotMobile(
  battle: Battle,
  model: Model,
  way: readonly Cube[],
): Refusal | undefined {
  const { activation } = battle;
  const begins =
    activation && activation.length === 0 && activation.done.length + activation.faces.length === 0;
  if (!begins) return deny('too-late', 'DZ-LDR-04', { model: model.id });
  if (isVehicle(battle, model) || !hasJumpPack(battle, model))
    return deny('unable', 'DZ-LDR-04', { model: model.id });
  return (
    whyNotSprint(battle, model) ?? whyNotGo(battle, model, way, speedOf(battle, model)?.sprint ?? 0)
  );
}

export function mobileMoves(battle: Battle, model: Model): readonly Action[] {
  return waysOf(battle, model, speedOf(battle, model)?.sprint ?? 0).map((way) =>
    going('mobile-infantry', way.at(-1)),
  );
}
