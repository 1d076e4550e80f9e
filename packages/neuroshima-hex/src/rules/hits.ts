import type { Direction } from '@skirmish-kit/space';
import { behindArmour } from './armour.ts';
import { neighbour, type ResolvedBoard, type Piece } from './resolved-board.ts';
import { gaussShot } from './gauss.ts';
import { sideInCombat } from './scoper.ts';
import { maskHas } from './hostility.ts';
import type { Attack, AttackKind } from './tile.ts';

/** What one attack does to one target. Instants have no attacker. */
export interface Hit {
  readonly by: Piece | undefined;
  readonly on: Piece;
  readonly way: Direction;
  readonly kind: AttackKind | 'blast' | 'instant';
  /** Wounds; 0 when armour stopped it. */
  readonly strength: number;
  /** Whether a Medic took it. */
  absorbed: boolean;
}

/** NH-ATK-05, NH-MP-25: whether attacks of one unit strike another at all. */
export function canHit(field: ResolvedBoard, by: Piece, on: Piece): boolean {
  return maskHas(field.table.sides.attacks, by.seat, sideInCombat(field, on));
}

/** NH-HQ-04, NH-HQ-05, NH-OPEN-09: an HQ does not hurt an HQ. */
function spares(field: ResolvedBoard, by: Piece, on: Piece, kind: AttackKind): boolean {
  if (!by.tile.isHq || !on.tile.isHq) return false;
  return kind === 'melee' || field.table.options.hqNeverHurtsHq;
}

/** NH-ATK-07: bonuses count for every attack of their kind; a Gauss Cannon has none. */
export function strengthOf(by: Piece, attack: Attack): number {
  if (attack.kind === 'melee') return Math.max(0, attack.strength + by.melee);
  if (attack.kind === 'ranged') return Math.max(0, attack.strength + by.ranged);
  return attack.strength;
}

/**
 * Everything one attack hits on the board as it stood at the start of the phase (NH-BAT-06).
 * Attacks without direction need a target that was declared beforehand.
 */
export function strike(
  field: ResolvedBoard,
  by: Piece,
  attack: Attack,
  strength: number,
  hits: Hit[],
  target?: Piece,
): void {
  switch (attack.kind) {
    case 'melee':
      return meleeBlow(field, by, attack.way, strength, hits);
    case 'ranged':
    case 'scatter':
      return shoot(field, by, attack, strength, hits);
    case 'gauss':
      return gaussShot(field, by, attack, hits);
    case 'rocket':
    case 'stalk':
      if (target) hits.push(hit(by, target, attack.way, attack.kind, strength));
  }
}

/** NH-ATK-03: melee hits the enemy next to that edge. */
function meleeBlow(
  field: ResolvedBoard,
  by: Piece,
  way: Direction,
  strength: number,
  hits: Hit[],
): void {
  const on = neighbour(field, by.cell, way);
  if (on && canHit(field, by, on) && !spares(field, by, on, 'melee')) {
    hits.push(hit(by, on, way, 'melee', strength));
  }
}

/** NH-ATK-04, NH-ATK-06: the first enemy on the line, over friends and empty hexes. */
function shoot(
  field: ResolvedBoard,
  by: Piece,
  attack: Attack,
  strength: number,
  hits: Hit[],
): void {
  const ray = field.table.board.rays[by.cell * 6 + attack.way] ?? [];
  let distance = 0;
  for (const cell of ray) {
    distance++;
    const on = field.at[cell];
    if (!on || !canHit(field, by, on)) continue;
    const full = attack.kind === 'scatter' ? (attack.scatter[distance - 1] ?? 0) : strength;
    if (full > 0 && !spares(field, by, on, 'ranged')) {
      hits.push(hit(by, on, attack.way, attack.kind, behindArmour(on, attack.way, full)));
    }
    return;
  }
}

function hit(by: Piece, on: Piece, way: Direction, kind: AttackKind, strength: number): Hit {
  return { by, on, way, kind, strength, absorbed: false };
}

/** Every blow that would land if all struck at once. */
export function hitsOf(field: ResolvedBoard): readonly Hit[] {
  const hits: Hit[] = [];
  for (const piece of field.pieces) {
    if (!piece.works) continue;
    for (const attack of piece.face.attacks) {
      strike(field, piece, attack, strengthOf(piece, attack), hits);
    }
  }
  return hits;
}
