import { svgNode, type SvgNode } from '../../picture.ts';
import { closedPath, scaled, scattered, tenth } from '../outline.ts';
import type { TerrainDrawingInput, TerrainDrawing } from './drawing.ts';

/** Crowns of trees, seen from above; drawn once and turned wherever one stands. */
export const crownSymbols = (prefix: string): readonly SvgNode[] =>
  [9, 11].map((bumps, i) =>
    svgNode('g', { id: `${prefix}crown-${i}` }, [
      svgNode('path', { class: 'leaf', d: crown(bumps) }),
      svgNode('path', {
        class: 'leaf-light',
        d: 'M-7-4q3-6 10-5M-9 1q1-2 2-3M-1-1q4-4 8-1M-4 6q4 3 8 0',
      }),
    ]),
  );

function crown(bumps: number): string {
  const at = (i: number) => {
    const angle = (i * 2 * Math.PI) / bumps;
    return `${tenth(12 * Math.cos(angle))} ${tenth(12 * Math.sin(angle))}`;
  };
  const arcs = Array.from({ length: bumps }, (_, i) => `A4.6 4.6 0 0 1 ${at(i + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

/** A crown somewhere, turned at random. */
export function crownAt(
  [x, y]: readonly [number, number],
  size: number,
  given: TerrainDrawingInput,
): SvgNode {
  const { random, prefix } = given;
  const turned = Math.round(random() * 360);
  return svgNode('use', {
    href: `#${prefix}crown-${random() < 0.5 ? 0 : 1}`,
    transform: `translate(${x} ${y}) rotate(${turned}) scale(${tenth(size)})`,
  });
}

/** A pale floor that one walks into, and trees whose shadows lie between them. */
export const wood: TerrainDrawing = {
  symbols: crownSymbols,
  shadow: 0,
  draw(given) {
    const { corners, random } = given;
    const places = scattered(scaled(corners, 0.86), 27, random);
    const shades = places.map(
      ([x, y]) => `M${tenth(x - 7)} ${tenth(y + 9)}a12 12 0 1 0 24 0a12 12 0 1 0-24 0`,
    );
    return [
      svgNode('path', { class: 'floor', d: closedPath(corners) }),
      svgNode('path', { class: 'shade', d: shades.join('') }),
      ...places.map((place) => crownAt(place, 1 + random() * 0.35, given)),
    ];
  },
};
