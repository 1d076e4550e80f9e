import { svgNode, type SvgNode, type SvgChild } from '../picture.ts';
import { fullViewport } from './ground.ts';
import { fanOut, type Fanned } from './spread-tokens.ts';
import { doorPicture, objectivePicture, itemPicture } from './objects.ts';
import type { Box } from './outline.ts';
import type { TableScene } from './scene.ts';
import { staticLayers } from './static-layers.ts';
import type { TerrainDrawings } from './terrain/drawing.ts';
import { tokenPicture, type Token } from './token.ts';
import { reachPicture, trailPicture } from './trail-picture.ts';

/** Draws what few first questions show, so that a page loads it after them. */
export interface MoreDrawings {
  /** Ways, lines of sight, ranges. */
  lines(scene: TableScene): SvgNode;
  /** Words and numbers over the table. */
  labels(scene: TableScene, view: Box): SvgNode;
  /** Rarer scenery, which is drawn by what it does until then. */
  readonly terrain: TerrainDrawings;
}

/** The part of the table that a scene shows: with the whole of it comes the ruler. */
export function viewOf({ view, width, height, grain = 1 }: TableScene): Box {
  return view ?? fullViewport(width, height, grain);
}

/** The fallen are drawn at the bottom, then the standing; the active figure on top. */
function drawnLater(a: Token, b: Token): number {
  const rank = ({ out, marks }: Token) => (out ? 0 : marks?.includes('acting') ? 2 : 1);
  return rank(a) - rank(b) || a.at[1] - b.at[1];
}

/** The figures that are drawn away from their place: none while something is measured. */
export function drawnPlaces({ tokens, grain = 1, sight, way }: TableScene): Fanned {
  return sight || way ? new Map() : fanOut(tokens, grain);
}

/** Figures where they are drawn; who had to give way has a stem to where he is. */
function figures(scene: TableScene): readonly SvgChild[] {
  const { tokens, grain = 1 } = scene;
  const fanned = drawnPlaces(scene);
  const inOrder = [...tokens].sort(drawnLater);
  const stems = inOrder.flatMap(({ id, at, side }) => {
    const to = fanned.get(id);
    if (!to) return [];
    return [
      svgNode('g', { class: `side-${side}` }, [
        svgNode('path', { class: 'stem', d: `M${at.join(' ')}L${to.join(' ')}` }),
        svgNode('circle', { class: 'stem-foot', cx: at[0], cy: at[1], r: 3 }),
      ]),
    ];
  });
  const drawn = inOrder.map((token) =>
    tokenPicture({ ...token, at: fanned.get(token.id) ?? token.at }, grain),
  );
  return [svgNode('g', { class: 'stems' }, stems), ...drawn];
}

/**
 * A table from above, layer by layer: a map drawn by hand. The ground and what stands on it are the
 * same for a whole game; reach, trails, figures and overlay belong to the moment.
 *
 * @example
 * ```ts
 * const table = tablePicture({
 *   width: 300,
 *   height: 200,
 *   ruler: { every: 100, counts: 10 },
 *   terrain: [],
 *   tokens: [{ id: 'a1', side: 0, label: '1', title: 'Guard A1', at: [60, 60], radius: 12 }],
 * });
 * table.tag; // 'svg'
 * ```
 */
export function tablePicture(scene: TableScene, more?: MoreDrawings): SvgNode {
  const { doors = [], objectives = [], things = [], drawings = [], grain = 1 } = scene;
  const view = viewOf(scene);
  const group = (name: string, parts: readonly SvgChild[]) => svgNode('g', { class: name }, parts);
  return svgNode(
    'svg',
    { viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`, class: 'table' },
    [
      ...staticLayers(scene, more?.terrain),
      group('doors', doors.map(doorPicture)),
      group(
        'objectives',
        objectives.map((each) => objectivePicture(each, grain)),
      ),
      reachPicture(scene),
      group('trails', [trailPicture(scene)]),
      group('things', [...things.map(itemPicture), ...drawings]),
      group('figures', figures(scene)),
      more?.lines(scene),
      more?.labels(scene, view),
    ],
  );
}
