import { tenth } from './outline.ts';

/** The shape behind the number: disc, square, hexagon, diamond, so that sides stay apart in grey. */
export function sidePlate(side: number, size: number): string {
  const s = size;
  switch (side % 4) {
    case 0:
      return `M${-s} 0a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0Z`;
    case 1: {
      const half = tenth(s * 0.9);
      return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
    }
    case 2: {
      const [half, high] = [tenth(s * 0.55), tenth(s * 0.95)];
      return `M${-s * 1.1} 0L${-half} ${-high}H${half}L${s * 1.1} 0 ${half} ${high}H${-half}Z`;
    }
    default: {
      const half = tenth(s * 1.25);
      return `M0 ${-half}L${half} 0 0 ${half} ${-half} 0Z`;
    }
  }
}

/** Marks all over a base of radius 48: waves, crosses, dots, stripes. Drawn, not tiled: they follow the theme. */
export function sidePattern(side: number): string {
  return PATTERNS[side % 4] ?? '';
}

/** Places of a grid inside the base. */
function grid(step: number, each: (x: number, y: number) => string): string {
  let path = '';
  for (let y = -36; y <= 36; y += step) {
    for (let x = -36; x <= 36; x += step) {
      if (x * x + y * y < 41 * 41) path += each(x, y);
    }
  }
  return path;
}

/** Lines across the base, from rim to rim. */
function lines(step: number, each: (y: number, half: number) => string): string {
  let path = '';
  for (let y = -36; y <= 36; y += step) {
    path += each(y, Math.floor(Math.sqrt(43 * 43 - y * y) / 12) * 12);
  }
  return path;
}

const PATTERNS: readonly string[] = [
  lines(12, (y, half) =>
    half > 0 ? `M${-half} ${y}q6-7 12 0${'t12 0'.repeat(half / 6 - 1)}` : '',
  ),
  grid(18, (x, y) => `M${x - 4} ${y}h8M${x} ${y - 4}v8`),
  grid(14, (x, y) => `M${x} ${y}h.1`),
  lines(
    11,
    (y, half) =>
      `M${tenth((y - half) * 0.707)} ${tenth((y + half) * 0.707)}L${tenth((y + half) * 0.707)} ${tenth((y - half) * 0.707)}`,
  ),
];
