import { LANGUAGES } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { switchValues } from './read-options.ts';

/** How many rules each chapter of the checklist has. */
const CHAPTERS = {
  VAR: 17,
  BRD: 8,
  SET: 13,
  TURN: 13,
  PLAY: 11,
  BAT: 18,
  END: 11,
  INI: 15,
  HQ: 15,
  ATK: 8,
  ARM: 7,
  TGH: 3,
  MOB: 6,
  NET: 15,
  MOD: 29,
  MED: 18,
  INS: 18,
  SPU: 11,
  MP: 25,
  OPEN: 33,
  FAN: 4,
  ARMY: 72,
  PUZ: 2,
  TST: 3,
  DEC: 20,
};

test('the catalogue holds exactly the rules of the checklist', () => {
  const found: Record<string, number> = {};
  for (const { id } of catalogue.rules) {
    const chapter = id.split('-')[1] ?? '';
    found[chapter] = (found[chapter] ?? 0) + 1;
  }
  expect(found).toEqual(CHAPTERS);
});

test('every text is there in every language, and no two languages say the same', () => {
  for (const rule of catalogue.rules) {
    for (const words of [rule.title, rule.text, rule.ruling]) {
      if (!words) continue;
      for (const language of LANGUAGES) {
        expect(words[language].trim(), `${rule.id} ${language}`).toBe(words[language]);
        expect(words[language].length, `${rule.id} ${language}`).toBeGreaterThan(1);
      }
    }
    if (!/^NH-ARMY/.test(rule.id)) expect(rule.text.fr, rule.id).not.toBe(rule.text.en);
  }
});

test('every open question has a ruling, and every setting named exists', () => {
  for (const { id, ruling, settings = [] } of catalogue.rules) {
    if (/^NH-(OPEN|FAN)/.test(id)) expect(ruling, id).toBeDefined();
    for (const name of settings) expect(Object.hasOwn(switchValues(), name), id).toBe(true);
  }
  const settings = new Set(catalogue.rules.flatMap((rule) => rule.settings ?? []));
  for (const name of Object.keys(switchValues())) expect(settings.has(name), name).toBe(true);
});
