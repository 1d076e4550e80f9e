import { describe, expect, test } from 'vitest';
import { isProblems } from '../problem.ts';
import { readFields, type Fields } from './fields.ts';

/** What was read, or every problem as `path: message`. */
function read<T>(value: unknown, how: (fields: Fields) => T): unknown {
  const result = readFields(value, how);
  return isProblems(result) ? result.map(({ path, message }) => `${path}: ${message}`) : result;
}

describe('a word', () => {
  const quality = (fields: Fields) => fields.word('quality', ['green', 'veteran']);
  const usual = (fields: Fields) => fields.word('quality', ['green', 'veteran'], 'veteran');

  test('is one of those allowed', () => {
    expect(read({ quality: 'veteran' }, quality)).toBe('veteran');
    expect(read({ quality: 'green' }, usual)).toBe('green');
  });

  test('that is left out is the usual one, or missed', () => {
    expect(read({}, usual)).toBe('veteran');
    expect(read({}, quality)).toEqual(['/: “quality” is missing.']);
  });

  test.each([
    ['vetran', '"vetran" is not one of: green, veteran. Did you mean “veteran”?'],
    [7, '7 is not one of: green, veteran.'],
    [Infinity, 'Infinity is not one of: green, veteran.'],
    [null, 'null is not one of: green, veteran.'],
    [['green'], '[…] is not one of: green, veteran.'],
    [{ a: 1 }, '{…} is not one of: green, veteran.'],
    ['x'.repeat(100), `"${'x'.repeat(59)} is not one of: green, veteran.`],
  ])('%j is quoted as it was found', (value, message) => {
    expect(read({ quality: value }, usual)).toEqual([`/quality: ${message}`]);
  });
});

describe('a whole number', () => {
  const dice = (fields: Fields) => fields.whole('dice', 1, 20);
  const usual = (fields: Fields) => fields.whole('dice', 1, 20, 2);

  test('lies between its bounds, which count', () => {
    expect([1, 2, 20].map((value) => read({ dice: value }, dice))).toEqual([1, 2, 20]);
    expect(read({ dice: 0 }, dice)).toEqual(['/dice: 0 is too small: at least 1.']);
    expect(read({ dice: 21 }, usual)).toEqual(['/dice: 21 is too large: at most 20.']);
  });

  test('is a number, and whole', () => {
    const wrong = (found: string) => [`/dice: Found ${found}; it should be a whole number.`];
    expect(read({ dice: '2' }, dice)).toEqual(wrong('a text'));
    expect(read({ dice: 1.5 }, dice)).toEqual(wrong('a number'));
    expect(read({ dice: null }, dice)).toEqual(wrong('null'));
    expect(read({ dice: [2] }, dice)).toEqual(wrong('a list'));
  });

  test('that is left out is the usual one, or missed', () => {
    expect(read({}, usual)).toBe(2);
    expect(read({}, dice)).toEqual(['/: “dice” is missing.']);
  });
});

test('a flag is true or false, and has a usual state', () => {
  const cover = (fields: Fields) => fields.flag('cover', true);
  expect(read({ cover: false }, cover)).toBe(false);
  expect(read({ cover: true }, (fields) => fields.flag('cover', false))).toBe(true);
  expect(read({}, cover)).toBe(true);
  expect(read({}, (fields) => fields.flag('cover', false))).toBe(false);
  expect(read({ cover: 'yes' }, cover)).toEqual([
    '/cover: Found a text; it should be true or false.',
  ]);
});

describe('a list of whole numbers', () => {
  const sides = (fields: Fields) => fields.wholes('sides', 3, 2, 100);

  test('has at least one entry and at most so many', () => {
    expect(read({ sides: [6] }, sides)).toEqual([6]);
    expect(read({ sides: [2, 6, 100] }, sides)).toEqual([2, 6, 100]);
    expect(read({ sides: [] }, sides)).toEqual(['/sides: 0 entries; at least 1.']);
    expect(read({ sides: [6, 6, 6, 6] }, sides)).toEqual(['/sides: 4 entries; at most 3.']);
  });

  test('every entry is checked at its place', () => {
    expect(read({ sides: [6, 1, 101] }, sides)).toEqual([
      '/sides/1: 1 is too small: at least 2.',
      '/sides/2: 101 is too large: at most 100.',
    ]);
  });

  test('is a list, and has to be there', () => {
    expect(read({ sides: 6 }, sides)).toEqual(['/sides: Found a number; it should be a list.']);
    expect(read({}, sides)).toEqual(['/: “sides” is missing.']);
  });
});

describe('a list of further questions', () => {
  const shots = (fields: Fields) => ({
    shots: fields.list('shots', 2, (shot) => shot.whole('dice', 1, 9)),
  });

  test('is read one by one, or left out', () => {
    expect(read({ shots: [{ dice: 1 }, { dice: 9 }] }, shots)).toEqual({ shots: [1, 9] });
    expect(read({}, shots)).toEqual({ shots: undefined });
  });

  test('an error in a list is reported with its path', () => {
    expect(read({ shots: [{ dice: 1 }, { dice: 10 }] }, shots)).toEqual([
      '/shots/1/dice: 10 is too large: at most 9.',
    ]);
    expect(read({ shots: [{}] }, shots)).toEqual(['/shots/0: “dice” is missing.']);
    expect(read({ shots: [3] }, shots)).toEqual([
      '/shots/0: Found a number; it should be an object.',
    ]);
    expect(read({ shots: [{ dice: 1, die: 2 }] }, shots)).toEqual([
      '/shots/0/die: “die” means nothing here. Known are: dice.',
    ]);
  });

  test('is a list of one at least and so many at most', () => {
    expect(read({ shots: [] }, shots)).toEqual(['/shots: 0 entries; at least 1.']);
    expect(read({ shots: Array(3).fill({ dice: 1 }) }, shots)).toEqual([
      '/shots: 3 entries; at most 2.',
    ]);
    expect(read({ shots: {} }, shots)).toEqual(['/shots: Found an object; it should be a list.']);
  });
});

describe('the whole question', () => {
  const roll = (fields: Fields) => [fields.whole('dice', 1, 9, 1), fields.flag('cover', false)];

  test('is an object', () => {
    for (const [value, found] of [
      [null, 'null'],
      [[], 'a list'],
      ['dice', 'a text'],
    ]) {
      expect(read(value, roll)).toEqual([`/: Found ${found}; it should be an object.`]);
    }
  });

  test('unknown fields are refused, with the closest unused one', () => {
    expect(read({ dise: 2 }, roll)).toEqual([
      '/dise: “dise” means nothing here. Did you mean “dice”?',
    ]);
    expect(read({ dice: 2, dise: 2 }, roll)).toEqual([
      '/dise: “dise” means nothing here. Known are: dice, cover.',
    ]);
    expect(read({ ['y'.repeat(80)]: 2 }, roll)).toEqual([
      `/${'y'.repeat(60)}: “${'y'.repeat(60)}” means nothing here. Known are: dice, cover.`,
    ]);
  });

  test('tells everything that is wrong at once', () => {
    const wrong = readFields({ dice: 0, cover: 1 }, roll);
    expect(isProblems(wrong) && wrong.map(({ path }) => path)).toEqual(['/dice', '/cover']);
  });

  test('can say whether a field is there at all', () => {
    const has = (fields: Fields) => {
      fields.flag('cover', false);
      return fields.has('cover');
    };
    expect([{ cover: false }, {}].map((value) => read(value, has))).toEqual([true, false]);
  });
});
