import type {
  PackOrigin,
  SetupChoice,
  SetupDraft,
  SetupOption,
  LocalisedText,
} from '@skirmish-kit/core';
import { GENERATED_OPTION, tableSeedChoices } from '@skirmish-kit/space';
import { BATTLES, GANGS, SCENARIOS } from './packs/built-in.ts';
import { gangsFor } from './rules/resolve-setup.ts';
import type { Gang } from './rules/profile.ts';
import type { Scenario } from './rules/scenario.ts';
import { SETTING_VALUES } from './rules/setting-values.ts';
import { OPENINGS } from './rules/setup-input.ts';
import { DEFAULT_SETTINGS, type Settings } from './rules/settings.ts';
import { settingMessages } from './messages/setting-messages.ts';

/** The available gangs and scenarios: built in and from packs. */
export interface Library {
  readonly gangs: readonly Gang[];
  readonly scenarios: readonly Scenario[];
  /** The packs that gangs and scenarios came from, by the ids of these. */
  readonly origins: ReadonlyMap<string, PackOrigin>;
}

export const BUILT_IN_LIBRARY: Library = { gangs: GANGS, scenarios: SCENARIOS, origins: new Map() };

/** The choices before a battle: scenario, gangs, players and settings. */
export function choicesFrom({ gangs, scenarios }: Omit<Library, 'origins'>) {
  return (draft: SetupDraft): readonly SetupChoice[] => {
    const wanted = idOf(draft['scenario']) ?? BATTLES[0]?.scenario ?? '';
    const scenario = scenarios.find(({ id }) => id === wanted) ?? scenarios[0];
    const picked: readonly unknown[] = Array.isArray(draft['gangs']) ? draft['gangs'] : [];
    const usual = gangsFor(scenario?.id);
    return [
      {
        id: 'scenario',
        title: { en: 'Scenario', fr: 'Scénario' },
        path: ['scenario'],
        value: wanted,
        among: [...scenarios.map(optionOf), GENERATED_OPTION],
        room: 'game',
      },
      openingChoice(draft['opening']),
      ...tableSeedChoices(wanted, draft['tableSeed']),
      ...(scenario?.deployment ?? []).map((_, seat): SetupChoice => ({
        id: 'gangs',
        title: { en: 'Gang', fr: 'Bande' },
        path: ['gangs', seat],
        value: idOf(picked[seat]) ?? usual[seat] ?? gangs[seat]?.id ?? '',
        among: gangs.map(optionOf),
        room: 'side',
        seat,
      })),
      ...settingChoices(draft['settings']),
    ];
  };
}

/** A gang or scenario goes by its id, or comes whole and has one. */
function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { id }: { readonly id?: unknown } = Object(value);
  return typeof id === 'string' ? id : undefined;
}

function optionOf(thing: {
  readonly id: string;
  readonly name: LocalisedText;
  readonly text: LocalisedText;
}): SetupOption {
  return { value: thing.id, title: thing.name, text: thing.text };
}

function openingChoice(picked: unknown): SetupChoice {
  const value = OPENINGS.find((each) => each === picked) ?? OPENINGS[0];
  return {
    id: 'opening',
    title: { en: 'Opening', fr: 'Ouverture' },
    path: ['opening'],
    value,
    among: [
      { value: 'in-cover', title: { en: 'far apart and in cover', fr: 'loin et à couvert' } },
      { value: 'in-the-open', title: { en: 'in the open', fr: 'à découvert' } },
    ],
    room: 'game',
    rule: 'RX-TURN-03',
  };
}

function settingChoices(given: unknown): readonly SetupChoice[] {
  const settled: Partial<Settings> = { ...Object(given) };
  return KEYS.map((key): SetupChoice => {
    const values = SETTING_VALUES[key];
    const { rule, title, values: words } = settingMessages[key];
    const among =
      'low' in values
        ? { least: values.low, most: values.high }
        : values.map((value) => ({ value, title: words[value] ?? { en: value, fr: value } }));
    const value = settled[key] ?? DEFAULT_SETTINGS[key];
    return { id: kebab(key), title, path: ['settings', key], value, among, room: 'setting', rule };
  });
}

const KEYS = Object.keys(DEFAULT_SETTINGS).filter((key) => isSetting(key));

function isSetting(key: string): key is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, key);
}

/** Attributes and flags are written with hyphens. */
function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
