import { LANGUAGES } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** The checklist, frozen: chapters in the order of the sheet and how many rules each has. */
const CHAPTERS: readonly (readonly [chapter: string, rules: number])[] = [
  ['TURN', 3],
  ['REACT', 18],
  ['INIT', 6],
  ['COH', 3],
  ['ACT', 3],
  ['AP', 4],
  ['MOVE', 5],
  ['ACTC', 6],
  ['ACTG', 4],
  ['TECH', 2],
  ['SHOOT', 8],
  ['RNG', 1],
  ['WOUND', 7],
  ['BURST', 2],
  ['OPP', 3],
  ['RW', 7],
  ['CC', 18],
  ['RES', 2],
  ['MACH', 7],
];

/** Rules the sheet leaves open; each can be set otherwise. */
const OPEN =
  'RX-TURN-02 RX-TURN-03 RX-REACT-04 RX-REACT-15 RX-REACT-16 RX-REACT-17 RX-INIT-05 RX-INIT-06 RX-COH-02 RX-COH-03 RX-ACT-02 RX-ACT-03 RX-ACTG-02 RX-ACTG-03 RX-ACTG-04 RX-TECH-02 RX-SHOOT-06 RX-SHOOT-08 RX-RNG-01 RX-BURST-01 RX-BURST-02 RX-OPP-03 RX-RW-03 RX-RW-04 RX-RW-05 RX-RW-06 RX-RW-07 RX-CC-06 RX-CC-07 RX-CC-17 RX-CC-18 RX-RES-02 RX-MACH-02 RX-MACH-05'.split(
    ' ',
  );

test('the catalogue holds exactly the rules of the sheet, in its order', () => {
  const expected = CHAPTERS.flatMap(([chapter, rules]) =>
    Array.from({ length: rules }, (_, i) => `RX-${chapter}-${String(i + 1).padStart(2, '0')}`),
  );
  expect(expected).toHaveLength(109);
  expect(catalogue.rules.map((rule) => rule.id)).toEqual(expected);
});

test('every text is there in every language, and no two languages say the same', () => {
  for (const rule of catalogue.rules) {
    for (const words of [rule.title, rule.text, rule.ruling]) {
      if (!words) continue;
      for (const language of LANGUAGES) {
        expect(words[language].trim(), `${rule.id} ${language}`).toBe(words[language]);
        expect(words[language].length, `${rule.id} ${language}`).toBeGreaterThan(2);
      }
    }
    expect(rule.text.fr, rule.id).not.toBe(rule.text.en);
  }
});

test('no two rules share a text', () => {
  for (const language of LANGUAGES) {
    const texts = catalogue.rules.map((rule) => rule.text[language]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('every open point has a ruling, and every setting belongs to one rule', () => {
  for (const id of OPEN) {
    const rule = catalogue.find(id);
    expect(rule?.ruling, id).toBeDefined();
    expect(rule?.settings, id).toBeDefined();
  }
  const named = catalogue.rules.flatMap(({ settings = [] }) => settings);
  expect(named.toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
});
