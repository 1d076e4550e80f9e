import { LANGUAGES } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { DEFAULT_CAMPAIGN_SETTINGS } from '../campaign/settings.ts';
import { campaignSettingMessages } from '../messages/campaign-setting-messages.ts';
import { alternativeRulingMessages } from '../messages/alternative-ruling-messages.ts';
import { settingMessages } from '../messages/setting-messages.ts';
import { catalogue } from './catalogue.ts';
import { SETTING_VALUES } from './setting-values.ts';
import { BUILT_IN_WORLDS } from './worlds/built-in.ts';

/** The checklist, frozen: chapters in the order of the book and how many rules each has. */
const CHAPTERS: Readonly<Record<string, number>> = {
  GEN: 4,
  DICE: 4,
  BAND: 11,
  CHAR: 14,
  RACE: 12,
  DEP: 4,
  TURN: 8,
  RALLY: 4,
  ACT: 5,
  MOVE: 7,
  SHOOT: 15,
  LOS: 2,
  COVER: 8,
  MULTI: 6,
  TMPL: 10,
  ARCH: 6,
  CHG: 5,
  MELEE: 7,
  DISENG: 2,
  FREE: 4,
  PASS: 10,
  FLEE: 4,
  END: 7,
  VP: 4,
  DMG: 4,
  RW: 5,
  MW: 3,
  EQ: 12,
  PULP: 13,
  EXTRA: 10,
  ZOM: 17,
  ALIEN: 8,
  CIV: 7,
  RT: 22,
  VEH: 25,
  CAMP: 2,
  XP: 13,
  INJ: 17,
  IMP: 24,
  MERC: 14,
  EDGE: 12,
};

/** Rules the book leaves open; each says how we play it. */
const OPEN =
  'GEN-02 GEN-03 GEN-04 DICE-02 DICE-04 BAND-03 BAND-07 BAND-08 BAND-11 CHAR-03 CHAR-04 CHAR-08 CHAR-12 CHAR-14 RACE-03 RACE-05 RACE-09 RACE-10 DEP-02 DEP-04 TURN-02 TURN-06 TURN-08 RALLY-03 RALLY-04 ACT-05 MOVE-05 MOVE-06 MOVE-07 SHOOT-04 SHOOT-09 SHOOT-10 SHOOT-14 SHOOT-15 LOS-02 COVER-05 COVER-06 COVER-08 MULTI-02 MULTI-05 TMPL-03 TMPL-04 TMPL-05 TMPL-06 TMPL-07 TMPL-08 TMPL-09 ARCH-06 CHG-01 CHG-05 MELEE-04 MELEE-05 MELEE-06 MELEE-07 DISENG-01 FREE-03 FREE-04 PASS-03 PASS-05 PASS-07 PASS-08 FLEE-02 FLEE-03 END-06 VP-01 DMG-03 RW-02 RW-03 RW-04 MW-02 MW-03 EQ-01 EQ-06 EQ-09 EQ-10 PULP-02 PULP-05 PULP-07 PULP-12 EXTRA-02 EXTRA-05 EXTRA-07 ZOM-03 ZOM-04 ZOM-07 ZOM-08 ZOM-09 ZOM-10 ZOM-13 ZOM-14 ZOM-16 ALIEN-06 ALIEN-08 CIV-04 CIV-05 RT-11 RT-15 RT-19 RT-22 VEH-03 VEH-05 VEH-12 VEH-13 VEH-14 VEH-16 VEH-17 VEH-21 VEH-22 VEH-24 VEH-25 XP-07 XP-09 XP-11 XP-12 XP-13 INJ-13 INJ-15 IMP-17 IMP-24 MERC-01 MERC-09 MERC-12 MERC-14'.split(
    ' ',
  );

/** Rules the book has, on which we rule as well. */
const RULED =
  'RACE-08 SHOOT-06 MULTI-01 MULTI-06 TMPL-10 ARCH-03 DISENG-02 PASS-00 PASS-01 END-03 DMG-02 BAND-09 EQ-04 EQ-05 EQ-07 PULP-06 PULP-08 PULP-11 PULP-13 EXTRA-03 CIV-02 CIV-07 RT-01 RT-06 RT-07 RT-16 VEH-07 VEH-08 VEH-23 CAMP-02 XP-10 INJ-08 IMP-20 MERC-05 MERC-08 MERC-13 ALIEN-02'.split(
    ' ',
  );

const chapterOf = (id: string) => id.split('-')[1] ?? '';

test('the catalogue holds exactly the rules of the book, chapter by chapter', () => {
  const expected = Object.entries(CHAPTERS).flatMap(([chapter, rules]) =>
    Array.from({ length: rules }, (_, i) => {
      const number = chapter === 'PASS' ? i : i + 1;
      return `MU-${chapter}-${String(number).padStart(2, '0')}`;
    }),
  );
  expect(expected).toHaveLength(371);
  const ids = catalogue.rules.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(expected.toSorted());
  const chapters = ids.map(chapterOf).filter((chapter, i, all) => chapter !== all[i - 1]);
  expect(chapters).toEqual(Object.keys(CHAPTERS));
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
    expect(rule.text.fr, rule.id).not.toBe(rule.text.en);
    expect(rule.ruling?.fr, rule.id).not.toBe(rule.ruling?.en ?? '');
  }
});

test('every open point and every edge case without a rule has a ruling', () => {
  for (const id of [...OPEN, ...RULED])
    expect(catalogue.find(`MU-${id}`)?.ruling, id).toBeDefined();
  for (const { id, ruling } of catalogue.rules)
    if (chapterOf(id) === 'EDGE') expect(ruling, id).toBeDefined();
});

test('every setting is named by the one rule it settles, and that rule has a ruling', () => {
  const named = catalogue.rules.flatMap(({ settings = [] }) => settings);
  const worldly = BUILT_IN_WORLDS.flatMap(({ settings = [] }) => settings);
  const keys = new Set([
    ...Object.keys({ ...SETTING_VALUES, ...DEFAULT_CAMPAIGN_SETTINGS }),
    ...worldly.map(({ key }) => key),
  ]);
  expect(named.toSorted()).toEqual([...keys].toSorted());
  for (const { key, rule } of worldly) {
    expect(catalogue.find(rule)?.settings, key).toContain(key);
    expect(catalogue.find(rule)?.ruling, key).toBeDefined();
  }
  const words = { ...settingMessages, ...alternativeRulingMessages, ...campaignSettingMessages };
  for (const [key, { rule }] of Object.entries(words)) {
    expect(catalogue.find(rule)?.settings, key).toContain(key);
    expect(catalogue.find(rule)?.ruling, key).toBeDefined();
  }
});
