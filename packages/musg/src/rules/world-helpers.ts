import type { Seat } from '@skirmish-kit/core';
import { squaredDistance, type Point } from '@skirmish-kit/space';
import type { Battle, FigureId } from './state.ts';
import type { Marker, WorldState } from './world-state.ts';

/* What worlds keep in a battle, and how they change it. */

/** What the battle keeps for its world; only worlds ask. */
export function worldState({ world }: Battle): WorldState {
  if (!world) throw new Error('This battle has no world.');
  return world;
}

export function settingOf(battle: Pick<Battle, 'world'>, key: string): string | undefined {
  return battle.world?.settings[key];
}

export function countOf(battle: Battle, name: string): number {
  return battle.world?.counts[name] ?? 0;
}

export function setCount(battle: Battle, name: string, value: number): void {
  const world = worldState(battle);
  world.counts = { ...world.counts, [name]: value };
}

/** A number of a figure; 0 for who has none. */
export function figureCounter(battle: Battle, id: FigureId, name: string): number {
  return battle.world?.marks[`${id}/${name}`] ?? 0;
}

export function setFigureCounter(battle: Battle, id: FigureId, name: string, value: number): void {
  const world = worldState(battle);
  const { [`${id}/${name}`]: _, ...others } = world.marks;
  world.marks = value === 0 ? others : { ...others, [`${id}/${name}`]: value };
}

/** Markers of a kind, in the order in which they came. */
export function markersOf(battle: Battle, kind: string): readonly Marker[] {
  return battle.world?.markers.filter((marker) => marker.kind === kind) ?? [];
}

/** What is said of a marker; the rest is nobody’s. */
export interface NewMarker {
  readonly kind: string;
  readonly at: Point;
  readonly radius?: number;
  readonly seat?: Seat;
  readonly figure?: FigureId;
}

/** Puts a marker on the table. Its number was never given to another of its kind. */
export function putMarker(battle: Battle, { kind, at, radius, seat, figure }: NewMarker): Marker {
  const world = worldState(battle);
  const number = countOf(battle, `${kind}-markers`) + 1;
  setCount(battle, `${kind}-markers`, number);
  const marker: Marker = {
    id: `${kind}-${number}`,
    kind,
    at,
    radius: radius ?? 0,
    seat: seat ?? null,
    figure: figure ?? null,
    turn: battle.turn,
  };
  world.markers = [...world.markers, marker];
  return marker;
}

export function removeMarkers(battle: Battle, isGone: (marker: Marker) => boolean): void {
  const world = worldState(battle);
  world.markers = world.markers.filter((marker) => !isGone(marker));
}

/** The nearest of them; of equals the first. */
export function nearestTo<T extends { readonly at: Point }>(
  at: Point,
  things: readonly T[],
): T | undefined {
  let found: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const away = squaredDistance(at, thing.at);
    if (away >= least) continue;
    found = thing;
    least = away;
  }
  return found;
}
