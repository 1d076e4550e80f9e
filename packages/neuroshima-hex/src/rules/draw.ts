import { choose, roll, type Flow } from '@skirmish-kit/core';
import { badDrawAnswers, discardAnswers } from './answer-keys.ts';
import { drawTiles } from './draw-tiles.ts';
import { discard } from './discard.ts';
import { playerOf } from './hq-points.ts';
import { emit } from './events.ts';
import type { Player, Turn } from './state.ts';
import { armyOf, tileNamed, type Table } from './table.ts';
import { liveSeats } from './turn-order.ts';

/** NH-TURN-01, NH-TURN-12: how many tiles a hand holds. */
export function handSize(table: Table): number {
  return table.options.reinforcements ? 6 : 3;
}

/**
 * NH-SET-06, NH-SET-08, NH-SET-12, NH-TURN-13: up to how many tiles are drawn: in the first turns
 * of a standard start one, two and three by order of first turns (three more with reinforcements).
 */
export function drawUpTo(table: Table, seat: number): number {
  const size = handSize(table);
  const opening = table.options.start === 'standard' && playerOf(table, seat).turns === 1;
  return opening ? Math.min(size, size - 2 + seat) : size;
}

/** The beginning of a turn: draw, throw away a bad draw if wanted, discard one of a full hand. */
export function* drawAndDiscard(table: Table, turn: Turn): Flow {
  const { seat } = turn;
  const player = playerOf(table, seat);
  yield* draw(table, seat, drawUpTo(table, seat) - player.hand.length);
  while (isBadDraw(table, seat, player)) {
    const again = yield* choose({
      who: seat,
      about: 'bad-draw',
      rule: 'NH-TURN-09',
      params: { tiles: [...player.hand] },
      options: [
        { key: badDrawAnswers.make({ kind: 'keep' }), value: false },
        { key: badDrawAnswers.make({ kind: 'redraw' }), value: true },
      ],
      skip: badDrawAnswers.make({ kind: 'keep' }),
    });
    if (!again) break;
    const tiles = player.hand.length;
    for (const tile of player.hand) yield* discardTiles(table, seat, tile, 'NH-TURN-09');
    player.hand = [];
    yield* draw(table, seat, tiles);
  }
  // NH-TURN-02, NH-TURN-05: only a full hand has to give one up.
  if (player.hand.length === handSize(table)) yield* compulsoryDiscard(table, seat, player);
  turn.drawn = true;
}

/** NH-TURN-09, NH-TURN-10, NH-OPEN-04, NH-OPEN-05: nothing but instants, and a pile to draw from. */
function isBadDraw(table: Table, seat: number, player: Player): boolean {
  if (!table.options.badDraw || player.hand.length === 0 || pileSize(player) === 0) return false;
  return player.hand.every((id) => tileNamed(table, seat, id).kind === 'instant');
}

/** How many tiles a player has left to draw. */
export function pileSize(player: Player): number {
  let tiles = 0;
  for (const count of player.pile) tiles += count;
  return tiles;
}

/** NH-SET-10: draws what the pile still has; the last tile of a pile brings the end (NH-END-01). */
function* draw(table: Table, seat: number, wanted: number): Flow {
  const { state } = table;
  const player = playerOf(table, seat);
  const before = pileSize(player);
  const tiles = Math.min(wanted, before);
  if (tiles <= 0) return;
  const drawn = yield* roll(drawTiles(player.pile, tiles), 'NH-SET-10', {
    who: seat,
    about: 'draw',
    params: { tiles, left: before },
  });
  const names = drawn.map((kind) => armyOf(table, seat).tiles[kind]?.id ?? '');
  for (const kind of drawn) player.pile[kind] = (player.pile[kind] ?? 0) - 1;
  player.hand.push(...names);
  const left = before - tiles;
  yield* emit(table, 'drew', 'NH-SET-10', { seat, tiles: names, left });
  if (left === 0 && !state.ending) {
    state.ending = { left: liveSeats(table).filter((other) => other !== seat), extra: false };
    yield* emit(table, 'last-tile', 'NH-END-01', { seat });
  }
}

function* compulsoryDiscard(table: Table, seat: number, player: Player): Flow {
  const kinds = [...new Set(player.hand)];
  const [only = ''] = kinds;
  const tile =
    kinds.length === 1
      ? only
      : yield* choose({
          who: seat,
          about: 'discard',
          rule: 'NH-TURN-02',
          options: kinds.map((each) => ({
            key: discardAnswers.make({ kind: 'discard', tile: each }),
            value: each,
            params: { tile: each },
          })),
        });
  takeFromHand(player, tile);
  yield* discardTiles(table, seat, tile, 'NH-TURN-02');
}

export function* discardTiles(table: Table, seat: number, tile: string, rule: string): Flow {
  discard(table, seat, tile);
  yield* emit(table, 'discarded', rule, { seat, tile });
}

/** Takes one tile of that kind out of a hand. */
export function takeFromHand(player: Player, tile: string): void {
  const place = player.hand.indexOf(tile);
  if (place >= 0) player.hand.splice(place, 1);
}
