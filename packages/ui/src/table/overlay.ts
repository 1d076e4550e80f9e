import type { Point } from '@skirmish-kit/space';
import { svgNode, type SvgNode, type SvgChild } from '../picture.ts';
import { closedPath, tenth, type Box } from './outline.ts';
import type { SceneOdds, SceneSight, TableScene, ScenePath } from './scene.ts';
import { lineThrough } from './trail-picture.ts';

/** Lines over the table: ranges and areas, shots, a line of sight, a way. */
export function linesPicture(scene: TableScene): SvgNode {
  const { rings = [], routes = [], areas = [], sight, way, tracers = [] } = scene;
  return svgNode('g', { class: 'overlay' }, [
    ...areas.map((outline) => svgNode('path', { class: 'area', d: closedPath(outline) })),
    ...rings.map(({ at: [cx, cy], radius, area }) =>
      svgNode('circle', { class: area ? 'area' : 'ring', cx, cy, r: radius }),
    ),
    ...routes.map((places) => svgNode('path', { class: 'ring', d: lineThrough(places) })),
    ...tracers.map(({ line: [from, to], hit }) => tracer(from, to, hit)),
    ...(sight ? sightLine(sight) : []),
    ...(way ? wayLine(way, scene.grain ?? 1) : []),
  ]);
}

/** A hit ends at its target; a miss is dashed and goes on past it. */
function tracer(from: Point, to: Point, hit: boolean): SvgNode {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const past = hit ? 1 : 1.18;
  const end: Point = [tenth(from[0] + dx * past), tenth(from[1] + dy * past)];
  return svgNode('path', { class: hit ? 'tracer' : 'tracer missed', d: lineThrough([from, end]) });
}

/** A tape measure: full where all is clear, dashed where part is seen, dotted to what stops it. */
function sightLine({ line: [from, to], seen, cover = [] }: SceneSight): readonly SvgNode[] {
  return [
    svgNode('path', { class: 'halo', d: lineThrough([from, to]) }),
    svgNode('path', { class: `sight ${seen}`, d: lineThrough([from, to]) }),
    ...cover.map(({ at: [cx, cy], counts }) =>
      svgNode('circle', { class: counts ? 'in-way' : 'in-way not', cx, cy, r: 6 }),
    ),
    ...(seen === 'none'
      ? [
          svgNode('path', {
            class: 'stop',
            transform: `translate(${to[0]} ${to[1]})`,
            d: 'M-9-9 9 9M-9 9 9-9',
          }),
        ]
      : []),
  ];
}

function wayLine(
  { places, radius, allowed, beads = [], contact, hull }: ScenePath,
  grain: number,
): readonly SvgChild[] {
  const end = places.at(-1);
  const kind = (name: string) => (allowed ? name : `${name} stopped`);
  const bead = Math.max(7, 6 * grain);
  return [
    svgNode('path', { class: 'halo', d: lineThrough(places) }),
    svgNode('path', { class: kind('way'), d: lineThrough(places) }),
    hull
      ? svgNode('path', { class: kind('ghost'), d: closedPath(hull) })
      : end && svgNode('circle', { class: kind('ghost'), cx: end[0], cy: end[1], r: radius }),
    ...beads.flatMap(({ at: [x, y], text }) => [
      svgNode('circle', { class: kind('paid'), cx: x, cy: y, r: bead }),
      svgNode('text', { class: 'paid-text', x, y: y + 0.5, 'font-size': tenth(bead * 1.35) }, text),
    ]),
    end &&
      contact &&
      svgNode(
        'g',
        {
          class: 'contact',
          transform: `translate(${end[0]} ${tenth(end[1] - radius - bead * 2)})`,
        },
        [
          svgNode('circle', { r: tenth(bead * 1.5) }),
          svgNode('path', {
            d: `M${-bead * 0.7} ${-bead * 0.7}L${bead * 0.7} ${bead * 0.7}M${-bead * 0.7} ${bead * 0.7}L${bead * 0.7} ${-bead * 0.7}`,
          }),
        ],
      ),
  ];
}

/** Words and numbers where they arise, above everything and never cut off at the edge. */
export function labelsPicture(scene: TableScene, view: Box): SvgNode {
  const { rings = [], notes = [], sight, way, odds = [], grain = 1 } = scene;
  const size = Math.round(Math.max(14, 12.5 * grain));
  const end = way?.places.at(-1);
  return svgNode('g', { class: 'overlay labels' }, [
    ...rings
      .filter(({ at, radius, text }) => text !== '' && at[1] - radius > view.y)
      .map(({ at, radius, text }) => tag([at[0], at[1] - radius], text, 'on-ring', size, view)),
    ...(sight?.cover ?? []).map(({ at, text, counts }) =>
      tag([at[0], at[1] - size * 1.6], text, counts ? 'cover-tag' : 'cover-tag not', size, view),
    ),
    sight && tag(beforeEnd(sight.line, size), sight.text, 'measure', size, view),
    way &&
      end &&
      way.text !== '' &&
      tag([end[0], end[1] + way.radius + size * 1.5], way.text, 'measure', size, view),
    ...notes.map(({ at, text }) => tag(at, text, 'measure', size, view)),
    ...odds.map((each) =>
      oddsTag(each, (sight?.line ?? way?.places)?.[0], size, view, scene.tokens),
    ),
  ]);
}

/** Words on a plate of their own. */
function tag([x, y]: Point, text: string, kind: string, size: number, view: Box): SvgNode {
  // As wide as the widest of the fonts that a page may have.
  const half = Math.round(text.length * size * 0.31 + size * 0.6);
  const high = Math.round(size * 0.85);
  const cx = clamp(x, view.x + half, view.x + view.width - half);
  const cy = clamp(y, view.y + high, view.y + view.height - high);
  return svgNode('g', { class: `tag ${kind}`, transform: `translate(${cx} ${cy})` }, [
    svgNode('rect', { x: -half, y: -high, width: 2 * half, height: 2 * high, rx: high }),
    svgNode('text', { y: 1, 'font-size': size }, text),
  ]);
}

/**
 * One large number and a bar: worst, middling, nothing. It lies beyond the target, off the line, or
 * wherever it covers no figure: each may be the next target.
 */
function oddsTag(
  { at: [x, y], text, of, shares }: SceneOdds,
  shooter: Point | undefined,
  size: number,
  view: Box,
  tokens: TableScene['tokens'],
): SvgNode {
  const wide = Math.round(
    Math.max(size * 5.4, (text.length * 1.25 + of.length) * size * 0.66 + size * 1.5),
  );
  const high = Math.round(size * 2.7);
  const gap = size * 1.4;
  const sides = [x + gap, x - gap - wide];
  const places: readonly Point[] = [
    ...(shooter && shooter[0] > x ? sides.toReversed() : sides).map((across): Point => [
      across,
      y - high / 2,
    ]),
    ...[1, 2, 4].flatMap((far): readonly Point[] => [
      [x - wide / 2, y - high - gap * far],
      [x - wide / 2, y + gap * far],
    ]),
    ...[2, 4].flatMap((far) =>
      sides.flatMap((across): readonly Point[] => [
        [across, y - high - gap * far],
        [across, y + gap * far],
      ]),
    ),
  ];
  const inView = places.map(([across, down]): Point => [
    clamp(across, view.x + 2, view.x + view.width - wide - 2),
    clamp(down, view.y + 2, view.y + view.height - high - 2),
  ]);
  const covered = ([across, down]: Point) =>
    tokens.filter(
      ({ at, radius }) =>
        at[0] + radius > across &&
        at[0] - radius < across + wide &&
        at[1] + radius > down &&
        at[1] - radius < down + high,
    ).length;
  const least = Math.min(...inView.map(covered));
  const [left, top] = inView.find((place) => covered(place) === least) ?? [x, y];
  const inner = wide - size;
  let from = size / 2;
  const bars = shares.map((share, i) => {
    const width = tenth(share * inner);
    const bar = svgNode('rect', {
      class: `share share-${i}`,
      x: tenth(from),
      y: size * 1.8,
      width,
      height: tenth(size * 0.45),
    });
    from += width;
    return bar;
  });
  return svgNode('g', { class: 'odds-tag', transform: `translate(${left} ${top})` }, [
    svgNode('rect', { class: 'plate', width: wide, height: high, rx: 6 }),
    svgNode(
      'text',
      { class: 'percent', x: size / 2, y: size * 0.95, 'font-size': tenth(size * 1.25) },
      text,
    ),
    svgNode(
      'text',
      { class: 'of', x: wide - size / 2, y: size, 'font-size': tenth(size * 0.85) },
      of,
    ),
    svgNode('rect', {
      class: 'share',
      x: size / 2,
      y: size * 1.8,
      width: inner,
      height: tenth(size * 0.45),
    }),
    ...bars,
  ]);
}

/** Beside a line, well before its end: there stand the figures that the words would cover. */
function beforeEnd([[fromX, fromY], [toX, toY]]: readonly [Point, Point], size: number): Point {
  return [fromX + (toX - fromX) * 0.55, fromY + (toY - fromY) * 0.55 + size * 1.5];
}

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}
