import type { Flow } from '@skirmish-kit/core';
import type { Hit } from './hits.ts';
import { MODE_FACTS } from './modes.ts';
import { emit } from './events.ts';
import { maskHas } from './hostility.ts';
import type { Player } from './state.ts';
import { armyOf, type Table } from './table.ts';

/** The player of a seat. */
export function playerOf(table: Table, seat: number): Player {
  const player = table.state.players[seat];
  if (!player) throw new Error(`Nobody sits in seat ${seat}.`);
  return player;
}

/** Whether points are played for; HQs are indestructible then (NH-MP-08). */
export function forPoints(table: Table): boolean {
  return MODE_FACTS[table.state.setup.mode].goal !== undefined;
}

/**
 * NH-BAT-10, NH-END-11: an HQ loses hit points, never below 0. At 0 it is destroyed and its tile
 * leaves at the end of the phase (NH-BAT-16, NH-OPEN-32).
 */
export function* loseHitPoints(table: Table, seat: number, wounds: number): Flow {
  if (forPoints(table)) return;
  const player = playerOf(table, seat);
  const lost = Math.min(player.hp, wounds);
  player.hp -= lost;
  if (table.watched) {
    const params = { seat, army: armyOf(table, seat).id, points: player.hp, lost };
    yield* emit(table, 'hq', 'NH-BAT-10', params);
  }
}

/** NH-HQ-01, NH-MP-08: an HQ is destroyed at 0, unless points are played for. */
export function isDestroyed(table: Table, seat: number): boolean {
  return playerOf(table, seat).hp === 0 && !forPoints(table);
}

/**
 * NH-MP-09, NH-OPEN-19: every wound dealt to an enemy HQ is a point for who dealt it; overkill
 * counts, hits taken by a Medic do not, and a partner's HQ scores for nobody (NH-MP-27).
 */
export function* score(table: Table, hits: readonly Hit[]): Flow {
  for (const { by, on, absorbed, strength } of hits) {
    if (!by || absorbed || strength <= 0 || !on.tile.isHq) continue;
    if (!maskHas(table.sides.enemies, by.seat, on.seat)) continue;
    const player = playerOf(table, by.seat);
    player.points += strength;
    yield* emit(table, 'scored', 'NH-MP-09', {
      seat: by.seat,
      points: player.points,
      won: strength,
    });
  }
}
