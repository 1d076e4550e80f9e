import { layOutStart } from './start-position.ts';
import type { Player, Setup, State } from './state.ts';
import type { Library } from './table.ts';
import type { Army } from './tile.ts';

/** NH-SET-03, NH-MP-06, NH-MP-14, NH-MP-21: hit points an HQ starts with. */
export function startingHitPoints(setup: Setup, seat: number): number {
  if (setup.mode === 'one-vs-team') return seat === 0 ? 20 : 13;
  if (setup.mode === 'teams') return setup.options.teamHqHp;
  return 20;
}

/**
 * NH-SET-01, NH-SET-02: the state before the first HQ is placed, or the position to go on from.
 *
 * @example
 * ```ts
 * const state = newGame(makeLibrary(), FIRST_GAME);
 * state.players.map((player) => player.hp); // [20, 20]
 * ```
 */
export function newGame(library: Library, setup: Setup): State {
  const state: State = {
    setup,
    players: setup.armies.map((id, seat) => newPlayer(setup, seat, library.army(id))),
    units: [],
    foundations: [],
    markers: [],
    nextUnit: 0,
    hqs: 0,
    place: 0,
    turn: null,
    battle: null,
    ending: null,
    full: false,
    result: null,
    notes: {},
  };
  if (setup.position) layOutStart(library, state, setup.position);
  return state;
}

function newPlayer(setup: Setup, seat: number, army: Army | undefined): Player {
  return {
    hp: startingHitPoints(setup, seat),
    points: 0,
    pile: army ? army.tiles.map((tile) => tile.count) : [],
    hand: [],
    discard: [],
    turns: 0,
    out: false,
  };
}
