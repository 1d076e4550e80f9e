import { neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { maskHas } from './hostility.ts';

/** A net unit and the units its nets touch. */
interface Netter {
  readonly piece: Piece;
  readonly targets: readonly Piece[];
}

/**
 * Decides who is netted (NH-NET-01…15). Every net edge is an arrow to the enemy it touches. A net
 * unit that no arrow reaches works, so its targets are held and lose their own arrows; what is
 * left in the end are rings, in which the arrows cancel (NH-NET-08, NH-NET-09, NH-OPEN-13).
 */
export function castNets(field: ResolvedBoard): void {
  let open = netters(field);
  while (open.length > 0) {
    const free = open.filter((netter) => !open.some((other) => catches(other, netter)));
    open = free.length > 0 ? workFrom(free, open) : workFrom(untieRing(field, open), open);
  }
}

function netters(field: ResolvedBoard): Netter[] {
  const found: Netter[] = [];
  for (const piece of field.pieces) {
    if (piece.face.nets.length === 0 || piece.netted) continue;
    const targets: Piece[] = [];
    for (const way of piece.face.nets) {
      const target = neighbour(field, piece.cell, way);
      // NH-NET-12: friends are not netted.
      if (target && maskHas(field.table.sides.catches, piece.seat, target.seat))
        targets.push(target);
    }
    found.push({ piece, targets });
  }
  return found;
}

function catches(netter: Netter, other: Netter): boolean {
  return netter.targets.includes(other.piece);
}

/** The nets of `working` hold their targets; gives the net units still to be decided. */
function workFrom(working: readonly Netter[], open: readonly Netter[]): Netter[] {
  const pieces = working.map((netter) => netter.piece);
  for (const { targets, piece } of working) {
    if (piece.netted) continue;
    for (const target of targets) if (!pieces.includes(target)) target.netted = true;
  }
  return open.filter((netter) => !netter.piece.netted && !working.includes(netter));
}

/**
 * A ring that nothing outside it points into; facing pairs are rings of two. Our ruling for
 * NH-OPEN-13: rings that share a unit are one, so a Net Master between two Net Fighters and both of
 * them are free.
 */
function untieRing(field: ResolvedBoard, open: readonly Netter[]): readonly Netter[] {
  for (const netter of open) {
    const before = reaching(netter, open);
    const ring = before.filter((other) => reaching(other, open).includes(netter));
    if (ring.length !== before.length) continue;
    if (ring.length > 2 && !field.table.options.netCycle3) {
      for (const member of ring) member.piece.netted = true;
    }
    return ring;
  }
  return open;
}

/** Every net unit from which arrows lead to this one. */
function reaching(netter: Netter, open: readonly Netter[]): readonly Netter[] {
  const found: Netter[] = [];
  const look = [netter];
  for (let next = look.pop(); next; next = look.pop()) {
    const target = next;
    for (const other of open) {
      if (catches(other, target) && !found.includes(other)) {
        found.push(other);
        look.push(other);
      }
    }
  }
  return found;
}
