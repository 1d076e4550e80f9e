import { beginTurnMarkers } from './markers.ts';
import { actOptions, perform } from './fan-abilities.ts';
import { choose, type Flow, type Option } from '@skirmish-kit/core';
import { turnActions } from './action-text.ts';
import { discardOption, END, type Action } from './action.ts';
import { beginBattle } from './battle.ts';
import { takeFromHand, discardTiles } from './draw.ts';
import { resolveBoard, type ResolvedBoard } from './resolved-board.ts';
import { playerOf } from './hq-points.ts';
import { instantOptions, pieceAt, playInstant } from './instants.ts';
import { stepOptions, step } from './mobility-ability.ts';
import { emit } from './events.ts';
import { mayDiscard, playLimit } from './play-limit.ts';
import { isBoardFull, placeOptions, placeTile } from './placement.ts';
import { readAction } from './read-action.ts';
import type { Turn } from './state.ts';
import { armyOf, tileNamed, type Table } from './table.ts';
import { nextPlace, nextSeat } from './turn-order.ts';

/** The next turn begins, or, when nobody has one left, the final battle (NH-END-01, NH-OPEN-07). */
export function* beginTurn(table: Table): Flow {
  const { state } = table;
  const next = nextPlace(table);
  if (!next) {
    return yield* beginBattle(table, state.ending?.extra ? 'extra' : 'final', nextSeat(table));
  }
  const { seat } = next;
  state.place = next.place;
  if (state.ending) state.ending.left = state.ending.left.filter((other) => other !== seat);
  for (const unit of state.units) unit.moved = 0;
  if (state.markers.length > 0) beginTurnMarkers(table, seat);
  playerOf(table, seat).turns++;
  state.turn = { seat, drawn: false, played: 0, acted: [] };
  yield* emit(table, 'turn', 'NH-TURN-01', { seat, army: armyOf(table, seat).id });
  for (const { seat: owner, companion } of table.companions) {
    if (companion.turnBegins) yield* companion.turnBegins(table, owner, seat);
  }
}

/** NH-DEC-05: one action of a turn: play a tile, move a mobile unit, discard, or end the turn. */
export function* act(table: Table, turn: Turn): Flow {
  const field = resolveBoard(table);
  const action = yield* choose({
    who: turn.seat,
    about: 'action',
    rule: 'NH-DEC-05',
    params: { hand: [...playerOf(table, turn.seat).hand] },
    options: actions(table, field, turn),
    read: (key) => readAction(table, field, turn, key),
  });
  yield* carryOutAction(table, field, turn, action);
  if (table.state.battle) return endTurn(table);
  if (action.kind === 'end') {
    yield* emit(table, 'turn-ends', 'NH-TURN-08', { seat: turn.seat });
    return endTurn(table);
  }
  yield* watchTheBoard(table, turn);
}

/**
 * Everything that may be done now.
 *
 * @example
 * ```ts
 * const library = makeLibrary();
 * const state = readPosition(library, parsePosition('3.0_moloch_hq.c3_borgo_hq.e3'));
 * if (isProblems(state)) throw new Error(state[0]?.message);
 * state.players[0]?.hand.push('hybrid');
 * const table = tableOf(library, state);
 * const found = actions(table, resolveBoard(table), { seat: 0, drawn: true, played: 0, acted: [] });
 * found.some(({ key }) => key === 'place:hybrid:0,-1:3'); // true
 * ```
 */
export function actions(table: Table, field: ResolvedBoard, turn: Turn): Option<Action>[] {
  const { seat } = turn;
  const { hand } = playerOf(table, seat);
  const options: Option<Action>[] = [];
  const seen: string[] = [];
  const mayPlay = turn.played < playLimit(table, turn);
  for (const id of hand) {
    if (seen.includes(id)) continue;
    seen.push(id);
    if (!mayPlay) continue;
    const tile = tileNamed(table, seat, id);
    if (tile.kind === 'instant') instantOptions(field, seat, tile, options);
    else placeOptions(field, tile, options);
  }
  stepOptions(field, seat, options);
  if (field.pieces.some(({ tile }) => tile.acts.length > 0)) actOptions(field, seat, options);
  for (const { seat: owner, companion } of table.companions) {
    if (owner !== seat || !companion.offers) continue;
    const { army } = companion;
    for (const { key, params } of companion.offers(field, seat)) {
      const value: Action = { kind: 'companion', of: army, offer: key.slice(army.length + 1) };
      options.push({ key, value, ...(params && { params }) });
    }
  }
  if (mayDiscard(table)) for (const id of seen) options.push(discardOption(id));
  options.push(END);
  return options;
}

/** Does what was chosen, and nothing of what follows from it; for players who look ahead too. */
export function* carryOutAction(
  table: Table,
  field: ResolvedBoard,
  turn: Turn,
  action: Action,
): Flow {
  const { seat } = turn;
  const player = playerOf(table, seat);
  switch (action.kind) {
    case 'end':
      return;
    case 'discard':
      takeFromHand(player, action.tile);
      return yield* discardTiles(table, seat, action.tile, 'NH-TURN-03');
    case 'place': {
      takeFromHand(player, action.tile);
      turn.played++;
      const tile = tileNamed(table, seat, action.tile);
      return yield* placeTile(table, seat, tile, action.cell, action.rotation);
    }
    case 'step':
      return yield* step(table, pieceAt(field, action.from), action.to, action.rotation);
    case 'move':
    case 'instant':
      takeFromHand(player, action.tile);
      turn.played++;
      return yield* playInstant(table, field, seat, action);
    case 'act':
      return yield* perform(table, field, seat, action);
    case 'companion':
      return yield* playOffer(table, field, seat, turnActions.make(action));
  }
}

/** What a companion offered, as it plays it. */
function* playOffer(table: Table, field: ResolvedBoard, seat: number, key: string): Flow {
  for (const { seat: owner, companion } of table.companions) {
    const offers = owner === seat ? companion.offers?.(field, seat) : undefined;
    const offer = offers?.find((each) => each.key === key);
    if (offer) return yield* offer.play(table);
  }
}

/** NH-PLAY-08: the moment no hex is free, a battle starts and the turn is over (NH-BAT-12). */
function* watchTheBoard(table: Table, turn: Turn): Flow {
  const { state, options } = table;
  const full = isBoardFull(table);
  if (full && !state.full) {
    // NH-OPEN-01: by the letter, filling the inner hexes of the large board ends the game.
    const last = options.board === 'extended' && options.extendedFull === 'final';
    yield* beginBattle(table, last ? 'final' : 'full', turn.seat);
    endTurn(table);
  }
  state.full = full;
}

/** The turn passes on; unused tiles stay in hand. */
function endTurn(table: Table): void {
  const { state } = table;
  state.turn = null;
  state.place++;
}
