import { html, nothing, type TemplateResult } from 'lit';
import { tableText } from '@skirmish-kit/space/messages';
import { actionRow } from '../action-row.ts';
import type { ActionOption } from './action-option.ts';
import { pressOption, priceView, type ActionOptionsHost } from './action-options-view.ts';

/**
 * Everything that can be done to the enemy who was chosen, in one list. The row under the pointer or
 * the focus is drawn on the board; a finger reads a row with its first tap and confirms with another.
 */
export function targetView<O extends ActionOption>(
  room: ActionOptionsHost<O>,
): TemplateResult | typeof nothing {
  const target = room.targetShown();
  if (!target || target.offers.length === 0) return nothing;
  const { seat, name: figure, relation, offers } = target;
  const { language } = room.host;
  const { looking } = room;
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const label = tableText(language, 'against', { figure });
  return html`<section class="target panel" part="target" aria-label=${label}>
    <header class="side-${seat}">
      <b>${figure}</b>
      <button
        type="button"
        class="link"
        aria-label=${tableText(language, 'leave-target', { figure })}
        @click=${() => room.aimAt(undefined)}
      >
        ×
      </button>
      <small class="quiet">${relation}</small>
    </header>
    <div class="weighing">${room.weighing()}</div>
    <div
      role="group"
      @pointerleave=${(event: PointerEvent) => isMouse(event) && room.lookAt(undefined)}
    >
      ${offers.map((offer) => rowView(room, offer, offer === looking))}
    </div>
  </section>`;
}

function rowView<O extends ActionOption>(
  room: ActionOptionsHost<O>,
  offer: O,
  looked: boolean,
): TemplateResult {
  const { key, label, note, refusal } = offer;
  return actionRow(room.host, {
    key,
    refusal,
    looked,
    words: html`<span class="what"
        >${label} ${note ? html`<small class="quiet">${note}</small>` : nothing}</span
      >
      ${priceView(room, offer)}`,
    enter: (event) => event.pointerType === 'mouse' && room.lookAt(key),
    down: () => room.touch(key),
    focus: () => room.lookAt(key),
    click: (event) => {
      const finger = event instanceof PointerEvent && event.pointerType === 'touch';
      if (finger && !room.hasRead(key)) room.lookAt(key);
      else pressOption(room, offer, event);
    },
  });
}

/** What cannot be done now, folded: each with its reason. */
export function refusedView<O extends ActionOption>(
  room: ActionOptionsHost<O>,
  offers: readonly O[],
): TemplateResult | typeof nothing {
  if (offers.length === 0) return nothing;
  return html`<details class="refused panel">
    <summary>${tableText(room.host.language, 'not-now', { n: offers.length })}</summary>
    ${offers.map((offer) => rowView(room, offer, false))}
  </details>`;
}
