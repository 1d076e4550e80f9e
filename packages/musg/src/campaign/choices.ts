import type { SetupChoice, SetupDraft, LocalisedText } from '@skirmish-kit/core';
import { choicesFrom, kebab } from '../choices.ts';
import type { Library } from '../packs/pack.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import { campaignSettingMessages } from '../messages/campaign-setting-messages.ts';
import { DEFAULT_CAMPAIGN, IN_TURN, tablesFor } from './setup.ts';
import {
  CAMPAIGN_SETTING_VALUES,
  DEFAULT_CAMPAIGN_SETTINGS,
  type CampaignSettings,
} from './settings.ts';

/** The longest campaign that a table can plan. */
export const MAX_GAMES = 50;

/** What a person can pick before a campaign: how long, where, who, and how open rulings are settled. */
export function campaignChoices(shelf: Library) {
  const ofBattles = choicesFrom(shelf, BUILT_IN_WORLDS);
  return (draft: SetupDraft): readonly SetupChoice[] => [
    {
      id: 'games',
      title: { en: 'Games', fr: 'Parties' },
      path: ['games'],
      value: Number(draft['games'] ?? DEFAULT_CAMPAIGN.games),
      among: { least: 1, most: MAX_GAMES },
      room: 'game',
    },
    {
      id: 'scenario',
      title: { en: 'Tables', fr: 'Tables' },
      path: ['scenario'],
      value: String(draft['scenario'] ?? IN_TURN),
      among: [
        { value: IN_TURN, title: { en: 'All in turn', fr: 'Toutes à tour de rôle' } },
        ...shelf.scenarios
          .filter(({ id }) => tablesFor(shelf, DEFAULT_CAMPAIGN.bands.length).includes(id))
          .map(({ id, name, text }) => ({ value: id, title: name, text })),
      ],
      room: 'game',
    },
    ...ofBattles({ ...draft, scenario: tablesFor(shelf, DEFAULT_CAMPAIGN.bands.length)[0] }).filter(
      ({ id }) => id !== 'scenario',
    ),
    ...rulingChoices(draft['rulings']),
  ];
}

function rulingChoices(given: unknown): readonly SetupChoice[] {
  const settled: Partial<CampaignSettings> = { ...Object(given) };
  return KEYS.map((key): SetupChoice => {
    const { rule, title, values } = campaignSettingMessages[key];
    const words: Readonly<Record<string, LocalisedText>> = values;
    return {
      id: kebab(key),
      title,
      path: ['rulings', key],
      value: settled[key] ?? DEFAULT_CAMPAIGN_SETTINGS[key],
      among: CAMPAIGN_SETTING_VALUES[key].map((value) => ({
        value,
        title: words[value] ?? { en: value, fr: value },
      })),
      room: 'setting',
      rule,
    };
  });
}

const KEYS = Object.keys(DEFAULT_CAMPAIGN_SETTINGS).filter(isRuling);

function isRuling(key: string): key is keyof CampaignSettings {
  return Object.hasOwn(DEFAULT_CAMPAIGN_SETTINGS, key);
}
