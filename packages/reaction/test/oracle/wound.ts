import type { Figure } from '../../src/rules/state.ts';
import type { Settings } from '../../src/rules/settings.ts';
import { total, type Cup } from './dice-source.ts';

const ARMOUR = { none: 0, primitive: -1, ablative: -1, vest: -2, combat: -3 };

/** RX-WOUND-01…06, RX-CC-12…15, RX-MACH-01…05: one wound roll, read off the sheet. */
export function wound(
  cup: Cup,
  settings: Settings,
  victim: Figure,
  by: 'shot' | 'combat',
  dice: readonly number[],
  others: number,
): void {
  let roll = total(cup.roll(...dice)) + ARMOUR[victim.armour] + others;
  if (victim.armour === 'ablative' && settings.ablative === 'used-up') victim.armour = 'none';
  if (victim.machine) {
    roll += machineModifier(victim);
    damage(cup, settings, victim, roll - victim.resistance);
    return;
  }
  const below = victim.resistance - roll;
  if (below <= 0) eliminate(victim);
  else if (by === 'shot') {
    if (below <= 3) panic(settings, victim);
  } else if (below <= 2) {
    routFromCombat(settings, victim);
  } else if (below <= 4) {
    panic(settings, victim);
  }
}

export function eliminate(figure: Figure): void {
  figure.fate = 'eliminated';
  figure.reaction = 'none';
  figure.opportunity = false;
  figure.routedInCombat = false;
}

function panic(settings: Settings, figure: Figure): void {
  if (figure.reaction === 'panic' || figure.reaction === 'rout') return;
  figure.reaction = 'panic';
  if (settings.opportunityBreaks === 'panic-or-combat') figure.opportunity = false;
}

function routFromCombat(settings: Settings, figure: Figure): void {
  if (settings.routInCombat === 'eliminated') return eliminate(figure);
  figure.reaction = 'rout';
  figure.routedInCombat = true;
  figure.opportunity = false;
}

function levels(figure: Figure): number[] {
  const { hardware, power, software } = figure.machine?.damage ?? {
    hardware: 0,
    power: 0,
    software: 0,
  };
  return [hardware, power, software];
}

/** RX-MACH-03 */
function machineModifier(figure: Figure): number {
  let modifier = figure.machine?.selfRepair ? -1 : 0;
  if (levels(figure).includes(3)) modifier += 2;
  else if (levels(figure).includes(2)) modifier += 1;
  return modifier;
}

/** RX-MACH-02, RX-MACH-04, RX-MACH-05 */
function damage(cup: Cup, settings: Settings, figure: Figure, above: number): void {
  if (above < 0 || !figure.machine) return;
  if (above > 6 && settings.machineAboveSix === 'destroyed') return eliminate(figure);
  const level = above <= 3 ? 1 : above <= 5 ? 2 : 3;
  const [die = 0] = cup.roll(6);
  const system = die <= 3 ? 'hardware' : die <= 5 ? 'power' : 'software';
  const second = level === 3 && levels(figure).includes(3);
  if (level > figure.machine.damage[system]) figure.machine.damage[system] = level;
  const wrecked = system === 'hardware' && level === 3;
  if (second || (wrecked && settings.machineEffects === 'house-table')) eliminate(figure);
}
