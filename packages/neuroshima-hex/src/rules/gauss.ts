import { behindArmour } from './armour.ts';
import type { ResolvedBoard, Piece } from './resolved-board.ts';
import { canHit, type Hit } from './hits.ts';
import type { Attack } from './tile.ts';

/**
 * NH-SPU-01, NH-SPU-02: 1 wound to every enemy on the line, whatever bonuses there are. Armour
 * saves its bearer, the shot goes on (NH-ARM-05, NH-OPEN-10).
 */
export function gaussShot(field: ResolvedBoard, by: Piece, attack: Attack, hits: Hit[]): void {
  const { board, options } = field.table;
  for (const cell of board.rays[by.cell * 6 + attack.way] ?? []) {
    const on = field.at[cell];
    if (!on || !canHit(field, by, on)) continue;
    const full = attack.strength;
    const strength = options.gaussVsArmour ? behindArmour(on, attack.way, full) : full;
    hits.push({ by, on, way: attack.way, kind: 'gauss', strength, absorbed: false });
  }
}
