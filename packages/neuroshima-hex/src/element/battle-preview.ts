import type { HeatValue } from '@skirmish-kit/ui/hex-picture';
import { heatMap, pointsLeft } from '../rules/preview.ts';
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

/** HQ points at the end of a battle that began now, by seat: as it is, and with what is taken up. */
export interface Forecast {
  readonly now: readonly number[];
  readonly then: readonly number[] | undefined;
  /** Points that one's own side gains by it. */
  readonly gain: number;
}

/** What a battle would leave of every HQ; `known` is what it would leave as things are, once worked out. */
export function forecastOf(room: HexView, known?: readonly number[]): Forecast | undefined {
  const { host, pending, library, seat } = room;
  const game = host.session?.game;
  if (!game) return undefined;
  const fork = pending === undefined ? undefined : game.fork();
  const then = fork && !fork.answer(pending ?? '') ? pointsLeft(library, fork.state) : undefined;
  const now = known ?? pointsLeft(library, game.state);
  const { friends } = room.now.field.table.sides;
  const gain = (then ?? now).reduce(
    (sum, points, each) =>
      sum + (points - (now[each] ?? 0)) * (maskHas(friends, seat, each) ? 1 : -1),
    0,
  );
  return { now, then, gain };
}

export {
  forecastView,
  heatCaption,
  lookAheadStyles,
  realBoardView,
  turnCorner,
} from './look-ahead-view.ts';
