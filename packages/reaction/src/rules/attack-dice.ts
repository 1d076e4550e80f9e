import { hardwareModifier } from './machines.ts';
import type { Blade } from './profile.ts';
import { QUALITY_MODIFIER } from './quality.ts';
import { fightsAs } from './resistance.ts';
import type { Battle, Figure } from './state.ts';

/** RX-CC-09, RX-CC-12: the die a weapon adds to the attack, and what it adds to the wound. */
const BLADE: Readonly<Record<Blade, { readonly die: number; readonly wound: number }>> = {
  dagger: { die: 4, wound: 1 },
  pistol: { die: 4, wound: 1 },
  club: { die: 4, wound: 1 },
  sword: { die: 6, wound: 2 },
  axe: { die: 6, wound: 3 },
};

/** RX-CC-05 */
const ATTACK = { basic: [6, 6], leader: [8, 8], hero: [8, 8, 6] } as const;

/** RX-CC-12 */
const WOUND = { basic: [6, 6], leader: [8, 8], hero: [8, 8] } as const;

/** The weapon that wounds best is in the first hand. */
function firstHand(figure: Figure): Blade | undefined {
  let best: Blade | undefined;
  for (const blade of figure.blades)
    if (!best || BLADE[blade].wound > BLADE[best].wound) best = blade;
  return best;
}

/** RX-CC-09: the sides of the dice for weapons. */
function bladeDice(figure: Figure): number[] {
  const first = firstHand(figure);
  if (!first) return [];
  return figure.blades.length > 1 ? [BLADE[first].die, 4] : [BLADE[first].die];
}

/** What a figure rolls to attack. */
export interface Attack {
  readonly dice: readonly number[];
  readonly modifier: number;
}

/**
 * RX-CC-05…11: dice and modifier of one figure in a round; `started` for the die of who started
 * it, `extra` for the dice of the larger side.
 */
export function attackOf(battle: Battle, figure: Figure, started: boolean, extra: number): Attack {
  const dice: number[] = [...ATTACK[fightsAs(battle.settings, figure.role)], ...bladeDice(figure)];
  if (started) dice.push(6); // RX-CC-06
  for (let i = 0; i < extra; i++) dice.push(6); // RX-CC-07
  let modifier = QUALITY_MODIFIER[figure.quality]; // RX-CC-10
  if (figure.reaction === 'panic') modifier -= 2; // RX-CC-08
  return { dice, modifier: modifier + hardwareModifier(battle, figure) };
}

/** RX-CC-12: the dice to wound and what the weapons add. */
export function woundDiceOf(
  battle: Battle,
  figure: Figure,
): { readonly dice: readonly number[]; readonly bonus: number } {
  const first = firstHand(figure);
  const bonus = (first ? BLADE[first].wound : 0) + (figure.blades.length > 1 ? 1 : 0);
  return { dice: WOUND[fightsAs(battle.settings, figure.role)], bonus };
}
