import type { ResolvedBoard, Piece } from '../rules/resolved-board.ts';
import { strengthOf } from '../rules/hits.ts';
import { maskHas } from '../rules/hostility.ts';
import type { Attack } from '../rules/tile.ts';

/** What a unit is worth where it lies, in hit points of an HQ, before anybody fights. */
export function unitValue(field: ResolvedBoard, piece: Piece): number {
  const { tile, unit } = piece;
  if (tile.isHq) return 0;
  const life = 0.2 * Math.max(0, piece.toughness - unit.wounds);
  if (!piece.works) return 0.3 + life;
  let worth = 0.3 + life + fighting(field, piece);
  if (tile.mobile || piece.carried) worth += 0.3;
  if (tile.gives) worth += 0.5;
  for (const way of piece.face.nets) worth += caught(field, piece, way);
  return worth;
}

/** Attacks that point somewhere, the stronger, the sooner and the more often the better. */
function fighting(field: ResolvedBoard, piece: Piece): number {
  const { initiative } = piece.tile;
  const [first] = initiative;
  if (first === undefined) return 0;
  let attacks = 0;
  for (const attack of piece.face.attacks) attacks += attackWorth(field, piece, attack);
  const soon = piece.set >= 0 ? piece.set : Math.max(0, first + piece.initiative);
  const times = 1 + 0.7 * (initiative.length - 1 + piece.actions);
  return attacks * (0.45 + 0.12 * Math.min(soon, 4)) * times;
}

const KINDS: Readonly<Record<Attack['kind'], number>> = {
  melee: 0.8,
  ranged: 1.1,
  gauss: 1.6,
  scatter: 1.1,
  rocket: 1.4,
  stalk: 1.8,
};

function attackWorth(field: ResolvedBoard, piece: Piece, attack: Attack): number {
  const aimless = attack.kind === 'stalk';
  const ray = field.table.board.rays[piece.cell * 6 + attack.way];
  if (!aimless && (!ray || ray.length === 0)) return 0;
  const strength = attack.kind === 'scatter' ? (attack.scatter[0] ?? 0) : strengthOf(piece, attack);
  return Math.min(strength, 4) * KINDS[attack.kind];
}

function caught(field: ResolvedBoard, piece: Piece, way: number): number {
  const next = field.table.board.around[piece.cell]?.[way] ?? -1;
  if (next < 0) return 0;
  const target = field.at[next];
  return target && maskHas(field.table.sides.catches, piece.seat, target.seat) ? 0.7 : 0.3;
}
