import { attackOf, woundDiceOf } from '../rules/attack-dice.ts';
import { meleeOf } from '../rules/close-combat.ts';
import { foesInContact } from '../rules/figures.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { ARMOUR_MODIFIER } from '../rules/wound.ts';
import { roundChances, woundChances } from './chances.ts';
import { DAMAGE_SHARE, PANIC_SHARE, ROUT_SHARE, unitValue } from './unit-value.ts';

/** RX-CC-03…15: the value of rounds of close combat, as many as there are points for. */
export function fightValue(battle: Battle, figure: Figure, enemy: Figure, points: number): number {
  const worth = unitValue(battle, enemy);
  // RX-CC-17: who runs and is caught is gone, without dice.
  if (enemy.reaction === 'rout') return worth;
  const begun = meleeOf(battle, figure, enemy) !== undefined;
  const friends = foesInContact(battle, enemy).filter(
    (other) => other !== figure && other.seat === figure.seat,
  ).length;
  const price = unitValue(battle, figure);
  let value = 0;
  let going = 1;
  for (let round = 0; round < Math.min(points, 4); round++) {
    const mine = attackOf(battle, figure, !begun && round === 0, friends);
    const { win, lose } = roundChances(mine, attackOf(battle, enemy, false, 0));
    const theirs = hurt(battle, figure, enemy);
    const own = hurt(battle, enemy, figure);
    value += going * (win * worth * theirs.share - lose * price * own.share);
    going *= 1 - win * theirs.over - lose * own.over;
  }
  return value;
}

/** The loser's loss in a won round, and whether the fight is over. */
function hurt(battle: Battle, winner: Figure, loser: Figure): { share: number; over: number } {
  const { dice, bonus } = woundDiceOf(battle, winner);
  const margin = bonus + ARMOUR_MODIFIER[loser.armour] - loser.resistance;
  const { out, rout, panic } = woundChances(dice, margin, 'combat');
  if (loser.machine) return { share: out * DAMAGE_SHARE, over: 0 };
  return { share: out + ROUT_SHARE * rout + PANIC_SHARE * panic, over: out + rout };
}
