import { isProblems, type Problem } from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { makeFieldText, parseField, readField, type Field } from './index.ts';

const json = (more: object = {}) => ({
  format: 'skirmish-field',
  version: 1,
  id: 'yard',
  name: { en: 'The yard', fr: 'La cour' },
  cubes: [],
  ...more,
});
const cubes = (...list: readonly object[]) => json({ cubes: list });

function problems(result: Field | readonly Problem[]): readonly string[] {
  return isProblems(result) ? result.map(({ path, code }) => `${path} ${code}`) : [];
}

describe('the bounds of the JSON form', () => {
  test.each([
    ['an id of sixty letters', json({ id: 'a'.repeat(60) }), []],
    ['and one of more', json({ id: 'a'.repeat(61) }), ['/id bad-id']],
    ['an id that is no text', json({ id: 7 }), ['/id bad-id']],
    ['a name of a hundred letters', json({ name: { en: 'x'.repeat(100), fr: 'y' } }), []],
    ['and one of more', json({ name: { en: 'x', fr: 'y'.repeat(101) } }), ['/name no-name']],
    ['a name of blanks', json({ name: { en: ' ', fr: 'y' } }), ['/name no-name']],
    ['a name of two lines', json({ name: { en: 'x\ny', fr: 'y' } }), ['/name no-name']],
    ['a third language', json({ name: { en: 'x', fr: 'y', de: 'z' } }), ['/name no-name']],
    ['no name', json({ name: null }), ['/name no-name']],
    ['a list for a name', json({ name: ['x', 'y'] }), ['/name no-name']],
    ['one level', json({ levels: 1 }), []],
    ['six levels', json({ levels: 6 }), []],
    ['no level', json({ levels: 0 }), ['/levels bad-levels']],
    ['half a level', json({ levels: 1.5 }), ['/levels bad-levels']],
    ['a level as a text', json({ levels: '2' }), ['/levels bad-levels']],
    ['the last cube', cubes({ at: [8, 8, 6], floor: 'full' }), []],
    ['a cube before the first', cubes({ at: [0, 1, 1] }), ['/cubes/0/at bad-cube']],
    ['a row too many', cubes({ at: [1, 9, 1] }), ['/cubes/0/at bad-cube']],
    ['a level too many', cubes({ at: [1, 1, 7] }), ['/cubes/0/at bad-cube']],
    ['two numbers', cubes({ at: [1, 1] }), ['/cubes/0/at bad-cube']],
    ['four numbers', cubes({ at: [1, 1, 1, 1] }), ['/cubes/0/at bad-cube']],
    ['no numbers', cubes({ at: 'a1' }), ['/cubes/0/at bad-cube']],
    [
      'a ladder in a block',
      cubes({ at: [1, 1, 1], solid: true, ladder: true }),
      ['/cubes/0 solid-with-more'],
    ],
    ['what is not solid and no ladder', cubes({ at: [1, 1, 1], solid: false, ladder: false }), []],
    ['a floor that is not there', cubes({ at: [1, 1, 1], floor: 'none' }), []],
  ])('%s', (_, value, expected) => {
    expect(problems(readField(value))).toEqual(expected);
  });

  test('a ramp leads up to a floor on any square of the board, and nowhere off it', () => {
    const ramp = (column: number, row: number, ramp: string, top?: readonly number[]) =>
      problems(
        readField(
          cubes(
            { at: [column, row, 1], ramp },
            ...(top ? [{ at: [...top, 2], floor: 'full' }] : []),
          ),
        ),
      );
    expect(ramp(2, 1, 'west', [1, 1])).toEqual([]);
    expect(ramp(1, 2, 'north', [1, 1])).toEqual([]);
    expect(ramp(7, 8, 'east', [8, 8])).toEqual([]);
    expect(ramp(8, 7, 'south', [8, 8])).toEqual([]);
    for (const [column, row, towards] of [
      [1, 4, 'west'],
      [4, 1, 'north'],
      [8, 4, 'east'],
      [4, 8, 'south'],
      [4, 4, 'east'],
    ] as const) {
      expect(ramp(column, row, towards, [1, 8])).toEqual(['/cubes/0 rise-nowhere']);
    }
  });

  test('a wall that contradicts its other side is reported with that side', () => {
    const found = readField(
      cubes({ at: [1, 1, 1], east: 'small' }, { at: [2, 1, 1], west: 'large' }),
    );
    expect(isProblems(found) && found[0]?.params).toEqual({ other: 'small' });
  });

  test('names are trimmed', () => {
    expect(readField(json({ name: { en: ' The yard ', fr: 'La cour ' } }))).toMatchObject({
      name: { en: 'The yard', fr: 'La cour' },
    });
  });

  test('long texts are shortened in problems', () => {
    const long = 'x'.repeat(50);
    const found = readField(json({ [long]: 1, cubes: [{ at: [1, 1, 1], east: long }] }));
    if (!isProblems(found)) throw new Error('It has a key that nobody knows.');
    expect(found.map(({ path, params }) => [path, params['key'] ?? params['value']])).toEqual([
      [`/${'x'.repeat(40)}`, 'x'.repeat(40)],
      ['/cubes/0/east', 'x'.repeat(40)],
    ]);
    const object = readField(json({ cubes: [{ at: [1, 1, 1], solid: { yes: 1 } }] }));
    expect(isProblems(object) && object[0]?.params['value']).toBe('{"yes":1}');
  });
});

describe('the bounds of the text form', () => {
  const HEAD = 'id: yard\nen: The yard\nfr: La cour\n';

  test('it may be 20 000 characters long', () => {
    const remark = (length: number) => `${HEAD}//${'x'.repeat(length - HEAD.length - 2)}`;
    expect(problems(parseField(remark(20_000)))).toEqual([]);
    expect(problems(parseField(remark(20_001)))).toEqual([' too-long']);
  });

  test('blank lines and blanks beyond the drawing say nothing', () => {
    const blank = `${HEAD}level 1\n${'\n'.repeat(20)}   \n`;
    expect(problems(parseField(blank))).toEqual([]);
    expect(problems(parseField(`${HEAD}level 1\n${' '.repeat(60)}\n`))).toEqual([]);
    const full = `${HEAD}level 1\n${'+---'.repeat(8)}+\n${'|   '.repeat(8)}|`;
    expect(problems(parseField(full))).toEqual([]);
    expect(problems(parseField(`${full}|`))).toEqual(['line 6 too-many-rows']);
  });

  test('the sign of a wall may be anywhere in it and is reported at its own place', () => {
    for (const wall of ['1--', '-1-', '--1', '1', ' 1', '  1']) {
      expect(parseField(`${HEAD}level 1\n\n\n+${wall}`)).toMatchObject({
        cubes: [{ at: [1, 2, 1], north: 'small' }],
      });
    }
    for (const [wall, character] of [
      ['7--', 2],
      ['-7-', 3],
      ['--7', 4],
    ] as const) {
      expect(problems(parseField(`${HEAD}level 1\n+${wall}+`))).toEqual([
        `line 5, character ${character} unknown-sign`,
      ]);
    }
  });

  test('a ladder counts as one way up, and stands in no block', () => {
    expect(problems(parseField(`${HEAD}level 1\n\n HR>`))).toEqual([
      'line 6, character 2 two-rises',
    ]);
    expect(problems(parseField(`${HEAD}level 1\n\n XH`))).toEqual([
      'line 6, character 2 solid-with-more',
    ]);
    expect(problems(parseField(`${HEAD}level 1\n\n H>`))).toEqual([
      'line 6, character 2 two-rises',
    ]);
  });

  test('levels are 1 to 6', () => {
    expect(problems(parseField(`${HEAD}level 6`))).toEqual([]);
    expect(problems(parseField(`${HEAD}level 0`))).toEqual(['line 4 bad-levels']);
    expect(problems(parseField(`${HEAD}level 7`))).toEqual(['line 4 bad-levels']);
    expect(parseField(`${HEAD}level 6`)).toMatchObject({ levels: 6 });
  });

  test('every wall has its sign, across and along', () => {
    const walls = ['large', 'medium', 'small', 'blocked', 'low-large', 'low-medium', 'low-small'];
    const field = readField(
      cubes(
        ...walls.map((wall, i) => ({ at: [i + 1, 1, 1], south: wall })),
        ...walls.map((wall, i) => ({ at: [i + 1, 3, 1], east: wall })),
      ),
    );
    if (isProblems(field)) throw new Error(JSON.stringify(field));
    const lines = makeFieldText(field).split('\n').slice(4, 11);
    expect(lines).toEqual([
      '+   +   +   +   +   +   +   +   +',
      '',
      '+-3-+-2-+-1-+---+,,,+;;;+:::+   +',
      '',
      '+   +   +   +   +   +   +   +   +',
      '    3   2   1   |   ,   ;   :',
      '+   +   +   +   +   +   +   +   +',
    ]);
    expect(parseField(makeFieldText(field))).toEqual(field);
  });
});
