import type { HeatValue } from '@skirmish-kit/ui/hex-picture';
import { heatMap } from '../rules/preview.ts';
import { bestPlacements, type BestAt } from '../rules/preview/best-placements.ts';
import { maskHas } from '../rules/hostility.ts';
import { filmBattle } from '../film/film-battle.ts';
import { FilmPlayer } from './film-player.ts';
import type { HexView } from './game-view.ts';

/** The battle that would follow if it started now, with what is being put together. */
export function previewForBoard(room: HexView): FilmPlayer | undefined {
  const { host, pending, library, seat } = room;
  const game = host.session?.game;
  if (!game) return undefined;
  const then = pending === undefined ? undefined : game.fork();
  const state = then && !then.answer(pending ?? '') ? then.state : game.state;
  const film = filmBattle(library, { ...state, battle: null }, [], seat);
  return new FilmPlayer(room, film, film.frames.length + 1);
}

/** Where a tile of the hand would pay, hex by hex. */
export function bestHexes(room: HexView, tile: string): readonly BestAt[] {
  const { friends } = room.now.field.table.sides;
  const map = heatMap(room.library, room.state, tile, room.seat);
  return bestPlacements(map, (seat) => maskHas(friends, room.seat, seat));
}

/** The same as washes over the board. */
export function heatMapOf(best: readonly BestAt[]): readonly HeatValue[] {
  const most = best.reduce((sum, { gain }) => Math.max(sum, Math.abs(gain)), 1);
  return best.map(({ hex, gain }) => ({
    hex,
    value: gain / most,
    text: gain === 0 ? '' : gain > 0 ? `+${gain}` : `−${-gain}`,
  }));
}
