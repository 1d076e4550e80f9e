import { draw } from '../../picture.ts';
import { longBoxOf, tenth } from '../outline.ts';
import type { PieceHand } from './drawing.ts';

/** Two slopes with their courses, the far one darker, and a chimney. */
export const house: PieceHand = {
  shadow: 38,
  draw({ corners, random }) {
    const { at, long, short, turned } = longBoxOf(corners);
    const courses: string[] = [];
    for (let y = -short + 8; y < short - 3; y += 8) {
      if (Math.abs(y) > 3) courses.push(`M${-long} ${tenth(y)}H${long}`);
    }
    const chimney = tenth(long * (random() < 0.5 ? -0.5 : 0.45));
    return [
      draw('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turned})` }, [
        draw('rect', {
          class: 'roof',
          x: -long,
          y: -short,
          width: 2 * long,
          height: 2 * short,
          rx: 1.5,
        }),
        draw('path', { class: 'roof-light', d: `M${-long} 0H${long}V${short}H${-long}Z` }),
        draw('path', { class: 'rib', d: courses.join('') }),
        draw('path', { class: 'ridge', d: `M${-long} 0H${long}` }),
        draw('rect', {
          class: 'chimney',
          x: chimney,
          y: tenth(-short * 0.55),
          width: 11,
          height: 11,
        }),
      ]),
    ];
  },
};
