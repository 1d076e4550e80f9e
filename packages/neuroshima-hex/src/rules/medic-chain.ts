import type { Piece } from './field.ts';

/**
 * NH-MED-11, NH-OPEN-22: where a chain of Medics ends. A Medic that would be spent but is attached
 * to a free Medic passes it on to that one. The ends are Medics with nobody behind them, and the
 * members of a loop that leads nowhere else.
 */
export function chainEnds(medic: Piece, free: (medic: Piece) => boolean): Piece[] {
  if (medic.medics.length === 0) return [medic];
  const chain = behind(medic, free);
  const ends = chain.filter((member) =>
    behind(member, free).every((next) => behind(next, free).includes(member)),
  );
  return ends.sort((a, b) => a.cell - b.cell);
}

/** The Medic itself and every free Medic behind it, however many steps back. */
function behind(medic: Piece, free: (medic: Piece) => boolean): Piece[] {
  const found = [medic];
  for (const member of found) {
    for (const next of member.medics) {
      if (free(next) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}
