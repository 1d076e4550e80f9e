import type { Point } from '@skirmish-kit/space';
import { tenth } from './outline.ts';
import { tokenRadius, type Token } from './token.ts';

/** Spreads tokens that would cover each other: they are drawn elsewhere, on a stem to their true place. */
export type Fanned = ReadonlyMap<string, Point>;

/**
 * Tokens that cover each other by more than a quarter are drawn on a ring round their middle, in the
 * order of their directions, so that no stem crosses another. Everybody else is left out.
 */
export function fanOut(tokens: readonly Token[], grain: number): Fanned {
  const standing = tokens.filter(({ out }) => !out);
  const places = new Map<string, Point>();
  const seen = new Set<string>();
  for (const token of standing) {
    if (seen.has(token.id)) continue;
    const cluster = clusterOf(token, standing, grain);
    for (const { id } of cluster) seen.add(id);
    if (cluster.length > 1) spread(cluster, grain, places);
  }
  return places;
}

function clusterOf(first: Token, all: readonly Token[], grain: number): readonly Token[] {
  const cluster = [first];
  for (let i = 0; i < cluster.length; i++) {
    const one = cluster[i];
    if (!one) break;
    for (const other of all) {
      if (!cluster.includes(other) && cover(one, other, grain)) cluster.push(other);
    }
  }
  return cluster;
}

function cover(a: Token, b: Token, grain: number): boolean {
  const reach = tokenRadius(a.radius, grain) + tokenRadius(b.radius, grain);
  const apart = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);
  return apart < reach * 0.75;
}

function spread(cluster: readonly Token[], grain: number, places: Map<string, Point>): void {
  const mean = (axis: 0 | 1) => cluster.reduce((sum, { at }) => sum + at[axis], 0) / cluster.length;
  const [x, y] = [mean(0), mean(1)];
  const widest = Math.max(...cluster.map(({ radius }) => tokenRadius(radius, grain)));
  const radius = (widest * 1.15) / Math.sin(Math.PI / Math.max(2, cluster.length));
  const direction = ({ at }: Token) => Math.atan2(at[1] - y, at[0] - x);
  const ordered = [...cluster].sort(
    (a, b) => direction(a) - direction(b) || (a.id < b.id ? -1 : 1),
  );
  const [first] = ordered;
  const start = first ? direction(first) : 0;
  ordered.forEach(({ id }, i) => {
    const angle = start + (i * 2 * Math.PI) / ordered.length;
    places.set(id, [tenth(x + radius * Math.cos(angle)), tenth(y + radius * Math.sin(angle))]);
  });
}
