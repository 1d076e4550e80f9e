import { fightOut } from './fight-out.ts';
import { isTaken } from './placing.ts';
import { readField } from './field.ts';
import type { State } from './state.ts';
import { tableOf, tileNamed, type Library } from './table.ts';

/** What a battle would do to the HQs, and how many units each seat would lose. */
export interface Forecast {
  /** Hit points lost by seat. */
  readonly lost: readonly number[];
  /** Points scored by seat, where points are played for. */
  readonly scored: readonly number[];
  /** Units lost by seat. */
  readonly units: readonly number[];
}

/** A state to fight a battle on, sharing everything a battle leaves alone. */
export function copyForBattle(state: State): State {
  return {
    ...state,
    units: state.units.map((unit) => ({ ...unit })),
    players: state.players.map((player) => ({ ...player, discard: [] })),
    markers: [...state.markers],
    foundations: [...state.foundations],
  };
}

/**
 * What if the battle started now? Choices are answered by the stated default. The game itself is
 * not touched.
 */
export function forecast(library: Library, state: State): Forecast {
  const copy = copyForBattle(state);
  fightOut(tableOf(library, copy, false), 'tile', state.turn?.seat ?? 0);
  const count = (units: State['units'], seat: number): number =>
    units.reduce((sum, unit) => (unit.seat === seat ? sum + 1 : sum), 0);
  return {
    lost: state.players.map((player, seat) => player.hp - (copy.players[seat]?.hp ?? 0)),
    scored: state.players.map((player, seat) => (copy.players[seat]?.points ?? 0) - player.points),
    units: state.players.map((_, seat) => count(state.units, seat) - count(copy.units, seat)),
  };
}

/** One placing of a tile in hand and what a battle right after it would do. */
export interface Heat {
  readonly tile: string;
  readonly cell: number;
  readonly rotation: number;
  readonly forecast: Forecast;
}

/**
 * For every legal placing of every tile in hand, which HQ would lose what: the heat map over hexes
 * and rotations.
 */
export function heatMap(library: Library, state: State, seat: number): Heat[] {
  const table = tableOf(library, state, false);
  const field = readField(table);
  const heat: Heat[] = [];
  for (const id of new Set(state.players[seat]?.hand)) {
    const tile = tileNamed(table, seat, id);
    if (tile.kind === 'instant' || tile.kind === 'foundation') continue;
    for (const cell of field.at.keys()) {
      if (isTaken(field, tile, cell)) continue;
      for (const rotation of tile.turns) {
        const unit = {
          id: state.nextUnit,
          seat,
          tile: id,
          cell,
          rotation,
          wounds: 0,
          moved: 0,
          slots: 0,
          converted: 0,
        };
        const placed = { ...state, units: [...state.units, unit] };
        heat.push({ tile: id, cell, rotation, forecast: forecast(library, placed) });
      }
    }
  }
  return heat;
}
