import { draw, type Drawn } from '../../picture.ts';
import { closedPath, longBoxOf, scaled, scattered, tenth } from '../outline.ts';
import type { PieceHand } from './piece.ts';

const STONES = [
  ['M-9-3-3-9 6-7 10 1 4 8-6 7Z', 'M-3-9-1-1-6 7M-1-1 10 1'],
  ['M-8 2-5-7 3-9 9-2 6 6-3 8Z', 'M-5-7 0-2 9-2M0-2-3 8'],
  ['M-7-5 2-8 9-4 7 5-2 7-9 2Z', 'M2-8 1 0-9 2M1 0 7 5'],
] as const;

/** Stones, drawn once and turned wherever one lies. */
export const stoneSymbols = (prefix: string): readonly Drawn[] =>
  STONES.map(([outline, edges], i) =>
    draw('g', { id: `${prefix}stone-${i}` }, [
      draw('path', { class: 'stone', d: outline }),
      draw('path', { class: 'joint', d: edges }),
    ]),
  );

/** A pale floor with stones of many sizes on it. */
export const rubble: PieceHand = {
  shadow: 0,
  draw({ corners, random, prefix }) {
    const places = scattered(scaled(corners, 0.9), 19, random);
    return [
      draw('path', { class: 'floor rough', d: closedPath(corners) }),
      draw('path', {
        class: 'shade',
        d: places.map(([x, y]) => `M${tenth(x - 5)} ${tenth(y + 4)}h15l-2 6h-10z`).join(''),
      }),
      ...places.map(([x, y]) =>
        draw('use', {
          href: `#${prefix}stone-${Math.floor(random() * 3)}`,
          transform: `translate(${x} ${y}) rotate(${Math.round(random() * 360)}) scale(${tenth(0.6 + random() * 0.7)})`,
        }),
      ),
    ];
  },
};

/** A coping along the top, courses of stones below. */
export const lowWall: PieceHand = {
  shadow: 9,
  draw({ corners, random }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const joints: string[] = [`M${-long} 0H${long}`];
    for (const row of [-1, 1]) {
      for (let x = -long + 8 + random() * 8; x < long - 3; x += 13 + random() * 6) {
        joints.push(`M${tenth(x)} 0v${tenth(row * short)}`);
      }
    }
    return [
      draw('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        draw('rect', {
          class: 'stone',
          x: -long,
          y: -short,
          width: 2 * long,
          height: 2 * short,
          rx: 2,
        }),
        draw('path', { class: 'coping', d: `M${-long + 2} ${-short + 2}H${long - 2}` }),
        draw('path', { class: 'joint', d: joints.join('') }),
      ]),
    ];
  },
};

/** Rails between posts. */
export const fence: PieceHand = {
  shadow: 6,
  draw({ corners }) {
    const { at, long, turned } = longBoxOf(corners);
    const posts = Math.max(1, Math.round((2 * long) / 22));
    const places = Array.from({ length: posts + 1 }, (_, i) =>
      tenth(-long + (i * 2 * long) / posts),
    );
    return [
      draw('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        draw('path', { class: 'rail', d: `M${-long} 0H${long}` }),
        draw('path', { class: 'post', d: places.map((x) => `M${x - 2.5}-3.5h5v7h-5z`).join('') }),
      ]),
    ];
  },
};
