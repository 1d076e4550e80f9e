import { html, nothing, type TemplateResult } from 'lit';
import { keyHint } from '@skirmish-kit/ui';
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

/** A reason in short, where there is little room: what stands before its colon. */
export function beforeColon(reason: string): string {
  return reason.split(':', 1)[0]?.trimEnd() ?? reason;
}

/** A hand always has so many places: nothing moves when tiles go. */
const PLACES = 3;

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
    ${tiles.map((id, i) => {
      const isTaken = taken === id && tiles.indexOf(id) === i;
      const noUse = use.noUse?.(id);
      return html`<button
        type="button"
        class="hand-tile"
        data-tile-id=${id}
        data-card=${`tile:${army}:${id}`}
        aria-pressed=${String(isTaken)}
        aria-keyshortcuts=${usable ? String(i + 1) : nothing}
        title=${noUse ?? nothing}
        ?disabled=${!usable}
        @click=${() => use.take(id)}
        @pointerdown=${(event: PointerEvent) => use.drag?.(id, event)}
      >
        ${keyHint(String(i + 1))} ${tileSlot(army, id, isTaken ? picking.rotation : 0)}
        <span>${names.tile(army, id)}</span>
        ${noUse === undefined ? nothing : html`<small class="no-use">${beforeColon(noUse)}</small>`}
      </button>`;
    })}
    ${Array.from(
      { length: Math.max(0, PLACES - tiles.length) },
      () =>
        html`<span class="hand-place" aria-hidden="true">
          ${usable ? nothing : html`<small>${names.say('drawn-next')}</small>`}
        </span>`,
    )}
    ${tiles.length === 0 ? html`<span class="spoken">${names.say('empty-hand')}</span>` : nothing}
  </div>`;
}
