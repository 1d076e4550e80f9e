import type { SetupChoice, SetupDraft, SetupOption, Words } from '@skirmish-kit/core';
import { ourField } from '@skirmish-kit/space/cube/fields';
import { MISSIONS, TEAMS } from './packs/built-in.ts';
import { DEFAULT_SETUP, FIELD_NAMES } from './rules/full-setup.ts';
import { DEFAULT_SETTINGS, SETTING_VALUES, type Settings } from './rules/settings.ts';
import { settingWords } from './telling/setting-words.ts';

/** What a person can pick before a battle: where, what for, who, and how open rulings are settled. */
export function choicesFor(draft: SetupDraft): readonly SetupChoice[] {
  const teams: readonly unknown[] = Array.isArray(draft['teams']) ? draft['teams'] : [];
  return [
    {
      id: 'mission',
      title: { en: 'Mission', fr: 'Mission' },
      path: ['mission'],
      value: String(draft['mission'] ?? DEFAULT_SETUP.mission),
      among: MISSIONS.map(({ id, name, text }) => ({ value: id, title: name, text })),
      room: 'game',
    },
    {
      id: 'field',
      title: { en: 'Battlefield', fr: 'Champ de bataille' },
      path: ['field'],
      value: String(draft['field'] ?? DEFAULT_SETUP.field),
      among: FIELD_NAMES.map((name) => ({ value: name, title: ourField(name).name })),
      room: 'game',
    },
    ...DEFAULT_SETUP.teams.map((usual, seat): SetupChoice => ({
      id: 'teams',
      title: { en: 'Strike team', fr: 'Groupe de combat' },
      path: ['teams', seat],
      value: String(teams[seat] ?? usual),
      among: TEAMS.map(({ id, name }) => ({ value: id, title: name })),
      room: 'side',
      seat,
    })),
    ...settingChoices(draft['settings']),
  ];
}

function settingChoices(given: unknown): readonly SetupChoice[] {
  const settled: Partial<Settings> = { ...Object(given) };
  return KEYS.map((key): SetupChoice => {
    const { rule, title, values } = settingWords[key];
    const words: Readonly<Record<string, Words>> = values;
    const among = SETTING_VALUES[key].map((value): SetupOption => ({
      value,
      title: words[value] ?? { en: value, fr: value },
    }));
    const value = settled[key] ?? DEFAULT_SETTINGS[key];
    return { id: kebab(key), title, path: ['settings', key], value, among, room: 'setting', rule };
  });
}

const KEYS = Object.keys(DEFAULT_SETTINGS).filter(isSetting);

function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, key);
}

/** Attributes and flags are written with hyphens. */
function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
