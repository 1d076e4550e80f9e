import { html, nothing, type TemplateResult } from 'lit';
import { tileSlot } from './paint-tiles.ts';
import type { HexBoardViewHost } from './hex-board-view.ts';
import type { TilePlacementView } from './tile-placement-view.ts';

/** What can be done with the tiles of a hand. */
export interface HandUse {
  /** The seat of the hand; by default the seat that is asked. */
  readonly seat?: number;
  readonly tiles: readonly string[];
  readonly usable: boolean;
  /** The tile that is taken up, or is to be thrown away. */
  readonly taken: string | undefined;
  take(tile: string): void;
  drag?(tile: string, down: PointerEvent): void;
  /** Why a tile is of no use now. */
  noUse?(tile: string): string | undefined;
}

/** The tiles of a hand as buttons; the one that is taken up lies as it is turned. */
export function handView(room: TilePlacementView<HexBoardViewHost>, use: HandUse): TemplateResult {
  const { names, picking } = room;
  const seat = use.seat ?? room.seat;
  const { tiles, usable, taken } = use;
  const army = names.lookOfSeat(seat)?.id ?? '';
  return html`<div
    class="hand"
    part="hand"
    role="group"
    aria-label=${names.say('hand', { seat: names.seat(seat) })}
  >
    ${tiles.length === 0 ? html`<p class="quiet">${names.say('empty-hand')}</p>` : nothing}
    ${tiles.map((id, i) => {
      const isTaken = taken === id && tiles.indexOf(id) === i;
      const noUse = use.noUse?.(id);
      return html`<button
        type="button"
        class="hand-tile"
        data-tile-id=${id}
        data-card=${`tile:${army}:${id}`}
        aria-pressed=${String(isTaken)}
        ?disabled=${!usable}
        @click=${() => use.take(id)}
        @pointerdown=${(event: PointerEvent) => use.drag?.(id, event)}
      >
        ${tileSlot(army, id, isTaken ? picking.rotation : 0)} <span>${names.tile(army, id)}</span>
        ${noUse === undefined ? nothing : html`<small class="no-use">${noUse}</small>`}
      </button>`;
    })}
  </div>`;
}
