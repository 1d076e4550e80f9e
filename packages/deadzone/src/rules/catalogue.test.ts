import { Game, LANGUAGES } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { settingMessages } from '../messages/setting-messages.ts';
import { deadzone } from '../system.ts';
import { catalogue } from './catalogue.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** The checklist, frozen: chapters in the order of the book and how many rules each has. */
const CHAPTERS: readonly (readonly [chapter: string, rules: number])[] = [
  ['SETUP', 4],
  ['BOARD', 7],
  ['CAP', 3],
  ['OBJ', 3],
  ['ITEMP', 5],
  ['RECON', 2],
  ['DEPLOY', 3],
  ['DICE', 9],
  ['CMD', 15],
  ['ROUND', 1],
  ['TURN', 6],
  ['END', 3],
  ['WIN', 5],
  ['PATROL', 3],
  ['PROF', 4],
  ['ACT', 8],
  ['MOVE', 15],
  ['SPRINT', 2],
  ['TERR', 4],
  ['LEVEL', 5],
  ['SHOOT', 12],
  ['BLAZE', 3],
  ['FIGHT', 10],
  ['SPEC', 1],
  ['GETUP', 2],
  ['DMG', 7],
  ['PIN', 3],
  ['SCAT', 7],
  ['WALL', 1],
  ['FALL', 3],
  ['AWAY', 1],
  ['ABIL', 52],
  ['CARRY', 7],
  ['ITEM', 15],
  ['LDR', 7],
  ['TEAM', 16],
  ['PRESET', 2],
  ['DATA', 12],
  ['EDGE', 16],
];

/** Rules the book leaves open; each says how we play it. */
const OPEN =
  'SETUP-04 BOARD-07 CAP-02 OBJ-02 OBJ-03 ITEMP-01 ITEMP-05 RECON-02 DEPLOY-03 DICE-09 CMD-03 CMD-06 CMD-09 CMD-10 CMD-11 CMD-12 END-01 END-02 WIN-01 WIN-03 WIN-05 PATROL-03 ACT-07 ACT-08 MOVE-08 MOVE-09 MOVE-10 MOVE-11 MOVE-14 TERR-03 LEVEL-05 SHOOT-05 SHOOT-10 SHOOT-11 SHOOT-12 BLAZE-03 FIGHT-05 FIGHT-08 FIGHT-09 FIGHT-10 GETUP-02 DMG-01 DMG-02 PIN-03 SCAT-05 SCAT-06 FALL-02 FALL-03 AWAY-01 ABIL-01 ABIL-03 ABIL-06 ABIL-07 ABIL-09 ABIL-16 ABIL-17 ABIL-18 ABIL-21 ABIL-23 ABIL-29 ABIL-31 ABIL-34 ABIL-35 ABIL-42 ABIL-43 ABIL-44 ABIL-46 ABIL-51 CARRY-02 CARRY-07 ITEM-02 ITEM-05 ITEM-07 ITEM-10 ITEM-15 LDR-01 LDR-02 LDR-04 LDR-06 LDR-07 TEAM-09 TEAM-11 TEAM-13 TEAM-15 PRESET-01 PRESET-02 DATA-01 DATA-05 DATA-06 DATA-07 DATA-08 DATA-09 DATA-10 DATA-11'.split(
    ' ',
  );

const chapterOf = (id: string) => id.split('-')[1] ?? '';

test('the catalogue holds exactly the rules of the book, chapter by chapter', () => {
  const expected = CHAPTERS.flatMap(([chapter, rules]) =>
    Array.from({ length: rules }, (_, i) => `DZ-${chapter}-${String(i + 1).padStart(2, '0')}`),
  );
  expect(expected).toHaveLength(284);
  const ids = catalogue.rules.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(expected.toSorted());
  const chapters = ids.map(chapterOf).filter((chapter, i, all) => chapter !== all[i - 1]);
  expect(chapters).toEqual(CHAPTERS.map(([chapter]) => chapter));
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
    expect(rule.ruling?.fr, rule.id).not.toBe(rule.ruling?.en ?? '');
  }
});

test('no two rules share a text', () => {
  for (const language of LANGUAGES) {
    const texts = catalogue.rules.map((rule) => rule.text[language]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('rules of the book say their page; what is ours has none', () => {
  for (const { id, page } of catalogue.rules) {
    const ours = ['DATA', 'EDGE'].includes(chapterOf(id));
    if (ours) expect(page, id).toBeUndefined();
    else expect(page, id).toBeGreaterThanOrEqual(6);
  }
});

test('every open point and every edge case without a rule has a ruling', () => {
  for (const id of OPEN) expect(catalogue.find(`DZ-${id}`)?.ruling, id).toBeDefined();
  for (const { id, ruling } of catalogue.rules) {
    if (chapterOf(id) === 'EDGE') expect(ruling, id).toBeDefined();
  }
});

test('every setting is named by the one rule it settles, and that rule has a ruling', () => {
  const named = catalogue.rules.flatMap(({ settings = [] }) => settings);
  expect(named.toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
  for (const [key, { rule }] of Object.entries(settingMessages)) {
    expect(catalogue.find(rule)?.settings, key).toContain(key);
    expect(catalogue.find(rule)?.ruling, key).toBeDefined();
  }
});

test('DZ-DATA-01 every event has a rule id that can be looked up', () => {
  const game = new Game(deadzone, deadzone.defaults, { seed: 5 });
  for (let answers = 0; answers < 300 && !game.outcome; answers++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    game.answer(ask.options[answers % ask.options.length]?.key ?? '');
  }
  const cited = new Set(game.log.map(({ rule }) => rule));
  expect(cited.size).toBeGreaterThan(10);
  for (const id of cited) {
    expect(id).toMatch(/^DZ-[A-Z]+-\d\d$/);
    expect(catalogue.find(id), id).toBeDefined();
  }
});
