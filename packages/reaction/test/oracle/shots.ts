import type { Weapon } from '../../src/rules/profile.ts';
import type { Settings } from '../../src/rules/settings.ts';
import type { Figure } from '../../src/rules/state.ts';
import type { Cup } from './dice-source.ts';
import { wound } from './wound.ts';

export const QUALITY = { green: -1, average: 0, veteran: 1, elite: 2 };

export type Mode = 'shoot' | 'burst' | 'aim' | 'opportunity';

/** What the oracle knows of a target; only the game computes lines of sight. */
export interface Aim {
  readonly target: Figure;
  readonly shots: number;
  /** In tenths of a centimetre, between the edges. */
  readonly distance: number;
  /** How thick the cover on the line is, 0 to 4. */
  readonly cover: number;
}

/** RX-SHOOT-03…06, RX-RNG-01, RX-WOUND-01…06: shots at one target after another. */
export function shots(
  cup: Cup,
  settings: Settings,
  shooter: Figure,
  weapon: Weapon,
  mode: Mode,
  aims: readonly Aim[],
): void {
  for (const { target, shots: count, distance, cover } of aims) {
    const centimetres = distance / 10;
    const { pointBlank, short, long } = weapon.ranges;
    if (centimetres > long) continue; // Wasted.
    let modifier = QUALITY[shooter.quality];
    if (centimetres <= pointBlank) modifier += settings.pointBlank === 'replaces-short' ? 2 : 3;
    else if (centimetres <= short) modifier += 1;
    else modifier += settings.longRange;
    if (target.inCover) modifier -= 1;
    if (shooter.reaction === 'panic') modifier -= 1;
    if (mode === 'aim') modifier += 2;
    if (mode === 'burst') modifier += settings.burst;
    if (mode === 'opportunity' && weapon.rateOfFire >= 2) modifier += settings.burst;
    if (shooter.machine && settings.machineEffects === 'house-table') {
      if (shooter.machine.damage.hardware >= 1) modifier -= 1;
    }
    const dice = cup.roll(...Array<number>(count).fill(6));
    const hits = dice.filter((die) => die !== 1 && (die === 6 || die + modifier >= 6)).length;
    if (hits > 0) target.opportunity = false; // RX-OPP-02
    const counts = settings.coverCounts === 'always' || target.inCover;
    const others = (counts ? -cover : 0) + (centimetres <= pointBlank ? 1 : 0);
    for (let hit = 0; hit < hits && target.fate === 'in'; hit++) {
      wound(cup, settings, target, 'shot', weapon.damage, others);
    }
  }
}
