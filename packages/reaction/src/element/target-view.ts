import { html, nothing, type TemplateResult } from 'lit';
import { chanceBar, ruleButton } from '@skirmish-kit/ui';
import { findFigure } from '../rules/figures.ts';
import { relation } from './describe.ts';
import type { PlayRoom } from './play-room.ts';
import { actingFigure } from './scene-of.ts';
import type { TargetOffer } from './target-offers.ts';

/**
 * Everything that can be done to the enemy who was chosen, in one list. The row under the pointer or
 * the focus is drawn on the board; a finger reads a row with its first tap and confirms with another.
 */
export function targetView(room: PlayRoom): TemplateResult | typeof nothing {
  const { battle, names, say, host } = room;
  const offers = room.targetOffers();
  const target = findFigure(battle, room.table.target ?? '');
  if (!target || offers.length === 0) return nothing;
  const figure = names.figure(target);
  const acting = actingFigure(battle, host.choice);
  const looked = room.looking;
  return html`<section class="target panel" part="target" aria-label=${say('against', { figure })}>
    <header class="side-${target.seat}">
      <b>${figure}</b>
      <button
        type="button"
        class="link"
        aria-label=${say('leave-target', { figure })}
        @click=${() => room.aimAt(undefined)}
      >
        ×
      </button>
      <small class="quiet">${acting ? relation(battle, acting, target, names) : nothing}</small>
    </header>
    <div
      role="group"
      @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && room.lookAt(undefined)}
    >
      ${offers.map((offer) => rowView(room, offer, offer === looked))}
    </div>
    ${looked && !looked.refusal ? confirmView(room, looked) : nothing}
  </section>`;
}

function rowView(room: PlayRoom, offer: TargetOffer, isLooked: boolean): TemplateResult {
  const { host, odds } = room;
  const { key, label, ap, note, refusal } = offer;
  const best = refusal ? undefined : odds.best(room.oddsOf(offer), host.language);
  return html`<div class="act-row ${isLooked ? 'looked' : ''}">
    <button
      type="button"
      class="offer act"
      part="offer"
      data-key=${key}
      aria-disabled=${refusal ? 'true' : nothing}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && room.lookAt(key)}
      @pointerdown=${() => room.touch(key)}
      @focus=${() => room.lookAt(key)}
      @click=${(event: MouseEvent) => {
        const finger = event instanceof PointerEvent && event.pointerType === 'touch';
        if (finger && !room.hasRead(key)) room.lookAt(key);
        else if (event.currentTarget instanceof HTMLElement) room.press(offer, event.currentTarget);
      }}
    >
      <span class="what"
        >${label} ${note ? html`<small class="quiet">${note}</small>` : nothing}</span
      >
      ${priceView(room, ap)} ${best ? chanceBar(best, host.language) : nothing}
    </button>
    ${
      refusal
        ? html`<small class="why"
            >${host.refusalText(refusal)}
            ${
              refusal.rule
                ? ruleButton(host.language, refusal.rule, (rule) => host.openRule(rule))
                : nothing
            }</small
          >`
        : nothing
    }
  </div>`;
}

function confirmView(room: PlayRoom, offer: TargetOffer): TemplateResult {
  return html`<button
    type="button"
    class="now confirm"
    @click=${(event: Event) => event.currentTarget instanceof HTMLElement && room.press(offer, event.currentTarget)}
  >
    ${offer.label} · ${room.say('ap', { ap: offer.ap })}
  </button>`;
}

/** What something costs, where that is known. */
export function priceView({ say }: PlayRoom, ap: number | undefined): unknown {
  return ap === undefined ? nothing : html`<span class="ap">${say('ap', { ap })}</span>`;
}
