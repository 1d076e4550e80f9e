import type { Point } from '@skirmish-kit/space';
import { svgNode, type SvgChild } from '@skirmish-kit/ui/picture';
import { labelPicture } from './label.ts';
import { planMiddle, planPoint, type PlacedFigure } from './plan-layout.ts';
import { PLAN_VIEW } from './plan-picture.ts';
import type { CubeLine, CubeScene } from './scene.ts';

/** Ways and lines of sight, with their labels. */
export function planOverlay(
  scene: CubeScene,
  placed: readonly PlacedFigure[],
): readonly SvgChild[] {
  const { lines = [], way } = scene;
  const spots = new Map(placed.map(({ figure, at: place }) => [figure.id, place]));
  const end = way?.cubes.at(-1);
  const places = way?.cubes.map(planMiddle) ?? [];
  const d = `M${places.map((place) => place.join(' ')).join('L')}`;
  return [
    places.length > 1 && svgNode('path', { class: 'halo', d }),
    places.length > 1 && svgNode('path', { class: way?.allowed ? 'way' : 'way stopped', d }),
    end &&
      svgNode('circle', {
        class: way?.allowed ? 'ghost' : 'ghost stopped',
        cx: planMiddle(end)[0],
        cy: planMiddle(end)[1],
        r: 22,
      }),
    ...lines.flatMap((line) => lineParts(line, spots)),
    end &&
      way &&
      way.text !== '' &&
      labelPicture(planMiddle(end), 34, way.text, PLAN_VIEW, way.allowed),
    ...lines.map(
      ({ to, between, text, kind }) =>
        text !== undefined &&
        labelPicture(
          spots.get(between?.[1] ?? '') ?? planPoint(to),
          -34,
          text,
          PLAN_VIEW,
          kind !== 'none',
        ),
    ),
  ];
}

/** A tape: full where all is clear, dashed where part is seen, dotted up to what stops it. */
function lineParts(
  { from, to, kind, stop, between = ['', ''] }: CubeLine,
  spots: ReadonlyMap<string, Point>,
): readonly SvgChild[] {
  const end = stop ? planPoint(stop) : (spots.get(between[1]) ?? planPoint(to));
  const start = spots.get(between[0]) ?? planPoint(from);
  const d = `M${start.join(' ')}L${end.join(' ')}`;
  return [
    kind !== 'thin' && svgNode('path', { class: 'halo', d }),
    svgNode('path', { class: `sight ${kind}`, d }),
    stop &&
      kind !== 'thin' &&
      svgNode('path', {
        class: 'stop',
        transform: `translate(${end[0]} ${end[1]})`,
        d: 'M-7-7 7 7M-7 7 7-7',
      }),
  ];
}
