import { html, type TemplateResult } from 'lit';
import { repaint } from '@skirmish-kit/ui';
import { svgNode } from '@skirmish-kit/ui/picture';
import type { ArmyStyle } from '../packs/army-style.ts';
import { TILE_BOX, tilePicture } from './picture/tile-picture.ts';

/** A place for a tile beside the board; {@link paintTiles} draws it. */
export function tileSlot(army: string, tile: string, rotation = 0): TemplateResult {
  return html`<svg
    class="hexes one"
    viewBox=${TILE_BOX}
    aria-hidden="true"
    data-army=${army}
    data-tile=${tile}
    data-rotation=${rotation}
  ></svg>`;
}

/** Draws all tiles that {@link tileSlot} made room for; to be called after each update. */
export function paintTiles(root: ParentNode, armies: readonly ArmyStyle[]): void {
  for (const svg of root.querySelectorAll<SVGSVGElement>('svg.one')) {
    const { army = '', tile = '', rotation = '0', drawn } = svg.dataset;
    const wanted = `${army}/${tile}/${rotation}`;
    const look = armies.find(({ id }) => id === army)?.tile(tile);
    if (!look || drawn === wanted) continue;
    const attributes = Object.fromEntries(
      svg.getAttributeNames().map((name) => [name, svg.getAttribute(name) ?? '']),
    );
    repaint(svg, svgNode('svg', attributes, [tilePicture(look, { rotation: Number(rotation) })]));
    svg.dataset['drawn'] = wanted;
  }
}
