import type { ResolvedBoard, Piece } from './resolved-board.ts';

/**
 * NH-INI-10: how many slots a unit has: one per printed number, one more per extra action. A tile
 * without numbers has no action to repeat (NH-MOD-08).
 */
export function slotCount(piece: Piece): number {
  const printed = piece.tile.initiative.length;
  return printed === 0 ? 0 : printed + piece.actions;
}

/**
 * The phase a slot stands for right now. Bonuses count for every number (NH-INI-06), no number
 * falls below 0 (NH-INI-04), and extra actions follow one by one below the lowest (NH-MOD-25).
 */
export function slotValue(piece: Piece, slot: number): number {
  const { initiative } = piece.tile;
  const last = initiative.length - 1;
  if (slot <= last) return currentValue(piece, initiative[slot] ?? 0);
  // NH-MOD-27: below 0 the extra action is lost.
  return currentValue(piece, initiative[last] ?? 0) - (slot - last);
}

function currentValue(piece: Piece, printed: number): number {
  if (piece.set >= 0) return piece.set;
  return Math.max(0, printed + piece.initiative);
}

/** NH-BAT-02: the highest current initiative on the board, at least 0. */
export function highestInitiative(field: ResolvedBoard): number {
  let highest = 0;
  for (const piece of field.pieces) {
    if (piece.tile.initiative.length > 0) highest = Math.max(highest, slotValue(piece, 0));
  }
  return highest;
}

/** What a phase means to a unit. */
export type PhaseRole = 'acts' | 'missed' | 'waits' | Incapacity;

/** What keeps a unit from acting in its phase: a net, want of power, or a marker. */
export type Incapacity = 'held' | 'unpowered' | 'paralysed';

/**
 * Whether a unit acts in a phase, marking its slots: one that fires is used; one whose phase has
 * gone by is lost for good (NH-INI-08, NH-INI-09). Two slots at one number give one action.
 * A slot held by a net is not used yet: by the letter of NH-INI-10 it still fires if the unit is
 * freed and loses a point of initiative in that same phase.
 */
export function phaseRole(piece: Piece, phase: number): PhaseRole {
  const slots = slotCount(piece);
  let call: PhaseRole = 'waits';
  for (let slot = 0; slot < slots; slot++) {
    const bit = 1 << slot;
    if (piece.unit.slots & bit) continue;
    const value = slotValue(piece, slot);
    if (value > phase) {
      piece.unit.slots |= bit;
      if (call === 'waits') call = 'missed';
    } else if (value === phase) {
      const obstruction = incapacityOf(piece);
      if (!obstruction) piece.unit.slots |= bit;
      call = obstruction ?? 'acts';
    }
  }
  return call;
}

/** NH-NET-01, NH-FAN-01, NH-FAN-02: why a unit cannot act at all now. */
function incapacityOf({ netted, works, paralysed }: Piece): Incapacity | undefined {
  if (netted) return 'held';
  if (!works) return 'unpowered';
  return paralysed ? 'paralysed' : undefined;
}
