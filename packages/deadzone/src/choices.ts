import type {
  PackOrigin,
  SetupChoice,
  SetupDraft,
  SetupOption,
  LocalisedText,
} from '@skirmish-kit/core';
import { FACTIONS, MISSIONS, TEAMS } from './packs/built-in.ts';
import type { Companion } from './rules/companion.ts';
import { DEFAULT_SETUP } from './rules/default-setup.ts';
import { FIELD_NAMES, fieldNamed } from './rules/resolve-setup.ts';
import type { Mission } from './rules/mission.ts';
import type { Faction } from './rules/profile.ts';
import { DEFAULT_SETTINGS, SETTING_VALUES, type Settings } from './rules/settings.ts';
import type { StrikeTeam } from './rules/strike-team.ts';
import { settingMessages } from './messages/setting-messages.ts';

/** What there is to pick from: what is built in, and what packs bring. */
export interface Library {
  readonly factions: readonly Faction[];
  readonly teams: readonly StrikeTeam[];
  readonly missions: readonly Mission[];
  /** The packs that these came from, by their ids. */
  readonly origins: ReadonlyMap<string, PackOrigin>;
  /** The code of abilities that packs bring. */
  readonly companions: readonly Companion[];
}

export const BUILT_IN_LIBRARY: Library = {
  factions: FACTIONS,
  teams: TEAMS,
  missions: MISSIONS,
  origins: new Map(),
  companions: [],
};

/** What a person can pick before a battle: where, what for, who, and how open rulings are settled. */
export function choicesFrom({ teams, missions, factions }: Library) {
  return (draft: SetupDraft): readonly SetupChoice[] => {
    const picked: readonly unknown[] = Array.isArray(draft['teams']) ? draft['teams'] : [];
    return [
      {
        id: 'mission',
        title: { en: 'Mission', fr: 'Mission' },
        path: ['mission'],
        value: idOf(draft['mission']) ?? idOf(DEFAULT_SETUP.mission) ?? '',
        among: missions.map(({ id, name, text }) => ({ value: id, title: name, text })),
        room: 'game',
      },
      {
        id: 'field',
        title: { en: 'Battlefield', fr: 'Champ de bataille' },
        path: ['field'],
        value: idOf(draft['field']) ?? idOf(DEFAULT_SETUP.field) ?? '',
        among: FIELD_NAMES.map((name) => ({ value: name, title: fieldNamed(name).name })),
        room: 'game',
      },
      ...DEFAULT_SETUP.teams.map((usual, seat): SetupChoice => ({
        id: 'teams',
        title: { en: 'Strike team', fr: 'Groupe de combat' },
        path: ['teams', seat],
        value: idOf(picked[seat]) ?? idOf(usual) ?? '',
        among: teams.map((team) => optionOf(team, factions)),
        room: 'side',
        seat,
      })),
      ...settingChoices(draft['settings']),
    ];
  };
}

/** What goes by its id, or comes whole and has one. */
function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { id }: { readonly id?: unknown } = Object(value);
  return typeof id === 'string' ? id : undefined;
}

function optionOf({ id, name, faction }: StrikeTeam, factions: readonly Faction[]): SetupOption {
  const text = factions.find((each) => each.id === faction)?.text;
  return { value: id, title: name, ...(text && { text }) };
}

function settingChoices(given: unknown): readonly SetupChoice[] {
  const settled: Partial<Settings> = { ...Object(given) };
  return KEYS.map((key): SetupChoice => {
    const { rule, title, values } = settingMessages[key];
    const words: Readonly<Record<string, LocalisedText>> = values;
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
