import { expect, test } from 'vitest';
import { assertRecordable } from './assert-recordable.ts';

/** A list of texts that JSON says in so many characters. */
function setupOf(characters: number): readonly string[] {
  const lines = Array.from({ length: 100 }, () => 'x'.repeat(1_000));
  const left = characters - JSON.stringify(lines).length;
  const more = Math.floor(left / 20);
  const texts = [...lines, ...Array.from({ length: 19 }, () => 'x'.repeat(more - 3))];
  return [...texts, 'x'.repeat(characters - JSON.stringify(texts).length - 3)];
}

test('a setup takes up to half of the longest record', () => {
  expect(JSON.stringify(setupOf(131_072))).toHaveLength(131_072);
  expect(() => assertRecordable(setupOf(131_072), 1)).not.toThrow();
  expect(() => assertRecordable(setupOf(131_073), 1)).toThrow(
    'No record can keep a setup of 131073 characters.',
  );
});

test('any JSON value is a setup, and no other value is', () => {
  for (const setup of [undefined, () => 1])
    expect(() => assertRecordable(setup, 1)).toThrow('something that JSON can say');
  for (const setup of [null, 0, '', {}]) expect(() => assertRecordable(setup, 1)).not.toThrow();
});

test('a value that a record could not give back is reported with its path', () => {
  expect(() => assertRecordable({ a: [1, Infinity] }, 1)).toThrow(
    'No record can keep this setup: /a/1 (not-json).',
  );
});

test.each([
  [Infinity, 'the seed number Infinity (not-a-seed)'],
  [true, 'the seed boolean true (not-a-seed)'],
  ['x'.repeat(2_001), `the seed “${'x'.repeat(40)}…” (seed-too-long)`],
])('a seed that no record keeps is named', (seed, reported) => {
  expect(() => assertRecordable({}, seed)).toThrow(reported);
});
