import type { Piece } from './resolved-board.ts';

/**
 * NH-MED-11, NH-OPEN-22: the Medics that may leave for a unit, where its chains end. A Medic that
 * would be spent but is attached to a free Medic passes it on to that one. The ends are Medics with
 * nobody behind them, and the members of a loop that leads nowhere else.
 */
export function chainEnds(unit: Piece, free: (medic: Piece) => boolean): Piece[] {
  const chain = chainOf(unit, free);
  if (chain.length <= 1) return chain;
  const ends = chain.filter((member) =>
    chainOf(member, free).every((next) => next === member || chainOf(next, free).includes(member)),
  );
  return ends.sort((a, b) => a.cell - b.cell);
}

/** Every free Medic that is attached to a unit, directly or through others. */
export function chainOf(unit: Piece, free: (medic: Piece) => boolean): Piece[] {
  const found = unit.medics.filter(free);
  for (const member of found) {
    for (const next of member.medics) {
      if (free(next) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}
