import { html, type TemplateResult } from 'lit';
import { isProblems, type Language, type Problem } from '@skirmish-kit/core';
import { repaint } from '@skirmish-kit/ui';
import { radiusOf } from '../notation/board-radius.ts';
import { parsePosition } from '../notation/position.ts';
import type { Position } from '../rules/position.ts';
import { describeDiagram, diagramScene } from './diagram-scene.ts';
import type { FanArmies } from './fan-armies.ts';
import { knownArmies, type ArmyLook } from '../packs/look.ts';
import { boardPicture } from './picture/board-picture.ts';
import { armyLooks } from '../packs/box.ts';
import { boardBox } from '@skirmish-kit/ui/hex-picture';

/** A position as a picture and nothing else: no rules are loaded for it. */
export class DiagramRoom {
  readonly #position: Position;
  readonly #looks: readonly ArmyLook[];

  constructor(position: Position, looks: readonly ArmyLook[]) {
    this.#position = position;
    this.#looks = looks;
  }

  view(): TemplateResult {
    return html`<figure class="diagram" part="frame">
      <svg class="hexes" part="board" role="img"></svg>
    </figure>`;
  }

  paint(root: ParentNode, language: Language): void {
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
export function openDiagram(position: string, fans: FanArmies): DiagramRoom | readonly Problem[] {
  const looks = armyLooks(fans.packs);
  const read = parsePosition(position, knownArmies(looks));
  return isProblems(read) ? read : new DiagramRoom(read, looks);
}
