import type { ChoiceRequest } from '@skirmish-kit/core';
import { findFigure, measured } from '../figures.ts';
import { coverSeen } from '../ground.ts';
import type { Battle } from '../state.ts';
import { weaponOf } from '../weapons.ts';
import { power, shotAt } from './fire.ts';
import { PANIC_SHARE, worthOf } from './worth.ts';

/** RX-OPP-01: what the burst of a waiting figure is worth now. */
export function replyValue(battle: Battle, choice: ChoiceRequest, key: string): number {
  const waiting = findFigure(battle, String(choice.params['figure']));
  const enemy = findFigure(battle, String(choice.params['enemy']));
  const weapon = waiting && weaponOf(waiting, key.split(':')[1] ?? '');
  if (!waiting || !enemy || !weapon) return 0;
  const cover = coverSeen(battle, waiting, enemy) ?? 0;
  const shot = shotAt(battle, waiting, weapon, enemy, measured(battle, waiting, enemy), cover);
  if (!shot) return 0;
  const out = 1 - power(1 - shot.out, weapon.rateOfFire);
  const panic = 1 - power(1 - shot.panic, weapon.rateOfFire);
  return worthOf(battle, enemy) * (out + PANIC_SHARE * (1 - out) * panic);
}
