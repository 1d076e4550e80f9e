import type { Terrain } from '@skirmish-kit/space';
import { draw, type Drawn } from '../picture.ts';
import { groundPicture, rulerPicture } from './ground.ts';
import type { TableScene } from './scene.ts';
import { piecePicture, shadowPicture, terrainSymbols } from './terrain/index.ts';

/** What was drawn of a table, and all else that it depends on. */
interface Drawings {
  readonly of: string;
  readonly layers: readonly Drawn[];
}

const saved = new WeakMap<readonly Terrain[], Drawings>();

/**
 * The lowest layers: ruler, ground and what stands on it. They are the same for a whole game, so
 * they are drawn once, and whoever paints them sees at a glance that nothing has changed.
 */
export function standingLayers(scene: TableScene): readonly Drawn[] {
  const { width, height, ruler, grain = 1, prefix = '', terrain } = scene;
  const titles = terrain.map((piece) => scene.pieceTitle?.(piece) ?? '');
  const of = JSON.stringify([width, height, ruler, grain, prefix, titles]);
  const known = saved.get(terrain);
  if (known?.of === of) return known.layers;
  const layers = [
    draw('defs', {}, terrainSymbols(terrain, prefix)),
    rulerPicture(scene),
    groundPicture(scene),
    draw('g', { class: 'shadows' }, terrain.map(shadowPicture)),
    draw(
      'g',
      { class: 'terrain' },
      terrain.map((piece, i) => piecePicture(piece, titles[i] ?? '', prefix)),
    ),
  ];
  saved.set(terrain, { of, layers });
  return layers;
}
