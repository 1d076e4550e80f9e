import { copyState } from '@skirmish-kit/core';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * A copy of a state to try things on, as cheap as it can be: what no action and no battle changes
 * is shared with the original.
 */
export function trialState(state: State): State {
  return {
    ...state,
    players: state.players.map((player) => ({
      ...player,
      hand: player.hand.slice(),
      discard: player.discard.slice(),
    })),
    units: state.units.map((unit) => ({ ...unit })),
    foundations: state.foundations.slice(),
    markers: state.markers.slice(),
    turn: state.turn && { ...state.turn, acted: state.turn.acted.slice() },
    battle: state.battle && { ...state.battle },
    ending: state.ending && { ...state.ending },
    notes: copyState(state.notes),
  };
}

/** The same table with a sketch of its state on it, and nobody who listens. */
export function trialTable(table: Table): Table {
  return { ...table, state: trialState(table.state), watched: false };
}
