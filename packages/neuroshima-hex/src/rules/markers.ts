import type { Flow, Refusal } from '@skirmish-kit/core';
import type { Lifetime, MarkerKind } from '../packs/army-pack.ts';
import { named, resolveBoard, type ResolvedBoard, type Piece } from './resolved-board.ts';
import type { Hit } from './hits.ts';
import { refuse, emit } from './events.ts';
import { maskHas } from './hostility.ts';
import { instantHit } from './sniper.ts';
import type { Table } from './table.ts';
import { carryOut } from './wounds.ts';

/** Fan armies: a marker goes on an enemy unit that does not carry it yet; HQs take none. */
export function refuseMarker(
  field: ResolvedBoard,
  target: Piece,
  seat: number,
  marker: MarkerKind,
): Refusal | undefined {
  const { table } = field;
  const params = { ...named(table, target), marker };
  if (!maskHas(table.sides.enemies, seat, target.seat))
    return refuse('friend', 'NH-INS-12', params);
  if (target.tile.isHq) return refuse('is-hq', 'NH-HQ-10', params);
  const has = table.state.markers.some(
    (known) => known.unit === target.unit.id && known.kind === marker,
  );
  return has ? refuse('marked-already', 'NH-PLAY-11', params) : undefined;
}

export function* putMarker(
  table: Table,
  target: Piece,
  what: { readonly marker: MarkerKind; readonly until: Lifetime },
  seat: number,
): Flow {
  const { marker, until } = what;
  table.state.markers.push({ unit: target.unit.id, kind: marker, until, seat });
  yield* emit(table, 'marked', 'NH-PLAY-02', { ...named(table, target), marker });
}

/** Markers that last until the end of a battle come off; poisoned units take a wound first. */
export function* endBattleMarkers(table: Table): Flow {
  const { state } = table;
  if (state.markers.length === 0) return;
  const field = resolveBoard(table);
  const hits: Hit[] = [];
  for (const piece of field.pieces) {
    const poisoned = state.markers.some(
      (marker) => marker.kind === 'poisoned' && marker.unit === piece.unit.id,
    );
    if (poisoned) hits.push(instantHit(piece, 1));
  }
  yield* carryOut(field, hits, state.battle?.first ?? 0);
  state.markers = state.markers.filter((marker) => marker.until !== 'battle');
}

/** Markers that last for a round come off when the turn of who put them comes again. */
export function beginTurnMarkers(table: Table, seat: number): void {
  const { state } = table;
  if (state.markers.length === 0) return;
  state.markers = state.markers.filter((marker) => marker.until !== 'turn' || marker.seat !== seat);
}
