import { expect, test } from 'vitest';
import { filesOverCount, retiredWords } from './retired-words.mjs';

const found = (text: string, path = 'packages/core/src/game.ts') =>
  retiredWords(text, path).map(({ line, word }) => [line, word]);

test('a retired phrase is found in comments, strings and documents with its line', () => {
  expect(found("// A problem\n// is told.\ntest('whoever asks', run);")).toEqual([
    [2, 'is told'],
    [3, 'whoever'],
  ]);
  expect(found('Packs of strangers are told.', 'README.md')).toEqual([
    [1, 'strangers'],
    [1, 'are told'],
  ]);
});

test('a retired word is found inside a name and not in text where English needs it', () => {
  expect(found('const toldLines = keptGame.told;')).toEqual([
    [1, 'toldLines'],
    [1, 'keptGame'],
    [1, 'told'],
  ]);
  expect(found("/* told\n kept */ run('kept as told', `told`, constructor);")).toEqual([]);
  expect(found('`${told}`')).toEqual([[1, 'told']]);
});

test('“beside” is retired as a whole name only', () => {
  expect(found('const beside = isBeside(friend);')).toEqual([[1, 'beside']]);
});

test('the name of a file is read like a name in code', () => {
  expect(found('', 'packages/ui/src/told-log.ts')).toEqual([[0, 'told-log.ts']]);
});

test('a file may have as many retired words as the list says, and no more', () => {
  const isThere = () => true;
  expect(filesOverCount({ 'a.ts': 2 }, { 'a.ts': 2 }, isThere)).toEqual([]);
  expect(filesOverCount({ 'a.ts': 1 }, { 'a.ts': 2 }, isThere)).toEqual([]);
  expect(filesOverCount({ 'a.ts': 3 }, { 'a.ts': 2, 'b.ts': 5 }, isThere)).toEqual(['a.ts']);
  expect(filesOverCount({ 'new.ts': 1 }, {}, isThere)).toEqual(['new.ts']);
});

test('a renamed file takes the count of the file that is gone along', () => {
  const isThere = (path: string) => path !== 'old.ts';
  expect(filesOverCount({ 'new.ts': 2 }, { 'old.ts': 2 }, isThere)).toEqual([]);
  expect(filesOverCount({ 'new.ts': 3 }, { 'old.ts': 2 }, isThere)).toEqual(['new.ts']);
});
