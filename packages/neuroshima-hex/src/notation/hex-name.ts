import type { Hex } from '@skirmish-kit/space';

/**
 * Names of hexes for people: columns are letters from the left, hexes of a column are numbers from
 * the top. The centre is `c3` on 19 hexes and `d4` on 37.
 *
 * @example
 * ```ts
 * nameHex([0, -1], 2); // 'c2'
 * ```
 */
export function nameHex([q, r]: Hex, radius: number): string {
  return `${'abcdefghi'[q + radius] ?? '?'}${r - topOf(q, radius) + 1}`;
}

/** Reads a name, or axial coordinates as rules and records write them (`0,-1`). */
export function parseHexName(text: string, radius: number): Hex | undefined {
  const name = /^([a-i])(\d)$/i.exec(text);
  const axial = /^(-?\d),(-?\d)$/.exec(text);
  const q = name?.[1] ? name[1].toLowerCase().charCodeAt(0) - 97 - radius : Number(axial?.[1]);
  const r = name ? Number(name[2]) - 1 + topOf(q, radius) : Number(axial?.[2]);
  const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  return far <= radius ? [q + 0, r + 0] : undefined;
}

/** The topmost hex of a column. */
function topOf(q: number, radius: number): number {
  return Math.max(-radius, -q - radius);
}
