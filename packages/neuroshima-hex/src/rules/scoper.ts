import { neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { maskHas } from './hostility.ts';

/**
 * NH-MOD-18, NH-OPEN-25: while a working Scoper is connected to an enemy module, that module
 * serves the Scoper's side. HQs are no modules. Scopers take effect together, each for its owner.
 */
export function captureModules(field: ResolvedBoard): void {
  for (const scoper of field.pieces) {
    if (!scoper.tile.captures || !scoper.works) continue;
    for (const way of scoper.face.links) {
      const module = neighbour(field, scoper.cell, way);
      if (module?.tile.kind !== 'module') continue;
      if (maskHas(field.table.sides.enemies, scoper.seat, module.seat)) module.serves = scoper.seat;
    }
  }
}

export function isCaptured(piece: Piece): boolean {
  return piece.serves !== piece.seat;
}

/** Whose unit it is to attackers; by the letter its owner's, even when captured. */
export function sideInCombat(field: ResolvedBoard, piece: Piece): number {
  return field.table.options.scoperFriendly ? piece.serves : piece.seat;
}
