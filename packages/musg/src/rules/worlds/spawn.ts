import type { Seat } from '@skirmish-kit/core';
import { distance, squaredDistance, standingObstruction, type Point } from '@skirmish-kit/space';
import type { Recruit } from '../band.ts';
import { isIn } from '../figures.ts';
import { tableOf } from '../battlefield.ts';
import { PACE } from '../paces.ts';
import { figureFrom } from '../setup.ts';
import type { Battle, Figure } from '../state.ts';
import { countOf, setCount } from '../world-helpers.ts';

/** The seat of those who play themselves, after those of the players. */
export const hordeSeat = ({ sides }: Battle): Seat => sides.length;

/** The seat of those whom nobody fights. */
export const bystanderSeat = ({ sides }: Battle): Seat => sides.length + 1;

/** Puts somebody on the table who was not there before. */
export function spawn(battle: Battle, recruit: Recruit, seat: Seat, at: Point): Figure {
  const name = `spawned-${seat}`;
  const place = countOf(battle, name);
  setCount(battle, name, place + 1);
  const figure = figureFrom(recruit, seat, place);
  figure.at = at;
  figure.fate = 'in';
  battle.figures = [...battle.figures, figure];
  return figure;
}

/** How far places are looked for, and how far apart, in paces. */
const FAR = 12;
const STEP = 1.5;

/** How far from everybody else those appear who were not there before, in paces. */
const CLEAR = 1;

/** Half a pace: the base of everybody. */
const BASE = PACE / 2;

/** Free places round another, the nearest first: beside nobody, and no more than are wanted. */
export function freePlaces(
  battle: Battle,
  near: Point,
  count: number,
  isWanted: (at: Point) => boolean = () => true,
): Point[] {
  const index = tableOf(battle);
  const standing = battle.figures.filter(isIn);
  const grid: Point[] = [];
  for (let x = -FAR; x <= FAR; x += STEP)
    for (let y = -FAR; y <= FAR; y += STEP)
      grid.push([Math.round(near[0] + x * PACE), Math.round(near[1] + y * PACE)]);
  grid.sort((a, b) => squaredDistance(a, near) - squaredDistance(b, near));
  const found: Point[] = [];
  for (const at of grid) {
    if (found.length === count) break;
    const base = { at, radius: BASE };
    if (!isWanted(at) || standingObstruction(index, base, { blocking: standing })) continue;
    if (standing.every((other) => distance(other, base) >= CLEAR * PACE)) found.push(at);
  }
  return found;
}
