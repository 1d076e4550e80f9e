import { strikeHits } from '../rules/air-strike.ts';
import type { ResolvedBoard } from '../rules/resolved-board.ts';
import type { TileLook } from '../packs/army-style.ts';
import type { Threat } from '@skirmish-kit/ui/hex-picture';

/** Whom an instant would strike on a cell, and how hard: an air strike reaches seven hexes. */
export function instantThreats(
  field: ResolvedBoard,
  look: TileLook,
  cell: number,
): readonly Threat[] {
  const [effect] = look.effects;
  const hexOf = (at: number) => field.table.board.hexes[at] ?? ([0, 0] as const);
  const unit = field.at[cell];
  switch (effect?.kind) {
    case 'blast':
      return strikeHits(field, cell, effect.strength).map(({ on, strength }) => ({
        hex: hexOf(on.cell),
        text: `−${strength}`,
      }));
    case 'wound':
      return unit ? [{ hex: hexOf(cell), text: `−${effect.strength}` }] : [];
    case 'destroy':
      return unit ? [{ hex: hexOf(cell), text: '✕' }] : [];
    default:
      return [];
  }
}
