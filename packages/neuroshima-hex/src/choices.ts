import type { SetupChoice, SetupDraft, SetupOption, SetupValue } from '@skirmish-kit/core';
import { MODE_FACTS, MODES, usualMode } from './rules/modes.ts';
import { seatedArmies } from './rules/named-setup.ts';
import { readEdition, switchValues } from './rules/read-options.ts';
import type { Library } from './rules/table.ts';
import { EDITIONS, optionsOf, type Edition, type Options } from './rules/variants.ts';
import {
  ARMY_WORDS,
  EDITION_MESSAGES,
  MODE_MESSAGES,
  NO,
  NOBODY,
  SETTING_MESSAGES,
  YES,
} from './messages/settings.ts';

/** Seats at the largest table (NH-MP-01). */
const MOST_SEATS = 6;

/**
 * What can be picked before a game: the edition, who plays against whom, the army of every seat,
 * and the switches of the rules.
 */
export function choicesOf(library: Library, draft: SetupDraft): readonly SetupChoice[] {
  const edition = readEdition(draft['edition'], '/edition', []);
  const armies = seatedArmies(library, draft['armies'], draft['mode']);
  const mode = MODES.find((each) => each === draft['mode']) ?? usualMode(armies.length);
  return [
    {
      id: 'edition',
      title: { en: 'Edition', fr: 'Édition' },
      path: ['edition'],
      value: edition,
      among: EDITIONS.map((value) => ({ value, title: EDITION_MESSAGES[value] })),
      room: 'game',
    },
    {
      id: 'mode',
      title: { en: 'Who against whom', fr: 'Qui contre qui' },
      path: ['mode'],
      value: mode,
      among: MODES.map((value) => ({ value, ...MODE_MESSAGES[value] })),
      room: 'game',
      rule: 'NH-MP-01',
    },
    ...armyChoices(library, armies, MODE_FACTS[mode].fewest),
    ...settings(edition, draft['options']),
  ];
}

/** One for each seat; seats that the mode can do without may be left to nobody. */
function armyChoices(
  library: Library,
  seated: readonly string[],
  fewest: number,
): readonly SetupChoice[] {
  const all = library.armies.map(({ id, name }): SetupOption => {
    const text = ARMY_WORDS[id];
    return { value: id, title: name, ...(text && { text }) };
  });
  const seats = Math.min(MOST_SEATS, all.length);
  return Array.from({ length: seats }, (_, seat): SetupChoice => ({
    id: 'armies',
    title: { en: `Army ${seat + 1}`, fr: `Armée ${seat + 1}` },
    path: ['armies', seat],
    value: seated[seat] ?? '',
    among: seat < fewest ? all : [{ value: '', title: NOBODY }, ...all],
    room: 'side',
    seat,
    rule: 'NH-SET-01',
  }));
}

function settings(edition: Edition, given: unknown): readonly SetupChoice[] {
  const usual = optionsOf(edition);
  const values = switchValues();
  const picked: Readonly<Record<string, unknown>> = { ...Object(given) };
  return settingKeys().map((key): SetupChoice => {
    const { rule, title, values: words = {} } = SETTING_MESSAGES[key];
    const allowed = values[key];
    const now = picked[key];
    return {
      id: key,
      title,
      path: ['options', key],
      value: isSetupValue(now) ? now : usual[key],
      among:
        allowed === 'number'
          ? { least: 1, most: 99 }
          : allowed.map((value) => ({
              value,
              title: words[String(value)] ?? (value === true ? YES : NO),
            })),
      room: key === 'board' ? 'game' : 'setting',
      rule,
    };
  });
}

function settingKeys(): readonly (keyof Options)[] {
  const isKey = (key: string): key is keyof Options => Object.hasOwn(SETTING_MESSAGES, key);
  return Object.keys(SETTING_MESSAGES).filter(isKey);
}

function isSetupValue(value: unknown): value is SetupValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
