import { draw } from '../../picture.ts';
import { longBoxOf, tenth } from '../outline.ts';
import type { PieceHand } from './drawing.ts';

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
