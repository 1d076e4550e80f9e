import { html, nothing, type TemplateResult } from 'lit';
import type { ChoiceRequest } from '@skirmish-kit/core';
import { purchases, type Purchase } from '../../campaign/answers.ts';
import { bandOf } from '../../campaign/roster.ts';
import type { Library } from '../../packs/pack.ts';
import type { CampaignView } from './campaign-view.ts';
import { bookSpeaker, type bookMessages } from '../../messages/campaign-messages.ts';

/** Something that can be done with the treasure. */
interface ShopOffer {
  readonly key: string;
  readonly purchase: Purchase;
  readonly cost: number;
}

/** The shop of a band: for whom, and what; then done. */
export function shopView(
  room: CampaignView,
  choice: ChoiceRequest,
  shelf: Library,
): TemplateResult {
  const { campaign, names, host } = room;
  const say = bookSpeaker(host.language);
  const { members } = bandOf(campaign, choice.who);
  const customer = members.find(({ id }) => id === room.customer) ?? members[0];
  const offers = choice.options.flatMap(({ key, params }): readonly ShopOffer[] => {
    const purchase = purchases.parse(key);
    return purchase ? [{ key, purchase, cost: Number(params?.['cost'] ?? 0) }] : [];
  });
  const his = offers.filter(
    ({ purchase }) => 'character' in purchase && purchase.character === customer?.id,
  );
  const among = (list: readonly { readonly id: string }[], kind: 'buy' | 'give' | 'stow') =>
    his.filter(
      ({ purchase }) =>
        purchase.kind === kind && (kind !== 'buy' || list.some(({ id }) => id === purchase.item)),
    );
  const others = (kinds: readonly Purchase['kind'][]) =>
    offers.filter(({ purchase }) => kinds.includes(purchase.kind));
  return html`<div class="shop">
    <button type="button" class="offer now" data-key="done" @click=${() => host.answer('done')}>
      ${say('shop-done')}
    </button>
    <label
      >${say('shop-for')}
      <select name="customer" @change=${(event: Event) => room.serve(event)}>
        ${members.map(({ id }) => html`<option value=${id} ?selected=${id === customer?.id}>${names.figure(id)}</option>`)}
      </select></label
    >
    ${group(room, 'shop-melee', among(shelf.melee, 'buy'))}
    ${group(room, 'shop-ranged', among(shelf.ranged, 'buy'))}
    ${group(room, 'shop-equipment', among(shelf.equipment, 'buy'))}
    ${group(room, 'shop-give', among([], 'give'))} ${group(room, 'shop-stow', among([], 'stow'))}
    ${group(room, 'shop-recruit', others(['recruit']))}
    ${group(room, 'shop-hire', others(['hire', 'recall']))}
    ${group(room, 'shop-drive', others(['drive']))}
  </div>`;
}

function group(
  room: CampaignView,
  title: keyof typeof bookMessages,
  offers: readonly ShopOffer[],
): TemplateResult | typeof nothing {
  if (offers.length === 0) return nothing;
  const { host } = room;
  const say = bookSpeaker(host.language);
  return html`<details data-group=${title} ?open=${room.isOpen(title)}>
    <summary @click=${() => room.toggle(title)}>${say(title)} (${offers.length})</summary>
    <div class="row" role="group" aria-label=${say(title)}>
      ${offers.map(
        ({ key, purchase, cost }) =>
          html`<button type="button" class="offer" data-key=${key} @click=${() => host.answer(key)}>
            ${label(room, purchase)}
            ${cost > 0 || 'item' in purchase === false ? html`<b>${cost}</b>` : nothing}
          </button>`,
      )}
    </div>
  </details>`;
}

function label({ names }: CampaignView, purchase: Purchase): string {
  switch (purchase.kind) {
    case 'buy':
    case 'give':
    case 'stow':
      return names.item(purchase.item);
    case 'recruit':
      return purchase.rank === 'extra'
        ? names.rank(purchase.rank)
        : `${names.rank(purchase.rank)}, ${names.race(purchase.race)}`;
    case 'hire':
      return names.trade(purchase.trade);
    case 'recall':
      return names.figure(purchase.character);
    case 'drive':
      return names.vehicleClass(purchase.vehicle);
    case 'done':
      return '';
  }
}
