import { svgNode, type SvgNode } from '../picture.ts';

/** The states of a figure, the worst first: with room for one badge, it is the first of these. */
export const TOKEN_STATES = [
  'routing',
  'burning',
  'pinned',
  'panicked',
  'wounded',
  'watching',
  'covered',
  'rallied',
] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

/** The rank of a figure in its group. */
export type TokenRank = 'leader' | 'second' | 'hero';

/** One outline each, in a box of ±18. */
const MARKS: Readonly<Record<TokenState | TokenRank | 'carrying', string>> = {
  routing: 'M-16-14h9l11 14-11 14h-9L-5 0ZM-1-14h9L19 0 8 14h-9L10 0Z',
  burning: 'M1-18q9 8 8 15 3-1 3-5 7 9 1 18-5 8-13 8t-13-7q-5-8 0-15 3-5 6-6 0 4 2 5 5-6 6-13Z',
  pinned: 'M-15-16h30v32h-30ZM-4-11h8v8h6L0 6-10-3h6ZM-10 9h20v3h-20Z',
  panicked: 'M0-18 19 16h-38ZM-3-6h6l-1 12h-4ZM-2.500 8.500h5v4h-5Z',
  wounded: 'M0-20Q14-2 12 7a12 12 0 0 1-24 0Q-14-2 0-20Z',
  watching: 'M-20 0Q0-22 20 0 0 22-20 0ZM0-7a7 7 0 1 0 .1 0Z',
  covered: 'M-14-16h28v17Q12 14 0 19-12 14-14 1ZM-9-11v3H9v-3ZM-9-4v3H9v-3Z',
  rallied: 'M0-17a17 17 0 1 0 .1 0ZM-8-1l5 6L8-7l3 4L-3 12-11 3Z',
  leader: 'M0-20 5-6H20L8 3l5 15L0 9l-13 9 5-15-12-9H-5Z',
  second: 'M-18 8 0-12 18 8v8L0-3-18 16Z',
  hero: 'M-18-10-8 0 0-14 8 0 18-10 14 13h-28Z',
  carrying: 'M0-17 16-8V9L0 18-16 9V-8ZM-12-6v12L-2 12V0ZM12-6 2 0v12l10-6Z',
};

/** A mark at a corner of a token, on a halo of its own. */
export function tokenBadge(kind: keyof typeof MARKS, x: number, y: number): SvgNode {
  return svgNode('path', {
    class: `token-mark ${kind}`,
    transform: `translate(${x} ${y})`,
    'fill-rule': 'evenodd',
    d: MARKS[kind],
  });
}
