import type { Terrain } from '@skirmish-kit/space';
import { svgNode, type SvgNode } from '../picture.ts';
import { groundPicture, rulerPicture } from './ground.ts';
import type { TableScene } from './scene.ts';
import type { TerrainDrawings } from './terrain/drawing.ts';
import { piecePicture, shadowPicture, terrainSymbols } from './terrain/index.ts';

/** The drawn layers of a table, and all values that they depend on. */
interface Drawings {
  readonly of: string;
  readonly more: TerrainDrawings;
  readonly layers: readonly SvgNode[];
}

const NONE: TerrainDrawings = {};

const saved = new WeakMap<readonly Terrain[], Drawings>();

/**
 * The lowest layers: ruler, ground and what stands on it. They are drawn once per game, and always
 * the same objects, so that a painter can skip them.
 */
export function staticLayers(scene: TableScene, more: TerrainDrawings = NONE): readonly SvgNode[] {
  const { width, height, ruler, grain = 1, prefix = '', terrain } = scene;
  const titles = terrain.map((piece) => scene.pieceTitle?.(piece) ?? '');
  const of = JSON.stringify([width, height, ruler, grain, prefix, titles]);
  const known = saved.get(terrain);
  if (known?.of === of && known.more === more) return known.layers;
  const layers = [
    svgNode('defs', {}, terrainSymbols(terrain, prefix, more)),
    rulerPicture(scene),
    groundPicture(scene),
    svgNode(
      'g',
      { class: 'shadows' },
      terrain.map((piece) => shadowPicture(piece, more)),
    ),
    svgNode(
      'g',
      { class: 'terrain' },
      terrain.map((piece, i) => piecePicture(piece, titles[i] ?? '', prefix, more)),
    ),
  ];
  saved.set(terrain, { of, more, layers });
  return layers;
}
