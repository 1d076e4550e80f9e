import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { mostExperience } from '../../campaign/experience.ts';
import type { Campaign, Character } from '../../campaign/state.ts';
import type { CampaignNames } from '../../messages/campaign-names.ts';
import {
  IMPROVEMENT_MESSAGES,
  INJURY_MESSAGES,
  PASSING_WORDS,
} from '../../messages/improvement-messages.ts';
import { bookSpeaker, type BookText } from '../../messages/campaign-messages.ts';

const VALUES = ['move', 'command', 'shoot', 'melee', 'strength', 'resistance', 'life'] as const;

/** Everything on somebody's sheet, on a card that can be printed. */
export function sheetView(
  campaign: Campaign,
  character: Character,
  names: CampaignNames,
): TemplateResult {
  const { language } = names;
  const say = bookSpeaker(language);
  const { id, rank, hired, trade, values, weapons, equipment } = character;
  const things = [...weapons, ...equipment].map((item) => names.item(item));
  const role = hired ? say(trade === null ? 'legend' : 'mercenary') : names.rank(rank);
  return html`<article class="sheet" data-character=${id}>
    <header><b>${names.figure(id)}</b> <small>${role}</small></header>
    <dl class="values">
      ${VALUES.map((key) => {
        const value = values[key] ?? '–';
        const target = (key === 'shoot' || key === 'melee') && value !== '–' ? `${value}+` : value;
        return html`<div title=${say(`${key}-whole`)}>
          <dt>${say(key)}</dt>
          <dd>${target}</dd>
        </div>`;
      })}
    </dl>
    ${boxes(campaign, character, say)}
    <p><span class="quiet">${say('carries')}</span> ${things.join(' · ') || say('bare-hands')}</p>
    ${row(say('learned'), learned(character, language))}
    ${row(say('injuries'), marks(campaign, character, language, say))}
  </article>`;
}

function row(title: string, list: readonly string[]): TemplateResult | typeof nothing {
  if (list.length === 0) return nothing;
  return html`<p><span class="quiet">${title}</span> ${list.join(' · ')}</p>`;
}

function learned({ improvements }: Character, language: Language): readonly string[] {
  return improvements.map((id) => IMPROVEMENT_MESSAGES[id][language]);
}

function marks(
  { bands }: Campaign,
  { injuries, hates, misses, patched, passing = [] }: Character,
  language: Language,
  say: BookText,
): readonly string[] {
  return [
    ...injuries.map((id) => INJURY_MESSAGES[id][language]),
    ...hates.map((id) => {
      const band = bands.find((each) => each.id === id)?.name[language] ?? id;
      return say('hates', { band });
    }),
    ...passing.map(({ what }) => say('for-a-game', { what: PASSING_WORDS[what][language] })),
    ...(misses ? [say('misses')] : []),
    ...(patched ? [say('patched')] : []),
  ];
}

/** MU-XP-08: boxes, of which every fifth is grey. */
function boxes(
  { rulings }: Campaign,
  { experience, rank, hired }: Character,
  say: BookText,
): TemplateResult {
  const most = mostExperience(rulings, rank);
  if (most === 0 || hired) return html`<p class="quiet">${say('no-experience')}</p>`;
  return html`<p
    class="boxes"
    role="img"
    aria-label=${say('experience', { count: experience, most })}
  >
    ${Array.from(
      { length: most },
      (_, i) =>
        html`<i class="${(i + 1) % 5 === 0 ? 'grey' : ''} ${i < experience ? 'filled' : ''}"></i>`,
    )}
  </p>`;
}
