import { html, nothing, type TemplateResult } from 'lit';
import { translator } from '@skirmish-kit/core';
import { actionRow } from '@skirmish-kit/ui';
import { sameCube } from '../board/index.ts';
import { modelOf } from '../rules/models.ts';
import { relation } from '../messages/describe.ts';
import { targetMessages } from '../messages/target-messages.ts';
import { cubeName, type DeadzoneOption } from './action-options.ts';
import type { DeadzoneView } from './game-view.ts';
import { shownChance } from './panels.ts';

/** Everything that can be done with what was pointed at; what cannot stays, with the reason. */
export function chosenView(room: DeadzoneView): TemplateResult | typeof nothing {
  const { battle, names, acting } = room;
  const say = translator(targetMessages, names.language);
  const { chosen } = room.choosing;
  const offers = room.choosing.chosenOffers;
  if (!chosen || offers.length === 0) return nothing;
  const model = chosen.model === undefined ? undefined : modelOf(battle, chosen.model);
  const title = model ? names.model(model.id) : chosen.cube ? cubeName(chosen.cube, names) : '';
  const looked = room.choosing.looking;
  const kit = room.chances.waiting.wanted;
  const near = model && acting && model !== acting ? relation(battle, acting, model, names) : '';
  const isRead = looked !== undefined && offers.includes(looked);
  const isFar = model && acting && model.seat !== acting.seat && !sameCube(model.cube, acting.cube);
  // What is worked out while one reads comes last, so that nothing moves away under a finger.
  return html`<section
    class="target chosen-offers panel ${model ? `side-${model.seat}` : ''}"
    part="target"
    aria-label=${model ? say('against', { model: title }) : say('in-cube', { cube: title })}
  >
    <header>
      <b>${title}</b>
      <button
        type="button"
        class="link"
        aria-label=${say('let-be')}
        @click=${() => room.choosing.leave()}
      >
        ×
      </button>
      ${near ? html`<small class="quiet">${near}</small>` : nothing}
    </header>
    ${isRead && isWeighed(offers) ? html`<div class="weighing">${room.chances.follows()} ${kit?.modifiersView(room, looked) ?? nothing}</div>` : nothing}
    ${
      isPlain(offers)
        ? nothing
        : html`<div role="group">
            ${offers.map((offer) => rowView(room, offer, offer === looked))}
          </div>`
    }
    ${isFar ? (kit?.sightView(room, acting, model) ?? nothing) : nothing}
  </section>`;
}

/** A row is read with the first press, and confirmed below or with a second one. */
function rowView(room: DeadzoneView, offer: DeadzoneOption, looked: boolean): TemplateResult {
  const { key, label, note, refusal } = offer;
  const { choosing, host } = room;
  return actionRow(host, {
    key,
    refusal,
    looked,
    toggles: true,
    words: html`<span class="what">${label}</span>
      <span class="ap">${note}</span> ${chanceView(room, offer)}`,
    click: () => (refusal || !looked ? choosing.lookAt(key) : choosing.press(offer)),
  });
}

function chanceView(room: DeadzoneView, offer: DeadzoneOption): TemplateResult | typeof nothing {
  return shownChance(room, room.chances.chanceOf(offer));
}

/** Whether some of it leaves something to chance: its odds stand above it. */
function isWeighed(offers: readonly DeadzoneOption[]): boolean {
  return offers.some(({ key, subject }) => subject.model !== undefined && ATTACKS.test(key));
}

/** Answers that attack whom they are aimed at. */
const ATTACKS = /^(?:die-)?(?:shoot|fire-for-effect|fight|lob):/;

/** One answer that costs nothing says on its button all there is to read. */
function isPlain([first, ...others]: readonly DeadzoneOption[]): boolean {
  return others.length === 0 && first?.note === '' && !first.refusal;
}
