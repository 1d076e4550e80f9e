import { html, nothing, type TemplateResult } from 'lit';
import type { Campaign, CampaignBand } from '../../campaign/state.ts';
import type { CampaignNames } from '../../messages/campaign-names.ts';
import { CAPTOR_MESSAGES } from '../../messages/improvement-messages.ts';
import { sheetView } from './sheet-view.ts';
import { bookSpeaker } from '../../messages/campaign-messages.ts';

/** The book: bands with their treasure and a sheet for everybody, and who is for hire. */
export function bookView(campaign: Campaign, names: CampaignNames): TemplateResult {
  const { language } = names;
  const say = bookSpeaker(language);
  return html`<section class="book" part="book" aria-label=${say('book')}>
    ${campaign.bands.map((band, seat) => bandView(campaign, band, seat, names))}
    ${
      campaign.pool.length === 0
        ? nothing
        : html`<section class="band">
            <header><h3>${say('pool')}</h3></header>
            <div class="sheets">
              ${campaign.pool.map((each) => sheetView(campaign, each, names))}
            </div>
          </section>`
    }
  </section>`;
}

function bandView(
  campaign: Campaign,
  band: CampaignBand,
  seat: number,
  names: CampaignNames,
): TemplateResult {
  const say = bookSpeaker(names.language);
  const store = band.store.map((item) => names.item(item)).join(' · ') || say('store-empty');
  const vehicles = (band.vehicles ?? [])
    .map((each) => each.name?.[names.language] ?? names.vehicleClass(each.class))
    .join(' · ');
  return html`<section class="band side-${seat}" data-band=${band.id}>
    <header>
      <h3>${names.side(seat)}</h3>
      <span class="treasure">${say('treasure', { count: band.treasure })}</span>
      <span>${say('battles-won', { count: band.wins })}</span>
      <span class="quiet">${say('store', { things: store })}</span>
      ${
        band.vehicles
          ? html`<span class="quiet">${say('vehicles', { list: vehicles })}</span>`
          : nothing
      }
    </header>
    <div class="sheets">${band.members.map((each) => sheetView(campaign, each, names))}</div>
    ${
      band.held
        ? html`<p>
            ${say('held')}
            ${band.held.map(({ character: { id }, by }) => say('held-by', { name: names.figure(id), by: CAPTOR_MESSAGES[by][names.language] })).join(' · ')}
          </p>`
        : nothing
    }
    ${
      band.gone.length === 0
        ? nothing
        : html`<p class="quiet">
            ${say('gone')}
            ${band.gone.map(({ id, game }) => say('gone-in', { name: names.figure(id), game })).join(' · ')}
          </p>`
    }
  </section>`;
}
