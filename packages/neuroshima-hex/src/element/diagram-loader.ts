import { html, type TemplateResult } from 'lit';
import { isProblems, type Problem } from '@skirmish-kit/core';
import { repaint, type GameHost, type ModePage } from '@skirmish-kit/ui';
import { parsePosition } from '../notation/position.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import { armyNames } from '../packs/army-style.ts';
import { diagramPicture } from './diagram-scene.ts';
import type { PageInput } from './attributes.ts';

/** Opens a position as a picture and nothing else, or tells what is wrong with it: no rules are loaded. */
export function openDiagram(
  host: GameHost,
  fans: FanArmies,
  { position }: PageInput,
): ModePage | readonly Problem[] {
  const looks = armyStyles(fans.packs);
  const read = parsePosition(position, armyNames(looks));
  if (isProblems(read)) return read;
  const view = (): TemplateResult =>
    html`<figure class="diagram" part="frame">
      <svg class="hexes" part="board" role="img"></svg>
    </figure>`;
  const paint = (root: ParentNode): void => {
    const svg = root.querySelector('.diagram svg');
    if (!svg) return;
    const { picture, width, height, label } = diagramPicture(read, looks, host.language, false);
    const own = { width, height, part: 'board', role: 'img', 'aria-label': label };
    repaint(svg, { ...picture, attributes: { ...picture.attributes, ...own } });
  };
  return { view, paint };
}
