import type { ChoiceRequest } from '@skirmish-kit/core';
import { replies } from '../rules/action-keys.ts';
import { findFigure, measured } from '../rules/figures.ts';
import { coverFor } from '../rules/battlefield.ts';
import type { Battle } from '../rules/state.ts';
import { weaponOf } from '../rules/weapons.ts';
import { power, shotAt } from './fire.ts';
import { PANIC_SHARE, unitValue } from './unit-value.ts';

/** Opportunity fire is held back when it would hardly hurt. */
const WORTH_FIRING = 0.12;

/** RX-OPP-01: the value of a waiting figure's burst now. */
export function replyValue(battle: Battle, choice: ChoiceRequest, key: string): number {
  const reply = replies.parse(key);
  if (!reply || reply.kind === 'hold') return WORTH_FIRING;
  const waiting = findFigure(battle, String(choice.params['figure']));
  const enemy = findFigure(battle, String(choice.params['enemy']));
  const weapon = waiting && weaponOf(waiting, reply.weapon);
  if (!waiting || !enemy || !weapon) return 0;
  const cover = coverFor(battle, waiting, enemy) ?? 0;
  const shot = shotAt(battle, waiting, weapon, enemy, measured(battle, waiting, enemy), cover);
  if (!shot) return 0;
  const out = 1 - power(1 - shot.out, weapon.rateOfFire);
  const panic = 1 - power(1 - shot.panic, weapon.rateOfFire);
  return unitValue(battle, enemy) * (out + PANIC_SHARE * (1 - out) * panic);
}
