import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import type { ArmyLook } from './look.ts';

/** What lies under the symbols of an army: stripes, dots, crosses, waves, then two for guests. */
const PATTERNS: readonly (readonly [size: number, mark: Drawn])[] = [
  [14, draw('path', { d: 'M-4 4 4 -4M-4 18 18 -4M10 18 18 10', 'stroke-width': 3 })],
  [15, draw('circle', { cx: 7.5, cy: 7.5, r: 2.8, fill: 'currentColor', stroke: 'none' })],
  [16, draw('path', { d: 'M8 3V13M3 8H13', 'stroke-width': 2.8 })],
  [18, draw('path', { d: 'M-2 14 9 5 20 14', 'stroke-width': 2.8, fill: 'none' })],
  [12, draw('path', { d: 'M0 6H12', 'stroke-width': 2.6 })],
  [16, draw('path', { d: 'M3 3H10V10H3Z', 'stroke-width': 2.4, fill: 'none' })],
];

/** The patterns of the armies in a picture; they bring the colour of their army with them. */
export function armyPatterns(armies: Iterable<ArmyLook>, prefix: string): Drawn {
  return draw(
    'defs',
    {},
    [...armies].map(({ id, colour, pattern }) => {
      const [size, mark] = PATTERNS[pattern % PATTERNS.length] ?? [9, draw('path')];
      return draw(
        'pattern',
        {
          id: `${prefix}army-${id}`,
          class: `mark army-${id}`,
          color: colour,
          stroke: 'currentColor',
          width: size,
          height: size,
          patternUnits: 'userSpaceOnUse',
        },
        [mark],
      );
    }),
  );
}
