import { html } from 'lit';
import type { GameHost, ModePage } from '@skirmish-kit/ui';
import { SkirmishMusgCampaign } from './skirmish-musg-campaign.ts';

/** A campaign as a page; its book is saved whether or not the page of the element names a place. */
export function openCampaign(host: GameHost): ModePage {
  SkirmishMusgCampaign.define();
  const view = (): ReturnType<ModePage['view']> => {
    const { games, seats, seed, record, save, page, start, theme, setup } = host.attributeValues;
    return html`<skirmish-musg-campaign
      lang=${host.language}
      .theme=${theme}
      .games=${games}
      .seats=${seats}
      .seed=${seed}
      .record=${record}
      .save=${save || 'campaign'}
      .page=${page}
      .start=${start}
      .setup=${setup}
    ></skirmish-musg-campaign>`;
  };
  return { view };
}
