import { expect, test } from 'vitest';
import { findJsonError } from './json-syntax-error.ts';

test.each([
  ['[1 2]', ']'],
  ['{"a": 1 2}', '}'],
  ['{"a": [{"b": 1 2}]}', '}'],
  ['[{"a": [1 2]}]', ']'],
  ['[[[], {"a": [1], "b": 1 2}]]', '}'],
])('%s: what could close is the innermost that is open', (text, close) => {
  expect(findJsonError(text)).toMatchObject({
    code: 'json-next',
    params: { found: '2', close, line: 1, column: text.indexOf(' 2') + 2 },
  });
});

test.each([
  ['{"a" : nope}', 'nope', 8],
  ['[ 1 ,\tabcdefghijklmnopqrstuvwxyz ]', 'abcdefghijklmnopqrst', 7],
  ['[😀😀]', '😀', 2],
  ['{ } }', '}', 5],
  ['[1,  ]', ']', 6],
])('%s: the wrong word is reported with its first twenty characters', (text, found, column) => {
  expect(findJsonError(text).params).toMatchObject({ found, column });
});

test('a column is counted from the start of its line', () => {
  expect(findJsonError('{\n "a": 1,\n  b: 2}').params).toMatchObject({
    line: 3,
    column: 3,
    found: 'b',
  });
});
