import type { Point } from '../src/table/index.ts';

/*
 * Convex polygons the plain slow way, with fractions of big integers: nothing is rounded and nothing
 * is clever. What the table computes quickly is compared with this.
 */

/** A fraction; the lower part is always positive. */
interface Fraction {
  readonly upper: bigint;
  readonly lower: bigint;
}

type ExactPoint = readonly [x: Fraction, y: Fraction];

const whole = (value: number): Fraction => ({ upper: BigInt(value), lower: 1n });

function minus(a: Fraction, b: Fraction): Fraction {
  return { upper: a.upper * b.lower - b.upper * a.lower, lower: a.lower * b.lower };
}

function plus(a: Fraction, b: Fraction): Fraction {
  return { upper: a.upper * b.lower + b.upper * a.lower, lower: a.lower * b.lower };
}

function times(a: Fraction, b: Fraction): Fraction {
  return { upper: a.upper * b.upper, lower: a.lower * b.lower };
}

function divided(a: Fraction, b: Fraction): Fraction {
  const flip = b.upper < 0n ? -1n : 1n;
  return { upper: a.upper * b.lower * flip, lower: a.lower * b.upper * flip };
}

function exact([x, y]: Point): ExactPoint {
  return [whole(x), whole(y)];
}

function cross(a: ExactPoint, b: ExactPoint, c: ExactPoint): Fraction {
  return minus(
    times(minus(b[0], a[0]), minus(c[1], a[1])),
    times(minus(b[1], a[1]), minus(c[0], a[0])),
  );
}

/** Whether two convex polygons, clockwise on the screen, have ground in common: clips and measures. */
export function clippedGround(a: readonly Point[], b: readonly Point[]): boolean {
  let rest = a.map(exact);
  b.forEach((corner, i) => {
    const from = exact(corner);
    const to = exact(b[(i + 1) % b.length] ?? corner);
    const remaining: ExactPoint[] = [];
    rest.forEach((here, k) => {
      const next = rest[(k + 1) % rest.length] ?? here;
      const [inside, insideNext] = [cross(from, to, here), cross(from, to, next)];
      if (inside.upper >= 0n) remaining.push(here);
      if (inside.upper >= 0n !== insideNext.upper >= 0n) {
        const share = divided(inside, minus(inside, insideNext));
        remaining.push([
          plus(here[0], times(share, minus(next[0], here[0]))),
          plus(here[1], times(share, minus(next[1], here[1]))),
        ]);
      }
    });
    rest = remaining;
  });
  const [first] = rest;
  if (!first) return false;
  return rest.some((here, k) => cross(first, here, rest[(k + 1) % rest.length] ?? here).upper > 0n);
}

/** Whether a whole number is at least the distance between two convex polygons, or points. */
export function exactlyWithin(a: readonly Point[], b: readonly Point[], limit: number): boolean {
  if (a.length > 2 && b.length > 2 && clippedGround(a, b)) return true;
  const square = whole(limit * limit);
  const sides = (points: readonly Point[]) =>
    points.map((from, i) => [exact(from), exact(points[(i + 1) % points.length] ?? from)] as const);
  const near = (points: readonly Point[], others: readonly Point[]) =>
    points.some((point) => {
      const at = exact(point);
      const edges = sides(others);
      const inside = others.length > 2 && edges.every(([c, d]) => cross(c, d, at).upper >= 0n);
      return inside || edges.some(([c, d]) => minus(squareToSegment(at, c, d), square).upper <= 0n);
    });
  return near(a, b) || near(b, a);
}

function squareToSegment(p: ExactPoint, a: ExactPoint, b: ExactPoint): Fraction {
  const [dx, dy] = [minus(b[0], a[0]), minus(b[1], a[1])];
  const [px, py] = [minus(p[0], a[0]), minus(p[1], a[1])];
  const length = plus(times(dx, dx), times(dy, dy));
  const along = plus(times(px, dx), times(py, dy));
  const share =
    length.upper === 0n || along.upper <= 0n
      ? whole(0)
      : minus(along, length).upper >= 0n
        ? whole(1)
        : divided(along, length);
  const [x, y] = [minus(px, times(share, dx)), minus(py, times(share, dy))];
  return plus(times(x, x), times(y, y));
}
