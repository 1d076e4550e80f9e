import type { Point } from '@skirmish-kit/space';
import { svgNode, type SvgNode, type SvgChild } from '@skirmish-kit/ui/picture';
import { sidePlate, TOKEN_STATES, tokenBadge, WEAPON_OUTLINES } from '@skirmish-kit/ui/table';
import type { CubeFigure } from './scene.ts';

/** A figure that stands: base, torso, head, weapon, its number on the chest. Who is pinned lies. */
export function isoFigure(figure: CubeFigure, [x, y]: Point, small: boolean): SvgNode {
  const { id, side, title, marks = [], states = [], out = false, size } = figure;
  const pinned = states.includes('pinned');
  const classes = [
    'figure',
    'stands',
    `side-${side}`,
    side % 2 === 0 ? 'filled' : 'ringed',
    ...marks,
  ];
  if (out) classes.push('out');
  const scale = (small ? 0.86 : 1) * (SIZES[size - 1] ?? 1);
  return svgNode(
    'g',
    {
      class: classes.join(' '),
      'data-figure': id,
      'data-card': `figure:${id}`,
      transform: `translate(${x} ${y})`,
    },
    [
      svgNode('title', {}, title),
      svgNode('g', { transform: `scale(${Math.round(scale * 100) / 100})` }, [
        svgNode('ellipse', { class: 'base-shade', cx: 4, cy: 3, rx: 17, ry: 8 }),
        marks.includes('acting') && svgNode('ellipse', { class: 'acting-ring', rx: 21, ry: 10.5 }),
        marks.includes('target') && svgNode('path', { class: 'target-ring', d: TARGET }),
        svgNode('ellipse', { class: out ? 'out-base' : 'base', rx: 15, ry: 7.5 }),
        ...(out
          ? [svgNode('path', { class: 'out-cross', d: 'M-7-4 7 4M-7 4 7-4' })]
          : body(figure, pinned)),
      ]),
    ],
  );
}

function body(figure: CubeFigure, pinned: boolean): readonly SvgChild[] {
  const { side, label, weapon, rank, form, states = [] } = figure;
  const worst = TOKEN_STATES.filter((state) => states.includes(state)).slice(0, 2);
  const turn = side % 2 === 0 ? 78 : -78;
  const lift = pinned ? -9 : -17;
  return [
    svgNode('path', {
      class: 'torso',
      d: pinned ? LYING : form === 'person' || form === undefined ? TORSO : HULL,
    }),
    !pinned && svgNode('circle', { class: 'head', cy: -34, r: 6 }),
    weapon &&
      svgNode('path', {
        class: 'weapon',
        transform: `translate(${side % 2 === 0 ? 3 : -3} ${lift - 4}) rotate(${turn}) scale(.36)`,
        d: WEAPON_OUTLINES[weapon],
      }),
    svgNode('path', { class: 'plate', transform: `translate(0 ${lift})`, d: sidePlate(side, 7) }),
    svgNode(
      'text',
      { class: 'number', y: lift + 0.5, 'font-size': label.length > 1 ? 9 : 11 },
      label,
    ),
    rank &&
      svgNode('g', { transform: `translate(-12 ${pinned ? -20 : -42}) scale(.42)` }, [
        tokenBadge(rank, 0, 0),
      ]),
    ...worst.map((state, i) =>
      svgNode('g', { transform: `translate(${15 + i * 15} ${pinned ? -20 : -40}) scale(.42)` }, [
        tokenBadge(state, 0, 0),
      ]),
    ),
  ];
}

/** How much larger each size is. */
const SIZES = [1, 1.2, 1.45, 1.75];

const TORSO = 'M-9-1Q-12-20-8-26 0-31 8-26 12-20 9-1 0 3-9-1Z';
const LYING = 'M-20-3Q-22-12-12-13L10-12Q20-11 20-4 12 1 0 0-12 2-20-3Z';
const HULL = 'M-12-1V-24L-6-31H6L12-24V-1Q0 4-12-1Z';
const TARGET = 'M-22 0a22 11 0 1 0 44 0a22 11 0 1 0-44 0ZM-29 0h12M17 0h12M0-15v8M0 7v8';
