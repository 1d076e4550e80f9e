import { heatMap } from '../rules/preview.ts';
import { holds } from '../rules/sides.ts';
import { filmBattle } from './film-battle.ts';
import { FilmPlayer } from './film-player.ts';
import { bestPlacements, type BestAt } from './heat.ts';
import type { PlayRoom } from './play-room.ts';

export { heatOf } from './heat.ts';

/** The battle that would follow if it started now, with what is being put together. */
export function battleAhead({ host, pending, library, seat }: PlayRoom): FilmPlayer | undefined {
  const game = host.session?.game;
  if (!game) return undefined;
  const then = pending === undefined ? undefined : game.fork();
  const state = then && !then.answer(pending ?? '') ? then.state : game.state;
  const film = filmBattle(library, { ...state, battle: null }, [], seat);
  return new FilmPlayer(film, film.frames.length + 1);
}

/** Where a tile of the hand would pay, hex by hex. */
export function placesThatPay(room: PlayRoom, tile: string): readonly BestAt[] {
  const { friends } = room.now.field.table.sides;
  const map = heatMap(room.library, room.state, tile, room.seat);
  return bestPlacements(map, (seat) => holds(friends, room.seat, seat));
}
