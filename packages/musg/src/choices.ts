import type { SetupChoice, SetupDraft, SetupOption, LocalisedText } from '@skirmish-kit/core';
import { GENERATED_OPTION, tableSeedChoices } from '@skirmish-kit/space';
import type { Library } from './packs/pack.ts';
import { DEFAULT_SETUP } from './rules/default-setup.ts';
import { SETTING_VALUES } from './rules/setting-values.ts';
import type { Settings } from './rules/settings.ts';
import { NOBODY, NO_WORLD } from './rules/read-setup.ts';
import type { World } from './rules/world.ts';
import { alternativeRulingMessages } from './messages/alternative-ruling-messages.ts';
import { settingMessages } from './messages/setting-messages.ts';

/** What a person can pick before a battle: where, who, and how open rulings are settled. */
export function choicesFrom({ scenarios, bands }: Library, worlds: readonly World[]) {
  return (draft: SetupDraft): readonly SetupChoice[] => {
    const picked: readonly unknown[] = Array.isArray(draft['bands']) ? draft['bands'] : [];
    const wanted = idOf(draft['scenario']) ?? DEFAULT_SETUP.scenario;
    const scenario = scenarios.find(({ id }) => id === wanted) ?? scenarios[0];
    const world = worlds.find(({ id }) => id === draft['world']);
    const least = world?.leastBands ?? Infinity;
    return [
      {
        id: 'scenario',
        title: { en: 'Table', fr: 'Table' },
        path: ['scenario'],
        value: wanted,
        among: [
          ...scenarios.map(({ id, name, text }) => ({ value: id, title: name, text })),
          GENERATED_OPTION,
        ],
        room: 'game',
      },
      ...tableSeedChoices(wanted, draft['tableSeed']),
      worldChoice(worlds, world),
      ...(scenario?.deployment ?? []).map((_, seat): SetupChoice => ({
        id: 'bands',
        title: { en: 'Band', fr: 'Bande' },
        path: ['bands', seat],
        value:
          seat >= least && picked.length > 0 && picked[seat] === undefined
            ? NOBODY
            : (idOf(picked[seat] ?? DEFAULT_SETUP.bands[seat]) ?? bands[0]?.id ?? ''),
        among: [
          ...bands.map(({ id, name, text }) => ({
            value: id,
            title: name,
            ...(text && { text }),
          })),
          ...(seat >= least ? [{ value: NOBODY, title: { en: 'Nobody', fr: 'Personne' } }] : []),
        ],
        room: 'side',
        seat,
      })),
      ...worldSettingChoices(world, draft['worldSettings']),
      ...settingChoices(draft['settings']),
    ];
  };
}

/** A band or a table goes by its id, or comes whole and has one. */
function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { id }: { readonly id?: unknown } = Object(value);
  return typeof id === 'string' ? id : undefined;
}

/** In which world, if in any. */
function worldChoice(worlds: readonly World[], picked: World | undefined): SetupChoice {
  return {
    id: 'world',
    title: { en: 'World', fr: 'Monde' },
    path: ['world'],
    value: picked?.id ?? NO_WORLD,
    among: [
      { value: NO_WORLD, title: { en: 'Just a battle', fr: 'Simple bataille' } },
      ...worlds.map(({ id, title, text }) => ({ value: id, title, text })),
    ],
    room: 'game',
  };
}

function worldSettingChoices(world: World | undefined, given: unknown): readonly SetupChoice[] {
  const settled: Readonly<Record<string, unknown>> = { ...Object(given) };
  return (world?.settings ?? []).map(({ key, rule, title, values }): SetupChoice => ({
    id: kebab(key),
    title,
    path: ['worldSettings', key],
    value: String(settled[key] ?? values[0]?.value),
    among: values,
    room: 'setting',
    rule,
  }));
}

const WORDS = { ...settingMessages, ...alternativeRulingMessages };

function settingChoices(given: unknown): readonly SetupChoice[] {
  const settled: Partial<Settings> = { ...Object(given) };
  return KEYS.map((key): SetupChoice => {
    const { rule, title, values } = WORDS[key];
    const words: Readonly<Record<string, LocalisedText>> = values;
    const among = SETTING_VALUES[key].map((value): SetupOption => ({
      value,
      title: words[value] ?? { en: value, fr: value },
    }));
    const value = settled[key] ?? SETTING_VALUES[key][0];
    return { id: kebab(key), title, path: ['settings', key], value, among, room: 'setting', rule };
  });
}

const KEYS = Object.keys(SETTING_VALUES).filter(isSetting);

function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(SETTING_VALUES, key);
}

/** Attributes and flags are written with hyphens. */
export function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
