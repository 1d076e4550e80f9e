import type { Flow, RuleId } from '@skirmish-kit/core';
import { lifeLeft, named, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Hit } from './hits.ts';
import { healHits } from './medic.ts';
import { emit, type Attacker } from './events.ts';
import { forPoints, isDestroyed, loseHitPoints, score } from './hq-points.ts';
import { discard } from './discard.ts';
import { armyOf, hexName, type Table } from './table.ts';

/** Why a hit hurts, for the log. */
const RULES: Readonly<Record<Hit['kind'], RuleId>> = {
  melee: 'NH-ATK-03',
  ranged: 'NH-ATK-04',
  gauss: 'NH-SPU-01',
  scatter: 'NH-ATK-04',
  rocket: 'NH-ATK-04',
  stalk: 'NH-ATK-01',
  blast: 'NH-SPU-06',
  instant: 'NH-PLAY-10',
};

/**
 * Carries out hits that fall together: Medics are spent, wounds applied, HQ counters adjusted, and
 * everything destroyed leaves at the same time (NH-BAT-05, NH-BAT-07, NH-BAT-10).
 */
export function* carryOut(field: ResolvedBoard, hits: readonly Hit[], first: number): Flow {
  const { table } = field;
  if (table.watched) yield* tellHits(table, hits);
  if (field.medics.length > 0 && hits.length > 0) yield* healHits(field, hits, first);
  for (const hit of hits) if (!hit.absorbed) hit.on.damage += hit.strength;
  if (forPoints(table)) yield* score(table, hits);
  let losses = false;
  for (const piece of field.pieces) {
    if (piece.damage > 0) yield* hurt(field, piece, hits);
    losses ||= isLost(piece);
  }
  if (losses) yield* remove(field);
}

function* hurt(field: ResolvedBoard, piece: Piece, hits: readonly Hit[]): Flow {
  const { table } = field;
  if (piece.tile.isHq) {
    yield* loseHitPoints(table, piece.seat, piece.damage);
    if (isDestroyed(table, piece.seat)) return;
  } else if (piece.damage < lifeLeft(piece) && !piece.spent && !piece.exploding) {
    piece.unit.wounds += piece.damage;
    const params = { ...named(table, piece), wounds: piece.unit.wounds };
    if (table.watched) yield* emit(table, 'wounded', 'NH-BAT-09', params);
    if (hits.some((hit) => hit.on === piece && hit.by?.tile.taint)) yield* mark(field, piece, hits);
  } else {
    return;
  }
  piece.damage = 0;
}

/** Fan armies: attacks that leave a marker on what they wound. */
function* mark(field: ResolvedBoard, piece: Piece, hits: readonly Hit[]): Flow {
  const { table } = field;
  for (const { on, by, absorbed, strength } of hits) {
    const taint = by?.tile.taint;
    if (on !== piece || !taint || absorbed || strength <= 0) continue;
    const { marker, until } = taint;
    table.state.markers.push({ unit: piece.unit.id, kind: marker, until, seat: by.seat });
    yield* emit(table, 'marked', 'NH-BAT-09', { ...named(table, piece), marker });
  }
}

/** Whether a piece has damage left after its wounds were taken, and so is lost. */
function isLost(piece: Piece): boolean {
  return piece.spent || piece.exploding || piece.damage > 0;
}

/** Destroyed units, spent Medics, exploded Clowns and fallen HQs leave together. */
function* remove(field: ResolvedBoard): Flow {
  const { table } = field;
  const gone = new Set<number>();
  for (const piece of field.pieces) {
    if (!isLost(piece)) continue;
    gone.add(piece.unit.id);
    if (table.watched) {
      const cause = piece.exploding ? 'exploded' : piece.spent ? 'spent' : 'hits';
      const rule =
        cause === 'exploded' ? 'NH-SPU-05' : cause === 'spent' ? 'NH-MED-17' : ruleOfLoss(piece);
      yield* emit(table, 'removed', rule, { ...named(table, piece), cause });
    }
    if (!piece.tile.isHq) discard(table, piece.seat, piece.unit.tile);
  }
  takeOff(table, gone);
}

function ruleOfLoss(piece: Piece): RuleId {
  if (piece.tile.isHq) return 'NH-BAT-16';
  return piece.tile.toughness > 0 ? 'NH-TGH-02' : 'NH-TGH-01';
}

/** Takes units off the board, and their markers with them. */
export function takeOff(table: Table, gone: ReadonlySet<number>): void {
  const { state } = table;
  state.units = state.units.filter((unit) => !gone.has(unit.id));
  if (state.markers.length > 0) {
    state.markers = state.markers.filter((marker) => !gone.has(marker.unit));
  }
}

function* tellHits(table: Table, hits: readonly Hit[]): Flow {
  for (const hit of hits) {
    const unit = named(table, hit.on);
    if (hit.strength > 0) {
      const params = { ...unit, ...attacker(table, hit), strength: hit.strength };
      yield* emit(table, 'hit', RULES[hit.kind], params);
    } else {
      const rule = hit.kind === 'gauss' ? 'NH-ARM-05' : 'NH-ARM-01';
      yield* emit(table, 'blocked', rule, { ...unit, ...attacker(table, hit) });
    }
  }
}

function attacker(table: Table, hit: Hit): Attacker {
  const { by, kind } = hit;
  if (!by) return { byArmy: '', by: '', byHex: '', kind };
  return {
    byArmy: armyOf(table, by.seat).id,
    by: by.unit.tile,
    byHex: hexName(table, by.cell),
    kind,
  };
}
