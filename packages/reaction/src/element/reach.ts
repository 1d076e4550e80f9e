import { isRefusal } from '@skirmish-kit/core';
import { clearWay, moveCost, placeAt, samePoint, type Point } from '@skirmish-kit/space';
import { tableOf, trafficFor } from '../rules/ground.ts';
import { marchTo, moveActionPoints, strideOf } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';

/** Directions looked at from each turning place: whole degrees apart. */
const RAYS = 72;
/** How exactly the edge is found: halvings of the longest way. */
const HALVINGS = 7;

/** An area per place that ways turn at; together they are everywhere a figure can go. */
export type Areas = readonly (readonly Point[])[];

/**
 * Where a figure can go, for each number of action points from the most to 1. Straight ways fan out
 * from where it stands, and from every corner that a cheapest way turns at.
 */
export function reachOf(battle: Battle, figure: Figure): readonly Areas[] {
  const most = figure.ap * strideOf(figure);
  if (most <= 0) return [];
  const bands: (readonly Point[])[][] = Array.from({ length: figure.ap }, () => []);
  for (const places of turnings(battle, figure, most)) {
    const fans = fanOut(battle, figure, places, most);
    fans.forEach((fan, band) => {
      if (fan.some((place) => !samePoint(place, places.at(-1) ?? place))) bands[band]?.push(fan);
    });
  }
  return bands;
}

/** The beginnings of ways: nothing but the figure's own place, and up to each corner. */
function turnings(battle: Battle, figure: Figure, most: number): readonly (readonly Point[])[] {
  const found = new Map<string, readonly Point[]>([[figure.at.join(), [figure.at]]]);
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  for (let ray = 0; ray < RAYS; ray += 2) {
    for (const share of [0.5, 0.85]) {
      const to = placeAt(figure.at, (ray * 360) / RAYS, Math.round(most * share));
      if (clearWay(index, figure, to, traffic)) continue;
      const march = marchTo(battle, figure, to);
      if (isRefusal(march)) continue;
      for (let i = 2; i < march.places.length; i++) {
        const places = march.places.slice(0, i);
        found.set(String(places.at(-1)), places);
      }
    }
  }
  return [...found.values()];
}

/** For each number of points, from the most to 1: the area around the last of the places. */
function fanOut(battle: Battle, figure: Figure, places: readonly Point[], most: number): Areas {
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const centre = places.at(-1) ?? figure.at;
  const mover = { ...figure, at: centre };
  const bands: Point[][] = Array.from({ length: figure.ap }, () => []);
  for (let ray = 0; ray < RAYS; ray++) {
    const at = (far: number) => placeAt(centre, (ray * 360) / RAYS, far);
    let limit = farthest(most, (far) => clearWay(index, mover, at(far), traffic));
    bands.forEach((band, i) => {
      const ap = figure.ap - i;
      limit = farthest(
        limit,
        (far) => moveActionPoints(figure, moveCost(index, [...places, at(far)])) <= ap,
      );
      band.push(at(limit));
    });
  }
  return bands;
}

/** The largest length up to `most` that is all right, if everything below it is. */
function farthest(most: number, allRight: (far: number) => boolean): number {
  if (allRight(most)) return most;
  let low = 0;
  let high = most;
  for (let i = 0; i < HALVINGS && high - low > 1; i++) {
    const middle = Math.round((low + high) / 2);
    if (allRight(middle)) low = middle;
    else high = middle;
  }
  return low;
}
