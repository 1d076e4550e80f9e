import { css, html, nothing, type TemplateResult } from 'lit';
import { translator } from '@skirmish-kit/ui/translator';
import type { BestAt } from '../rules/preview/best-placements.ts';
import { lookAheadMessages } from '../messages/look-ahead-messages.ts';
import type { Forecast } from './battle-preview.ts';
import type { HexView } from './game-view.ts';
import { turning } from './panels.ts';

/** The forecast as a panel: what every HQ has, what it would have, and in one sentence what that means. */
export function forecastView(room: HexView, forecast: Forecast): TemplateResult {
  const { names, state, picking } = room;
  const { now, then, gain } = forecast;
  const say = translator(lookAheadMessages, room.host.language);
  const [hex] = picking.to === undefined ? [] : room.hexesOf([picking.to]);
  const column = hex ? say('with-hex', { hex: names.hex(hex) }) : say('with-it');
  const means = gain > 0 ? 'gains' : gain < 0 ? 'loses' : 'same';
  return html`<section class="forecast" part="forecast">
    <h3>${names.say('what-if-title')} <span class="quiet">${say('hq-points')}</span></h3>
    <table>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${say('now')}</th>
          <th scope="col" class="with">${then ? column : nothing}</th>
        </tr>
      </thead>
      <tbody>
        ${state.players.map(
          (_, seat) =>
            html`<tr>
              <th scope="row">${names.seat(seat)}</th>
              <td>${now[seat]}</td>
              <td>${then?.[seat] ?? nothing}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${then ? html`<p>${say(means, { n: Math.abs(gain) })}</p>` : nothing}
  </section>`;
}

/** The board as it is, small in a corner of the preview: a press leads back to it. */
export function realBoardView(room: HexView): TemplateResult {
  const { names } = room;
  const say = translator(lookAheadMessages, room.host.language);
  return html`<button
    type="button"
    class="real-board"
    aria-label=${names.say('no-battle')}
    @click=${() => room.ahead.close()}
  >
    <svg class="hexes" aria-hidden="true"></svg>
    <span>${say('real-board')}</span>
  </button>`;
}

/** What the numbers on the hexes count. */
export function heatCaption(room: HexView, best: readonly BestAt[]): TemplateResult {
  const { names, army, picking } = room;
  const say = translator(lookAheadMessages, room.host.language);
  const tile = names.tile(army?.id ?? '', picking.tile ?? '');
  const counts = best.some(({ gain }) => gain !== 0) ? 'heat-counts' : 'heat-none';
  return html`<b>${say('heat-of', { tile })}</b> <span>${say(counts)}</span>`;
}

/** The same in the corner of the board that is nearest to the tile: beside it, and over no hex. */
export function turnCorner(room: HexView): TemplateResult | typeof nothing {
  const { ghost } = room.picking;
  if (!ghost || room.ahead.player || room.choice?.about !== 'action') return nothing;
  const [hex] = room.hexesOf([ghost.cell]);
  const tools = turning(room);
  if (!hex || tools === nothing) return nothing;
  const [q, r] = hex;
  const isLeft = q < 0 && !room.ahead.heat;
  return html`<div class="turn-corner ${2 * r + q >= 0 ? 'low' : ''} ${isLeft ? 'left' : ''}">
    <span class="where">${room.names.hex(hex)}</span> ${tools}
  </div>`;
}

export const lookAheadStyles = css`
    .heat-caption {
      position: absolute;
      inset: 8px auto auto 8px;
      padding: 6px 10px;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: var(--_surface);
      font-size: 0.86em;
      line-height: 1.35;
      pointer-events: none;
    }
    .heat-caption b,
    .heat-caption span {
      display: block;
      max-inline-size: 11.5em;
    }
    /* In a corner of the board, where no hex lies. */
    .turn-corner {
      position: absolute;
      inset: 10px 10px auto auto;
      display: grid;
      justify-items: stretch;
      gap: 4px;
      max-inline-size: 24%;
    }
    .turn-corner .row {
      display: grid;
      gap: 4px;
    }
    .turn-corner .where {
      color: var(--_now);
      font-weight: 700;
      text-align: center;
    }
    .turn-corner.low {
      inset-block: auto 10px;
    }
    .turn-corner.left {
      inset-inline: 10px auto;
    }
    .real-board {
      position: absolute;
      inset: auto auto 8px 8px;
      display: grid;
      inline-size: 17%;
      min-inline-size: 44px;
      padding: 4px;
      gap: 2px;
      font-size: 0.8em;
      font-weight: 700;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: var(--_surface);
    }
    .real-board svg {
      background: var(--_field);
    }
    .forecast table {
      inline-size: 100%;
      border-collapse: collapse;
    }
    .forecast :is(th, td) {
      padding-block: 2px;
      font-weight: 400;
      text-align: end;
    }
    .forecast tbody th {
      font-weight: 640;
      text-align: start;
    }
    .forecast :is(th, td) + td + td,
    .forecast .with {
      color: var(--_now);
      font-weight: 700;
    }
    @container window (max-width: 719px) {
      .turn-corner,
      .heat-caption,
      .forecast,
      .real-board span {
        display: none;
      }
    }
    @container window (min-width: 720px) {
      .deeds > .turn-tray,
      .deeds > .heat-words {
        display: none;
      }
`;
