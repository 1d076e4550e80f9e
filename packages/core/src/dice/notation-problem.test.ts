import { expect, test } from 'vitest';
import { isDiceProblem, parseDice, caretUnder } from './index.ts';

test('a place before the text is its beginning, one after it its end', () => {
  expect(caretUnder('d6', -3)).toBe('d6\n^');
  expect(caretUnder('d6', 99)).toBe('d6\n  ^');
});

test('a long text is quoted with thirty characters on either side', () => {
  const x = (count: number) => 'x'.repeat(count);
  expect(caretUnder(x(100), 50)).toBe(`…${x(60)}…\n${' '.repeat(31)}^`);
  expect(caretUnder(x(60), 30)).toBe(`${x(60)}\n${' '.repeat(30)}^`);
  expect(caretUnder(x(61), 30)).toBe(`${x(60)}…\n${' '.repeat(30)}^`);
  expect(caretUnder(x(61), 31)).toBe(`…${x(60)}\n${' '.repeat(31)}^`);
});

test('a problem says where it is and what was expected', () => {
  expect(isDiceProblem(parseDice('3d'))).toBe(true);
  expect(isDiceProblem({ position: 3 })).toBe(false);
  expect(isDiceProblem({ expected: [] })).toBe(false);
});
