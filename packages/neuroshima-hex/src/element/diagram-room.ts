import { html, type TemplateResult } from 'lit';
import { isProblems, type Problem } from '@skirmish-kit/core';
import { repaint } from '@skirmish-kit/ui';
import type { Page, PageTexts, RoomHost } from './open-room.ts';
import { radiusOf } from '../notation/board-radius.ts';
import { parsePosition } from '../notation/position.ts';
import type { Position } from '../rules/position.ts';
import { describeDiagram, diagramScene } from './diagram-scene.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import { knownArmies, type ArmyLook } from '../packs/look.ts';
import { boardPicture } from './picture/board-picture.ts';
import { armyLooks } from '../packs/box.ts';
import { boardBox } from '@skirmish-kit/ui/hex-picture';

/** A position as a picture and nothing else: no rules are loaded for it. */
class DiagramRoom implements Page {
  readonly #position: Position;
  readonly #looks: readonly ArmyLook[];
  readonly #host: RoomHost;

  constructor(host: RoomHost, position: Position, looks: readonly ArmyLook[]) {
    this.#host = host;
    this.#position = position;
    this.#looks = looks;
  }

  view(): TemplateResult {
    return html`<figure class="diagram" part="frame">
      <svg class="hexes" part="board" role="img"></svg>
    </figure>`;
  }

  paint(root: ParentNode): void {
    const { language } = this.#host;
    const svg = root.querySelector('.diagram svg');
    if (!svg) return;
    const picture = boardPicture(diagramScene(this.#position, this.#looks, language, false));
    const { width, height } = boardBox(radiusOf(this.#position));
    const label = describeDiagram(this.#position, this.#looks, language);
    const own = { width, height, part: 'board', role: 'img', 'aria-label': label };
    repaint(svg, { ...picture, attributes: { ...picture.attributes, ...own } });
  }
}

/** Opens the picture of a position, or tells what is wrong with it. */
export function openDiagram(
  host: RoomHost,
  fans: FanArmies,
  { position }: PageTexts,
): Page | readonly Problem[] {
  const looks = armyLooks(fans.packs);
  const read = parsePosition(position, knownArmies(looks));
  return isProblems(read) ? read : new DiagramRoom(host, read, looks);
}
